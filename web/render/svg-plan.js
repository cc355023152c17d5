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

/** With two figures before the point, and compact with one. */
const CELL = { width: 64, height: 32, font: 13 };
const SMALL = { width: 39, height: 25, font: 12 };
const FIGURE = 8;
const LABEL_WIDTH = 128;
/** Between planes beside each other and between bands. */
export const PLANE_GAP = 8;

/**
 * @param {Picture} picture
 * @returns {Plan}
 */
export function planOf(picture) {
  const { rowLabels = null, columnLabels = null, planeLabels = null, shape } = picture;
  const geometry = geometryOf(shape);
  const labels = new GridLabels({ shape, rowLabels, columnLabels, planeLabels }, geometry);
  const { bands, across, rows } = geometry;
  const domain = picture.domain ?? domainOf([picture]);
  const least = picture.compact ? 1 : 2;
  const figures = integerFigures(domain, least);
  const size = picture.compact ? SMALL : CELL;
  const lines = Array.from({ length: labels.hasRows ? bands * rows : 0 }, (_, line) => ({
    text: labels.row(Math.floor(line / rows) * across, line % rows),
    line,
  }));
  const widest = Math.max(0, ...lines.map(({ text }) => widthOf(text)));
  const planeHead = labels.hasPlanes ? LINE + 4 : labels.hasLanes ? PLANE_GAP : 0;
  const heads = [true, labels.hasColumns, labels.hasLanes].filter(Boolean).length;
  return {
    picture,
    geometry,
    labels,
    domain,
    print: picture.compact
      ? (value) => compact(value, figures)
      : (value) => digits(value, { integer: figures }),
    cell: { ...size, width: size.width + (figures - least) * FIGURE },
    rowLabels: lines,
    left: (widest > 0 ? Math.min(LABEL_WIDTH, widest + 12) : 0) + (labels.hasLanes ? LINE : 0),
    top: heads * LINE,
    planeHead,
    bandHeight: planeHead + rows * size.height,
  };
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
