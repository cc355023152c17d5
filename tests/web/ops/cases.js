import * as ops from '../../../web/ops/index.js';

/**
 * Small calls of every op, in every form that its derivation tells apart.
 * @import { Op } from '../../../web/tape/tape.js'
 * @typedef {object} Case
 * @property {string} name
 * @property {Op} op
 * @property {Record<string, { shape: number[], data: Float32Array | Uint8Array }>} inputs
 * @property {any} [options]
 */

let seed = 1;
/** Numbers between −2 and 2 that repeat on every run. */
function next() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.fround((seed / 2 ** 32) * 4 - 2);
}

/** @param {...number} shape */
const tensor = (...shape) => ({
  shape,
  data: Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, next),
});

/** @type {(shape: number[], ...bits: number[]) => { shape: number[], data: Uint8Array }} */
const bits = (shape, ...values) => ({ shape, data: Uint8Array.from(values) });

const qkv = () => ({ query: tensor(2, 3, 2), key: tensor(2, 4, 2), value: tensor(2, 4, 3) });

/** @type {Case[]} */
export const cases = [
  { name: 'matmul of matrices', op: ops.matmul, inputs: { a: tensor(3, 4), b: tensor(4, 2) } },
  {
    name: 'matmul of a batch and a matrix',
    op: ops.matmul,
    inputs: { a: tensor(2, 3, 4), b: tensor(4, 2) },
  },
  {
    name: 'matmul with broadcast batches',
    op: ops.matmul,
    inputs: { a: tensor(2, 1, 2, 3), b: tensor(1, 2, 3, 2) },
  },
  { name: 'linear', op: ops.linear, inputs: { x: tensor(3, 4), weight: tensor(2, 4) } },
  {
    name: 'linear with bias',
    op: ops.linear,
    inputs: { x: tensor(2, 3, 4), weight: tensor(2, 4), bias: tensor(2) },
  },
  { name: 'softmax of rows', op: ops.softmax, inputs: { x: tensor(3, 4) } },
  {
    name: 'softmax of columns',
    op: ops.softmax,
    inputs: { x: tensor(2, 3, 2) },
    options: { axis: 1 },
  },
  {
    name: 'standardize of columns',
    op: ops.standardize,
    inputs: { x: tensor(4, 3) },
    options: { axis: 0 },
  },
  {
    name: 'standardize of rows by n − 1',
    op: ops.standardize,
    inputs: { x: tensor(3, 4) },
    options: { axis: 1, ddof: 1 },
  },
  {
    name: 'minMaxScale of columns',
    op: ops.minMaxScale,
    inputs: { x: tensor(4, 3) },
    options: { axis: 0 },
  },
  {
    name: 'minMaxScale to a range',
    op: ops.minMaxScale,
    inputs: { x: tensor(4, 3) },
    options: { axis: 1, min: -1, max: 3 },
  },
  { name: 'layerNorm of rows', op: ops.layerNorm, inputs: { x: tensor(3, 4) } },
  {
    name: 'layerNorm with gamma and beta over two axes',
    op: ops.layerNorm,
    inputs: { x: tensor(2, 2, 3), gamma: tensor(2, 3), beta: tensor(2, 3) },
    options: { axis: 1, eps: 0.1 },
  },
  { name: 'batchNorm in training', op: ops.batchNorm, inputs: { x: tensor(4, 3) } },
  {
    name: 'batchNorm with all its arguments',
    op: ops.batchNorm,
    inputs: {
      x: tensor(4, 3),
      gamma: tensor(3),
      beta: tensor(3),
      previous_running_mean: tensor(3),
      previous_running_var: positive(3),
    },
    options: { momentum: 0.3, eps: 0.01 },
  },
  { name: 'batchNorm over planes', op: ops.batchNorm, inputs: { x: tensor(2, 2, 2, 2) } },
  {
    name: 'batchNorm of sequences with valid_mask',
    op: ops.batchNorm,
    inputs: { x: tensor(2, 2, 3), valid_mask: bits([2, 3], 1, 1, 0, 1, 1, 1) },
  },
  {
    name: 'batchNorm with valid_mask',
    op: ops.batchNorm,
    inputs: { x: tensor(5, 2), valid_mask: bits([5], 1, 0, 1, 1, 1) },
  },
  {
    name: 'batchNorm in inference',
    op: ops.batchNorm,
    inputs: {
      x: tensor(3, 2),
      previous_running_mean: tensor(2),
      previous_running_var: positive(2),
    },
    options: { training: false },
  },
  {
    name: 'attention of one sentence',
    op: ops.attention,
    inputs: { query: tensor(3, 2), key: tensor(3, 2), value: tensor(3, 2) },
  },
  {
    name: 'attention of a batch with key_padding_mask',
    op: ops.attention,
    inputs: { ...qkv(), key_padding_mask: bits([2, 4], 0, 0, 0, 1, 0, 0, 1, 1) },
  },
  {
    name: 'attention with a fully masked row',
    op: ops.attention,
    inputs: {
      query: tensor(2, 2),
      key: tensor(2, 2),
      value: tensor(2, 2),
      attn_mask: bits([2, 2], 0, 0, 1, 0),
    },
  },
  {
    name: 'attention with a float mask and a scale',
    op: ops.attention,
    inputs: { ...qkv(), attn_mask: tensor(3, 4) },
    options: { scale: 0.25 },
  },
  {
    name: 'attention that is causal',
    op: ops.attention,
    inputs: qkv(),
    options: { is_causal: true },
  },
  {
    name: 'attention by heads',
    op: ops.attention,
    inputs: { query: tensor(1, 2, 4), key: tensor(1, 3, 4), value: tensor(1, 3, 2) },
    options: { num_heads: 2 },
  },
  ...[
    ...['relu', 'leaky_relu', 'elu', 'gelu', 'gelu_tanh'],
    ...['silu', 'mish', 'softplus', 'sigmoid', 'tanh'],
  ].map((kind) => ({
    name: `activation ${kind}`,
    op: ops.activation,
    inputs: { x: tensor(2, 3) },
    options: { kind },
  })),
  ...['leaky_relu', 'elu'].map((kind) => ({
    name: `activation ${kind} with alpha`,
    op: ops.activation,
    inputs: { x: tensor(2, 3) },
    options: { kind, alpha: 0.3 },
  })),
  { name: 'normalCdf', op: ops.normalCdf, inputs: { x: tensor(2, 3) } },
  {
    name: 'layerNorm over planes',
    op: ops.layerNorm,
    inputs: { x: tensor(2, 2, 2, 2), gamma: tensor(2, 2, 2) },
    options: { axis: 1 },
  },
  { name: 'rmsNorm of rows', op: ops.rmsNorm, inputs: { x: tensor(3, 4) } },
  {
    name: 'rmsNorm of rows with eps 0',
    op: ops.rmsNorm,
    inputs: { x: tensor(3, 4) },
    options: { eps: 0 },
  },
  {
    name: 'rmsNorm over planes with gamma',
    op: ops.rmsNorm,
    inputs: { x: tensor(2, 2, 1, 2), gamma: tensor(2, 1, 2) },
    options: { axis: 1, eps: 0.1 },
  },
  {
    name: 'groupNorm of planes',
    op: ops.groupNorm,
    inputs: { x: tensor(2, 4, 1, 2), gamma: tensor(4), beta: tensor(4) },
    options: { num_groups: 2 },
  },
  {
    name: 'groupNorm of channels alone',
    op: ops.groupNorm,
    inputs: { x: tensor(2, 4) },
    options: { num_groups: 2, eps: 0.01 },
  },
  { name: 'instanceNorm of planes', op: ops.instanceNorm, inputs: { x: tensor(2, 2, 2, 2) } },
  {
    name: 'instanceNorm of lines with gamma and beta',
    op: ops.instanceNorm,
    inputs: { x: tensor(2, 2, 3), gamma: tensor(2), beta: tensor(2) },
    options: { eps: 0.01 },
  },
  {
    name: 'weightStandardize of kernels',
    op: ops.weightStandardize,
    inputs: { weight: tensor(2, 2, 2, 2) },
  },
  {
    name: 'weightStandardize of a matrix',
    op: ops.weightStandardize,
    inputs: { weight: tensor(2, 3) },
    options: { eps: 0.1 },
  },
  { name: 'randn', op: ops.randn, inputs: {}, options: { seed: 7, shape: [3, 6] } },
  {
    name: 'scaleShift',
    op: ops.scaleShift,
    inputs: { x: tensor(2, 3) },
    options: { scale: 5, shift: -3 },
  },
  { name: 'scaleShift by nothing', op: ops.scaleShift, inputs: { x: tensor(3) }, options: {} },
  {
    name: 'setCells',
    op: ops.setCells,
    inputs: { x: tensor(2, 3) },
    options: { cells: [{ index: [1, 2], value: 4.5 }] },
  },
  { name: 'add', op: ops.add, inputs: { a: tensor(2, 3), b: tensor(2, 3) } },
  { name: 'add a row', op: ops.add, inputs: { a: tensor(2, 2, 3), b: tensor(3) } },
  { name: 'add a column', op: ops.add, inputs: { a: tensor(2, 3), b: tensor(2, 1) } },
  { name: 'pick', op: ops.pick, inputs: { x: tensor(3, 2, 2) }, options: { at: 1 } },
  {
    name: 'sliceRows',
    op: ops.sliceRows,
    inputs: { x: tensor(4, 2) },
    options: { from: 1, to: 3 },
  },
  {
    name: 'concatRows',
    op: ops.concatRows,
    inputs: { 0: tensor(1, 2), 1: tensor(3, 2), 2: tensor(2, 2) },
  },
  { name: 'reshape', op: ops.reshape, inputs: { x: tensor(2, 6) }, options: { shape: [3, 2, 2] } },
  {
    name: 'zeroRows',
    op: ops.zeroRows,
    inputs: { x: tensor(2, 3, 2), mask: bits([2, 3], 0, 0, 1, 0, 1, 1) },
  },
  { name: 'stack of rows', op: ops.stack, inputs: { x: tensor(2, 3, 2) } },
  { name: 'stack of all', op: ops.stack, inputs: { x: tensor(2, 3) }, options: { whole: true } },
  { name: 'subtract', op: ops.subtract, inputs: { a: tensor(2, 3), b: tensor(2, 3) } },
  {
    name: 'affineGradient',
    op: ops.affineGradient,
    inputs: { d_output: tensor(4, 3), normalized: tensor(4, 3) },
  },
  {
    name: 'gradientStep',
    op: ops.gradientStep,
    inputs: { parameter: tensor(3), gradient: tensor(3) },
    options: { learning_rate: 0.5 },
  },
  { name: 'subtract a row', op: ops.subtract, inputs: { a: tensor(2, 3), b: tensor(1, 3) } },
  {
    name: 'divide by a row',
    op: ops.divide,
    inputs: { a: tensor(3, 2), b: positive(2) },
  },
  { name: 'not', op: ops.not, inputs: { mask: bits([2, 2], 0, 1, 1, 0) } },
  { name: 'pickRow', op: ops.pickRow, inputs: { x: tensor(3, 2) }, options: { row: 1 } },
  { name: 'transpose', op: ops.transpose, inputs: { x: tensor(2, 3) } },
  { name: 'transpose of a batch', op: ops.transpose, inputs: { x: tensor(2, 3, 2) } },
  { name: 'multiply by a column', op: ops.multiply, inputs: { a: tensor(2, 3), b: tensor(2, 1) } },
  { name: 'mean of rows', op: ops.mean, inputs: { x: tensor(2, 3) } },
  {
    name: 'mean of columns by n − 1',
    op: ops.mean,
    inputs: { x: tensor(3, 2) },
    options: { axis: 0, less: 1 },
  },
  { name: 'mean between axes', op: ops.mean, inputs: { x: tensor(2, 3, 2) }, options: { axis: 1 } },
  { name: 'sum of rows', op: ops.sum, inputs: { x: tensor(2, 3) } },
  { name: 'sum between axes', op: ops.sum, inputs: { x: tensor(2, 3, 2) }, options: { axis: 1 } },
  { name: 'sqrt', op: ops.sqrt, inputs: { x: positive(3) } },
  { name: 'exp', op: ops.exp, inputs: { x: tensor(2, 3) } },
  { name: 'round', op: ops.round, inputs: { x: tensor(2, 3) } },
  {
    name: 'round to decimals',
    op: ops.round,
    inputs: { x: tensor(2, 3) },
    options: { decimals: 2 },
  },
  {
    name: 'padBatch',
    op: ops.padBatch,
    inputs: { 0: tensor(1, 2), 1: tensor(3, 2) },
    options: { length: 4 },
  },
];

/** @param {number} length */
function positive(length) {
  const { shape, data } = tensor(length);
  return { shape, data: data.map((value) => Math.abs(value) + 0.1) };
}
