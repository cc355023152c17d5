import { decimalsThatAgree, rounded } from '../render/digits.js';
import { cells, evaluate } from '../tape/expression.js';

/** @import { Cell, Expression } from '../tape/expression.js' */

/** Decimals that numbers are printed with at rest. */
const atRest = 3;

/**
 * How many decimals a formula must carry so that its printed numbers give its printed result.
 * @param {Expression} expression
 * @param {(cell: Cell) => number} valueAt
 * @param {number} result as the kernel gave it
 * @returns {{ decimals: number, exact: boolean }} exact: the printed result is the whole result
 */
export function carried(expression, valueAt, result) {
  const leaves = cells(expression);
  const keys = leaves.map(({ tensor, index }) => `${tensor}[${index}]`);
  /** @param {number[]} values */
  const compute = (values) => {
    const known = new Map(keys.map((key, at) => [key, values[at]]));
    return evaluate(
      expression,
      ({ tensor, index }) => known.get(`${tensor}[${index}]`) ?? Number.NaN,
    );
  };
  const options = { decimals: atRest, result };
  const decimals = decimalsThatAgree(leaves.map(valueAt), compute, options) ?? atRest;
  return { decimals, exact: rounded(result, { decimals: atRest }).exact };
}
