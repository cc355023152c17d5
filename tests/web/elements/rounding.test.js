import { describe, expect, it } from 'vitest';
import { carried } from '../../../web/elements/rounding.js';
import { plain } from '../../../web/render/digits.js';
import * as e from '../../../web/tape/expression.js';

/** @import { Cell } from '../../../web/tape/expression.js' */

/** @param {number[]} numbers */
const over = (numbers) => ({
  cells: numbers.map((_, at) => e.cell('x', [at])),
  valueAt: (/** @type {Cell} */ { index }) => numbers[index[0]],
});

describe('the decimals of a formula', () => {
  it('are three where three give the printed result', () => {
    const { cells, valueAt } = over([0.9, 0.3].map(Math.fround));
    const sum = e.sum('k', cells);
    expect(carried(sum, valueAt, Math.fround(1.2))).toEqual({ decimals: 3, exact: true });
  });

  it('are as many as it takes until the printed numbers give the printed result', () => {
    const numbers = [0.0014, 0.0014].map(Math.fround);
    const { cells, valueAt } = over(numbers);
    const { decimals } = carried(e.sum('k', cells), valueAt, Math.fround(0.0028));
    expect(decimals).toBe(4);
    const printed = numbers.map((x) => Number(plain(x, { decimals })));
    expect(plain(printed.reduce((total, x) => total + x))).toBe(plain(0.0028));
  });

  it('stay three where no number of them would do', () => {
    const { cells, valueAt } = over([2]);
    expect(carried(cells[0], valueAt, 3).decimals).toBe(3);
  });
});

describe('a printed result', () => {
  it('is the whole result only if it reads back as the same number', () => {
    const { cells, valueAt } = over([1]);
    const isExact = (/** @type {number} */ result) => carried(cells[0], valueAt, result).exact;
    expect(isExact(Math.fround(0.125))).toBe(true);
    expect(isExact(Math.fround(0.7))).toBe(true);
    expect(isExact(Math.fround(1 / 3))).toBe(false);
    expect(isExact(Math.fround(1e-7))).toBe(true);
    expect(isExact(1234567)).toBe(false);
    expect([Number.NaN, Infinity, -Infinity].every(isExact)).toBe(true);
  });
});
