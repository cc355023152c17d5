import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainOf, niceCeiling, tintStep } from '../../../web/render/scale.js';

describe('domainOf', () => {
  it('covers every finite value with a round number', () => {
    expect(domainOf([{ data: [0.3, -0.9] }, { data: [0.2] }])).toBe(1);
    expect(domainOf([{ data: [-1.84] }])).toBe(2);
    expect(domainOf([{ data: [90000] }])).toBe(100000);
  });

  it('is not stretched by NaN and infinities', () => {
    expect(domainOf([{ data: [Number.NaN, Number.NEGATIVE_INFINITY, 0.4] }])).toBe(0.4);
  });

  it('is 1 where there is nothing but zeros, or nothing', () => {
    expect(domainOf([{ data: [0, -0] }])).toBe(1);
    expect(domainOf([])).toBe(1);
  });

  it('is never smaller than a value and never twice too large', () => {
    fc.assert(
      fc.property(
        fc.float({ min: Math.fround(1e-30), max: Math.fround(1e30), noNaN: true }),
        (size) => {
          const domain = niceCeiling(size);
          expect(domain).toBeGreaterThanOrEqual(size * (1 - 1e-5));
          expect(domain).toBeLessThanOrEqual(size * 1.5001);
        },
      ),
    );
  });
});

describe('tintStep', () => {
  it('goes from \u221210 to 10 through 0', () => {
    expect([-1, -0.5, 0, 0.5, 1].map((value) => tintStep(value, 1))).toEqual([-10, -5, 0, 5, 10]);
  });

  it('gives what lies beyond the domain the last step', () => {
    expect(tintStep(7, 2)).toBe(10);
    expect(tintStep(-7, 2)).toBe(-10);
  });

  it('has no step for what stands on no scale', () => {
    expect(tintStep(Number.NaN, 1)).toBeNull();
    expect(tintStep(Number.NEGATIVE_INFINITY, 1)).toBeNull();
  });

  it('is odd and grows with the value', () => {
    const value = fc.double({ min: 0, max: 3, noNaN: true });
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(tintStep(low, 2)).toBeLessThanOrEqual(Number(tintStep(high, 2)));
      }),
    );
  });
});
