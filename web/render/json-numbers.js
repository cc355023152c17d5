/** Numbers as JSON: nested arrays, or a tensor as the lab saves it. */
import { shortest } from './digits.js';
import { overflows, sizeOf } from './numbers.js';

/** @import { Fault, Read } from './numbers.js' */

/** NaN and infinities as JSON cannot write them and Python does, outside of quotes. */
const BARE = /"(?:[^"\\]|\\.)*"|[-+]?\b(?:NaN|Infinity)\b/g;

/** @type {Record<string, number>} */
const NAMED = {
  nan: Number.NaN,
  inf: Number.POSITIVE_INFINITY,
  '-inf': Number.NEGATIVE_INFINITY,
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
};

/**
 * @param {string} text nested arrays of numbers, or an object with `shape` and `data`, row-major
 * @returns {Read}
 */
export function readJson(text) {
  let value;
  try {
    const plain = text.replace(/^\ufeff/, '');
    value = JSON.parse(plain.replace(BARE, (found) => (found[0] === '"' ? found : `"${found}"`)));
  } catch {
    return { fault: { key: 'json' } };
  }
  if (value === null || typeof value !== 'object') return { fault: { key: 'json-kind' } };
  if (Array.isArray(value)) return fromNested(value);
  const { shape, data } = value;
  const isShape =
    Array.isArray(shape) && shape.every((length) => Number.isSafeInteger(length) && length >= 0);
  if (!isShape || !Array.isArray(data)) return { fault: { key: 'json-kind' } };
  const flat = fromNested(data);
  if ('fault' in flat) return flat;
  if (sizeOf(shape) !== flat.data.length) {
    const expected = sizeOf(shape);
    return { fault: { key: 'json-count', count: flat.data.length, expected } };
  }
  return { shape, data: flat.data };
}

/**
 * @param {any[]} nested
 * @returns {Read}
 */
function fromNested(nested) {
  /** @type {number[]} */
  const shape = [];
  for (let level = nested; Array.isArray(level); level = level[0]) shape.push(level.length);
  if (sizeOf(shape) === 0) return { fault: { key: 'no-values' } };
  /** @type {number[]} */
  const values = [];
  let row = 0;
  /** @type {(level: any, axis: number, column: number) => Fault | undefined} */
  const fill = (level, axis, column) => {
    if (axis === shape.length) return fillOne(level, row, column, values);
    if (axis === shape.length - 1) row += 1;
    if (!Array.isArray(level)) return notNumber(level, row || 1, column);
    const [count, expected] = [level.length, shape[axis]];
    if (count !== expected) return raggedAt(axis, shape, { row, column, count, expected });
    for (const [at, inner] of level.entries()) {
      const fault = fill(inner, axis + 1, at + 1);
      if (fault) return fault;
    }
    return undefined;
  };
  const fault = fill(nested, 0, 1);
  return fault ? { fault } : { shape, data: Float32Array.from(values) };
}

/** @type {(value: any, row: number, column: number, values: number[]) => Fault | undefined} */
function fillOne(value, row, column, values) {
  const number = typeof value === 'string' ? NAMED[value] : value;
  if (typeof number !== 'number') return notNumber(value, row, column);
  if (overflows(number)) return { key: 'out-of-range', row, column, text: String(number) };
  values.push(number);
  return undefined;
}

/** @type {(axis: number, shape: number[], at: { row: number, column: number, count: number, expected: number }) => Fault} */
function raggedAt(axis, shape, { row, count, expected }) {
  if (axis < shape.length - 1) return { key: 'ragged-list', row: row + 1, count, expected };
  return { key: 'ragged-row', row, column: Math.min(count, expected) + 1, count, expected };
}

/** @type {(value: any, row: number, column: number) => Fault} */
const notNumber = (value, row, column) => {
  const text = JSON.stringify(value);
  return {
    key: 'not-a-number',
    row,
    column,
    text: text.length > 40 ? `${text.slice(0, 40)}…` : text,
  };
};

/**
 * @param {string} name
 * @param {{ shape: readonly number[], data: ArrayLike<number> }} tensor
 * @returns {string} what {@link readJson} reads back, bit for bit; what JSON has no number for is a string
 */
export function toJson(name, { shape, data }) {
  const values = Array.from(data, (value) =>
    Number.isFinite(value) ? shortest(value) : `"${shortest(value)}"`,
  );
  const head = `"name": ${JSON.stringify(name)}, "shape": ${JSON.stringify(shape)}`;
  return `{${head}, "data": [${values.join(', ')}]}\n`;
}
