import { Block } from './block.js';
import { calls } from './calls.js';
import { resultAt } from './frame.js';
import { createGenerator } from './generator.js';
import { invoke, withInputs } from './invoke.js';
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
  /** @type {Map<number, Handed>} */
  const blanks = new Map();

  return (/** @type {unknown[]} */ ...given) => {
    const { inputs, scalars, asked } = read(given);
    const places = asked.fields.map((field) => call.fields.indexOf(field));
    let wanted = 0;
    for (const place of places) wanted |= 1 << place;
    scalars.push(wanted);
    const blank = blanks.get(wanted) ?? blankOf(asked.fields);
    blanks.set(wanted, blank);
    return invoke(native, name, inputs, scalars, () => handOver(native, asked, places, blank));
  };
}

/**
 * What a call hands over.
 *
 * @typedef {Record<string, unknown>} Handed
 */

/**
 * Its fields before there are results. A copy of it takes less time than adding them one by one, and
 * they are its own whatever someone has put on Object.prototype.
 *
 * @param {readonly string[]} fields
 * @returns {Handed}
 */
function blankOf(fields) {
  return Object.fromEntries(fields.map((field) => [field, undefined]));
}

/**
 * The results as they were asked for. All or none of the caller's arrays are written to.
 *
 * @param {Native} native
 * @param {Arguments['asked']} asked
 * @param {readonly number[]} places  of the fields among the results
 * @param {Handed} blank
 */
function handOver(native, { fields, rooms, keep }, places, blank) {
  const results = places.map((place) => resultAt(native, place));
  for (const [index, room] of rooms.entries()) if (room) checkRoom(room, results[index].shape);
  const handed = { ...blank };
  for (const [index, result] of results.entries()) {
    handed[fields[index]] = keep
      ? createResident(new Block(native, result.address, result.shape, false))
      : settle(result, rooms[index]);
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
  return withInputs(native, 'tensor', [cells], (block) =>
    createResident(new Block(native, block, shape, isBool)),
  );
}
