/** Numbers about numbers. */

/**
 * The value below which this share of the numbers lies, between neighbours in a straight line.
 *
 * @param {readonly number[]} numbers  at least one
 * @param {number} share  from 0 to 1
 */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)];
  return below + (sorted[Math.ceil(place)] - below) * (place % 1);
}

/** @param {readonly number[]} numbers */
export const median = (numbers) => quantile(numbers, 0.5);

/**
 * What is kept of a contender's samples: the median, the quarters below and above it, and the least.
 *
 * @typedef {{ median: number, low: number, high: number, least: number, samples: number }} Summary
 */

/** @param {readonly number[]} numbers @returns {Summary} */
export const summarize = (numbers) => ({
  median: median(numbers),
  low: quantile(numbers, 0.25),
  high: quantile(numbers, 0.75),
  least: Math.min(...numbers),
  samples: numbers.length,
});

/** Half the distance between the quarters, as a share of the median. @param {Summary} summary */
export const spread = ({ median, low, high }) => (high - low) / 2 / median;
