/** What a frame of a given size shows of a grid that is larger: runs of rows and columns. */

/** @import { Geometry } from './grid.js' */

/**
 * A run of whole steps that covers a stretch, with some to spare on both sides. It starts and ends
 * at multiples of the spare, so that small moves change nothing.
 *
 * @param {number} from start of the stretch, in steps
 * @param {number} to its end
 * @param {number} count steps there are
 * @param {number} spare
 * @returns {[number, number]} first step and the one after the last
 */
export function span(from, to, count, spare) {
  const first = Math.floor(from / spare - 1) * spare;
  const end = Math.ceil(to / spare + 1) * spare;
  return [Math.max(0, Math.min(count, first)), Math.max(0, Math.min(count, end))];
}

/**
 * Rows within a stretch of the stacked bands.
 *
 * @param {Geometry} geometry
 * @param {{ row: number, above: number }} heights of a row and of what stands above a band's rows,
 *   in pixels
 * @param {number} top of the stretch, in pixels from the first band's top
 * @param {number} bottom
 * @returns {{ band: number, from: number, to: number }[]} rows `from` up to, not with, `to`
 */
export function bandsWithin({ bands, rows }, { row, above }, top, bottom) {
  const height = above + rows * row;
  const first = Math.max(0, Math.min(bands - 1, Math.floor(top / height)));
  const last = Math.max(first, Math.min(bands - 1, Math.floor(bottom / height)));
  return Array.from({ length: last - first + 1 }, (_, position) => {
    const band = first + position;
    const start = band * height + above;
    const [from, to] = span((top - start) / row, (bottom - start) / row, rows, 4);
    return { band, from, to };
  });
}

/**
 * Columns within a stretch of the planes beside each other.
 *
 * @param {Geometry} geometry
 * @param {{ column: number, gap: number }} widths of a column and of the gap between planes, in
 *   pixels
 * @param {number} left of the stretch, in pixels from the first column's start
 * @param {number} right
 * @returns {[number, number]} the first column and the one after the last
 */
export function columnsWithin({ columns, width }, { column, gap }, left, right) {
  const plane = columns * column + gap;
  /** @param {number} pixel */
  const stepsTo = (pixel) => {
    const lane = Math.floor(pixel / plane);
    return lane * columns + Math.min(columns, (pixel - lane * plane) / column);
  };
  return span(stepsTo(left), stepsTo(right), width, 2);
}
