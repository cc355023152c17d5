import { attention, batchNorm, gelu, layerNorm, matmul, softmax } from './works.js';

/** @import { Work } from './works.js' */
/** @import { Workload } from './workloads.js' */

/** How our time grows with the size of the work: series of workloads that differ in nothing else. */

/**
 * @typedef {object} Point
 * @property {string} series
 * @property {Plot} plot
 * @property {number} size  of the work, along the plot's axis
 * @property {number} per  how many of what the time is told for
 */

/** @typedef {'elements' | 'matmul' | 'attention'} Plot */

/** Rows × features; neighbours of 64 and 768 fill no whole vectors. */
const shapes = [
  [2, 4],
  [8, 16],
  [32, 63],
  [32, 64],
  [32, 65],
  [128, 256],
  [128, 767],
  [128, 768],
  [128, 769],
  [512, 768],
  [2048, 1024],
  [4096, 2048],
  [8192, 4096],
];
const sides = [2, 4, 8, 16, 32, 63, 64, 65, 128, 256, 512, 767, 768, 769, 1024];
const lengths = [16, 32, 63, 64, 65, 128, 256, 512, 767, 768, 769, 1024, 2048, 4096, 8192];
const headWidth = 64;

/** @param {string} series @param {(shape: number[]) => Work} workOf */
const overElements = (series, workOf) =>
  shapes.map((shape) => {
    const elements = shape[0] * shape[1];
    return point(series, 'elements', shape.join('×'), workOf(shape), elements, elements);
  });

/**
 * @param {string} series
 * @param {Plot} plot
 * @param {string} name
 * @param {Work} work
 * @param {number} size
 * @param {number} per
 * @returns {Point & { workload: Workload }}
 */
const point = (series, plot, name, work, size, per) => ({
  ...{ series, plot, size, per },
  workload: {
    id: `growth-${series}-${name}`.toLowerCase().replaceAll(' ', '-').replaceAll('×', 'x'),
    title: `${series} ${name}`,
    ...work,
    ways: ['in-place'],
  },
});

export const growth = [
  ...overElements('layer norm', ([rows, features]) => layerNorm(rows, features)),
  ...overElements('batch norm', batchNorm),
  ...overElements('softmax', softmax),
  ...overElements('GELU', gelu),
  ...sides.map((n) => point('matmul', 'matmul', `${n}`, matmul(n, n, n), n, n ** 3)),
  ...lengths.map((length) =>
    point(
      'attention',
      'attention',
      `${length}`,
      attention(1, length, headWidth),
      length,
      length ** 2,
    ),
  ),
];
