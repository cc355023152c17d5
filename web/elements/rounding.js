import { evaluate } from '../tape/expression.js';

/**
 * @import { Cell, Expression } from '../tape/expression.js'
 */

/** Decimals that numbers are printed with at rest, and at most. */
const least = 3;
const most = 7;

/**
 * How many decimals a formula must carry so that its printed numbers give its printed result.
 * @param {Expression} expression
 * @param {(cell: Cell) => number} valueAt
 * @param {number} result as the kernel gave it
 * @returns {{ decimals: number, exact: boolean }} exact: nothing was rounded
 */
export function carried(expression, valueAt, result) {
  if (!Number.isFinite(result)) return { decimals: least, exact: true };
  const wanted = result.toFixed(least);
  for (let decimals = least; decimals <= most; decimals++) {
    /** @type {(cell: Cell) => number} */
    const printed = (cell) => {
      const value = valueAt(cell);
      return Number.isFinite(value) ? Number(value.toFixed(decimals)) : value;
    };
    const got = evaluate(expression, printed);
    if (same(got.toFixed(least), wanted)) {
      const exact = Math.fround(got) === result && Number(wanted) === Number(result.toPrecision(7));
      return { decimals, exact: decimals === least && exact };
    }
  }
  return { decimals: most, exact: false };
}

/** @type {(a: string, b: string) => boolean} */
const same = (a, b) => Number(a) === Number(b);
