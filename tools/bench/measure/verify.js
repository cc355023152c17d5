/** @import { Numbers } from '../contenders/types.js' */

/**
 * The most that a number may be off, as a share of the numbers' root mean square: thousands of
 * float32's units in the last place, and a fifth of what GELU's form by tanh is off.
 */
const tolerance = 1e-4;

/**
 * Why a result can't be right; undefined if it is.
 *
 * @param {Numbers} result
 * @param {Float64Array} reference
 * @returns {string | undefined}
 */
export function faultIn(result, reference) {
  if (result.length !== reference.length) {
    return `gives ${result.length} numbers instead of ${reference.length}`;
  }
  const allowed = tolerance * rootMeanSquare(reference);
  for (let i = 0; i < reference.length; i += 1) {
    // Turned round, so that NaN is a fault.
    if (!(Math.abs(result[i] - reference[i]) <= allowed)) {
      return `gives ${result[i]} instead of ${reference[i]} at place ${i}`;
    }
  }
  return undefined;
}

/** @param {Float64Array} numbers */
const rootMeanSquare = (numbers) =>
  Math.sqrt(numbers.reduce((sum, number) => sum + number * number, 0) / numbers.length);
