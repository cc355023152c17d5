import { describe, expect, it } from 'vitest';
import { calls } from '../../../web/engine/calls.js';
import { expectNear } from './compare.js';
import { engines } from './engines.js';
import { readGolden } from './json.js';

/** @import { Cells } from './compare.js' */

/**
 * @typedef {object} GoldenCase
 * @property {string} name
 * @property {Cells[]} arguments
 * @property {object} options
 * @property {Record<string, Cells>} results
 */

/** @typedef {{ call: keyof typeof calls, cases: GoldenCase[] }} GoldenFile */

/** @type {GoldenFile[]} */
const files = [
  'standardize',
  'min_max_scale',
  'matmul',
  'linear',
  'layer_norm',
  'rms_norm',
  'batch_norm',
  'instance_norm',
  'group_norm',
  'weight_standardize',
  'activation',
  'softmax',
  'log_softmax',
  'attention',
  'multi_head_attention',
  'positional_encoding',
].map(readGolden);

describe.each(engines)('PyTorch, by the $variant variant', (engine) => {
  describe.each(files)('$call', ({ call, cases }) => {
    it.each(cases)('$name', ({ arguments: tensors, options, results }) => {
      const got = /** @type {any} */ (engine)[call](...tensors, options);
      expect(Object.keys(got)).toEqual(calls[call].fields);
      for (const [field, want] of Object.entries(results)) expectNear(got[field], want, field);
    });
  });

  it('moves the running statistics on over several batches', () => {
    const { momentum, batches, inference } = readGolden('running_statistics');
    let running = {};
    for (const { x, ...want } of batches) {
      /** @type {Record<string, Cells>} */
      const got = engine.batchNorm(x, { momentum, ...running });
      for (const field of Object.keys(want)) expectNear(got[field], want[field], field);
      running = { running_mean: got.running_mean, running_var: got.running_var };
    }
    const { output } = engine.batchNorm(inference.x, { training: false, ...running });
    expectNear(output, inference.output, 'output');
  });

  it.each(['generator', 'generator_shapes'])('draws the numbers of PyTorch: %s', (file) => {
    for (const { seed, draws } of readGolden(file).streams) {
      const generator = engine.generator(BigInt(seed));
      for (const { call, output } of draws) {
        const { shape, data } = generator[/** @type {'rand' | 'randn'} */ (call)](output.shape);
        expect(shape).toEqual(output.shape);
        expectDrawn(data, output.data, call, `${call} (${shape}) of seed ${seed}`);
      }
    }
  });
});

it('has golden cases for every call', () => {
  expect(files.map(({ call }) => call).sort()).toEqual(Object.keys(calls).sort());
});

/**
 * From 16 numbers on PyTorch draws normal ones with float32's logarithm and cosine, whose last bits
 * differ from library to library; all others are the same to the last bit.
 *
 * @param {Float32Array} got
 * @param {number[]} want
 * @param {string} call
 * @param {string} name
 */
function expectDrawn(got, want, call, name) {
  const cells = Float32Array.from(want);
  if (call === 'rand' || want.length < 16) {
    expect(got, name).toEqual(cells);
  } else {
    const farthest = got.reduce((most, cell, at) => Math.max(most, Math.abs(cell - cells[at])), 0);
    expect(farthest, name).toBeLessThanOrEqual(2e-6);
  }
}

it('has random numbers in at least 200 shapes around 16', () => {
  /** @type {{ draws: { output: Cells }[] }[]} */
  const streams = readGolden('generator_shapes').streams;
  const shapes = streams.flatMap(({ draws }) => draws.map(({ output }) => `${output.shape}`));
  expect(new Set(shapes).size).toBeGreaterThan(200);
});
