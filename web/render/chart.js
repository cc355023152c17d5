/**
 * Series of points laid out on a plane: scales, ticks, paths, and what stands at an x. Says where
 * things are, draws nothing.
 */
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

/**
 * @typedef {object} Series
 * @property {string} name
 * @property {string} [hue] role whose hue it takes
 * @property {'line' | 'points' | 'both'} [kind] default line
 * @property {readonly (readonly [number, number])[]} points by x; a y that isn't finite breaks the
 *   line
 */

/** @typedef {{ position: number, text: string }} Tick position in pixels */

/**
 * @typedef {object} Layout
 * @property {Tick[]} xTicks
 * @property {Tick[]} yTicks
 * @property {string[]} paths one for each series, SVG path data
 * @property {[number, number][][]} dots of each series, in pixels; finite ones only
 * @property {(x: number) => number} xAt pixels
 * @property {(y: number) => number} yAt pixels
 * @property {(pixels: number) => number} xOf back to a value
 */

/**
 * Every x at which some series has a point, ascending.
 *
 * @param {readonly Series[]} series
 * @returns {number[]}
 */
export function stopsOf(series) {
  const all = new Set(series.flatMap(({ points }) => points.map(([x]) => x)));
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
      best < 0 || Math.abs(stop - x) < Math.abs(/** @type {number} */ (stops[best]) - x)
        ? position
        : best,
    -1,
  );
}

/**
 * @param {readonly Series[]} series
 * @param {number} x
 * @returns {{ name: string, y: number | null }[]} null where a series has no point at x
 */
export function valuesAt(series, x) {
  return series.map(({ name, points }) => ({
    name,
    y: points.find(([at]) => at === x)?.[1] ?? null,
  }));
}

/**
 * @param {readonly number[]} values
 * @returns {[number, number]} from the least to the greatest finite one, never of no length
 */
function extentOf(values) {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return [0, 1];
  const low = finite.reduce((a, b) => Math.min(a, b));
  const high = finite.reduce((a, b) => Math.max(a, b));
  const room = Math.max(Math.abs(low) * 0.1, 1e-6);
  return low === high ? [low - room, high + room] : [low, high];
}

/**
 * @param {object} options
 * @param {readonly Series[]} options.series
 * @param {number} options.width of the plot, in pixels
 * @param {number} options.height of the plot, in pixels
 * @param {readonly [number, number] | null} [options.xDomain] null: from the points
 * @param {readonly [number, number] | null} [options.yDomain] null: from the points, rounded
 * @returns {Layout}
 */
export function layOut({ series, width, height, xDomain = null, yDomain = null }) {
  const points = series.flatMap((one) => [...one.points]);
  const x = scaleLinear(xDomain ?? extentOf(points.map(([at]) => at)), [0, width]);
  const y = scaleLinear(yDomain ?? extentOf(points.map(([, value]) => value)), [height, 0]);
  if (!yDomain) y.nice(5);
  /** @param {readonly [number, number]} point */
  const isDrawn = ([at, value]) => Number.isFinite(at) && Number.isFinite(value);
  const path = line(
    (point) => x(point[0]),
    (point) => y(point[1]),
  ).defined(isDrawn);
  return {
    xTicks: ticksOf(x, Math.max(2, Math.min(8, Math.floor(width / 64)))),
    yTicks: ticksOf(y, 5),
    paths: series.map((one) => path(one.points.map(([at, value]) => [at, value])) ?? ''),
    dots: series.map((one) => one.points.filter(isDrawn).map(([at, value]) => [x(at), y(value)])),
    xAt: (value) => x(value),
    yAt: (value) => y(value),
    xOf: (pixels) => x.invert(pixels),
  };
}

/**
 * @param {import('d3-scale').ScaleLinear<number, number>} scale
 * @param {number} count about how many
 * @returns {Tick[]}
 */
function ticksOf(scale, count) {
  const format = scale.tickFormat(count);
  return scale.ticks(count).map((value) => ({ position: scale(value), text: format(value) }));
}
