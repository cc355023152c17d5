/**
 * Series of points laid out on a plane: scales, ticks and shapes. Says where things are, draws
 * nothing.
 */
import { area, line } from 'd3-shape';
import { Axis, pixels } from './chart-axis.js';

/** @import { Axes, Tick } from './chart-axis.js' */
/** @import { Series } from './chart-values.js' */

/**
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
 * @param {Axes} [options.axes]
 * @returns {Layout}
 */
export function layOut({ series, width, height, axes = {} }) {
  const { xDomain, yDomain, xScale, yScale } = axes;
  const areBars = series.every(({ kind }) => kind === 'bars');
  const across = new Axis(series.flatMap(xsOf), [0, width], xDomain, xScale);
  const up = new Axis(series.flatMap(ysOf), [height, 0], yDomain, yScale);
  const yCount = areBars ? up.wholeSteps(5) : 5;
  if (!yDomain) up.round(yCount);
  const dashes = dashesOf(series);
  return {
    xTicks: across.ticks(across.wholeSteps(Math.max(2, Math.min(8, Math.floor(width / 64))))),
    yTicks: up.ticks(yCount),
    shapes: series.map((one, position) => ({
      ...shapesOf(one, across.at, up.at),
      dash: dashes[position],
      bars: barsOf(one, lanesOf(series, one), across.at, up.at),
    })),
    order: orderOf(series),
    xAt: (value) => pixels(across.at(value)),
    yAt: (value) => pixels(up.at(value)),
    xOf: (pixels) => across.of(pixels),
  };
}

/** Each another sequence of short and long strokes: lengths alone are not told apart. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '9 3 2 3 2 3'];

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

const LAYERS = ['band', 'bars', 'line', 'both', 'points'];

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

/** @typedef {(value: number) => number} Place pixels; NaN where a value has no place */

/** @type {(series: Series, x: Place, y: Place) => Omit<Shapes, 'dash' | 'bars'>} */
function shapesOf({ kind = 'line', points }, x, y) {
  const placed = points.map(([at, ...values]) => [x(at), ...values.map(y)]);
  const isDrawn = (/** @type {number[]} */ point) => point.every(Number.isFinite);
  const [across, first, second] = [0, 1, 2].map(
    (at) => (/** @type {number[]} */ point) => point[at],
  );
  const hasLine = kind === 'line' || kind === 'both';
  const hasDots = kind === 'points' || kind === 'both';
  return {
    line: (hasLine && line(across, first).defined(isDrawn)(placed)) || '',
    area: (kind === 'band' && area(across, first, second).defined(isDrawn)(placed)) || '',
    dots: hasDots ? placed.filter(isDrawn).map(([at, up]) => [pixels(at), pixels(up)]) : [],
  };
}

/**
 * How many series of bars stand beside each other, and which of them one is.
 * @type {(series: readonly Series[], one: Series) => { lane: number, lanes: number }}
 */
function lanesOf(series, one) {
  const barred = series.filter(({ kind }) => kind === 'bars');
  return { lane: barred.indexOf(one), lanes: barred.length };
}

/**
 * Bars, a pixel apart from their neighbours; none where nothing was counted.
 * @type {(series: Series, place: { lane: number, lanes: number }, x: Place, y: Place) => Bar[]}
 */
function barsOf({ kind, points }, { lane, lanes }, x, y) {
  if (kind !== 'bars') return [];
  return points.flatMap(([from, to, count = 0]) => {
    if (!(count > 0)) return [];
    const step = (x(to) - x(from)) / lanes;
    const left = x(from) + lane * step + 0.5;
    const width = Math.max(1, step - 1);
    const [top, bottom] = [y(count), y(0)];
    const height = pixels(bottom - top);
    return { x: pixels(left), y: pixels(top), width: pixels(width), height };
  });
}
