import { beforeAll, describe, expect, it } from 'vitest';
import { chartOf } from '../../../web/elements/chart-series.js';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { loadMessages } from '../../../web/locales/index.js';
import { paddedBatch } from '../../../web/walkthroughs/padded-batch/index.js';

/** @import { Say } from '../../../web/walkthroughs/types.js' */

/** @type {Session} */
let session;
/** @type {Say} */
let say;
beforeAll(async () => {
  say = await loadMessages('en', 'padded-batch');
  session = new Session(paddedBatch, await loadEngine({ variant: 'simd' }));
});

describe('the chart of a step', () => {
  it('is none where the step has none', () => {
    session.goTo('pad');
    expect(chartOf(session, say)).toBeUndefined();
  });

  it('has a point for every value of its input, computed for each', () => {
    session.goTo('more-padding');
    session.change({ padding: 4 });
    const chart = chartOf(session, say);
    const [{ points }] = chart?.series ?? [];
    expect(points.map(([x]) => x)).toEqual(Array.from({ length: 61 }, (_, x) => x));
    expect(points[4][1]).toBe(session.tape.at('batch_norm.mean', [0]));
    session.change({ padding: 9 });
    expect(points[9][1]).toBe(session.tape.at('batch_norm.mean', [0]));
    expect(chartOf(session, say)?.x).toBe(9);
  });

  it('is labelled in the reader’s words', () => {
    session.goTo('difference');
    const chart = chartOf(session, say);
    expect(chart?.xLabel).toBe(say('padded-batch.inputs.padding'));
    expect(chart?.yLabel).toBe(say('padded-batch.chart.output'));
    expect(chart?.series.map(({ name, hue }) => [name, hue])).toEqual([
      [say('padded-batch.norm.batch_norm'), 'batch'],
      [say('padded-batch.norm.masked_batch_norm'), 'group'],
      [say('padded-batch.norm.layer_norm'), 'layer'],
    ]);
    expect(chart?.xLabel).toMatch(/^[A-Z]/);
  });

  it('has a gap where the kernels refuse, and its other lines go on', () => {
    session.goTo('difference');
    session.change({ sentences: [['slow']], padding: 0 });
    const [batch, masked, layer] = (chartOf(session, say)?.series ?? []).map(({ points }) =>
      points.map(([, y]) => y),
    );
    expect(batch[0]).toBeNaN();
    expect(batch[1]).not.toBeNaN();
    expect(masked.every(Number.isNaN)).toBe(true);
    expect(layer.every(Number.isFinite)).toBe(true);
  });
});
