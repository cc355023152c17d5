import { EngineError } from './error.js';
import { elementOf } from './property.js';
import { checkSize, maxRank } from './size.js';
import { typedArrayName, typedLength } from './typed-array.js';
import { inWords } from './words.js';

/** @import { Cells } from './types.js' */

/**
 * Reads nested arrays into one flat array, every value once: numbers, or true and false.
 * The innermost rows may be typed arrays; in a mask, rows of a Uint8Array hold true and false.
 *
 * @param {string} where  names the argument, as in 'layerNorm: x'
 * @param {unknown[]} nested
 * @param {boolean} mayBeBool  true for a mask
 * @returns {Cells}
 * @throws {EngineError} `shape-mismatch` (ragged, too deep), `bad-argument` (a hole, a value of
 *   another type), `too-large`
 */
export function readNested(where, nested, mayBeBool) {
  const { shape, kind } = readFirstPath(where, nested, mayBeBool);
  const count = checkSize(where, shape);
  const isBool = kind === 'boolean';
  const data = new (isBool ? Uint8Array : Float32Array)(count);
  let written = 0;
  let ofBooleans = false;

  /** @param {unknown} row @param {number} depth @param {string} path */
  function walk(row, depth, path) {
    const length = listLength(row);
    if (length === undefined) throw notAList(path, row);
    if (length !== shape[depth]) {
      throw new EngineError(
        'shape-mismatch',
        `${path} is ragged: it holds ${length} values where ${shape[depth]} are wanted, as in the rows before it.`,
      );
    }
    const list = /** @type {ArrayLike<unknown>} */ (row);
    const mayHaveHoles = Array.isArray(row);
    for (let index = 0; index < length; index += 1) {
      const value = mayHaveHoles ? elementOf(list, index) : list[index];
      if (depth + 1 < shape.length) {
        walk(value, depth + 1, `${path}[${index}]`);
      } else {
        if (kindOf(value, row, mayBeBool) !== kind) {
          throw wrongValue(`${path}[${index}]`, value, kind);
        }
        ofBooleans ||= typeof value === 'boolean';
        data[written] = Number(value);
        written += 1;
      }
    }
  }
  walk(nested, 0, where);
  return isBool ? { shape, data, isBool, count, ofBooleans } : { shape, data, isBool, count };
}

/**
 * The shape and the kind of value that the first value of every array promises.
 *
 * @param {string} where
 * @param {unknown[]} nested
 * @param {boolean} mayBeBool
 */
function readFirstPath(where, nested, mayBeBool) {
  const shape = [];
  let kind = 'number';
  let list = /** @type {unknown} */ (nested);
  for (let length = listLength(list); length !== undefined; length = listLength(list)) {
    if (shape.length === maxRank) {
      throw new EngineError(
        'shape-mismatch',
        `${where} is nested more than ${maxRank} arrays deep; a tensor has at most ${maxRank} axes.`,
      );
    }
    shape.push(length);
    if (length === 0) break;
    const first = elementOf(/** @type {ArrayLike<unknown>} */ (list), 0);
    if (mayBeBool && kindOf(first, list, mayBeBool) === 'boolean') kind = 'boolean';
    list = first;
  }
  return { shape, kind };
}

/** @param {unknown} value @returns {number | undefined} */
function listLength(value) {
  if (Array.isArray(value)) return value.length;
  const name = typedArrayName(value);
  return name === undefined
    ? undefined
    : typedLength(/** @type {import('./typed-array.js').NumberArray} */ (value));
}

/** @param {unknown} value @param {unknown} row @param {boolean} mayBeBool */
function kindOf(value, row, mayBeBool) {
  return mayBeBool && typedArrayName(row) === 'Uint8Array' ? 'boolean' : typeof value;
}

/** @param {string} path @param {unknown} value */
function notAList(path, value) {
  return typeof value === 'number' || typeof value === 'boolean'
    ? new EngineError(
        'shape-mismatch',
        `${path} is ragged: it is a single value where the rows before it are arrays.`,
      )
    : new EngineError('bad-argument', `${path} is ${inWords(value)}; an array is wanted.`);
}

/** @param {string} path @param {unknown} value @param {string} kind */
function wrongValue(path, value, kind) {
  if (listLength(value) !== undefined) {
    return new EngineError(
      'shape-mismatch',
      `${path} is ragged: it is an array where the values before it are single ones.`,
    );
  }
  const came = value === undefined ? 'a hole or undefined' : inWords(value);
  const wanted = kind === 'boolean' ? 'true or false' : 'a number';
  return new EngineError('bad-argument', `${path} is ${came}; ${wanted} is wanted.`);
}
