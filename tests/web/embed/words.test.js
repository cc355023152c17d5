import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributesFrom, isFlag, queryOf, words } from '../../../web/embed/words.js';

/** @param {string} query */
const read = (query) => attributesFrom(new URLSearchParams(query));

describe('attributesFrom', () => {
  it('takes every word as it stands', () => {
    expect(
      read('walkthrough=river-bank&step=scores&lang=en&theme=dark&exercise=one&seed=7'),
    ).toEqual({
      walkthrough: 'river-bank',
      step: 'scores',
      lang: 'en',
      theme: 'dark',
      exercise: 'one',
      seed: '7',
    });
  });

  it('gives the state back as the query that it is', () => {
    expect(read('state=padding%3D3%26cell%3Dx%253A1')).toEqual({
      state: 'padding=3&cell=x%3A1',
    });
  });

  it.each(['lock', 'lock=', 'lock=1', 'lock=true', 'lock=lock'])('%s asks for a lock', (query) => {
    expect(read(query)).toEqual({ lock: '' });
  });

  it.each(['', 'lock=0', 'lock=false', 'step=scores&lock=0'])('"%s" asks for none', (query) => {
    expect(read(query)).not.toHaveProperty('lock');
  });

  it('leaves out texts that are empty, and words that are not ours', () => {
    expect(read('step=&utm_source=feed&walkthrough=river-bank&onclick=x')).toEqual({
      walkthrough: 'river-bank',
    });
  });

  it('takes the first of two', () => {
    expect(read('step=scores&step=words')).toEqual({ step: 'scores' });
  });
});

describe('queryOf', () => {
  it('writes flags bare and texts encoded, the walkthrough first', () => {
    const attributes = { state: 'a=1&b=2', single: '', walkthrough: 'river-bank', step: 'scores' };
    expect(queryOf(attributes)).toBe(
      'walkthrough=river-bank&step=scores&single&state=a%3D1%26b%3D2',
    );
  });

  it('writes nothing for what is not asked for', () => {
    expect(queryOf({ walkthrough: '', step: undefined, lock: false, single: null })).toBe('');
    expect(queryOf({ lock: true })).toBe('lock');
  });

  it('is read back as what was asked for, whatever the texts', () => {
    const attributes = fc.record(
      Object.fromEntries(
        words.map((word) => [word, isFlag(word) ? fc.constant('') : fc.string({ minLength: 1 })]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(attributes, (asked) => {
        expect(read(queryOf(asked))).toEqual(asked);
      }),
    );
  });
});
