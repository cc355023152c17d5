/**
 * Projection matrices that start as the identity, can be exchanged for another set, and edited.
 *
 * @import { Inputs } from './types.js'
 * @import { InputSpec } from './inputs.js'
 */

/** @typedef {'w_q' | 'w_k' | 'w_v'} WeightName */

/** @type {WeightName[]} */
export const weightNames = ['w_q', 'w_k', 'w_v'];

/**
 * The inputs: which set, and each matrix where the reader changed it.
 * @param {number} width
 * @returns {Record<string, InputSpec>}
 */
export const weightSpecs = (width) => ({
  weights: { kind: 'choice', default: 'identity', options: ['identity', 'learned'] },
  ...Object.fromEntries(
    weightNames.map((name) => [name, { kind: 'matrix', default: null, shape: [width, width] }]),
  ),
});

/**
 * Which set is in force: a choice, or one changed by hand.
 * @param {Inputs} inputs
 */
export const weightSet = (inputs) =>
  weightNames.some((name) => inputs[name]) ? 'changed' : inputs.weights;

/** @param {number} width */
const identity = (width) =>
  Array.from({ length: width }, (_, i) => Array.from({ length: width }, (_, j) => Number(i === j)));

/**
 * @param {Inputs} inputs
 * @param {Record<WeightName, number[][]>} learned
 * @param {WeightName} name
 * @returns {number[][]}
 */
export const weightOf = (inputs, learned, name) =>
  inputs[name] ?? (inputs.weights === 'learned' ? learned[name] : identity(learned[name].length));

/**
 * The inputs after one weight took a value; undefined where the tensor is no weight.
 * @param {Inputs} inputs
 * @param {Record<WeightName, number[][]>} learned
 * @param {string} name
 * @param {number[]} index
 * @param {number} value
 * @returns {Inputs | undefined}
 */
export function editWeight(inputs, learned, name, [row, column], value) {
  const weight = weightNames.find((candidate) => candidate === name);
  if (!weight) return undefined;
  const matrix = weightOf(inputs, learned, weight);
  return { ...inputs, [weight]: matrix.with(row, matrix[row].with(column, value)) };
}
