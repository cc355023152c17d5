/** One chart in an SVG picture, as the page draws it. */
import { dashesOf, layOut } from './chart.js';
import { box, ink, LINE, SOFT, soft, widthOf, write } from './svg-parts.js';

/**
 * @import { Layout, Shapes } from './chart.js'
 * @import { Axes } from './chart-axis.js'
 * @import { Series } from './chart-values.js'
 * @import { Block } from './svg-parts.js'
 *
 * @typedef {object} ChartPicture
 * @property {string} title
 * @property {readonly Series[]} series hues as `#rrggbb`
 * @property {number | null} x marked
 * @property {string} xLabel
 * @property {string} yLabel
 * @property {Axes} [axes]
 */

const PLOT = { width: 480, height: 200 };
const LEFT = 56;
const RIGHT = 16;
const RULE = 'stroke="#d9dadb"';

/**
 * @param {ChartPicture} picture
 * @returns {Block}
 */
export function chartBlock(picture) {
  const { title, series, axes } = picture;
  const width = LEFT + PLOT.width + RIGHT;
  const layout = layOut({ series, ...PLOT, axes });
  const legend = legendOf(series, width);
  const top = LINE + legend.height + LINE + 6;
  return {
    width: Math.max(width, widthOf(title)),
    height: top + PLOT.height + 2 * LINE,
    body: [
      write(title, 0, 14, 'font-weight="600"'),
      `<g transform="translate(0 ${LINE})">${legend.body}</g>`,
      `<g transform="translate(${LEFT} ${top})">`,
      axesOf(layout, picture),
      markerOf(layout, picture.x),
      plotOf(layout, series),
      '</g>',
    ].join('\n'),
  };
}

/**
 * Names of the series with the piece that stands for each, in as many lines as they need.
 *
 * @param {readonly Series[]} series
 * @param {number} width
 */
function legendOf(series, width) {
  const dashes = dashesOf(series);
  let [x, y] = [0, 0];
  const parts = series.map((one, position) => {
    const wide = 36 + widthOf(one.name);
    if (x > 0 && x + wide > width) [x, y] = [0, y + LINE];
    const hue = colourOf(one);
    const part =
      `<g transform="translate(${x} ${y})" color="${hue}">` +
      `${sampleOf(one, dashes[position])}${write(one.name, 36, 14, `fill="${hue}"`)}</g>`;
    x += wide + 20;
    return part;
  });
  return { body: parts.join('\n'), height: y + LINE };
}

/** @param {Series} series */
const colourOf = ({ hue, muted }) => hue ?? (muted ? SOFT : ink);

/** Dashed bars are hollow. @param {string} dash */
const barred = (dash) =>
  `fill="currentColor" fill-opacity="${dash ? 0.06 : 0.3}" stroke="currentColor"${dashed(dash)}`;
const BAND = 'fill="currentColor" fill-opacity="0.18" stroke="currentColor" stroke-opacity="0.55"';

/** @param {string} dash */
const lined = (dash) => `fill="none" stroke="currentColor" stroke-width="2"${dashed(dash)}`;

/** @param {string} dash */
const dashed = (dash) => (dash ? ` stroke-dasharray="${dash}"` : '');

/**
 * @param {Series} series
 * @param {string} dash
 */
function sampleOf({ kind = 'line' }, dash) {
  if (kind === 'band') return box(1, 4, 26, 10, BAND);
  if (kind === 'bars') return box(8, 4, 12, 10, barred(dash));
  const line = kind === 'points' ? '' : `<path d="M0 9h28" ${lined(dash)}/>`;
  return line + (kind === 'line' ? '' : dot(14, 9, 3));
}

/** @type {(x: number, y: number, radius?: number) => string} */
const dot = (x, y, radius = 2.5) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="currentColor"/>`;

/**
 * @param {Layout} layout
 * @param {ChartPicture} picture
 */
function axesOf({ xTicks, yTicks }, { xLabel, yLabel }) {
  const { width, height } = PLOT;
  const end = 'text-anchor="end"';
  return [
    ...yTicks.map(
      ({ position, text }) =>
        `<path d="M0 ${position}h${width}" ${RULE}/>${write(text, -8, position + 4, soft('end'))}`,
    ),
    ...xTicks.map(
      ({ position, text }) =>
        `<path d="M${position} ${height}v4" ${RULE}/>` +
        write(text, position, height + 18, `${soft()} text-anchor="middle"`),
    ),
    write(xLabel, width, height + 36, end),
    write(yLabel, -LEFT, -14),
  ].join('\n');
}

/**
 * @param {Layout} layout
 * @param {number | null} x
 */
const markerOf = ({ xAt }, x) =>
  x === null
    ? ''
    : `<path d="M${xAt(x)} -4v${PLOT.height + 4}" stroke="${ink}" stroke-width="1.5"/>`;

/**
 * What leaves the plot by more than a line's width is cut off.
 *
 * @param {Layout} layout
 * @param {readonly Series[]} series
 */
function plotOf({ shapes, order }, series) {
  const size = `width="${PLOT.width + 10}" height="${PLOT.height + 10}"`;
  const frame = `x="-5" y="-5" ${size} viewBox="-5 -5 ${PLOT.width + 10} ${PLOT.height + 10}"`;
  const drawn = order.map(
    (position) => `<g color="${colourOf(series[position])}">${shapeOf(shapes[position])}</g>`,
  );
  return `<svg ${frame}>\n${drawn.join('\n')}\n</svg>`;
}

/** @param {Shapes} shapes */
const shapeOf = ({ dash, line, area, dots, bars }) =>
  [
    area && `<path d="${area}" ${BAND}/>`,
    ...bars.map(({ x, y, width, height }) => box(x, y, width, height, barred(dash))),
    line && `<path d="${line}" ${lined(dash)}/>`,
    ...dots.map(([x, y]) => dot(x, y, dots.length > 1 ? 2.5 : 4)),
  ].join('');
