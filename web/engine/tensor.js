import { Block, blockOf } from './block.js';
import { EngineError } from './error.js';
import { readNested } from './nested.js';
import { dataOf, shapeOf } from './property.js';
import { readShape } from './shape.js';
import { checkSize } from './size.js';
import { isDetached, typedArrayName, typedLength } from './typed-array.js';
import { inWords, quote, shapeInWords } from './words.js';

/** @import { Native } from './native.js' */
/** @import { Cells } from './types.js' */
/** @import { NumberArray } from './typed-array.js' */

/**
 * Reads a tensor in any of its forms: `{ shape, data }`, nested arrays of numbers, one number typed
 * array, which has one axis, or a resident tensor of this engine, which stays where it is. Typed
 * data is taken as it is and rounded to float32 when it is written into the engine; nothing is ever
 * written to it.
 *
 * @param {Native} native
 * @param {string} where  names the argument, as in 'layerNorm: x'
 * @param {unknown} value
 * @returns {Cells | Block}
 * @throws {EngineError} `bad-argument`, `shape-mismatch`, `too-large`
 */
export function readTensor(native, where, value) {
  const cells = readCells(native, where, value, false);
  if (!cells.isBool) return cells;
  if (cells.ofBooleans) {
    throw new EngineError('bad-argument', `${where} holds true and false; numbers are wanted.`);
  }
  // Bytes that stay in the engine are numbers here, as those of any Uint8Array.
  return { shape: cells.shape, data: cells.data.slice(), isBool: false, count: cells.count };
}

/**
 * Reads a mask: bool when its data is a Uint8Array or holds true and false, else float.
 *
 * @param {Native} native
 * @param {string} where
 * @param {unknown} value
 * @returns {Cells | Block}
 * @throws {EngineError} as `readTensor`
 */
export function readMask(native, where, value) {
  return readCells(native, where, value, true);
}

/**
 * Reads a mask of which only zero or not zero matters, in any of the forms.
 *
 * @param {Native} native
 * @param {string} where
 * @param {unknown} value
 * @returns {Cells | Block}
 * @throws {EngineError} as `readTensor`
 */
export function readBoolMask(native, where, value) {
  const mask = readMask(native, where, value);
  if (mask.isBool) return mask;
  checkCells(where, mask);
  const data = Uint8Array.from(mask.data, (cell) => (cell === 0 ? 0 : 1));
  return { shape: mask.shape, data, isBool: true, count: mask.count };
}

/**
 * @param {Native} native
 * @param {string} where
 * @param {unknown} value
 * @param {boolean} mayBeBool
 * @returns {Cells | Block}
 */
function readCells(native, where, value, mayBeBool) {
  if (Array.isArray(value)) return readNested(where, value, mayBeBool);
  if (typedArrayName(value) !== undefined) {
    checkNumbers(where, '', value);
    const shape = [typedLength(value)];
    return {
      shape,
      data: value,
      isBool: mayBeBool && isBytes(value),
      count: checkSize(where, shape),
    };
  }
  if (typeof value !== 'object' || value === null) {
    const came = value === undefined ? 'missing' : inWords(value);
    throw new EngineError(
      'bad-argument',
      `${where} is ${came}; a tensor is wanted, { shape, data } or nested arrays of numbers.`,
    );
  }
  const lengths = shapeOf(value);
  const given = dataOf(value);
  const block = given === undefined ? blockOf(value) : undefined;
  if (block) {
    block.check(where, native);
    return block;
  }
  if (lengths === undefined) checkNoResult(where, value);
  const shape = readShape(where, '.shape', lengths);
  const count = checkSize(where, shape);
  if (Array.isArray(given)) return readFlat(where, shape, count, given, mayBeBool);
  checkNumbers(where, '.data', given);
  return { shape, data: given, isBool: mayBeBool && isBytes(given), count };
}

/**
 * Says what to take of the results of a call, which are easily handed on as a whole.
 *
 * @param {string} where
 * @param {object} value
 */
function checkNoResult(where, value) {
  const fields = Object.entries(value).flatMap(([name, field]) =>
    typeof field === 'object' && field !== null && Array.isArray(shapeOf(field)) ? [name] : [],
  );
  if (fields.length === 0) return;
  const main = fields.includes('output') ? 'output' : fields.at(-1);
  throw new EngineError(
    'bad-argument',
    `${where} is an object of the tensors ${fields.map(quote).join(', ')}; one of them is wanted, such as its ${main}.`,
  );
}

/**
 * Refuses an input whose cells are not all there. It is asked when none of the caller's code runs any
 * more: a getter that is read late can empty an array, or dispose of a tensor, that was read early.
 *
 * @param {string} where
 * @param {Cells | Block} input
 * @throws {EngineError} `bad-argument`, `shape-mismatch`
 */
export function checkCells(where, input) {
  if (input instanceof Block) {
    input.check(where);
    return;
  }
  const { shape, data, count } = input;
  const length = typedLength(data);
  if (length === count && length > 0) return;
  if (isDetached(data)) {
    throw new EngineError(
      'bad-argument',
      `${where} holds ${inWords(data)} whose buffer is detached, transferred elsewhere; one with its values is wanted.`,
    );
  }
  checkCount(where, shape, count, length);
}

/**
 * @param {string} where
 * @param {number[]} shape
 * @param {number} count
 * @param {unknown[]} values
 * @param {boolean} mayBeBool
 * @returns {Cells}
 */
function readFlat(where, shape, count, values, mayBeBool) {
  const flat = readNested(`${where}.data`, values, mayBeBool);
  if (flat.shape.length !== 1) {
    throw new EngineError(
      'bad-argument',
      `${where}.data is nested; one flat array is wanted beside a shape.`,
    );
  }
  checkCount(where, shape, count, flat.count);
  return flat.isBool ? { ...flat, shape } : { shape, data: flat.data, isBool: false, count };
}

/** @param {string} where @param {number[]} shape @param {number} count @param {number} came */
function checkCount(where, shape, count, came) {
  if (count === came) return;
  throw new EngineError(
    'shape-mismatch',
    `${where} has shape ${shapeInWords(shape)}, which is ${count} values, but its data holds ${came}.`,
  );
}

/** @param {NumberArray} data */
const isBytes = (data) => typedArrayName(data) === 'Uint8Array';

/**
 * @param {string} where
 * @param {string} part
 * @param {unknown} values
 * @returns {asserts values is NumberArray}
 */
function checkNumbers(where, part, values) {
  const name = typedArrayName(values);
  if (name === undefined || name === 'BigInt64Array' || name === 'BigUint64Array') {
    throw new EngineError(
      'bad-argument',
      `${where}${part} is ${inWords(values)}; a Float32Array, another array of numbers, is wanted.`,
    );
  }
}
