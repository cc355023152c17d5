import { describe, expect, it } from 'vitest';
import { hashOf, readAddress } from '../../../web/elements/address.js';

describe('an address', () => {
  it('is a place, a step of it, and a state', () => {
    expect(readAddress('#/river-bank/scores?w_q=1,2;3&q=a?b')).toEqual({
      place: 'river-bank',
      at: 'scores',
      state: 'w_q=1,2;3&q=a?b',
    });
  });

  it('is the home page where there is nothing', () => {
    for (const hash of ['', '#', '#/', '#//'])
      expect(readAddress(hash)).toEqual({ place: '', at: '', state: '' });
    expect(hashOf({})).toBe('#/');
  });

  it('is read as it was written', () => {
    for (const address of [
      { place: 'glossary', at: '', state: 'q=%CF%83' },
      { place: '', at: '', state: 'q=x' },
      { place: 'a/b?c', at: 'd%20#e', state: '' },
    ])
      expect(readAddress(hashOf(address))).toEqual(address);
  });

  it('that is garbled is taken as it stands', () => {
    expect(readAddress('#/%E0%A4%A/x')).toEqual({ place: '%E0%A4%A', at: 'x', state: '' });
  });
});
