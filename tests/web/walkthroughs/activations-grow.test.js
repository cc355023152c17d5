import { beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { activationsGrow } from '../../../web/walkthroughs/activations-grow/index.js';
import { layerNumbers } from '../../../web/walkthroughs/activations-grow/program.js';
import { moves, sizes } from '../../../web/walkthroughs/activations-grow/sizes.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** @param {Record<string, any>} [changes] */
function open(changes = {}) {
  const session = new Session(activationsGrow, engine);
  session.change(changes);
  return session;
}

describe('activations-grow', () => {
  it('starts from the ages and salaries of the course', () => {
    const { tape } = open();
    const people = layerNumbers.slice(0, 6).map((n) => n - 1);
    expect(people.map((i) => tape.at('people', [i, 0]))).toEqual([22, 25, 31, 40, 52, 64]);
    expect(people.map((i) => tape.at('people', [i, 1]))).toEqual([
      21000, 32000, 38000, 52000, 61000, 90000,
    ]);
  });

  for (const activation of ['none', 'relu']) {
    it(`doubles the size of layer k k times when the scale doubles, to the last bit (${activation})`, () => {
      const [once, twice] = [1, 2].map((scale) => sizes(open({ scale, activation }).tape));
      expect(twice).toEqual(once.map((size, k) => size * 2 ** k));
    });
  }

  it('keeps every normalized layer at size 1, but for ε, at any scale, where no activation follows', () => {
    for (const scale of [0.5, 0.95, 2]) {
      for (const size of sizes(open({ scale }).tape, 'normed.').slice(1))
        expect(size).toBeCloseTo(1, 3);
    }
  });

  it('hears of the age again once the inputs are standardized', () => {
    const { reader } = open();
    const [raw, standardized] = ['raw', 'standardized'].map((entry) => moves(reader, entry));
    for (const k of raw.keys()) expect(standardized[k]).toBeGreaterThan(100 * raw[k]);
  });

  it('keeps a weight that was set while the scale of the others changes', () => {
    const session = open();
    session.edit('weight_3', [1, 2], 7);
    session.change({ scale: 0.5 });
    expect(session.tape.at('weight_3', [1, 2])).toBe(7);
    expect(session.tape.at('weights', [2, 1, 2])).toBe(7);
  });
});
