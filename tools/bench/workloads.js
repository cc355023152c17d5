/** What is timed: calls of the engine with shapes, as data. */

import {
  attention,
  batchNorm,
  gelu,
  groupNorm,
  layerNorm,
  matmul,
  multiHeadAttention,
  softmax,
} from './works.js';

/** @import { CallName } from '../../web/engine/calls.js' */
/** @import { Work } from './works.js' */

/**
 * Where the numbers lie. `in-place`: where the contender keeps its own, results too. `arrays`: a
 * call from JavaScript, float arrays in, one out, new or held on to.
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

/**
 * @param {string} what
 * @param {number[]} shape
 * @param {Work} work
 * @param {Pick<Workload, 'ways' | 'marks'>} how
 * @returns {Workload}
 */
const workload = (what, shape, work, how) => {
  const title = `${what} ${shape.join('×')}`;
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
