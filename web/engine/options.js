import { EngineError } from './error.js';
import { readBoolMask, readMask, readTensor } from './tensor.js';
import { inWords, quote } from './words.js';

/** @import { Cells } from './types.js' */

/**
 * One option of a call. An input goes into the engine's memory; a scalar becomes one or two of the
 * numbers that C++ gets.
 *
 * @typedef {{ input: true, read: (where: string, value: unknown) => Cells | undefined }} InputOption
 * @typedef {{ input: false, read: ReadScalar }} ScalarOption
 * @typedef {(where: string, value: unknown, numbers: number[]) => void} ReadScalar  adds to `numbers`
 * @typedef {InputOption | ScalarOption} Option
 */

/**
 * A tensor that the call can't do without.
 *
 * @type {InputOption}
 */
export const tensor = { input: true, read: readTensor };

/** @type {InputOption} */
export const optionalTensor = optionalInput(readTensor);

/** @type {InputOption} */
export const optionalMask = optionalInput(readMask);

/** @type {InputOption} */
export const optionalBoolMask = optionalInput(readBoolMask);

/**
 * An axis; whether it is in range is for C++ to say, which knows the shape.
 *
 * @param {number} [fallback]  none: the call can't do without
 * @returns {ScalarOption}
 */
export function axis(fallback) {
  return scalar((where, value = fallback, numbers) => {
    if (value === undefined) {
      throw new EngineError('bad-axis', `${where} is missing; a whole number is wanted.`);
    }
    const number = readNumber(where, value);
    if (!Number.isSafeInteger(number)) {
      throw new EngineError('bad-axis', `${where} is ${number}; a whole number is wanted.`);
    }
    numbers.push(number);
  });
}

/**
 * A number; its range is for C++ to judge.
 *
 * @param {number} fallback
 * @returns {ScalarOption}
 */
export function number(fallback) {
  return scalar((where, value = fallback, numbers) => {
    numbers.push(readNumber(where, value));
  });
}

/**
 * A number without a default of its own: whether it came, and what.
 *
 * @type {ScalarOption}
 */
export const optionalNumber = scalar((where, value, numbers) => {
  if (value === undefined) numbers.push(0, 0);
  else numbers.push(1, readNumber(where, value));
});

/**
 * @param {number} [fallback]  none: the call can't do without
 * @returns {ScalarOption}
 */
export function wholeNumber(fallback) {
  return scalar((where, value = fallback, numbers) => {
    if (value === undefined) {
      throw new EngineError('bad-argument', `${where} is missing; a whole number is wanted.`);
    }
    numbers.push(readWholeNumber(where, value));
  });
}

/**
 * A whole number without a default of its own: whether it came, and what.
 *
 * @type {ScalarOption}
 */
export const optionalWholeNumber = scalar((where, value, numbers) => {
  if (value === undefined) numbers.push(0, 0);
  else numbers.push(1, readWholeNumber(where, value));
});

/**
 * @param {boolean} fallback
 * @returns {ScalarOption}
 */
export function flag(fallback) {
  return scalar((where, value = fallback, numbers) => {
    numbers.push(readFlag(where, value) ? 1 : 0);
  });
}

/**
 * One of some names; C++ gets its place in the list.
 *
 * @param {readonly string[]} names
 * @returns {ScalarOption}
 */
export function choice(names) {
  return scalar((where, value, numbers) => {
    const place = names.indexOf(/** @type {string} */ (value));
    if (place < 0) {
      const came = value === undefined ? 'missing' : inWords(value);
      throw new EngineError(
        'bad-argument',
        `${where} is ${came}; one of ${names.map(quote).join(', ')} is wanted.`,
      );
    }
    numbers.push(place);
  });
}

/** @param {string} where @param {unknown} value */
export function readFlag(where, value) {
  if (typeof value === 'boolean') return value;
  throw new EngineError('bad-argument', `${where} is ${inWords(value)}; true or false is wanted.`);
}

/** @param {ReadScalar} read @returns {ScalarOption} */
function scalar(read) {
  return { input: false, read };
}

/** @param {(where: string, value: unknown) => Cells} read @returns {InputOption} */
function optionalInput(read) {
  return {
    input: true,
    read: (where, value) => (value === undefined ? undefined : read(where, value)),
  };
}

/** @param {string} where @param {unknown} value */
function readNumber(where, value) {
  if (typeof value === 'number') return value;
  throw new EngineError('bad-argument', `${where} is ${inWords(value)}; a number is wanted.`);
}

/** @param {string} where @param {unknown} value */
function readWholeNumber(where, value) {
  const number = readNumber(where, value);
  if (Number.isSafeInteger(number)) return number;
  throw new EngineError('bad-argument', `${where} is ${number}; a whole number is wanted.`);
}
