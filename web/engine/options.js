import { EngineError } from './error.js';
import { readBoolMask, readMask, readTensor } from './tensor.js';
import { inWords, quote } from './words.js';

/** @import { Input } from './frame.js' */
/** @import { Native } from './native.js' */

/**
 * One option of a call. An input goes into the engine's memory; a scalar becomes one or two of the
 * numbers that C++ gets. One that is left out is not read, if the call can do without it.
 *
 * @typedef {{ input: true, isOptional: boolean, read: ReadInput }} InputOption
 * @typedef {{ input: false, isOptional: boolean, numbers: readonly number[], read: ReadScalar }} ScalarOption
 *   `numbers`: what stands for it when it is left out
 * @typedef {(native: Native, where: string, value: unknown) => Input} ReadInput
 * @typedef {(where: string, value: unknown, numbers: number[], place: number) => void} ReadScalar
 *   writes to `numbers` from `place` on
 * @typedef {InputOption | ScalarOption} Option
 */

/**
 * A tensor that the call can't do without.
 *
 * @type {InputOption}
 */
export const tensor = { input: true, isOptional: false, read: readTensor };

/** @type {InputOption} */
export const optionalTensor = { input: true, isOptional: true, read: readTensor };

/** @type {InputOption} */
export const optionalMask = { input: true, isOptional: true, read: readMask };

/** @type {InputOption} */
export const optionalBoolMask = { input: true, isOptional: true, read: readBoolMask };

/**
 * An axis; whether it is in range is for C++ to say, which knows the shape.
 *
 * @param {number} [fallback]  none: the call can't do without
 */
export const axis = (fallback) => scalar(readAxis, fallback);

/**
 * A number; its range is for C++ to judge.
 *
 * @param {number} fallback
 */
export const number = (fallback) => scalar(readNumber, fallback);

/** A number without a default of its own: whether it came, and what. */
export const optionalNumber = presentOr(readNumber);

/** @param {number} [fallback]  none: the call can't do without */
export const wholeNumber = (fallback) => scalar(readWholeNumber, fallback);

/** A whole number without a default of its own: whether it came, and what. */
export const optionalWholeNumber = presentOr(readWholeNumber);

/** @param {boolean} fallback */
export const flag = (fallback) =>
  scalar((where, value) => (readFlag(where, value) ? 1 : 0), fallback ? 1 : 0);

/**
 * One of some names; C++ gets its place in the list.
 *
 * @param {readonly string[]} names
 */
export const choice = (names) =>
  scalar((where, value) => {
    const place = names.indexOf(/** @type {string} */ (value));
    if (place >= 0) return place;
    const came = value === undefined ? 'missing' : inWords(value);
    throw new EngineError(
      'bad-argument',
      `${where} is ${came}; one of ${names.map(quote).join(', ')} is wanted.`,
    );
  });

/** @param {string} where @param {unknown} value */
export function readFlag(where, value) {
  if (typeof value === 'boolean') return value;
  throw new EngineError('bad-argument', `${where} is ${inWords(value)}; true or false is wanted.`);
}

/**
 * @param {(where: string, value: unknown) => number} read
 * @param {number} [fallback]  none: the call can't do without
 * @returns {ScalarOption}
 */
function scalar(read, fallback) {
  return {
    input: false,
    isOptional: fallback !== undefined,
    numbers: [fallback ?? NaN],
    read: (where, value, numbers, place) => {
      numbers[place] = read(where, value);
    },
  };
}

/** @param {(where: string, value: unknown) => number} read @returns {ScalarOption} */
function presentOr(read) {
  return {
    input: false,
    isOptional: true,
    numbers: [0, 0],
    read: (where, value, numbers, place) => {
      numbers[place] = 1;
      numbers[place + 1] = read(where, value);
    },
  };
}

/** @param {string} where @param {unknown} value */
function readAxis(where, value) {
  if (value === undefined) {
    throw new EngineError('bad-axis', `${where} is missing; a whole number is wanted.`);
  }
  const number = readNumber(where, value);
  if (Number.isSafeInteger(number)) return number;
  throw new EngineError('bad-axis', `${where} is ${number}; a whole number is wanted.`);
}

/** @param {string} where @param {unknown} value */
function readNumber(where, value) {
  if (typeof value === 'number') return value;
  throw new EngineError('bad-argument', `${where} is ${inWords(value)}; a number is wanted.`);
}

/** @param {string} where @param {unknown} value */
function readWholeNumber(where, value) {
  if (value === undefined) {
    throw new EngineError('bad-argument', `${where} is missing; a whole number is wanted.`);
  }
  const number = readNumber(where, value);
  if (Number.isSafeInteger(number)) return number;
  throw new EngineError('bad-argument', `${where} is ${number}; a whole number is wanted.`);
}
