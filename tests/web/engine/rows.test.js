import { describe, expect, it } from 'vitest';
import { engine, engines } from './engines.js';

/** @import { Engine, Tensor } from '../../../web/engine/index.js' */

/** Calls that go row by row over x (rows, channels, width), a picture of width positions a row. */
/** @type {Record<string, (at: Engine, x: Tensor) => any>} */
const calls = {
  layerNorm: (at, x) => at.layerNorm(x, { axis: 1 }),
  rmsNorm: (at, x) => at.rmsNorm(x, { axis: 1 }),
  instanceNorm: (at, x) => at.instanceNorm(x),
  groupNorm: (at, x) => at.groupNorm(x, { num_groups: 1 }),
  weightStandardize: (at, x) => at.weightStandardize(x),
  softmax: (at, x) => at.softmax(x),
  'softmax across': (at, x) => at.softmax(x, { axis: 1 }),
  logSoftmax: (at, x) => at.logSoftmax(x),
  standardize: (at, x) => at.standardize(x, { axis: 2 }),
  minMaxScale: (at, x) => at.minMaxScale(x, { axis: 2 }),
  attention: (at, x) => at.attention(x, x, x),
};

const channels = 2;

/** The bits of one row of a result. @param {Tensor} result @param {number} row */
function bitsOf({ shape, data }, row) {
  const width = data.length / shape[0];
  return new Uint32Array(data.slice(row * width, (row + 1) * width).buffer);
}

describe.each(engines)('by the $variant variant a row has the same bits', (at) => {
  it.each(Object.entries(calls))('alone, and among any number of others: %s', (_, call) => {
    for (const width of [2, 3, 4, 5, 33]) {
      for (const rows of [2, 3, 4, 5, 31, 257]) {
        const shape = [rows, channels, width];
        const { data } = engine.generator(rows).randn(shape);
        const among = call(at, { shape, data });
        for (const row of [0, 1, rows - 1]) {
          const size = channels * width;
          const cells = data.slice(row * size, (row + 1) * size);
          const alone = call(at, { shape: [1, channels, width], data: cells });
          for (const field of Object.keys(alone)) {
            expect(bitsOf(among[field], row), `${field} of row ${row}`).toEqual(
              bitsOf(alone[field], 0),
            );
          }
        }
      }
    }
  });
});
