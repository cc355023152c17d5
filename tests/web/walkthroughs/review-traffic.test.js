import { beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { reviewTraffic } from '../../../web/walkthroughs/review-traffic/index.js';
import { most, nodes } from '../../../web/walkthroughs/review-traffic/program.js';
import { crowds, crowdsOf, trafficOf } from '../../../web/walkthroughs/review-traffic/traffic.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** @param {Record<string, any>} [changes] */
function open(changes = {}) {
  const session = new Session(reviewTraffic, engine);
  session.change(changes);
  return session;
}

/** The verdict on the first row of one batch, computed by itself. @type {(session: Session, z: number[][]) => number} */
function verdictIn({ tape }, z) {
  const { output } = engine.batchNorm(z);
  const hidden = engine.activation(output, { kind: 'relu' }).output;
  const logit = engine.linear(hidden, { weight: tape.tensor('w_out') }).output;
  return engine.activation(logit, { kind: 'sigmoid' }).output.data[0];
}

/** @type {(data: ArrayLike<number>, row: number) => number[]} */
const rowOf = (data, row) => Array.from({ length: nodes }, (_, n) => data[row * nodes + n]);

describe('the chart of review-traffic', () => {
  it('gives what each of its 30 batches of a size gives by itself', () => {
    const session = open({ day: 'launch', crowd_seed: 3 });
    const { mean, low, high } = trafficOf(session.reader);
    const own = rowOf(session.tape.tensor('z').data, 0);
    const others = crowdsOf(session.tape);
    for (const size of [2, 3, 50, most]) {
      const verdicts = Array.from({ length: crowds }, (_, crowd) => {
        const neighbours = Array.from({ length: size - 1 }, (_, row) =>
          rowOf(others, crowd * most + row),
        );
        return verdictIn(session, [own, ...neighbours]);
      });
      expect(low[size - 1], `${size}`).toBeCloseTo(Math.min(...verdicts), 5);
      expect(high[size - 1], `${size}`).toBeCloseTo(Math.max(...verdicts), 5);
      const sum = verdicts.reduce((total, verdict) => total + verdict, 0);
      expect(mean[size - 1], `${size}`).toBeCloseTo(sum / crowds, 5);
    }
  });

  it('has the reader’s own crowd as its first', () => {
    const session = open({ size: most, crowd_seed: 8 });
    const z = session.tape.tensor('z').data;
    const others = crowdsOf(session.tape);
    for (const row of [0, 1, 100, most - 2]) {
      for (const [node, value] of rowOf(z, row + 1).entries())
        expect(rowOf(others, row)[node]).toBeCloseTo(value, 4);
    }
  });

  it('has nothing for batch norm of one review, and every size for the others', () => {
    const { mean, low, high, running, layer } = trafficOf(open().reader);
    for (const line of [mean, low, high]) {
      expect(line[0]).toBeNaN();
      expect(line.slice(1).every(Number.isFinite)).toBe(true);
    }
    for (const line of [running, layer]) expect(new Set(line).size).toBe(1);
  });
});

describe('the verdict on the review', () => {
  for (const variant of /** @type {const} */ (['simd', 'scalar', 'auto'])) {
    it(`keeps its bits under layer norm and running statistics, in any company (${variant})`, async () => {
      const session = new Session(reviewTraffic, await loadEngine({ variant }));
      const inAll = (/** @type {string} */ norm) =>
        ['usual', 'launch', 'outage'].flatMap((day) =>
          [1, 2, 3, 17, most].map((size) => {
            const tape = session.variant({ day, size });
            return tape.refusal(`verdict.${norm}`) ? null : tape.at(`verdict.${norm}`, [0, 0]);
          }),
        );
      expect(new Set(inAll('layer_norm')).size).toBe(1);
      expect(new Set(inAll('running_batch_norm')).size).toBe(1);
      const moved = inAll('batch_norm');
      expect(moved.filter((verdict) => verdict === null)).toHaveLength(3);
      expect(new Set(moved).size).toBeGreaterThan(10);
    });
  }

  it('falls among fans and rises among the angry, though no score of it changes', () => {
    const [usual, launch, outage] = ['usual', 'launch', 'outage'].map((day) =>
      open({ day, size: most }).tape.at('verdict.batch_norm', [0, 0]),
    );
    expect(launch).toBeLessThan(0.3);
    expect(usual).toBeGreaterThan(0.7);
    expect(outage).toBeGreaterThan(0.7);
  });
});
