import { describe, expect, it } from 'vitest';
import { isSeed, seedFrom, seedWithin } from '../../../web/exercises/seed.js';

describe('seedWithin', () => {
  it('gives each exercise of a set a seed of its own, the same each time', () => {
    const ids = ['row-mean', 'who-shares-the-mean', 'steps-in-order', 'mean-and-spread'];
    const seeds = ids.map((id) => seedWithin(7, id));
    expect(seeds.every(isSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(ids.length);
    expect(ids.map((id) => seedWithin(7, id))).toEqual(seeds);
  });

  it('gives an exercise another one in another set', () => {
    const seeds = Array.from({ length: 50 }, (_, seed) => seedWithin(seed, 'row-mean'));
    expect(new Set(seeds).size).toBeGreaterThan(45);
  });
});

describe('seedFrom', () => {
  it.each(['', 'seven', '-1', '1.5', '10000', null])('takes %s for none', (text) => {
    expect(seedFrom(text)).toBeUndefined();
  });
});
