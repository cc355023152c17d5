/**
 * What a matrix's frame has in sight, and how far it scrolls to a cell. Up to a few hundred cells are
 * all in the document; beyond that, those in sight.
 */
import { placeOf } from '../render/grid.js';
import { bandsWithin, columnsWithin } from '../render/in-sight.js';

/** @import { Geometry } from '../render/grid.js' */
/** @import { BodyView } from './matrix-body.js' */

/** Up to this many cells are all in the document. */
const WHOLE = 300;

/** Pixels above a band's rows: plain, with a plane's label, between bands; as in the style sheet. */
const ABOVE_ROWS = { plain: 1, labelled: 33, lanes: 8 };

/** Pixels between planes beside each other; as in the style sheet. */
const GAP = 8;

/** @param {Geometry} geometry */
const aboveRows = ({ shape }) =>
  shape.length > 3 ? ABOVE_ROWS.lanes : shape.length > 2 ? ABOVE_ROWS.labelled : ABOVE_ROWS.plain;

export class MatrixSight {
  #frame;
  /** Pixels of one step, as last measured. */
  #steps = { row: 37, column: 80 };

  /** @param {HTMLElement} frame */
  constructor(frame) {
    this.#frame = frame;
  }

  /** @param {{ row: number, column: number } | null} steps */
  measured(steps) {
    if (steps) this.#steps = steps;
  }

  /** @param {Geometry} geometry */
  isWhole({ cells }) {
    return cells <= WHOLE;
  }

  /** Rows that PageUp and PageDown move by. */
  get page() {
    return Math.max(1, Math.floor(this.#frame.clientHeight / this.#steps.row) - 2);
  }

  /**
   * @param {Geometry} geometry
   * @returns {Pick<BodyView, 'bands' | 'columns'>}
   */
  visible(geometry) {
    const { bands, rows, width, cells } = geometry;
    if (cells === 0) return { bands: [], columns: [0, 0] };
    if (this.isWhole(geometry)) {
      const all = Array.from({ length: bands }, (_, band) => ({ band, from: 0, to: rows }));
      return { bands: all, columns: [0, width] };
    }
    const { row, column } = this.#steps;
    const { scrollTop, scrollLeft, clientWidth, clientHeight } = this.#frame;
    const left = Math.abs(scrollLeft);
    const bottom = scrollTop + (clientHeight || 500);
    const right = left + (clientWidth || 1000);
    return {
      bands: bandsWithin(geometry, { row, above: aboveRows(geometry) }, scrollTop, bottom),
      columns: columnsWithin(geometry, { column, gap: GAP }, left, right),
    };
  }

  /**
   * Brings a cell to the middle.
   *
   * @param {Geometry} geometry
   * @param {number} flat
   * @param {boolean} rightToLeft
   */
  scrollTo(geometry, flat, rightToLeft) {
    const { band, lane, row, x } = placeOf(geometry, flat);
    const { row: height, column: width } = this.#steps;
    const above = aboveRows(geometry);
    const top = band * (above + geometry.rows * height) + above + row * height;
    const left = x * width + lane * GAP;
    const frame = this.#frame;
    frame.scrollTop = Math.max(0, top - frame.clientHeight / 2);
    frame.scrollLeft = (rightToLeft ? -1 : 1) * Math.max(0, left - frame.clientWidth / 2);
  }
}
