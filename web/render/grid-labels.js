import { axisText, placeOf, planeText } from './grid.js';

/** @import { Geometry } from './grid.js' */

/** @typedef {readonly string[] | readonly (readonly string[])[] | null} Lists one list, or several */

/**
 * @typedef {object} Labelled a tensor and its words, where it has some; where all of a kind are '', none
 *   is shown and no room kept
 * @property {readonly number[]} shape
 * @property {Lists} rowLabels one list, or one for each plane
 * @property {readonly string[] | null} columnLabels
 * @property {Lists} planeLabels one list; from rank 4 on two, of bands and of lanes
 */

/** What stands beside rows, above columns and around planes: words, else indices. */
export class GridLabels {
  #of;
  #geometry;

  /**
   * @param {Labelled} of
   * @param {Geometry} geometry
   */
  constructor(of, geometry) {
    this.#of = of;
    this.#geometry = geometry;
    const rank = of.shape.length;
    // Whatever its rank: a single number is not counted.
    const isOne = of.shape.every((length) => length === 1);
    this.hasPlanes = rank === 3;
    this.hasLanes = rank > 3 && isNamed(of.planeLabels);
    this.hasColumns = rank > 0 && isNamed(of.columnLabels, isOne);
    const hasRows = rank > 1 || (of.rowLabels?.length ?? 0) > 0;
    this.hasRows = hasRows && isNamed(of.rowLabels, isOne);
  }

  /** @param {number} plane @param {number} row */
  row(plane, row) {
    return listed(this.#of.rowLabels, plane)?.[row] ?? String(row);
  }

  /** @param {number} column */
  column(column) {
    return this.#of.columnLabels?.[column] ?? String(column);
  }

  /** @param {number} plane of a tensor of rank 3 */
  plane(plane) {
    return listed(this.#of.planeLabels, 0)?.[plane] ?? planeText(this.#of.shape, plane);
  }

  /** @param {number} band from rank 4 on */
  band(band) {
    return listed(this.#of.planeLabels, 0)?.[band] ?? axisText(this.#of.shape, { band });
  }

  /** @param {number} lane from rank 4 on */
  lane(lane) {
    return listed(this.#of.planeLabels, 1)?.[lane] ?? axisText(this.#of.shape, { lane });
  }

  /**
   * All words for the place of a cell; '' where there are none.
   * @param {number} flat
   */
  of(flat) {
    const { plane, band, lane, row, column } = placeOf(this.#geometry, flat);
    const around = this.hasLanes ? `${this.band(band)} ${this.lane(lane)}` : '';
    return {
      row: this.hasRows ? this.row(plane, row) : '',
      column: this.hasColumns ? this.column(column) : '',
      plane: this.hasPlanes ? this.plane(plane) : around,
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

/**
 * Whether anything is to be read: indices, or words that are not all empty.
 * @param {Lists} lists
 * @param {boolean} [hasNoIndices]
 */
const isNamed = (lists, hasNoIndices = false) =>
  lists?.length ? lists.flat().some((text) => text !== '') : !hasNoIndices;

/**
 * @param {Lists} lists
 * @param {number} at of several lists, this one
 * @returns {readonly string[] | undefined}
 */
function listed(lists, at) {
  const own = Array.isArray(lists?.[0]) ? lists[at] : lists;
  return /** @type {readonly string[] | undefined} */ (own ?? undefined);
}
