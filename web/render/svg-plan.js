/** Where the parts of one matrix lie in an SVG picture, in pixels from its top left corner. */
import { compact, digits, integerFigures } from './digits.js';
import { geometryOf, placeOf } from './grid.js';
import { GridLabels } from './grid-labels.js';
import { domainOf } from './scale.js';
import { LINE, widthOf } from './svg-parts.js';

/** @import { Geometry } from './grid.js' */
/** @import { Lists } from './grid-labels.js' */

/**
 * @typedef {object} Picture one matrix
 * @property {string} label
 * @property {readonly number[]} shape
 * @property {Float32Array | Uint8Array} data row-major
 * @property {Lists} [rowLabels]
 * @property {readonly string[] | null} [columnLabels]
 * @property {Lists} [planeLabels]
 * @property {number | null} [domain] d of the scale −d … d
 * @property {boolean} [compact] small cells with two decimals
 * @property {boolean} [legend] whether the colour scale stands below it; default true
 * @property {string} [hue] `#rrggbb` of label and outline
 * @property {string} [groupHue] of the outline around a group, where it has another
 * @property {{ selected?: number | null, sources?: ReadonlySet<number>, group?: ReadonlySet<number>, edited?: { has: (flat: number) => boolean }, hatchDown?: ReadonlySet<number>, hatchUp?: ReadonlySet<number> }} [marks]
 */

/**
 * A matrix with the sizes that its parts are placed by.
 *
 * @typedef {object} Plan
 * @property {Picture} picture
 * @property {Geometry} geometry
 * @property {GridLabels} labels
 * @property {number} domain
 * @property {(value: number) => string} print a number as its cell shows it
 * @property {{ width: number, height: number, font: number }} cell a step from cell to cell
 * @property {{ text: string, line: number }[]} rowLabels of all bands
 * @property {number} left of the cells
 * @property {number} top of the first band
 * @property {number} planeHead height of a plane's label
 * @property {number} bandHeight
 */

/** Height of a cell, its type, width of a figure, and room beside the figures. */
const CELL = { height: 28, font: 13, figure: 7.4, pad: 11 };
const SMALL = { height: 24, font: 12, figure: 6.6, pad: 5 };
/** Up to here words beside rows and above columns get the room that they need. */
const ROW_LABEL = 128;
const COLUMN_LABEL = 80;
/** Between planes beside each other and between bands. */
export const PLANE_GAP = 8;

/**
 * @param {Picture} picture
 * @param {{ left?: number, cell?: number }} [atLeast] sizes in pixels that matrices in line share
 * @returns {Plan}
 */
export function planOf(picture, atLeast = {}) {
  const { rowLabels = null, columnLabels = null, planeLabels = null, shape } = picture;
  const geometry = geometryOf(shape);
  const labels = new GridLabels({ shape, rowLabels, columnLabels, planeLabels }, geometry);
  const { bands, across, rows } = geometry;
  const domain = picture.domain ?? domainOf([picture]);
  const figures = integerFigures(domain, picture.compact ? 1 : 2);
  const size = picture.compact ? SMALL : CELL;
  /** @param {number} value */
  const print = (value) =>
    picture.compact ? compact(value, figures) : digits(value, { integer: figures });
  const lines = Array.from({ length: labels.hasRows ? bands * rows : 0 }, (_, line) => ({
    text: labels.row(Math.floor(line / rows) * across, line % rows),
    line,
  }));
  const widest = Math.max(0, ...lines.map(({ text }) => widthOf(text)));
  const lead = widest > 0 ? Math.min(ROW_LABEL, widest + 12) : 0;
  const planeHead = labels.hasPlanes ? LINE + 4 : labels.hasLanes ? PLANE_GAP : 0;
  const heads = [true, labels.hasColumns, labels.hasLanes].filter(Boolean).length;
  return {
    picture,
    geometry,
    labels,
    domain,
    print,
    cell: {
      width: Math.max(cellWidth(picture, labels, size, print), atLeast.cell ?? 0),
      height: size.height,
      font: size.font,
    },
    rowLabels: lines,
    left: Math.max(lead + (labels.hasLanes ? LINE : 0), atLeast.left ?? 0),
    top: heads * LINE,
    planeHead,
    bandHeight: planeHead + rows * size.height,
  };
}

/**
 * Wide enough for a sign and two figures before the point. Large cells are wide enough for every
 * number and for short words, small ones squeeze what is longer.
 *
 * @param {Picture} picture
 * @param {GridLabels} labels
 * @param {typeof CELL} size
 * @param {(value: number) => string} print
 */
function cellWidth({ data, shape, compact: isCompact }, labels, { figure, pad }, print) {
  const numbers = data instanceof Uint8Array ? [] : isCompact ? [-1.11] : [-11.111, ...data];
  const longest = numbers.reduce((most, one) => Math.max(most, [...print(one)].length), 2);
  const width = Math.ceil(longest * figure + pad);
  if (isCompact || !labels.hasColumns) return width;
  const columns = Array.from({ length: shape.at(-1) ?? 1 }, (_, column) => labels.column(column));
  const words = columns.map((text) => Math.min(COLUMN_LABEL, widthOf(text) + 10));
  return Math.max(width, ...words);
}

/**
 * Top left corner of a cell.
 *
 * @param {Plan} plan
 * @param {number} flat
 */
export function cornerOf({ geometry, cell, left, top, planeHead, bandHeight }, flat) {
  const { band, lane, row, x } = placeOf(geometry, flat);
  return {
    x: left + x * cell.width + lane * PLANE_GAP,
    y: top + band * bandHeight + planeHead + row * cell.height,
  };
}
