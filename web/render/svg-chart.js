/** One chart in an SVG picture, as the page draws it. */
import { dashesOf, layOut } from './chart.js';
import { wrapped } from './svg-note.js';
import { box, ink, LINE, RULE, SOFT, soft, widthOf, write } from './svg-parts.js';

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
 *
 * @typedef {{ width: number, height: number }} Plot in pixels
 */

const LEFT = 48;
const RIGHT = 16;
const ruled = `stroke="${RULE}"`;

/**
 * The plot within a chart that has so much room from left to right.
 *
 * @param {number} room
 * @returns {Plot}
 */
function plotIn(room) {
  const width = Math.floor(room - LEFT - RIGHT);
  return { width, height: Math.min(200, Math.max(120, Math.round(width * 0.5))) };
}

/**
 * @param {ChartPicture} picture
 * @param {{ room: number, clip: string }} options `clip`: id of what {@link clipOf} gives
 * @returns {Block}
 */
export function chartBlock(picture, { room, clip }) {
  const { title, series, axes } = picture;
  const plot = plotIn(room);
  const width = LEFT + plot.width + RIGHT;
  const layout = layOut({ series, ...plot, axes });
  const legend = legendOf(series, width);
  const titles = wrapped(title, width);
  const head = titles.length * LINE;
  const top = head + legend.height + LINE + 6;
  return {
    width,
    height: top + plot.height + LINE + 18,
    body: [
      ...titles.map((text, at) => write(text, 0, 14 + at * LINE, 'font-weight="600"')),
      `<g transform="translate(0 ${head})">${legend.body}</g>`,
      `<g transform="translate(${LEFT} ${top})">`,
      axesOf(layout, picture, plot),
      markerOf(layout, picture.x, plot),
      plotOf(layout, series, clip),
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
 * @param {Plot} plot
 */
function axesOf({ xTicks, yTicks }, { xLabel, yLabel }, { width, height }) {
  const end = 'text-anchor="end"';
  return [
    ...yTicks.map(
      ({ position, text }) =>
        `<path d="M0 ${position}h${width}" ${ruled}/>${write(text, -8, position + 4, soft('end'))}`,
    ),
    ...xTicks.map(
      ({ position, text }) =>
        `<path d="M${position} ${height}v4" ${ruled}/>` +
        write(text, position, height + 18, `${soft()} text-anchor="middle"`),
    ),
    write(xLabel, width, height + 36, end),
    write(yLabel, -LEFT, -14),
  ].join('\n');
}

/**
 * @param {Layout} layout
 * @param {number | null} x
 * @param {Plot} plot
 */
const markerOf = ({ xAt }, x, { height }) =>
  x === null ? '' : `<path d="M${xAt(x)} -4v${height + 4}" stroke="${ink}" stroke-width="1.5"/>`;

/**
 * What leaves the plot by more than a line's width is cut off by this, for all charts of a picture.
 * A nested SVG would cut too, but pages give every SVG a size.
 *
 * @param {string} id
 * @param {number} room
 */
export function clipOf(id, room) {
  const { width, height } = plotIn(room);
  return `<clipPath id="${id}">${box(-5, -5, width + 10, height + 10, '').replace(' />', '/>')}</clipPath>`;
}

/**
 * @param {Layout} layout
 * @param {readonly Series[]} series
 * @param {string} clip
 */
function plotOf({ shapes, order }, series, clip) {
  const drawn = order.map(
    (position) => `<g color="${colourOf(series[position])}">${shapeOf(shapes[position])}</g>`,
  );
  return `<g clip-path="url(#${clip})">\n${drawn.join('\n')}\n</g>`;
}

/** @param {Shapes} shapes */
const shapeOf = ({ dash, line, area, dots, bars }) =>
  [
    area && `<path d="${area}" ${BAND}/>`,
    ...bars.map(({ x, y, width, height }) => box(x, y, width, height, barred(dash))),
    line && `<path d="${line}" ${lined(dash)}/>`,
    ...dots.map(([x, y]) => dot(x, y, dots.length > 1 ? 2.5 : 4)),
  ].join('');
