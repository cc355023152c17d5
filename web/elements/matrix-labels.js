import { placeOf, planeText } from '../render/grid.js';

/** @import { Geometry } from '../render/grid.js' */

/**
 * @typedef {object} Labelled a tensor and its words, where it has some
 * @property {readonly number[]} shape
 * @property {readonly string[] | readonly (readonly string[])[] | null} rowLabels
 * @property {readonly string[] | null} columnLabels
 * @property {readonly string[] | null} planeLabels
 */

/** What stands beside rows, above columns and above planes: words, else indices. */
export class MatrixLabels {
  #of;
  #geometry;

  /**
   * @param {Labelled} of
   * @param {Geometry} geometry
   */
  constructor(of, geometry) {
    this.#of = of;
    this.#geometry = geometry;
    this.hasPlanes = of.shape.length > 2;
    this.hasColumns = of.shape.length > 0;
    this.hasRows = of.shape.length > 1 || (of.rowLabels?.length ?? 0) > 0;
  }

  /** @param {number} plane @param {number} row */
  row(plane, row) {
    const labels = this.#of.rowLabels;
    const own = Array.isArray(labels?.[0]) ? labels[plane] : labels;
    return /** @type {string | undefined} */ (own?.[row]) ?? String(row);
  }

  /** @param {number} column */
  column(column) {
    return this.#of.columnLabels?.[column] ?? String(column);
  }

  /** @param {number} plane */
  plane(plane) {
    return this.#of.planeLabels?.[plane] ?? planeText(this.#of.shape, plane);
  }

  /**
   * All words for the place of a cell; '' where there are none.
   * @param {number} flat
   */
  of(flat) {
    const { plane, row, column } = placeOf(this.#geometry, flat);
    return {
      row: this.hasRows ? this.row(plane, row) : '',
      column: this.hasColumns ? this.column(column) : '',
      plane: this.hasPlanes ? this.plane(plane) : '',
    };
  }

  /** The few row labels that decide how wide their column is. */
  get long() {
    if (!this.hasRows) return [];
    const words = (this.#of.rowLabels ?? []).flat();
    const last = String(this.#geometry.rows - 1);
    return [last, ...[...words].sort((a, b) => b.length - a.length).slice(0, 3)];
  }
}
