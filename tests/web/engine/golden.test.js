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
  'batch_norm',
  'softmax',
  'attention',
  'activation',
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

  it('draws the numbers of torch.rand to the last bit and those of torch.randn closely', () => {
    for (const { seed, draws } of readGolden('generator').streams) {
      const generator = engine.generator(BigInt(seed));
      for (const { call, output } of draws) {
        const got = generator[/** @type {'rand' | 'randn'} */ (call)](output.shape);
        if (call === 'rand') expect(Array.from(got.data, String)).toEqual(asFloats(output.data));
        expectNear(got, output, `${call} of seed ${seed}`);
      }
    }
  });
});

it('has golden cases for every call', () => {
  expect(files.map(({ call }) => call).sort()).toEqual(Object.keys(calls).sort());
});

/** @param {number[]} cells */
function asFloats(cells) {
  return cells.map((cell) => String(Math.fround(cell)));
}
