import { beforeAll, describe, expect, it } from 'vitest';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { standardizeAndScale } from '../../../web/walkthroughs/standardize-and-scale/index.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** What a step says of some inputs. @type {(step: string, changes?: Record<string, any>) => Record<string, any>} */
function quoted(step, changes = {}) {
  const session = new Session(standardizeAndScale, engine);
  session.change(changes);
  session.goTo(step);
  return session.step.values?.(session.reader) ?? {};
}

describe('standardize-and-scale', () => {
  it('measures how much of the range an outlier leaves to the others', () => {
    const { share, shareThen, deviations, deviationsThen, state } = quoted('outlier');
    expect(state).toBe('crowded');
    expect(share).toBeCloseTo((100 * 40000) / 69000, 3);
    expect(shareThen).toBeCloseTo((100 * 40000) / 879000, 3);
    expect(deviations / deviationsThen).toBeCloseTo(320467.875 / 22464.787, 3);
  });

  it('says that an outlier crowds the others only where it does', () => {
    const state = (/** @type {any} */ changes) => quoted('outlier', changes).state;
    expect(state({ outlier: 1 })).toBe('still');
    expect(state({ min: 1, max: 1 })).toBe('narrow');
    expect(state({ min: 2, max: -3 })).toBe('crowded');
    expect(state({ table: [[5], [900], [7]] })).toBe('inside');
    expect(state({ table: [[4], [4], [7]] })).toBe('flat');
    expect(state({ table: [[4], [7]] })).toBe('pair');
    expect(state({ table: [[4]] })).toBe('alone');
    expect(state({ table: [[4], [5], [0]] })).toBe('zero');
    for (const lost of [
      [[4], [Number.NaN], [1]],
      [[4], [5], [Infinity]],
    ])
      expect(state({ table: lost })).toBe('gone');
  });

  it('tells columns without spread and columns without numbers from others', () => {
    const kinds = [
      [[1], [2]],
      [[2], [2]],
      [[Number.NaN], [2]],
    ].map((table) => [quoted('standardize', { table }).kind, quoted('min-max', { table }).order]);
    expect(kinds).toEqual([
      ['spread', 'rising'],
      ['flat', 'flat'],
      ['gone', 'gone'],
    ]);
  });
});
