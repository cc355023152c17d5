import { batchNorm, layerNorm } from '../../ops/index.js';
import { network, networkSpecs } from '../network.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { Inputs } from '../types.js'
 */

export const specs = networkSpecs;

/**
 * The network's z, normalized both ways with the same γ and β.
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
export function program(tape, inputs) {
  network(tape, inputs);
  const taken = { x: 'z', gamma: 'gamma', beta: 'beta' };
  tape.run(layerNorm, taken, {}, 'layer_norm');
  tape.run(batchNorm, taken, {}, 'batch_norm');
}
