import { Block } from './block.js';
import { calls } from './calls.js';
import { resultAt } from './frame.js';
import { createGenerator } from './generator.js';
import { guarded } from './guarded.js';
import { bring, invoke } from './invoke.js';
import { createReader } from './read-arguments.js';
import { createResident } from './resident.js';
import { checkRoom, settle } from './room.js';
import { checkSurplus } from './surplus.js';
import { checkCells, readMask } from './tensor.js';

/** @import { Call } from './calls.js' */
/** @import { Place } from './frame.js' */
/** @import { Memory, Native } from './native.js' */
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
    /** @param {unknown[]} given */
    tensor: (...given) => {
      checkSurplus('tensor', given, ['x']);
      return bringIn(native, given[0]);
    },
    /** @param {unknown[]} given */
    generator: (...given) => {
      checkSurplus('generator', given, ['the seed']);
      return createGenerator(native, given[0]);
    },
  };
}

/**
 * @param {Native} native
 * @param {string} name
 * @param {Call} call
 */
function createCall(native, name, call) {
  const read = createReader(native, name, call);
  const run = native.functions[name];
  return (/** @type {unknown[]} */ ...given) => invoke(native, name, run, read(given), handOver);
}

/**
 * The results as they were asked for.
 *
 * @param {Native} native
 * @param {Arguments} asked
 */
function handOver(native, asked) {
  const { fields, rooms } = asked;
  const memory = native.memory();
  if (fields.places.length === 1) {
    const place = resultAt(memory, fields.places[0]);
    checkRoom(rooms[0], place.shape);
    return fields.name([take(native, memory, place, asked, 0)]);
  }
  // All or none of the caller's arrays are written to.
  const places = fields.places.map((place) => resultAt(memory, place));
  for (let index = 0; index < rooms.length; index += 1)
    checkRoom(rooms[index], places[index].shape);
  return fields.name(places.map((place, index) => take(native, memory, place, asked, index)));
}

/**
 * @param {Native} native
 * @param {Memory} memory
 * @param {Place} place
 * @param {Arguments} asked
 * @param {number} index  of the field among those that are wanted
 */
const take = (native, memory, place, { rooms, keep }, index) =>
  keep
    ? createResident(new Block(native, place.address, place.shape, false))
    : settle(memory.floats, place, rooms[index]);

/**
 * A tensor or a mask, copied into the engine's memory to stay there.
 *
 * @param {Native} native
 * @param {unknown} x
 */
function bringIn(native, x) {
  const given = guarded('tensor: x', (where) => {
    const mask = readMask(native, where, x);
    checkCells(where, mask);
    return mask;
  });
  const { shape, isBool, count, ofBooleans } = given;
  const cells = given instanceof Block ? { shape, data: given.data.slice(), isBool, count } : given;
  return bring(native, 'tensor', cells, (block) =>
    createResident(new Block(native, block, shape, isBool, ofBooleans)),
  );
}
