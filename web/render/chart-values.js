/** What stands at an x of a chart, to be read by pointer, by keys and in a table. */

/**
 * @typedef {readonly [number, number] | readonly [number, number, number]} Point
 *
 * @typedef {object} Series
 * @property {string} name
 * @property {string} [hue] role whose hue it takes
 * @property {boolean} [muted] steps back
 * @property {'line' | 'points' | 'both' | 'bars' | 'band'} [kind] default line
 * @property {readonly Point[]} points by x. `bars`: [from, to, count], to be read anywhere within;
 *   `band`: [x, low, high]; else [x, y]. What isn't finite leaves a gap
 *
 * @typedef {object} Reading
 * @property {string} name
 * @property {readonly number[]} values none where the series has no point, two of a band
 */

/**
 * The x at which a point is read: of a bar its middle.
 * @param {Series} series
 * @param {Point} point
 */
const stopOf = ({ kind }, [x, to]) => (kind === 'bars' ? (x + to) / 2 : x);

/**
 * Every x at which some series can be read, ascending.
 *
 * @param {readonly Series[]} series
 * @returns {number[]}
 */
export function stopsOf(series) {
  const all = new Set(series.flatMap((one) => one.points.map((point) => stopOf(one, point))));
  return [...all].filter(Number.isFinite).sort((a, b) => a - b);
}

/**
 * @param {readonly number[]} stops ascending
 * @param {number} x
 * @returns {number} position of the stop nearest to x; −1 where there is none
 */
export function nearestStop(stops, x) {
  return stops.reduce(
    (best, stop, position) =>
      best < 0 || Math.abs(stop - x) < Math.abs(stops[best] - x) ? position : best,
    -1,
  );
}

/**
 * @param {readonly Series[]} series
 * @param {number} x
 * @returns {Reading[]} of each series
 */
export function valuesAt(series, x) {
  return series.map((one) => {
    const { name, kind, points } = one;
    const point = kind === 'bars' ? barAt(points, x) : points.find(([at]) => at === x);
    return { name, values: point ? valuesOf(one, point) : [] };
  });
}

/**
 * What a point says beside its x.
 *
 * @param {Series} series
 * @param {Point} point
 * @returns {number[]}
 */
export const valuesOf = ({ kind }, point) => point.slice(kind === 'bars' ? 2 : 1);

/**
 * From where to where the bar at an x goes.
 *
 * @param {readonly Series[]} series
 * @param {number} x
 * @returns {[number, number] | null} null where there is none
 */
export function spanAt(series, x) {
  for (const { kind, points } of series) {
    const bar = kind === 'bars' && barAt(points, x);
    if (bar) return [bar[0], bar[1]];
  }
  return null;
}

/**
 * The bar that holds an x; the last one holds its own end.
 * @param {readonly Point[]} bars
 * @param {number} x
 */
const barAt = (bars, x) =>
  bars.find(([from, to]) => from <= x && x < to) ?? bars.findLast(([, to]) => to === x);
