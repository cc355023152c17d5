/** The calls over tensors of given sizes. */

/** @import { Workload } from './workloads.js' */

/** @typedef {Omit<Workload, 'id' | 'title' | 'ways' | 'marks'>} Work */

/** @param {number} rows @param {number} features @returns {Work} */
export const layerNorm = (rows, features) => ({
  call: 'layerNorm',
  shapes: { x: [rows, features], gamma: [features], beta: [features] },
  result: 'output',
});

/** @param {number[]} x @returns {Work} */
export const batchNorm = (x) => ({
  call: 'batchNorm',
  shapes: { x, gamma: [x[1]], beta: [x[1]] },
  result: 'output',
});

/** @param {number[]} x @param {number} num_groups @returns {Work} */
export const groupNorm = (x, num_groups) => ({
  call: 'groupNorm',
  shapes: { x, gamma: [x[1]], beta: [x[1]] },
  options: { num_groups },
  result: 'output',
});

/** @param {number[]} x @returns {Work} */
export const softmax = (x) => ({
  call: 'softmax',
  shapes: { x },
  result: 'output',
  hasNoLimit: true,
});

/** @param {number[]} x @returns {Work} */
export const gelu = (x) => ({
  call: 'activation',
  shapes: { x },
  options: { kind: 'gelu' },
  result: 'output',
  hasNoLimit: true,
});

/** @param {number} m @param {number} k @param {number} p @returns {Work} */
export const matmul = (m, k, p) => ({
  call: 'matmul',
  shapes: { a: [m, k], b: [k, p] },
  result: 'output',
  flops: 2 * m * k * p,
});

/** @param {number} heads @param {number} length @param {number} width @returns {Work} */
export const attention = (heads, length, width) => {
  const shape = [heads, length, width];
  return {
    call: 'attention',
    shapes: { query: shape, key: shape, value: shape },
    result: 'context',
    flops: 4 * heads * length * length * width,
  };
};

/** @param {number} length @param {number} width @param {number} num_heads @returns {Work} */
export const multiHeadAttention = (length, width, num_heads) => {
  const x = [length, width];
  const weight = [width, width];
  const bias = [width];
  return {
    call: 'multiHeadAttention',
    shapes: {
      ...{ query: x, key: x, value: x },
      ...{ w_q: weight, w_k: weight, w_v: weight, w_o: weight },
      ...{ b_q: bias, b_k: bias, b_v: bias, b_o: bias },
    },
    options: { num_heads },
    result: 'output',
    flops: 8 * length * width * width + 4 * length * length * width,
  };
};
