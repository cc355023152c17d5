import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from '../../../web/render/parse-number.js';

/** @param {string} text */
function valueIn(text) {
  const read = parseNumber(text);
  return 'value' in read ? read.value : read.reason.key;
}

describe('parseNumber', () => {
  it.each([
    ['1.34', 1.34],
    ['1,34', 1.34],
    [' 2 ', 2],
    ['+3', 3],
    ['.5', 0.5],
    ['5.', 5],
    ['\u22122', -2],
    ['\u20132', -2],
    ['4/3', 4 / 3],
    ['-1/4', -0.25],
    ['\u00bd', 0.5],
    ['1e-3', 1e-3],
    ['1,5E2', 150],
    ['4.9\u00d710\u207b\u2074', 4.9e-4],
    ['2*10^3', 2000],
  ])('reads %s', (text, value) => {
    expect(valueIn(text)).toBeCloseTo(value, 12);
  });

  it.each([
    ['inf', Number.POSITIVE_INFINITY],
    ['-Infinity', Number.NEGATIVE_INFINITY],
    ['\u2212\u221e', Number.NEGATIVE_INFINITY],
    ['NaN', Number.NaN],
    ['-0', -0],
  ])('reads %s, which is no ordinary number', (text, value) => {
    expect(valueIn(text)).toBe(value);
  });

  it('reads the digits of other scripts', () => {
    expect(valueIn('\u0661\u066b\u0663\u0664')).toBe(1.34);
    expect(valueIn('\u1041.\u1045')).toBe(1.5);
    expect(valueIn('\u096d/\u0968')).toBe(3.5);
    expect(valueIn('\uff11\uff0e\uff15')).toBe(1.5);
  });

  it('reads thousands, whichever way they are parted', () => {
    expect(valueIn('1,234.5')).toBe(1234.5);
    expect(valueIn('1.234,5')).toBe(1234.5);
    expect(valueIn('1,234,567')).toBe(1234567);
    expect(valueIn('21 000')).toBe(21000);
    expect(valueIn("21'000,5")).toBe(21000.5);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'not-a-number'],
    ['1e', 'not-a-number'],
    ['.', 'not-a-number'],
    ['-', 'not-a-number'],
    ['1/2/3', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['1/', 'not-a-number'],
    ['1/0', 'zero-denominator'],
    ['1e39', 'out-of-range'],
    ['1/1e-40', 'out-of-range'],
    ['1.2.3', 'two-separators'],
    ['1,2.3,4', 'two-separators'],
    ['1 2', 'two-separators'],
  ])('gives a reason for %j: %s', (text, key) => {
    expect(parseNumber(text)).toEqual({ reason: { key, text: text.trim() } });
  });

  it('reads every decimal that JavaScript writes', () => {
    fc.assert(
      fc.property(fc.double({ min: -3e38, max: 3e38, noNaN: true }), (value) => {
        expect(valueIn(String(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = parseNumber(text);
        expect('value' in read ? typeof read.value : typeof read.reason.key).toBeTypeOf('string');
      }),
    );
  });
});
