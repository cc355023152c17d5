/** What is timed: calls of the engine with shapes, as data. */

/** @import { CallName } from '../../web/engine/calls.js' */

/**
 * Where the numbers lie. `in-place`: where the contender keeps its own, results too. `arrays`: a
 * call from JavaScript, float arrays in, a new one out.
 *
 * @typedef {'in-place' | 'arrays'} Way
 */

/**
 * @typedef {object} Workload
 * @property {string} id  unique
 * @property {string} title
 * @property {CallName} call
 * @property {Record<string, readonly number[]>} shapes  of the tensors by the call's own names
 * @property {Record<string, number | string>} [options]
 * @property {'output' | 'context'} result  the one field that is asked for
 * @property {number} [flops]  where they are the limit; else what is read and written is
 * @property {boolean} [hasNoLimit]  neither says how fast it could be
 * @property {readonly Way[]} ways
 * @property {Partial<Record<Way, Marks>>} [marks]
 */

/** @typedef {{ peer: number, limit?: number }} Marks  best peer ÷ ours at least, ours ÷ limit at most */

const both = /** @type {const} */ (['in-place', 'arrays']);
const inPlace = /** @type {const} */ (['in-place']);
const arrays = /** @type {const} */ (['arrays']);

/** With arrays in and out: ahead of every peer; at 2×4 by this much. */
const ahead = { peer: 1 };
const smallest = { peer: 20 };

/** @param {readonly number[]} shape */
const text = (shape) => shape.join('×');

/** @param {number} rows @param {number} features @returns {Pick<Workload, 'call' | 'shapes' | 'result'>} */
const layerNorm = (rows, features) => ({
  call: 'layerNorm',
  shapes: { x: [rows, features], gamma: [features], beta: [features] },
  result: 'output',
});

/** @param {number[]} x @returns {Pick<Workload, 'call' | 'shapes' | 'result'>} */
const batchNorm = (x) => ({
  call: 'batchNorm',
  shapes: { x, gamma: [x[1]], beta: [x[1]] },
  result: 'output',
});

/** @param {number[]} x @param {number} num_groups @returns {Omit<Workload, 'id' | 'title' | 'ways'>} */
const groupNorm = (x, num_groups) => ({
  call: 'groupNorm',
  shapes: { x, gamma: [x[1]], beta: [x[1]] },
  options: { num_groups },
  result: 'output',
});

/** @param {number[]} x @returns {Omit<Workload, 'id' | 'title' | 'ways'>} */
const softmax = (x) => ({ call: 'softmax', shapes: { x }, result: 'output', hasNoLimit: true });

/** @param {number[]} x @returns {Omit<Workload, 'id' | 'title' | 'ways'>} */
const gelu = (x) => ({
  call: 'activation',
  shapes: { x },
  options: { kind: 'gelu' },
  result: 'output',
  hasNoLimit: true,
});

/** @param {number} m @param {number} k @param {number} p @returns {Omit<Workload, 'id' | 'title' | 'ways'>} */
const matmul = (m, k, p) => ({
  call: 'matmul',
  shapes: { a: [m, k], b: [k, p] },
  result: 'output',
  flops: 2 * m * k * p,
});

/** @param {number} heads @param {number} length @param {number} width @returns {Omit<Workload, 'id' | 'title' | 'ways'>} */
const attention = (heads, length, width) => {
  const shape = [heads, length, width];
  return {
    call: 'attention',
    shapes: { query: shape, key: shape, value: shape },
    result: 'context',
    flops: 4 * heads * length * length * width,
  };
};

/** @param {number} length @param {number} width @param {number} num_heads @returns {Omit<Workload, 'id' | 'title' | 'ways'>} */
const multiHeadAttention = (length, width, num_heads) => {
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

/**
 * @param {string} what
 * @param {number[]} shape
 * @param {Omit<Workload, 'id' | 'title' | 'ways'>} work
 * @param {Pick<Workload, 'ways' | 'marks'>} how
 * @returns {Workload}
 */
const workload = (what, shape, work, how) => {
  const title = `${what} ${text(shape)}`;
  return {
    id: title
      .toLowerCase()
      .replace(/[^a-z0-9×]+/g, '-')
      .replaceAll('×', 'x'),
    title,
    ...work,
    ...how,
  };
};

/** @type {readonly Workload[]} */
export const workloads = [
  workload('layer norm', [2, 4], layerNorm(2, 4), { ways: arrays, marks: { arrays: smallest } }),
  workload('layer norm', [32, 64], layerNorm(32, 64), { ways: inPlace }),
  workload('layer norm', [128, 768], layerNorm(128, 768), { ways: both, marks: { arrays: ahead } }),
  workload('layer norm', [512, 768], layerNorm(512, 768), {
    ways: inPlace,
    marks: { 'in-place': { peer: 13, limit: 2.2 } },
  }),
  workload('layer norm', [2048, 1024], layerNorm(2048, 1024), {
    ways: inPlace,
    marks: { 'in-place': { peer: 13, limit: 2.2 } },
  }),
  workload('layer norm', [8192, 1024], layerNorm(8192, 1024), {
    ways: both,
    marks: { 'in-place': { peer: 12, limit: 1.1 }, arrays: ahead },
  }),
  workload('batch norm', [2, 4], batchNorm([2, 4]), { ways: arrays, marks: { arrays: smallest } }),
  workload('batch norm', [128, 768], batchNorm([128, 768]), { ways: inPlace }),
  workload('batch norm', [4096, 256], batchNorm([4096, 256]), {
    ways: both,
    marks: { 'in-place': { peer: 4, limit: 2.5 }, arrays: ahead },
  }),
  workload('batch norm', [8, 64, 56, 56], batchNorm([8, 64, 56, 56]), {
    ways: inPlace,
    marks: { 'in-place': { peer: 6, limit: 2.2 } },
  }),
  workload('group norm (2)', [2, 4, 1, 1], groupNorm([2, 4, 1, 1], 2), {
    ways: arrays,
    marks: { arrays: smallest },
  }),
  workload('group norm (32)', [8, 64, 56, 56], groupNorm([8, 64, 56, 56], 32), {
    ways: inPlace,
    marks: { 'in-place': { peer: 10, limit: 2.2 } },
  }),
  workload('softmax', [2, 4], softmax([2, 4]), { ways: arrays, marks: { arrays: smallest } }),
  workload('softmax', [512, 512], softmax([512, 512]), { ways: both, marks: { arrays: ahead } }),
  workload('softmax', [12, 512, 512], softmax([12, 512, 512]), {
    ways: inPlace,
    marks: { 'in-place': { peer: 1.8 } },
  }),
  workload('GELU', [2, 4], gelu([2, 4]), { ways: arrays, marks: { arrays: smallest } }),
  workload('GELU', [512, 3072], gelu([512, 3072]), {
    ways: both,
    marks: { 'in-place': { peer: 8 }, arrays: ahead },
  }),
  workload('matmul', [2, 4, 2], matmul(2, 4, 2), { ways: arrays, marks: { arrays: smallest } }),
  workload('matmul', [128, 768, 768], matmul(128, 768, 768), { ways: inPlace }),
  workload('matmul', [512, 512, 512], matmul(512, 512, 512), {
    ways: both,
    marks: { 'in-place': { peer: 1.75, limit: 1.08 }, arrays: ahead },
  }),
  workload('matmul', [1024, 1024, 1024], matmul(1024, 1024, 1024), {
    ways: inPlace,
    marks: { 'in-place': { peer: 1.75, limit: 1.08 } },
  }),
  workload('attention', [1, 2, 4], attention(1, 2, 4), {
    ways: arrays,
    marks: { arrays: smallest },
  }),
  workload('attention', [1, 128, 64], attention(1, 128, 64), { ways: inPlace }),
  workload('attention', [12, 512, 64], attention(12, 512, 64), {
    ways: both,
    marks: { 'in-place': { peer: 2.2, limit: 1.15 }, arrays: ahead },
  }),
  workload('multi-head block (2)', [2, 4], multiHeadAttention(2, 4, 2), {
    ways: arrays,
    marks: { arrays: smallest },
  }),
  workload('multi-head block (12)', [128, 768], multiHeadAttention(128, 768, 12), {
    ways: inPlace,
    marks: { 'in-place': { peer: 1.9, limit: 1.1 } },
  }),
];
