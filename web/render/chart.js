/**
 * Series of points laid out on a plane: scales, ticks and shapes. Says where things are, draws
 * nothing.
 */
import { scaleLinear, scaleLog } from 'd3-scale';
import { area, line } from 'd3-shape';
import { brief, plain } from './digits.js';

/** @import { Series } from './chart-values.js' */

/**
 * @typedef {{ position: number, text: string }} Tick position in pixels
 * @typedef {{ x: number, y: number, width: number, height: number }} Bar in pixels
 *
 * @typedef {object} Shapes what one series is drawn by, empty where its kind has none
 * @property {string} dash of its strokes, as `stroke-dasharray`
 * @property {string} line SVG path data
 * @property {string} area SVG path data
 * @property {[number, number][]} dots in pixels
 * @property {Bar[]} bars
 *
 * @typedef {object} Layout
 * @property {Tick[]} xTicks
 * @property {Tick[]} yTicks
 * @property {Shapes[]} shapes one for each series
 * @property {number[]} order positions of the series, those first that lie below others
 * @property {(x: number) => number} xAt pixels
 * @property {(y: number) => number} yAt pixels
 * @property {(pixels: number) => number} xOf back to a value
 */

/**
 * @param {object} options
 * @param {readonly Series[]} options.series
 * @param {number} options.width of the plot, in pixels
 * @param {number} options.height of the plot, in pixels
 * @param {readonly [number, number] | null} [options.xDomain] null: from the points
 * @param {readonly [number, number] | null} [options.yDomain] null: from the points, rounded
 * @param {'linear' | 'log'} [options.yScale] log: decades, and a gap where a value isn't positive
 * @returns {Layout}
 */
export function layOut({
  series,
  width,
  height,
  xDomain = null,
  yDomain = null,
  yScale = 'linear',
}) {
  const isLog = yScale === 'log';
  const drawn = isLog ? series.map(positive) : series;
  const xValues = drawn.flatMap(xsOf);
  const x = scaleLinear(xDomain ?? extentOf(xValues), [0, width]);
  const dashes = dashesOf(series);
  const yValues = drawn.flatMap(ysOf);
  const y = (isLog ? scaleLog : scaleLinear)(yDomain ?? extentOf(yValues, isLog), [height, 0]);
  const xCount = countOf(x, xValues, Math.max(2, Math.min(8, Math.floor(width / 64))));
  const areBars = series.every(({ kind }) => kind === 'bars');
  const yCount = areBars ? countOf(y, yValues, 5) : 5;
  if (!yDomain) y.nice(yCount);
  return {
    xTicks: ticksOf(x, xCount),
    yTicks: isLog ? decadesOf(y, yCount) : ticksOf(y, yCount),
    shapes: drawn.map((one, position) => shapesOf(one, dashes[position], x, y)),
    order: orderOf(series),
    xAt: (value) => pixels(x(value)),
    yAt: (value) => pixels(y(value)),
    xOf: (pixels) => x.invert(pixels),
  };
}

const DASHES = ['', '7 3', '2 3', '9 3 2 3', '14 3'];

/**
 * The dashes of each series, as `stroke-dasharray`: lines differ in them, and so do bars, so that
 * hues are not needed to tell them apart.
 *
 * @param {readonly Series[]} series
 * @returns {string[]}
 */
export function dashesOf(series) {
  let [lines, bars] = [0, 0];
  return series.map(({ kind = 'line' }) => {
    if (kind === 'bars') return DASHES[bars++ % DASHES.length];
    return kind === 'line' || kind === 'both' ? DASHES[lines++ % DASHES.length] : '';
  });
}

const LAYERS = ['band', 'bars', 'points', 'line', 'both'];

/** @param {readonly Series[]} series */
function orderOf(series) {
  /** @param {number} position */
  const layer = (position) => LAYERS.indexOf(series[position].kind ?? 'line');
  return series.map((_, position) => position).sort((a, b) => layer(a) - layer(b));
}

/** @param {Series} series */
const xsOf = ({ kind, points }) => points.flatMap(([x, to]) => (kind === 'bars' ? [x, to] : [x]));

/** @param {Series} series */
const ysOf = ({ kind, points }) =>
  points.flatMap(([, ...values]) => (kind === 'bars' ? [0, ...values.slice(1)] : values));

/**
 * @param {readonly number[]} values
 * @param {boolean} [isLog]
 * @returns {[number, number]} from the least to the greatest finite one, never of no length
 */
function extentOf(values, isLog = false) {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return isLog ? [1, 10] : [0, 1];
  const low = finite.reduce((a, b) => Math.min(a, b));
  const high = finite.reduce((a, b) => Math.max(a, b));
  const room = isLog ? low / 10 : Math.max(Math.abs(low) * 0.1, 1e-6);
  return low === high ? [low - room, high + room] : [low, high];
}

/** @typedef {import('d3-scale').ScaleContinuousNumeric<number, number>} Scale */

/**
 * About how many ticks an axis gets: for whole numbers none between two of them.
 * @type {(scale: Scale, values: readonly number[], most: number) => number}
 */
function countOf(scale, values, most) {
  const [low, high] = scale.domain();
  const isWhole = values.every((value) => Number.isInteger(value) || !Number.isFinite(value));
  return isWhole ? Math.max(1, Math.min(most, Math.floor(high - low))) : most;
}

/** @type {(series: Series) => Series} */
const positive = (series) => ({
  ...series,
  points: series.points.map(([x, ...values]) => {
    const [y, high] = values.map((value) => (value > 0 ? value : Number.NaN));
    return high === undefined ? [x, y] : [x, y, high];
  }),
});

/** @type {(point: readonly number[]) => boolean} */
const isDrawn = (point) => point.every(Number.isFinite);

/** @type {(series: Series, dash: string, x: Scale, y: Scale) => Shapes} */
function shapesOf({ kind = 'line', points }, dash, x, y) {
  /** @type {(at: number) => (point: readonly number[]) => number} */
  const yOf = (at) => (point) => y(point[at]);
  const across = (/** @type {readonly number[]} */ point) => x(point[0]);
  const finite = points.filter(isDrawn);
  const hasLine = kind === 'line' || kind === 'both';
  const hasDots = kind === 'points' || kind === 'both';
  return {
    dash,
    line: (hasLine && line(across, yOf(1)).defined(isDrawn)(points)) || '',
    area: (kind === 'band' && area(across, yOf(1), yOf(2)).defined(isDrawn)(points)) || '',
    dots: hasDots ? finite.map((point) => [pixels(across(point)), pixels(yOf(1)(point))]) : [],
    bars: kind === 'bars' ? finite.flatMap((bar) => barOf(bar, x, y)) : [],
  };
}

/**
 * A bar, a pixel apart from its neighbours; none where nothing was counted.
 * @type {(bar: readonly number[], x: Scale, y: Scale) => Bar[]}
 */
function barOf([from, to, count], x, y) {
  if (count === 0) return [];
  const [left, right] = [x(from) + 0.5, x(to) - 0.5].map(pixels);
  const [top, bottom] = [y(count), y(0)].map(pixels);
  return [
    { x: left, y: top, width: pixels(Math.max(1, right - left)), height: pixels(bottom - top) },
  ];
}

/** To a hundredth, which nobody sees. @param {number} position */
const pixels = (position) => Number(position.toFixed(2));

/** Beyond these an axis is written with powers of ten. */
const PLAIN = { least: 1e-4, most: 1e6 };

/**
 * @param {Scale} scale
 * @param {number} count about how many
 * @returns {Tick[]}
 */
function ticksOf(scale, count) {
  const values = scale.ticks(count);
  const size = Math.max(...values.map(Math.abs));
  const isPlain = size === 0 || (size >= PLAIN.least && size < PLAIN.most);
  const format = isPlain ? scale.tickFormat(count, 'f') : plain;
  /** @param {number} value */
  const text = (value) => (value === 0 && !isPlain ? '0' : format(value));
  return values.map((value) => ({ position: pixels(scale(value)), text: text(value) }));
}

/**
 * Powers of ten.
 * @param {Scale} scale logarithmic
 * @param {number} count at most one more
 * @returns {Tick[]}
 */
function decadesOf(scale, count) {
  const [low, high] = scale.domain().map(Math.log10);
  const [first, last] = [Math.ceil(low - 1e-9), Math.floor(high + 1e-9)];
  const step = Math.max(1, Math.ceil((last - first) / count));
  const ticks = [];
  for (let power = first; power <= last; power += step) {
    const value = Number(`1e${power}`);
    ticks.push({ position: pixels(scale(value)), text: brief(value).replace('1.0\u00d7', '') });
  }
  return ticks;
}
