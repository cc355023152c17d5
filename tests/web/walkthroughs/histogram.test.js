import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgesOf, histogram } from '../../../web/walkthroughs/histogram.js';

describe('a histogram', () => {
  it('counts values between round edges, a bin holding its lower one', () => {
    expect(histogram([22, 25, 31, 40, 52, 64], [20, 30, 40, 50, 60, 70])).toEqual([
      [20, 30, 2],
      [30, 40, 1],
      [40, 50, 1],
      [50, 60, 1],
      [60, 70, 1],
    ]);
  });

  it('counts what stands on the last edge in the last bin', () => {
    expect(histogram([0, 10], [0, 5, 10])).toEqual([
      [0, 5, 1],
      [5, 10, 1],
    ]);
  });

  it('shares its edges with others where they are given', () => {
    const [before, after] = [
      [1, 2, 9],
      [-1, 0, 1],
    ];
    const edges = edgesOf([...before, ...after]);
    const bins = (/** @type {number[]} */ values) =>
      histogram(values, edges).map(([from, to]) => [from, to]);
    expect(bins(before)).toEqual(bins(after));
  });

  it('counts NaN and infinities nowhere, and is empty where there is nothing else', () => {
    const [total] = [histogram([1, Number.NaN, Infinity, 2, -Infinity])].map((bins) =>
      bins.reduce((sum, [, , count]) => sum + count, 0),
    );
    expect(total).toBe(2);
    expect(histogram([Number.NaN])).toEqual([]);
    expect(histogram([])).toEqual([]);
  });

  it('gives equal values bins of some width', () => {
    for (const value of [0, 7, -3e5, 1e-9]) {
      const bins = histogram([value, value]);
      for (const [from, to] of bins) expect(to).toBeGreaterThan(from);
      expect(bins.filter(([, , count]) => count === 2)).toHaveLength(1);
    }
  });

  it('counts every finite float32 exactly once', () => {
    const float = fc.float({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(float, { minLength: 1, maxLength: 40 }), (values) => {
        const bins = histogram(Float32Array.from(values));
        expect(bins.reduce((sum, [, , count]) => sum + count, 0)).toBe(values.length);
        expect(bins.length).toBeLessThan(40);
      }),
    );
  });
});
