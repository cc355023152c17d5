/** Values on a symmetric colour scale: its domain, and the step of a value on it. */

/** Steps of the scale on either side of zero. */
export const STEPS = 10;

const NICE = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/**
 * The next round number that is not smaller.
 *
 * @param {number} size positive and finite
 * @returns {number}
 */
export function niceCeiling(size) {
  const power = 10 ** Math.floor(Math.log10(size));
  const ratio = size / power;
  const factor = NICE.find((candidate) => ratio <= candidate * (1 + 1e-6)) ?? 10;
  return Number((factor * power).toPrecision(2));
}

/**
 * One domain for all that should share a scale: −d to d, d round, nothing finite outside.
 * Infinities and NaN don't stretch it.
 *
 * @param {Iterable<{ data: ArrayLike<number> }>} tensors
 * @returns {number} d, positive; 1 where there is nothing but zeros
 */
export function domainOf(tensors) {
  let largest = 0;
  for (const { data } of tensors) {
    for (let flat = 0; flat < data.length; flat += 1) {
      const size = Math.abs(/** @type {number} */ (data[flat]));
      if (size > largest && size !== Number.POSITIVE_INFINITY) largest = size;
    }
  }
  return largest > 0 ? niceCeiling(largest) : 1;
}

/**
 * @param {number} value
 * @param {number} domain d of the scale −d … d
 * @returns {number | null} −10 … 10; what lies beyond takes the last step; null for NaN and ±∞,
 *   which stand on no scale
 */
export function tintStep(value, domain) {
  if (!Number.isFinite(value)) return null;
  const step = Math.round((value / domain) * STEPS);
  return Math.max(-STEPS, Math.min(STEPS, step)) + 0;
}
