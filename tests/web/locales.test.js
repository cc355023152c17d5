import { describe, expect, it, vi } from 'vitest';
import { translator } from '../../web/locales/index.js';

/** What an object holds, that cannot be counted off too. @param {object} object */
const allOf = (object) =>
  Object.fromEntries(
    Object.getOwnPropertyNames(object).map((name) => [name, Reflect.get(object, name)]),
  );

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

  it('writes numbers as the language does, and makes no format for small whole ones', () => {
    let made = 0;
    const { NumberFormat } = Intl;
    vi.stubGlobal('Intl', {
      ...allOf(Intl),
      NumberFormat: function format(/** @type {any[]} */ ...args) {
        made++;
        return new NumberFormat(...args);
      },
    });
    const said = (/** @type {number} */ n) => say('a.rows', { name: 'X', n, kind: 'long' });
    expect(said(999)).toBe('X has 999 rows, long each.');
    expect(made).toBe(0);
    expect(said(12345)).toBe('X has 12,345 rows, long each.');
    expect(said(2.5)).toBe('X has 2.5 rows, long each.');
    expect(made).toBe(1);
    vi.unstubAllGlobals();
  });
});
