/**
 * How near a number must come.
 *
 * @typedef {{ decimals: number } | { ulp: number }} Tolerance
 */

/** A float32's distance to the next one. @param {number} value */
const unitOf = (value) => 2 ** (Math.max(Math.floor(Math.log2(Math.abs(value))), -126) - 23);

/** As far as a reader's number may be from one. @type {(tolerance: Tolerance, value: number) => number} */
const reach = (tolerance, value) =>
  'ulp' in tolerance
    ? tolerance.ulp * unitOf(value)
    : // A hair more, so that a value halfway may be rounded either way.
      0.5 * 10 ** -tolerance.decimals * (1 + 1e-6) + unitOf(value);

/** Whether a given number passes for a value. @type {(tolerance: Tolerance, given: number, value: number) => boolean} */
export function passes(tolerance, given, value) {
  if (!Number.isFinite(value)) return Object.is(given, value);
  return Math.abs(given - value) <= reach(tolerance, value);
}

/** Whether no number passes for both of two values. @type {(tolerance: Tolerance, one: number, other: number) => boolean} */
export function isApart(tolerance, one, other) {
  if (!Number.isFinite(one) || !Number.isFinite(other)) return !Object.is(one, other);
  return Math.abs(one - other) > 1.01 * (reach(tolerance, one) + reach(tolerance, other));
}
