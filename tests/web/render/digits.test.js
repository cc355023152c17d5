import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brief,
  compact,
  dataValue,
  decimalsThatAgree,
  digits,
  integerFigures,
  plain,
  rounded,
  shortest,
} from '../../../web/render/digits.js';
import { parseNumber } from '../../../web/render/parse-number.js';

const float32 = fc.float({ noNaN: false });

describe('plain', () => {
  it('prints three decimals and a true minus sign', () => {
    expect(plain(1.34)).toBe('1.340');
    expect(plain(-0.5)).toBe('\u22120.500');
  });

  it('keeps the sign of minus zero', () => {
    expect(plain(-0)).toBe('\u22120.000');
    expect(plain(0)).toBe('0.000');
  });

  it('names what is no finite number', () => {
    expect(plain(Number.NaN)).toBe('NaN');
    expect(plain(Number.POSITIVE_INFINITY)).toBe('\u221e');
    expect(plain(Number.NEGATIVE_INFINITY)).toBe('\u2212\u221e');
  });

  it('takes a power of ten for what decimals would print as zero', () => {
    expect(plain(-2.98e-8)).toBe('\u22123.0\u00d710\u207b\u2078');
    expect(plain(0.0004)).toBe('4.0\u00d710\u207b\u2074');
    expect(plain(0.0006)).toBe('0.001');
  });

  it('takes a power of ten for what has no room, counted after rounding', () => {
    expect(plain(999.9996, { integer: 3 })).toBe('1.0\u00d710\u00b3');
    expect(plain(999.9994, { integer: 3 })).toBe('999.999');
    expect(plain(3.4e38)).toBe('3.4\u00d710\u00b3\u2078');
  });

  it('never prints a number other than zero as zero', () => {
    fc.assert(
      fc.property(float32, (value) => {
        fc.pre(value !== 0);
        expect(plain(value)).not.toBe('0.000');
        expect(plain(value)).not.toBe('\u22120.000');
      }),
    );
  });

  it('prints what the parser reads back as nearly the same number', () => {
    fc.assert(
      fc.property(float32, (value) => {
        fc.pre(Number.isFinite(value) && Math.abs(value) < 3.3e38);
        const read = parseNumber(plain(value));
        expect(read).toHaveProperty('value');
        const error = Math.abs(/** @type {{ value: number }} */ (read).value - value);
        expect(error).toBeLessThanOrEqual(Math.max(0.000501, Math.abs(value) * 0.0501));
      }),
    );
  });
});

describe('digits', () => {
  it('lets all decimal points of a column stand below each other', () => {
    fc.assert(
      fc.property(fc.float({ min: -999, max: 999, noNaN: true }), (value) => {
        const text = digits(value);
        fc.pre(!text.includes('\u00d7'));
        expect(text.length - text.indexOf('.')).toBe(4);
      }),
    );
  });

  it('ends NaN and infinities where the integer part of a number ends', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(digits(value)).toMatch(/(NaN|\u221e)\u2008\u2007{3}$/);
    }
  });

  it('is never wider than its cell', () => {
    fc.assert(
      fc.property(float32, (value) => {
        expect(digits(value).length).toBeLessThan(11);
      }),
    );
  });
});

describe('compact', () => {
  it.each([
    [0.126, '0.13'],
    [-2.345, '\u22122.35'],
    [12.34, '12.3'],
    [9.996, '10.0'],
    [-123.4, '\u2212123'],
    [99.96, '100'],
    [1234, '1\u00d710\u00b3'],
    [1e-5, '1\u00d710\u207b\u2075'],
    [0, '0.00'],
    [Number.NaN, 'NaN\u2008\u2007\u2007'],
  ])('prints %d as %s', (value, text) => {
    expect(compact(value, 1)).toBe(text);
  });
});

describe('integerFigures', () => {
  it('has room for the domain, from two figures to six', () => {
    expect(integerFigures(1)).toBe(2);
    expect(integerFigures(999.9)).toBe(3);
    expect(integerFigures(1000)).toBe(4);
    expect(integerFigures(90000)).toBe(5);
    expect(integerFigures(1e12)).toBe(6);
    expect(integerFigures(Number.POSITIVE_INFINITY)).toBe(2);
  });
});

describe('rounded', () => {
  it('says = where the print is the number and \u2248 where it is not', () => {
    expect(rounded(0.5)).toEqual({ text: '0.500', exact: true, sign: '=' });
    expect(rounded(1 / 3)).toEqual({ text: '0.333', exact: false, sign: '\u2248' });
  });

  it('takes a float32 as exact that the print reads back to', () => {
    expect(rounded(Math.fround(0.9)).exact).toBe(true);
    expect(rounded(Math.fround(0.9001)).exact).toBe(false);
  });

  it('is honest about powers of ten too', () => {
    expect(rounded(Math.fround(1e-5)).sign).toBe('=');
    expect(rounded(Math.fround(1.23e-5)).sign).toBe('\u2248');
  });
});

describe('decimalsThatAgree', () => {
  it('keeps three decimals where the printed inputs give the printed result', () => {
    expect(decimalsThatAgree([0.5, 0.25], ([a = 0, b = 0]) => a * b)).toBe(3);
  });

  it('asks for more where they do not', () => {
    const inputs = [7, 16 / 3, Math.sqrt(14 / 9)];
    const compute = (/** @type {number[]} */ [x = 0, mean = 0, std = 1]) => (x - mean) / std;
    expect(compute([7, 5.333, 1.247]).toFixed(3)).toBe('1.337');
    expect(plain(compute(inputs))).toBe('1.336');
    expect(decimalsThatAgree(inputs, compute)).toBe(4);
  });

  it('gives up where no number of decimals is enough', () => {
    const compute = (/** @type {number[]} */ [a = 0, b = 0]) => (a - b) * 1e12;
    expect(decimalsThatAgree([1 / 3, 1 / 3 + 1e-12], compute)).toBeNull();
  });
});

describe('shortest', () => {
  it('is the shortest text of a float32', () => {
    expect(shortest(Math.fround(0.1))).toBe('0.1');
    expect(shortest(Math.fround(1e-7))).toBe('1e-7');
    expect(shortest(-0)).toBe('-0');
  });

  it('reads back as the very same float32', () => {
    fc.assert(
      fc.property(float32, (value) => {
        const read = parseNumber(shortest(value));
        expect(Math.fround(/** @type {{ value: number }} */ (read).value)).toBe(value);
      }),
    );
  });
});

describe('dataValue', () => {
  it('reads back through Number, minus zero too', () => {
    fc.assert(
      fc.property(float32, (value) => {
        expect(Number(dataValue(value))).toBe(value);
      }),
    );
    expect(Object.is(Number(dataValue(-0)), -0)).toBe(true);
  });
});

describe('brief', () => {
  it('leaves out decimals that say nothing', () => {
    expect(brief(-2)).toBe('\u22122');
    expect(brief(0.15)).toBe('0.15');
    expect(brief(1e-6)).toBe('1.0\u00d710\u207b\u2076');
  });
});
