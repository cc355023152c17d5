import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chartsOf } from '../../../web/elements/chart-series.js';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { loadMessages } from '../../../web/locales/index.js';
import { paddedBatch } from '../../../web/walkthroughs/padded-batch/index.js';

/** @import { Chart, Reader, Say } from '../../../web/walkthroughs/types.js' */

/** @type {any} */
let engine;
/** @type {Session} */
let session;
/** @type {Say} */
let say;
beforeAll(async () => {
  say = await loadMessages('en', 'padded-batch');
  engine = await loadEngine({ variant: 'simd' });
});
beforeEach(() => {
  session = new Session(paddedBatch, engine);
});

/** The points of every series of the step's one chart. */
function drawnPoints() {
  const charts = chartsOf(session, say);
  expect(charts).toHaveLength(1);
  return (charts[0].series ?? []).map(({ points }) => points);
}

/**
 * A session whose first step has one chart, with the given draw function.
 * @param {(reader: Reader) => any} draw
 * @param {Partial<Chart>} [options]
 */
function sessionThatDraws(draw, options) {
  const chart = {
    title: 'padded-batch.chart.output',
    x: 'padded-batch.inputs.padding',
    y: 'padded-batch.chart.output.y',
    draw,
    ...options,
  };
  const [first, ...others] = paddedBatch.steps;
  return new Session({ ...paddedBatch, steps: [{ ...first, charts: [chart] }, ...others] }, engine);
}

describe('the charts of a step', () => {
  it('are none where the step has none', () => {
    session.goTo('pad');
    expect(chartsOf(session, say)).toEqual([]);
  });

  it('have a point for every value of their input, computed for each', () => {
    session.goTo('more-padding');
    session.change({ padding: 4 });
    expect(drawnPoints()[0].map(([x]) => x)).toEqual(Array.from({ length: 61 }, (_, x) => x));
    expect(drawnPoints()[0][4][1]).toBe(session.tape.at('batch_norm.mean', [0]));
    session.change({ padding: 9 });
    expect(drawnPoints()[0][9][1]).toBe(session.tape.at('batch_norm.mean', [0]));
    expect(chartsOf(session, say)[0].x).toBe(9);
  });

  it('are labelled in the reader’s words', () => {
    session.goTo('difference');
    const [chart] = chartsOf(session, say);
    expect(chart.title).toBe(say('padded-batch.chart.output'));
    expect(chart.xLabel).toBe(say('padded-batch.inputs.padding'));
    expect(chart.yLabel).toBe(say('padded-batch.chart.output.y'));
    expect(chart.series?.map(({ name, hue }) => [name, hue])).toEqual([
      [say('padded-batch.norm.batch_norm'), 'batch'],
      [say('padded-batch.norm.masked_batch_norm'), 'batch'],
      [say('padded-batch.norm.layer_norm'), 'layer'],
    ]);
    expect(chart.xLabel).toMatch(/^[A-Z]/);
  });

  it('have a gap where the kernels refuse, and their other lines go on', () => {
    session.goTo('difference');
    session.change({ sentences: [['slow']], padding: 0 });
    const [batch, masked, layer] = drawnPoints().map((points) => points.map(([, y]) => y));
    expect(batch[0]).toBeNaN();
    expect(batch[1]).not.toBeNaN();
    expect(masked.every(Number.isNaN)).toBe(true);
    expect(layer.every(Number.isFinite)).toBe(true);
  });

  it('say why where the kernels refuse the whole of it', () => {
    const refused = sessionThatDraws(({ tensor }) => ({ series: [tensor('batch_norm.mean')] }));
    refused.change({ sentences: [['slow']] });
    const [chart] = chartsOf(refused, say);
    expect(chart.series).toEqual([]);
    expect(chart.refusal).toContain('batchNorm');
  });

  it('hide no fault of their own', () => {
    const broken = sessionThatDraws(({ tensor }) => tensor('nothing'));
    expect(() => chartsOf(broken, say)).toThrow('nothing');
  });

  it('are drawn once for the same inputs, however often the selection changes', () => {
    let drawn = 0;
    const counting = sessionThatDraws(() => {
      drawn++;
      return { series: [{ name: 'padded-batch.norm.layer_norm', points: [[0, drawn]] }] };
    });
    const [first] = chartsOf(counting, say);
    counting.select('sentence_2', [0, 0]);
    const [second] = chartsOf(counting, say);
    expect(drawn).toBe(1);
    expect(second.series).toBe(first.series);
    counting.change({ padding: 1 });
    chartsOf(counting, say);
    expect(drawn).toBe(2);
  });

  it('come a frame after the numbers where they are heavy', () => {
    const draw = (/** @type {Reader} */ { inputs }) => ({ series: [], x: inputs.padding });
    const heavy = sessionThatDraws(draw, { heavy: true });
    heavy.kept.mayBeLate = true;
    expect(chartsOf(heavy, say)[0].series).toBeNull();
    heavy.kept.catchUp();
    expect(chartsOf(heavy, say)[0]).toMatchObject({ series: [], x: 0 });
    heavy.change({ padding: 5 });
    expect(chartsOf(heavy, say)[0].x).toBe(0);
    expect(heavy.kept.isBehind).toBe(true);
    heavy.kept.catchUp();
    expect(chartsOf(heavy, say)[0].x).toBe(5);
  });
});
