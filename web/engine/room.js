import { blockOf } from './block.js';
import { EngineError } from './error.js';
import { dataOf, propertyOf, shapeOf } from './property.js';
import { readShape } from './shape.js';
import { isSameShape, numel } from './size.js';
import { copyCells, isDetached, overlap, typedArrayName, typedLength } from './typed-array.js';
import { inWords, quote, shapeInWords } from './words.js';

/** @import { Selection } from './fields.js' */

/**
 * Room that the caller has for a result: an array, and the shape that the result must then have, if
 * it came as a tensor.
 *
 * @typedef {{ where: string, data: Float32Array | Uint8Array, shape: number[] | undefined }} Room
 */

/**
 * Reads the rooms for some fields, in their order; undefined where there is none, and an empty list
 * where there are none at all.
 *
 * @param {string} where  names the argument, as in 'layerNorm: out'
 * @param {Selection} fields  those that are computed
 * @param {unknown} value
 * @returns {(Room | undefined)[]}
 * @throws {EngineError} `bad-argument`
 */
export function readRooms(where, { names, wheres }, value) {
  if (value === undefined) return noRooms;
  const typed = typedArrayName(value);
  if (typed || typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new EngineError(
      'bad-argument',
      `${where} is ${typed ? `a ${typed}` : inWords(value)}; an object of Float32Arrays by field is wanted, such as { ${names.at(-1)}: array }.`,
    );
  }
  for (const key of Object.keys(value)) {
    if (names.includes(key) || Reflect.get(value, key) === undefined) continue;
    throw new EngineError(
      'bad-argument',
      `${where} names ${quote(key)}, which is not computed; names out of ${names.map(quote).join(', ')} are wanted.`,
    );
  }
  const rooms = new Array(names.length);
  for (let index = 0; index < rooms.length; index += 1) {
    rooms[index] = readRoom(wheres[index], propertyOf(value, names[index]));
  }
  if (rooms.length > 1) checkApart(rooms.filter((room) => room !== undefined));
  return rooms;
}

/** @type {(Room | undefined)[]} */
const noRooms = [];

/**
 * @param {string} where
 * @param {unknown} value
 * @param {string} [kind]  of array
 * @returns {Room | undefined}
 */
export function readRoom(where, value, kind = 'Float32Array') {
  if (value === undefined) return undefined;
  const isTensor =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    typedArrayName(value) === undefined;
  const data = isTensor ? dataOf(value) : value;
  if (data === undefined && blockOf(value)) {
    throw new EngineError(
      'bad-argument',
      `${where} is a tensor that stays in the engine; a ${kind} is wanted, or a tensor of one.`,
    );
  }
  checkArray(where, isTensor ? '.data' : '', data, kind);
  const shape = isTensor ? readShape(where, '.shape', shapeOf(value)) : undefined;
  return { where, data, shape };
}

/**
 * @param {string} where
 * @param {string} part
 * @param {unknown} data
 * @param {string} kind
 * @returns {asserts data is Room['data']}
 */
function checkArray(where, part, data, kind) {
  const name = typedArrayName(data);
  if (name !== kind) {
    throw new EngineError(
      'bad-argument',
      `${where}${part} is ${name ? `a ${name}` : inWords(data)}; a ${kind} is wanted, or a tensor of one.`,
    );
  }
  const array = /** @type {Room['data']} */ (data);
  if (typedLength(array) === 0 && isDetached(array)) {
    throw new EngineError(
      'bad-argument',
      `${where}${part} is a ${kind} whose buffer is detached, transferred elsewhere; one that is here is wanted.`,
    );
  }
}

/** @param {Room[]} rooms */
function checkApart(rooms) {
  for (const [index, { where, data }] of rooms.entries()) {
    const other = rooms.slice(0, index).find((before) => overlap(before.data, data));
    if (!other) continue;
    throw new EngineError(
      'bad-argument',
      `${where} shares memory with ${other.where.split(': ').at(-1)}; an array of its own is wanted for each field.`,
    );
  }
}

/**
 * Refuses room that does not fit a result.
 *
 * @param {Room | undefined} room
 * @param {readonly number[]} shape  of the result
 * @throws {EngineError} `shape-mismatch`
 */
export function checkRoom(room, shape) {
  if (room === undefined) return;
  const length = typedLength(room.data);
  const hasShape = room.shape === undefined || isSameShape(room.shape, shape);
  if (hasShape && length === numel(shape)) return;
  const came = hasShape
    ? `holds ${length} values`
    : `has shape ${shapeInWords(/** @type {number[]} */ (room.shape))}`;
  throw new EngineError(
    'shape-mismatch',
    `${room.where} ${came}, but the result has shape ${shapeInWords(shape)}, which is ${numel(shape)} values.`,
  );
}

/**
 * A tensor of the caller's own: in the room for it, which fits, or in an array of its own.
 *
 * @template {Float32Array | Uint8Array} D
 * @param {D} memory  the engine's, as cells of one kind
 * @param {{ readonly address: number, readonly shape: number[] }} place  where the tensor lies in it
 * @param {Room} [room]
 * @returns {{ shape: number[], data: D }}
 */
export function settle(memory, { address, shape }, room) {
  const count = numel(shape);
  const Cells = /** @type {new (count: number) => D} */ (memory.constructor);
  const data = room ? /** @type {D} */ (room.data) : new Cells(count);
  copyCells(memory, address / memory.BYTES_PER_ELEMENT, data, 0, count);
  return { shape, data };
}
