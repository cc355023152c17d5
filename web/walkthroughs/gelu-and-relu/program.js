import { activation, linear, matmul, normalCdf, reshape, subtract } from '../../ops/index.js';
import { fromNested } from '../../tape/tensor.js';
import { setCell } from '../set-cell.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { InputSpec } from '../inputs.js'
 * @import { Inputs } from '../types.js'
 */

/** Where curves begin and end, and x with them. */
export const [from, to] = [-4, 4];
/** Where the bias begins and ends. */
export const [lowest, highest] = [-6, 3];
export const biasStep = 0.1;

/** Activations to lay over ReLU and GELU. */
export const others = ['leaky_relu', 'elu', 'silu', 'mish', 'softplus', 'sigmoid', 'tanh'];

/** @type {Record<string, InputSpec>} */
export const specs = {
  x: { kind: 'number', default: -1, min: from, max: to, step: 0.05 },
  values: {
    kind: 'matrix',
    default: [[-3], [-1.5], [-0.5], [0], [0.5], [1.5], [3]],
    rows: [1, 64],
    fresh: [0],
  },
  other: { kind: 'choice', default: 'silu', options: others },
  samples: {
    kind: 'matrix',
    default: [
      [1, 2],
      [2, 1],
      [-1, 0.5],
      [0.5, -1],
      [1.5, 0],
      [-0.5, -1.5],
    ],
    rows: [1, 64],
    fresh: [0, 0],
  },
  weight: { kind: 'matrix', default: [[1.2, -0.8]] },
  bias: { kind: 'number', default: -5, min: lowest, max: highest, step: biasStep },
};

/**
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
export function program(tape, inputs) {
  tape.input('input', fromNested([[inputs.x], ...inputs.values]));
  tape.run(normalCdf, { x: 'input' }, {}, { output: 'normal_cdf' });
  for (const kind of ['relu', 'gelu', 'gelu_tanh'])
    tape.run(activation, { x: 'input' }, { kind }, kind);
  const pair = { a: 'gelu_tanh.output', b: 'gelu.output' };
  tape.run(subtract, pair, {}, { output: 'approximation_error' });
  tape.run(activation, { x: 'input' }, { kind: inputs.other }, 'other');
  neuron(tape, inputs);
}

/**
 * A neuron over some samples, z = samples · weightᵀ + bias, under two activations, and how the sum of
 * its outputs changes with each weight: the slopes times the samples.
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
function neuron(tape, { samples, weight, bias }) {
  tape.input('samples', fromNested(samples));
  tape.input('weight', fromNested(weight));
  tape.input('bias', fromNested([bias]));
  tape.run(linear, { x: 'samples', weight: 'weight', bias: 'bias' }, {}, { output: 'z' });
  for (const kind of ['relu', 'gelu']) {
    const own = `neuron.${kind}`;
    tape.run(activation, { x: 'z' }, { kind }, own);
    const row = { shape: [1, samples.length] };
    tape.run(reshape, { x: `${own}.derivative` }, row, { output: `${own}.slopes` });
    tape.run(matmul, { a: `${own}.slopes`, b: 'samples' }, {}, { output: `${own}.d_weight` });
  }
}

/**
 * A changed cell. The first of the values is x, which stays where its slider can go.
 * @param {Tape} _tape
 * @param {Inputs} inputs
 * @param {string} name
 * @param {number[]} index
 * @param {number} value
 * @returns {Inputs | undefined}
 */
export function edit(_tape, inputs, name, index, value) {
  if (name === 'input') {
    const [row, column] = index;
    if (row > 0) return setCell(inputs, 'values', [row - 1, column], value);
    return { ...inputs, x: within(value, from, to, inputs.x) };
  }
  if (name === 'bias') return { ...inputs, bias: within(value, lowest, highest, inputs.bias) };
  return name === 'samples' || name === 'weight' ? setCell(inputs, name, index, value) : undefined;
}

/**
 * A value within limits; what is no number leaves what was there.
 * @type {(value: number, least: number, most: number, before: number) => number}
 */
const within = (value, least, most, before) =>
  Number.isNaN(value) ? before : Math.max(least, Math.min(most, value));
