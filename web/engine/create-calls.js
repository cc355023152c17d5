import { Block } from './block.js';
import { calls } from './calls.js';
import { resultAt } from './frame.js';
import { createGenerator } from './generator.js';
import { bring, invoke } from './invoke.js';
import { createReader, guarded, readOwn } from './read-arguments.js';
import { createResident } from './resident.js';
import { checkRoom, settle } from './room.js';
import { readMask } from './tensor.js';

/** @import { Call } from './calls.js' */
/** @import { Native } from './native.js' */
/** @import { Arguments } from './read-arguments.js' */
/** @import { Calls } from './types.js' */

/**
 * The calls of the engine, each its own function that can be passed about.
 *
 * @param {Native} native
 * @returns {Calls}
 */
export function createCalls(native) {
  const made = Object.entries(calls).map(([name, call]) => [name, createCall(native, name, call)]);
  return {
    ...Object.fromEntries(made),
    /** @param {unknown} x */
    tensor: (x) => bringIn(native, x),
    /** @param {unknown} seed */
    generator: (seed) => createGenerator(native, seed),
  };
}

/**
 * @param {Native} native
 * @param {string} name
 * @param {Call} call
 */
function createCall(native, name, call) {
  const read = createReader(native, name, call);
  return (/** @type {unknown[]} */ ...given) => {
    const { inputs, numbers, asked } = read(given);
    const { wanted } = asked.fields;
    return invoke(native, name, inputs, numbers, wanted, () => handOver(native, asked));
  };
}

/**
 * The results as they were asked for. All or none of the caller's arrays are written to.
 *
 * @param {Native} native
 * @param {Arguments['asked']} asked
 */
function handOver(native, { fields: { names, places, blank }, rooms, keep }) {
  const results = [];
  for (const place of places) results.push(resultAt(native, place));
  for (let index = 0; index < rooms.length; index += 1) {
    const room = rooms[index];
    if (room) checkRoom(room, results[index].shape);
  }
  const handed = { ...blank };
  for (let index = 0; index < names.length; index += 1) {
    const result = results[index];
    handed[names[index]] = keep
      ? createResident(new Block(native, result.address, result.shape, false))
      : settle(native.module.HEAPF32, result, rooms[index]);
  }
  return handed;
}

/**
 * A tensor or a mask, copied into the engine's memory to stay there.
 *
 * @param {Native} native
 * @param {unknown} x
 */
function bringIn(native, x) {
  const given = guarded('tensor: x', (where) => readOwn(native, where, readMask, x));
  const { shape, isBool } = given;
  const cells = given instanceof Block ? { shape, isBool, data: given.data.slice() } : given;
  return bring(native, 'tensor', cells, (block) =>
    createResident(new Block(native, block, shape, isBool)),
  );
}
