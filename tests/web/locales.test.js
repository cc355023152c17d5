import { describe, expect, it } from 'vitest';
import { translator } from '../../web/locales/index.js';

const say = translator('en', {
  'a.rows': '{name} has {n, plural, =0 {no rows} one {# row} other {# rows, {kind} each}}.',
  'a.plain': 'Nothing to put in',
});

describe('a translator', () => {
  it('says messages, and shows the key of one that is missing', () => {
    expect(say('a.rows', { name: 'X', n: 2, kind: 'long' })).toBe('X has 2 rows, long each.');
    expect(say('a.plain')).toBe('Nothing to put in');
    expect(say('a.gone')).toBe('a.gone');
    expect([say.has('a.plain'), say.has('a.gone'), say.has('constructor')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('gives the words of a message in all its choices, without what is put in', () => {
    expect(say.words('a.rows').split(/\s+/).join(' ').trim()).toBe('has no rows row rows, each .');
    expect(say.words('a.plain')).toBe('Nothing to put in');
    expect(say.words('a.gone')).toBe('');
  });
});
