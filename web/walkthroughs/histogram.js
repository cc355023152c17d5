import { bin, extent, nice, ticks } from 'd3-array';

/**
 * Values counted in bins of one width with round edges: the points of a series of kind `bars`.
 * NaN and infinities are counted nowhere.
 *
 * @param {Iterable<number>} values
 * @param {readonly number[]} [edges] of the bins, ascending; for histograms that are to be compared,
 *   the edges of all their values together
 * @returns {[from: number, to: number, count: number][]} a bin holds its lower edge, the last one both
 */
export function histogram(values, edges = edgesOf(values)) {
  const [first, ...others] = edges;
  const last = others.pop();
  if (last === undefined) return [];
  const bins = bin().domain([first, last]).thresholds(others)([...values]);
  return bins.map(({ x0 = first, x1 = last, length }) => [x0, x1, length]);
}

/**
 * Round edges of bins that hold all finite values.
 *
 * @param {Iterable<number>} values
 * @param {number} [count] about how many bins
 * @returns {number[]} none where there is no finite value
 */
export function edgesOf(values, count = 10) {
  const [low, high] = extent([...values].filter(Number.isFinite));
  if (low === undefined || high === undefined) return [];
  const room = low === high ? Math.max(Math.abs(low) * 0.1, 0.5) : 0;
  const [start, stop] = nice(low - room, high + room, count);
  return ticks(start, stop, count);
}
