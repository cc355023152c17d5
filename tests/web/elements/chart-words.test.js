import { describe, expect, it } from 'vitest';
import { spokenAt, xText } from '../../../web/elements/chart-words.js';

/** @import { Series } from '../../../web/render/chart-values.js' */

/** @type {(low: string, high: string) => string} */
const range = (low, high) => `${low} to ${high}`;

/** @type {Series[]} */
const counted = [
  { name: 'people', kind: 'bars', points: [[-0.1 - 0.2, 21000, 2]] },
  { name: 'share', kind: 'bars', points: [[0, 1, 0.25]] },
];

/** @type {Series[]} */
const measured = [
  { name: 'mean', points: [[2, -0.5]] },
  { name: 'spread', kind: 'band', points: [[2, -1, Number.NaN]] },
  { name: 'later', points: [[3, 1]] },
];

/** @param {readonly Series[]} series @param {number} x */
const texts = (series, x) => spokenAt(series, x, range).map(({ text }) => text);

describe('what a chart says', () => {
  it('is a number with its decimals, both ends of a band, and nothing where no point is', () => {
    expect(texts(measured, 2)).toEqual(['−0.500', '−1.000 to NaN', '']);
  });

  it('counts in whole numbers, unless a bar is no count', () => {
    expect(texts(counted, 0.5)).toEqual(['2', '0.250']);
  });

  it('says an x without decimals that say nothing, of a bar both edges', () => {
    expect(xText(measured, 2, range)).toBe('2');
    expect(xText(measured, 0.5, range)).toBe('0.500');
    expect(xText(counted, 5000, range)).toBe('−0.3 to 21000');
  });

  it('says the whole number that a bar of 1 stands around, and the edges of others', () => {
    /** @type {(from: number, to: number) => Series[]} */
    const bar = (from, to) => [{ name: 'reviews', kind: 'bars', points: [[from, to, 1]] }];
    expect(xText(bar(2.5, 3.5), 3, range)).toBe('3');
    expect(xText(bar(2, 3), 2.5, range)).toBe('2 to 3');
    expect(xText(bar(1.5, 3.5), 2.5, range)).toBe('1.5 to 3.5');
  });
});
