import { beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { trainVsInference } from '../../../web/walkthroughs/train-vs-inference/index.js';
import { batches } from '../../../web/walkthroughs/train-vs-inference/program.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** @param {Record<string, any>} [changes] */
function open(changes = {}) {
  const session = new Session(trainVsInference, engine);
  session.change(changes);
  return session;
}

const sizes = trainVsInference.specs.batch_size.options ?? [];

describe('train-vs-inference', () => {
  it('carries running statistics on from 0 and 1, with the unbiased variance', () => {
    const { tape } = open({ momentum: 0.25, batch_size: '4' });
    let [mean, variance] = [0, 1];
    for (let t = 1; t <= batches; t++) {
      mean = 0.75 * mean + 0.25 * tape.at(`batch_${t}.mean`, [0]);
      variance = 0.75 * variance + (0.25 * tape.at(`batch_${t}.var`, [0]) * 4) / 3;
      expect(tape.at(`batch_${t}.running_mean`, [0])).toBeCloseTo(mean, 4);
      expect(tape.at(`batch_${t}.running_var`, [0])).toBeCloseTo(variance, 4);
    }
  });

  it('normalizes the new row by the statistics of its position in the stream', () => {
    for (const seen of [0, 1, 17, batches]) {
      const { tape } = open({ seen });
      const [mean, variance] = ['mean', 'var'].map((which) =>
        tape.at(`batch_${seen}.running_${which}`, [1]),
      );
      const wanted = (tape.at('row', [0, 1]) - mean) / Math.sqrt(variance + 1e-5);
      expect(tape.at('inference.output', [0, 1])).toBeCloseTo(wanted, 5);
    }
  });

  it('refuses mini-batches of one row, and all that would follow from them', () => {
    const { tape } = open({ batch_size: '1' });
    for (const name of ['batch_1.mean', 'batch_20.running_var', 'inference.output', 'gap'])
      expect(() => tape.tensor(name), name).toThrow(/1 value per channel/);
    expect(tape.tensor('layer_norm.output').shape).toEqual([1, 3]);
  });

  it('gives the new row under layer norm the same bits at every position and batch size', () => {
    const { tape } = open();
    const alone = tape.tensor('layer_norm.output').data;
    for (const batch_size of sizes) {
      for (const seen of [0, 1, 20, batches]) {
        const among = open({ batch_size, seen }).tape.tensor('layer_norm.joined').data;
        expect(among.slice(0, 3)).toEqual(alone);
      }
    }
  });

  it('keeps the selection in its place on stage while the stream moves on', () => {
    const session = open();
    session.goTo('running-mean');
    session.change({ seen: 21 });
    expect(session.selected).toEqual({ name: 'batch_21.running_mean', index: [0] });
    session.select('batch_20.running_mean', [2]);
    session.change({ seen: 7 });
    expect(session.selected).toEqual({ name: 'batch_6.running_mean', index: [2] });
    session.select('batch_1.noise', [0, 0]);
    session.change({ seen: 8 });
    expect(session.selected).toEqual({ name: 'batch_1.noise', index: [0, 0] });
  });

  it('ends its mean where a drift that goes on must leave it', () => {
    const drift = 0.5;
    const { tape } = open({ drift, momentum: 0.2, batch_size: '64', seen: batches });
    const lag =
      tape.at(`batch_${batches}.true_mean`, [0]) - tape.at(`batch_${batches}.running_mean`, [0]);
    expect(Math.abs(lag - (drift * 0.8) / 0.2)).toBeLessThan(0.3);
  });
});
