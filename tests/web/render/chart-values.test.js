import { describe, expect, it } from 'vitest';
import { nearestStop, spanAt, stopsOf, valuesAt } from '../../../web/render/chart-values.js';

/** @import { Series } from '../../../web/render/chart-values.js' */

/** @type {Series[]} */
const lines = [
  {
    name: 'a',
    points: [
      [0, 1],
      [2, 3],
      [4, Number.NaN],
      [6, 5],
    ],
  },
  { name: 'b', points: [[1, 2]] },
];

/** @type {Series} */
const bars = {
  name: 'people',
  kind: 'bars',
  points: [
    [20, 30, 2],
    [30, 40, 0],
  ],
};

/** @type {Series} */
const band = { name: 'spread', kind: 'band', points: [[25, -1, 1]] };

describe('stopsOf', () => {
  it('lists every x once, ascending', () => {
    expect(stopsOf(lines)).toEqual([0, 1, 2, 4, 6]);
  });

  it('stops in the middle of a bar', () => {
    expect(stopsOf([bars, band])).toEqual([25, 35]);
  });
});

describe('nearestStop', () => {
  it('finds the nearest, the first of two', () => {
    expect(nearestStop([0, 2, 4], 3.2)).toBe(2);
    expect(nearestStop([0, 2, 4], 1)).toBe(0);
    expect(nearestStop([0, 2, 4], -9)).toBe(0);
    expect(nearestStop([], 1)).toBe(-1);
  });
});

describe('valuesAt', () => {
  it('says where a series has no point', () => {
    expect(valuesAt(lines, 2)).toEqual([
      { name: 'a', values: [3] },
      { name: 'b', values: [] },
    ]);
  });

  it('reads a bar anywhere between its edges, of a band both ends', () => {
    const read = (/** @type {number} */ x) => valuesAt([bars, band], x).map(({ values }) => values);
    expect(read(25)).toEqual([[2], [-1, 1]]);
    expect(read(29.9)).toEqual([[2], []]);
    expect(read(30)).toEqual([[0], []]);
    expect(read(40)).toEqual([[0], []]);
    expect(read(41)).toEqual([[], []]);
  });
});

describe('spanAt', () => {
  it('says from where to where a bar goes, and nothing of other series', () => {
    expect(spanAt([band, bars], 33)).toEqual([30, 40]);
    expect(spanAt(lines, 2)).toBeNull();
    expect(spanAt([bars], 50)).toBeNull();
  });
});
