import { beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { recurrentSteps } from '../../../web/walkthroughs/recurrent-steps/index.js';
import { deals, reviews } from '../../../web/walkthroughs/recurrent-steps/program.js';
import { overDeals, without } from '../../../web/walkthroughs/recurrent-steps/statistics.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

const written = recurrentSteps.specs.sentences.default;

/**
 * @param {Record<string, any>} [changes]
 * @param {any} [own]
 */
function open(changes = {}, own = engine) {
  const session = new Session(recurrentSteps, own);
  session.change(changes);
  return session;
}

/** The first review's row of a tensor. @type {(session: Session, name: string) => number[]} */
const firstRow = ({ tape }, name) => {
  const { shape, data } = tape.tensor(name);
  return [...data.subarray(0, shape[1])];
};

describe('recurrent-steps', () => {
  it('counts at each word the reviews that have one', () => {
    const { tape } = open();
    const counts = [1, 2, 3, 4, 5, 6, 7].map(
      (t) => [...tape.tensor(`step_${t}.valid_mask`).data].filter(Boolean).length,
    );
    expect(counts).toEqual([6, 5, 4, 3, 3, 2, 1]);
    expect(tape.has('step_8.words')).toBe(false);
  });

  it('refuses batch norm where one review is left, and layer norm never', () => {
    const { tape } = open();
    expect(tape.tensor('step_6.batch_norm.output').shape).toEqual([6, 3]);
    expect(() => tape.tensor('step_7.batch_norm.mean')).toThrow(/valid_mask leaves 1 value/);
    expect(tape.tensor('step_7.layer_norm.output').shape).toEqual([6, 3]);
  });

  it('leaves −1 and 1 where two reviews are left', () => {
    const { tape } = open();
    for (const j of [0, 1, 2]) {
      const [first, second] = [0, 1].map((n) => tape.at('step_6.batch_norm.output', [n, j]));
      expect(Math.abs(first)).toBeCloseTo(1, 3);
      expect(second).toBeCloseTo(-first, 5);
    }
  });

  for (const variant of /** @type {const} */ (['simd', 'scalar', 'js', 'auto'])) {
    it(`keeps a review's states under layer norm to the last bit whoever leaves (${variant})`, async () => {
      const own = await loadEngine({ variant });
      const all = open({}, own);
      for (let count = 1; count < written.length; count++) {
        const fewer = open({ sentences: written.slice(0, count) }, own);
        for (const t of written[0].keys()) {
          const name = `step_${t + 1}.layer_norm.hidden`;
          expect(firstRow(fewer, name)).toEqual(firstRow(all, name));
        }
      }
    });
  }

  it('moves a state under batch norm when the last review leaves', () => {
    const { same, all, at, moved } = without(open({ word: 3 }).reader);
    expect([same, all, at]).toEqual([21, 21, 3]);
    expect(moved).toBeGreaterThan(0.05);
    expect(without(open({ sentences: [['alone']] }).reader)).toMatchObject({ at: 0, moved: 0 });
  });

  it('deals the same words to reviews of the same lengths, and keeps the first', () => {
    const seen = new Set();
    for (let deal = 0; deal <= deals; deal++) {
      const dealt = reviews(engine, { sentences: written, deal });
      expect(dealt[0]).toEqual(written[0]);
      expect(dealt.map(({ length }) => length)).toEqual([7, 6, 5, 3, 2, 1]);
      expect(dealt.flat().sort()).toEqual(written.flat().sort());
      seen.add(dealt.flat().join(' '));
    }
    expect(seen.size).toBe(deals + 1);
  });

  it('finds no band under layer norm and one under batch norm, the wider the fewer reviews are left', () => {
    const { reader } = open();
    for (const [, low, high] of overDeals(reader, 'layer_norm.hidden')) expect(high).toBe(low);
    const widths = overDeals(reader, 'batch_norm.mean').map(([, low, high]) => high - low);
    expect(widths[0]).toBeGreaterThan(0.1);
    expect(widths[5]).toBeGreaterThan(2 * widths[0]);
    expect(widths[6]).toBeNaN();
  });

  it('sweeps the deals once for all words on stage', () => {
    const session = open();
    session.goTo('noisier');
    const swept = () =>
      session.sweep({ over: 'deal', from: 0, to: 1, ignores: ['word'], read: countReads });
    let reads = 0;
    /** Counts. */
    function countReads() {
      return ++reads;
    }
    swept();
    session.change({ word: 5 });
    swept();
    expect(reads).toBe(2);
    session.change({ seed: 1 });
    swept();
    expect(reads).toBe(4);
  });
});
