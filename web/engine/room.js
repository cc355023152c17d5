import { blockOf } from './block.js';
import { EngineError } from './error.js';
import { dataOf, shapeOf } from './property.js';
import { readShape } from './shape.js';
import { isSameShape, numel } from './size.js';
import { copyCells, isDetached, overlap, typedArrayName, typedLength } from './typed-array.js';
import { inWords, shapeInWords } from './words.js';

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
 * @param {Selection} fields  those that are computed
 * @param {unknown} value
 * @returns {(Room | undefined)[]}
 * @throws {EngineError} `bad-argument`
 */
export function readRooms({ wheres, readRooms }, value) {
  if (value === undefined) return noRooms;
  const given = readRooms(value);
  const rooms = new Array(wheres.length);
  for (let index = 0; index < rooms.length; index += 1) {
    rooms[index] = readRoom(wheres[index], given[index]);
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
  if (typedArrayName(data) !== kind) {
    throw new EngineError(
      'bad-argument',
      `${where}${part} is ${inWords(data)}; a ${kind} is wanted, or a tensor of one.`,
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
 * @throws {EngineError} `shape-mismatch`; `bad-argument` if it is not there any more
 */
export function checkRoom(room, shape) {
  if (room === undefined) return;
  const length = typedLength(room.data);
  const hasShape = room.shape === undefined || isSameShape(room.shape, shape);
  if (hasShape && length === numel(shape)) return;
  if (isDetached(room.data)) {
    throw new EngineError(
      'bad-argument',
      `${room.where} is ${inWords(room.data)} whose buffer is detached, transferred elsewhere; one that is here is wanted.`,
    );
  }
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
