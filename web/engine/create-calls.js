import { calls } from './calls.js';
import { readResult } from './frame.js';
import { createGenerator } from './generator.js';
import { invoke } from './invoke.js';
import { readArguments } from './read-arguments.js';

/** @import { Call } from './calls.js' */
/** @import { Native } from './native.js' */
/** @import { Calls, Tensor } from './types.js' */

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
  return (/** @type {unknown[]} */ ...given) => {
    const { inputs, scalars, fields } = readArguments(name, call, given);
    const places = fields.map((field) => call.fields.indexOf(field));
    const wanted = places.reduce((bits, place) => bits | (1 << place), 0);
    return invoke(native, name, inputs, [...scalars, wanted], () =>
      Object.fromEntries(
        fields.map((field, index) => [
          field,
          /** @type {Tensor} */ (readResult(native, places[index])),
        ]),
      ),
    );
  };
}
