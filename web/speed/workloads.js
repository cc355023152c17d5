import * as plain from './plain.js';

/**
 * What the panel times: by the kernels and in plain JavaScript, on the same numbers.
 *
 * @typedef {{ shape: number[], data: Float32Array }} Tensor
 *
 * @typedef {object} Workload
 * @property {string} id
 * @property {number[][]} shapes of its arguments
 * @property {(engine: any, tensors: Tensor[]) => Tensor} kernels
 * @property {(arrays: Float32Array[]) => Float32Array} plain
 */

const fields = ['output'];

/** @type {Workload[]} */
export const workloads = [
  {
    id: 'layer-norm',
    shapes: [[512, 768]],
    kernels: (engine, [x]) => engine.layerNorm(x, { fields }).output,
    plain: ([x]) => plain.layerNorm(x, 768),
  },
  {
    id: 'softmax',
    shapes: [[512, 512]],
    kernels: (engine, [x]) => engine.softmax(x, { fields }).output,
    plain: ([x]) => plain.softmax(x, 512),
  },
  {
    id: 'gelu',
    shapes: [[512, 768]],
    kernels: (engine, [x]) => engine.activation(x, { kind: 'gelu', fields }).output,
    plain: ([x]) => plain.gelu(x),
  },
  {
    id: 'matmul',
    shapes: [
      [256, 256],
      [256, 256],
    ],
    kernels: (engine, [a, b]) => engine.matmul(a, b).output,
    plain: ([a, b]) => plain.matmul(a, b, 256, 256),
  },
  {
    id: 'attention',
    shapes: [
      [256, 64],
      [256, 64],
      [256, 64],
    ],
    kernels: (engine, [query, key, value]) =>
      engine.attention(query, key, value, { fields: ['context'] }).context,
    plain: ([query, key, value]) => plain.attention(query, key, value, 64),
  },
];

/**
 * Numbers around 0 for a workload, the same at each visit.
 *
 * @param {Workload} workload
 * @returns {Tensor[]}
 */
export const argumentsOf = ({ shapes }) =>
  shapes.map((shape, at) => {
    const length = shape.reduce((product, one) => product * one, 1);
    return { shape, data: Float32Array.from({ length }, (_, i) => 2 * Math.sin(i * i + at)) };
  });

/**
 * Whether two ways of computing the same agree, as far as float32 lets them.
 *
 * @param {ArrayLike<number>} one
 * @param {ArrayLike<number>} other
 */
export function agree(one, other) {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) {
    if (!(Math.abs(one[i] - other[i]) <= 1e-4 * (1 + Math.abs(other[i])))) return false;
  }
  return true;
}
