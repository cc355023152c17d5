import { describe, expect, it } from 'vitest';
import { Kept } from '../../../web/elements/kept.js';

const what = {};

/** Something that counts how often it is made. @param {Kept} kept */
function counter(kept) {
  let made = 0;
  /** @param {unknown} of @param {{ waits?: 'never' | 'once-known' | 'always' }} [options] */
  return (of, options) => kept.get(what, of, () => ++made, options);
}

describe('what is kept', () => {
  it('is made once for what it is made of', () => {
    const get = counter(new Kept());
    expect([get('a'), get('a'), get('b'), get('b'), get('a')]).toEqual([1, 1, 2, 2, 3]);
  });

  it('is never late where nobody said that it may be', () => {
    const kept = new Kept();
    const get = counter(kept);
    expect([get('a', { waits: 'always' }), get('b', { waits: 'always' })]).toEqual([1, 2]);
    expect(kept.isBehind).toBe(false);
  });

  it('comes late from the second time, or from the first, and then catches up', () => {
    const kept = new Kept();
    kept.mayBeLate = true;
    const get = counter(kept);
    expect(get('a', { waits: 'always' })).toBeUndefined();
    expect(kept.isBehind).toBe(true);
    kept.catchUp();
    expect(kept.isBehind).toBe(false);
    expect(get('a', { waits: 'always' })).toBe(1);
    kept.startOver();
    expect(get('b', { waits: 'once-known' })).toBe(1);
    expect(kept.isBehind).toBe(true);
    expect(get('b')).toBe(2);
  });

  it('is made again when it was made of something that came late', () => {
    const kept = new Kept();
    kept.mayBeLate = true;
    const part = counter(kept);
    const whole = {};
    /** @param {unknown} of */
    const get = (of) => kept.get(whole, of, () => `with ${part(of, { waits: 'once-known' })}`);
    expect(get('a')).toBe('with 1');
    expect(get('b')).toBe('with 1');
    kept.catchUp();
    expect(get('b')).toBe('with 2');
  });

  it('is not kept where making it fails', () => {
    const kept = new Kept();
    const fail = () => {
      throw new Error('refused');
    };
    expect(() => kept.get(what, 'a', fail)).toThrow('refused');
    expect(kept.get(what, 'a', () => 1)).toBe(1);
  });
});
