import { blockOf } from './block.js';
import { EngineError } from './error.js';
import { readNested } from './nested.js';
import { propertyOf } from './property.js';
import { readShape } from './shape.js';
import { checkSize, numel } from './size.js';
import { isDetached, typedArrayName, typedLength } from './typed-array.js';
import { inWords, shapeInWords } from './words.js';

/** @import { Cells } from './types.js' */
/** @import { NumberArray } from './typed-array.js' */

/**
 * Reads a tensor in any of its forms: `{ shape, data }`, nested arrays of numbers, one number typed
 * array, which has one axis, or a resident tensor, which stays where it is. Typed data is taken as
 * it is and rounded to float32 when it is written into the engine; nothing is ever written to it.
 *
 * @param {string} where  names the argument, as in 'layerNorm: x'
 * @param {unknown} value
 * @returns {Cells}
 * @throws {EngineError} `bad-argument`, `shape-mismatch`, `too-large`
 */
export function readTensor(where, value) {
  const cells = readCells(where, value, false);
  // Bytes that stay in the engine are numbers here, as those of any Uint8Array.
  return cells.isBool ? { shape: cells.shape, data: cells.data.slice(), isBool: false } : cells;
}

/**
 * Reads a mask: bool when its data is a Uint8Array or holds true and false, else float.
 *
 * @param {string} where
 * @param {unknown} value
 * @returns {Cells}
 * @throws {EngineError} as `readTensor`
 */
export function readMask(where, value) {
  return readCells(where, value, true);
}

/**
 * Reads a mask of which only zero or not zero matters, in any of the forms.
 *
 * @param {string} where
 * @param {unknown} value
 * @returns {Cells}
 * @throws {EngineError} as `readTensor`
 */
export function readBoolMask(where, value) {
  const mask = readMask(where, value);
  if (mask.isBool) return mask;
  const data = Uint8Array.from(mask.data, (cell) => (cell === 0 ? 0 : 1));
  return { shape: mask.shape, data, isBool: true };
}

/**
 * @param {string} where
 * @param {unknown} value
 * @param {boolean} mayBeBool
 * @returns {Cells}
 */
function readCells(where, value, mayBeBool) {
  const block = blockOf(value);
  if (block) return block;
  if (Array.isArray(value)) return readNested(where, value, mayBeBool);
  if (typedArrayName(value) !== undefined) {
    const data = readTyped(where, value);
    const shape = [typedLength(data)];
    checkSize(where, shape);
    return { shape, data, isBool: mayBeBool && typedArrayName(data) === 'Uint8Array' };
  }
  if (typeof value !== 'object' || value === null) {
    const came = value === undefined ? 'missing' : inWords(value);
    throw new EngineError(
      'bad-argument',
      `${where} is ${came}; a tensor is wanted, { shape, data } or nested arrays of numbers.`,
    );
  }
  const shape = readShape(`${where}.shape`, propertyOf(value, 'shape'));
  checkSize(where, shape);
  const { data, isBool } = readData(where, shape, propertyOf(value, 'data'), mayBeBool);
  return { shape, data, isBool };
}

/**
 * @param {string} where
 * @param {number[]} shape
 * @param {unknown} values
 * @param {boolean} mayBeBool
 * @returns {Cells}
 */
function readData(where, shape, values, mayBeBool) {
  const cells = Array.isArray(values)
    ? readNested(`${where}.data`, values, mayBeBool)
    : readTypedCells(`${where}.data`, values, mayBeBool);
  if (cells.shape.length !== 1) {
    throw new EngineError(
      'bad-argument',
      `${where}.data is nested; one flat array is wanted beside a shape.`,
    );
  }
  if (cells.shape[0] !== numel(shape)) {
    throw new EngineError(
      'shape-mismatch',
      `${where} has shape ${shapeInWords(shape)}, which is ${numel(shape)} values, but its data holds ${cells.shape[0]}.`,
    );
  }
  return cells;
}

/** @param {string} where @param {unknown} values @param {boolean} mayBeBool @returns {Cells} */
function readTypedCells(where, values, mayBeBool) {
  const data = readTyped(where, values);
  return {
    shape: [typedLength(data)],
    data,
    isBool: mayBeBool && typedArrayName(data) === 'Uint8Array',
  };
}

/** @param {string} where @param {unknown} values @returns {NumberArray} */
function readTyped(where, values) {
  const name = typedArrayName(values);
  if (name === undefined || name.startsWith('Big')) {
    throw new EngineError(
      'bad-argument',
      `${where} is ${name ? `a ${name}` : inWords(values)}; a Float32Array, another array of numbers, is wanted.`,
    );
  }
  const data = /** @type {NumberArray} */ (values);
  if (typedLength(data) === 0 && isDetached(data)) {
    throw new EngineError(
      'bad-argument',
      `${where} is a ${name} whose buffer is detached, transferred elsewhere; one with its values is wanted.`,
    );
  }
  return data;
}
