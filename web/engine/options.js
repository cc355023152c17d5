import { EngineError } from './error.js';
import { readBoolMask, readMask, readTensor } from './tensor.js';
import { inWords, quote } from './words.js';

/** @import { Cells } from './types.js' */

/**
 * One option of a call. An input goes into the engine's memory; a scalar becomes arguments of the
 * C++ function, one or two of them.
 *
 * @typedef {{ input: true, read: (where: string, value: unknown) => Cells | undefined }} InputOption
 * @typedef {{ input: false, read: (where: string, value: unknown) => NativeArgument[] }} ScalarOption
 * @typedef {InputOption | ScalarOption} Option
 * @typedef {number | boolean} NativeArgument
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
  return scalar((where, value = fallback) => {
    if (value === undefined) {
      throw new EngineError('bad-axis', `${where} is missing; a whole number is wanted.`);
    }
    const number = readNumber(where, value);
    if (Number.isSafeInteger(number)) return [number];
    throw new EngineError('bad-axis', `${where} is ${number}; a whole number is wanted.`);
  });
}

/**
 * A number; its range is for C++ to judge.
 *
 * @param {number} fallback
 * @returns {ScalarOption}
 */
export function number(fallback) {
  return scalar((where, value = fallback) => [readNumber(where, value)]);
}

/**
 * A number without a default of its own: whether it came, and what.
 *
 * @type {ScalarOption}
 */
export const optionalNumber = scalar((where, value) =>
  value === undefined ? [false, 0] : [true, readNumber(where, value)],
);

/**
 * @param {number} [fallback]  none: the call can't do without
 * @returns {ScalarOption}
 */
export function wholeNumber(fallback) {
  return scalar((where, value = fallback) => {
    if (value !== undefined) return [readWholeNumber(where, value)];
    throw new EngineError('bad-argument', `${where} is missing; a whole number is wanted.`);
  });
}

/**
 * A whole number without a default of its own: whether it came, and what.
 *
 * @type {ScalarOption}
 */
export const optionalWholeNumber = scalar((where, value) =>
  value === undefined ? [false, 0] : [true, readWholeNumber(where, value)],
);

/**
 * @param {boolean} fallback
 * @returns {ScalarOption}
 */
export function flag(fallback) {
  return scalar((where, value = fallback) => {
    if (typeof value === 'boolean') return [value];
    throw new EngineError(
      'bad-argument',
      `${where} is ${inWords(value)}; true or false is wanted.`,
    );
  });
}

/**
 * One of some names; C++ gets its place in the list.
 *
 * @param {readonly string[]} names
 * @returns {ScalarOption}
 */
export function choice(names) {
  return scalar((where, value) => {
    const place = names.indexOf(/** @type {string} */ (value));
    if (place >= 0) return [place];
    const came = value === undefined ? 'missing' : inWords(value);
    throw new EngineError(
      'bad-argument',
      `${where} is ${came}; one of ${names.map(quote).join(', ')} is wanted.`,
    );
  });
}

/** @param {ScalarOption['read']} read @returns {ScalarOption} */
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
