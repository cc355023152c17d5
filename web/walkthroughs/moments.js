/**
 * Mean and biased variance of a few numbers, for the prose: without what float32 has rounded away.
 * @param {number[]} values
 */
export function momentsOf(values) {
  const mean = meanOf(values);
  return { mean: settled(mean), var: settled(meanOf(values.map((value) => (value - mean) ** 2))) };
}

/** @param {number[]} values */
const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @param {number} value */
const settled = (value) => Math.round(value * 1e5) / 1e5;
