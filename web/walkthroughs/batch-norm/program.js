import {
  activation,
  affineGradient,
  batchNorm,
  gradientStep,
  scaleShift,
  subtract,
} from '../../ops/index.js';
import { network, networkSpecs } from '../network.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { InputSpec } from '../inputs.js'
 * @import { Inputs } from '../types.js'
 */

/** @type {Record<string, InputSpec>} */
export const specs = {
  ...networkSpecs,
  activation: { kind: 'choice', default: 'relu', options: ['relu', 'gelu', 'sigmoid', 'tanh'] },
  learning_rate: { kind: 'number', default: 0.5, min: 0, max: 2, step: 0.1 },
};

/**
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
export function program(tape, inputs) {
  network(tape, inputs);
  tape.run(batchNorm, { x: 'z', gamma: 'gamma', beta: 'beta' });
  const { activation: kind } = inputs;
  tape.run(activation, { x: 'output' }, { kind }, { output: 'activation.output' });
  tape.run(activation, { x: 'z' }, { kind }, { output: 'without_norm.output' });
  trainingStep(tape, inputs);
}

/**
 * One step of gradient descent on γ and β for a loss of half the squared distance between output
 * and z, summed over the nodes and averaged over the rows.
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
function trainingStep(tape, { input, learning_rate }) {
  tape.run(subtract, { a: 'output', b: 'z' }, {}, { output: 'difference' });
  tape.run(scaleShift, { x: 'difference' }, { scale: 1 / input.length }, { output: 'd_output' });
  tape.run(affineGradient, { d_output: 'd_output', normalized: 'normalized' });
  for (const parameter of ['gamma', 'beta']) {
    const gradient = `d_${parameter}`;
    const output = `${parameter}_next`;
    tape.run(gradientStep, { parameter, gradient }, { learning_rate }, { output });
  }
}
