/**
 * The rows and cells inside a matrix's frame. They are kept from one paint to the next and written
 * to only where something differs, so that one new number costs one text node.
 */
import { flatAt, gapsBefore, indexOf } from '../render/grid.js';
import { MatrixHead } from './matrix-head.js';
import { append, resize, turn, write, writeLabel } from './matrix-parts.js';

/** @import { Geometry } from '../render/grid.js' */

/**
 * What a cell shows.
 *
 * @typedef {object} CellView
 * @property {string} text
 * @property {string | null} value the full float; null: it is covered
 * @property {string} classes
 * @property {string} description its marks, in words
 * @property {boolean} selected
 * @property {boolean} readOnly
 * @property {boolean} invalid
 * @property {boolean} reachable by Tab
 */

/**
 * What the frame shows.
 *
 * @typedef {object} BodyView
 * @property {Geometry} geometry
 * @property {{ band: number, from: number, to: number }[]} bands rows of each band
 * @property {[number, number]} columns counted from the band's start
 * @property {((column: number) => string) | null} columnLabel
 * @property {((plane: number, row: number) => string) | null} rowLabel
 * @property {((plane: number) => string) | null} planeLabel above each plane, of stacked ones
 * @property {((band: number) => string) | null} bandLabel beside a band of several planes
 * @property {((lane: number) => string) | null} laneLabel above planes beside each other
 * @property {(flat: number) => CellView} cell
 */

/** @typedef {{ element: HTMLElement, text: Text, flat: number, view: Partial<CellView> }} Cell */
/** @typedef {{ element: HTMLElement, label: HTMLElement | null, cells: Cell[], start: number }} Row */
/** @typedef {{ element: HTMLElement, body: HTMLElement, head: HTMLElement | null, label: HTMLElement | null, rows: Row[], start: number }} Group */

export class MatrixBody {
  /** @type {HTMLElement} */
  #frame;
  /** @type {MatrixHead} */
  #head;
  /** @type {Group[]} */
  #groups = [];
  /** @type {Map<number, Cell>} */
  #byFlat = new Map();
  /** @type {WeakMap<EventTarget, Cell>} */
  #byElement = new WeakMap();
  /** What decides on the elements that exist, beside their number. */
  #structure = '';

  /** @param {HTMLElement} frame empty, and nobody else's */
  constructor(frame) {
    this.#frame = frame;
    this.#head = new MatrixHead(frame);
  }

  /**
   * @param {number} flat
   * @returns {HTMLElement | null}
   */
  element(flat) {
    return this.#byFlat.get(flat)?.element ?? null;
  }

  /**
   * @param {Event} event
   * @returns {number | null} the cell it happened in
   */
  flatAt(event) {
    for (const target of event.composedPath()) {
      const cell = this.#byElement.get(target);
      if (cell) return cell.flat;
      if (target === this.#frame) return null;
    }
    return null;
  }

  /** @returns {{ row: number, column: number } | null} measured sizes of one step, in pixels */
  measure() {
    const row = this.#groups[0]?.rows[0];
    const cell = row?.cells[0];
    if (!row || !cell || cell.element.offsetWidth === 0) return null;
    return { row: row.element.offsetHeight, column: cell.element.offsetWidth + 1 };
  }

  /** @param {BodyView} view */
  paint(view) {
    const labels = [view.columnLabel, view.rowLabel, view.planeLabel, view.laneLabel];
    const structure = labels.map((label) => (label ? 'x' : '-')).join('');
    if (structure !== this.#structure) this.#clear(structure);
    this.#byFlat.clear();
    const [from] = view.columns;
    this.#frame.style.setProperty('--skipped-columns', String(from));
    this.#frame.style.setProperty('--skipped-gaps', String(gapsBefore(view.geometry, from)));
    this.#head.paint(view);
    this.#paintGroups(view);
  }

  /** @param {string} structure */
  #clear(structure) {
    this.#frame.replaceChildren();
    this.#head.clear();
    this.#groups = [];
    this.#structure = structure;
  }

  /** @param {BodyView} view */
  #paintGroups(view) {
    const { geometry, bands, planeLabel, bandLabel, columnLabel } = view;
    resize(this.#groups, bands.length, () => this.#createGroup(view));
    const linesOfBand = geometry.rows + (planeLabel ? 1 : 0);
    for (const [position, { band, from, to }] of bands.entries()) {
      const group = /** @type {Group} */ (this.#groups[position]);
      const { element } = group;
      const isLast = position === bands.length - 1;
      element.className = `group${position === 0 ? ' first' : ''}${isLast ? ' last' : ''}`;
      element.style.setProperty('--skipped-bands', String(band));
      element.style.setProperty('--bands-left', String(geometry.bands - band - 1));
      element.style.setProperty('--skipped-rows', String(from));
      element.style.setProperty('--rows-left', String(geometry.rows - to));
      const line = band * linesOfBand + (columnLabel ? 2 : 1);
      const label = (planeLabel ?? bandLabel)?.(band);
      if (label !== undefined && group.label) {
        writeLabel(group.label, label);
        write(element, 'aria-label', label);
      }
      if (group.head) write(group.head, 'aria-rowindex', String(line));
      this.#paintRows(group, view, band, from, to, line + (planeLabel ? 1 : 0));
    }
  }

  /**
   * @param {BodyView} view
   * @returns {Group}
   */
  #createGroup({ planeLabel, bandLabel }) {
    const element = append('rowgroup', 'group', this.#frame);
    if (bandLabel) {
      const side = append('presentation', 'band-side', element);
      side.setAttribute('aria-hidden', 'true');
      const label = append('presentation', 'band-label', side);
      const body = append('presentation', 'band', element);
      return { element, body, head: null, label, rows: [], start: 0 };
    }
    const head = planeLabel ? append('row', 'row plane', element) : null;
    const label = head ? append('rowheader', 'plane-label', head) : null;
    return { element, body: element, head, label, rows: [], start: 0 };
  }

  /**
   * @param {Group} group
   * @param {BodyView} view
   * @param {number} band
   * @param {number} from
   * @param {number} to
   * @param {number} line `aria-rowindex` of the band's row 0
   */
  #paintRows(group, view, band, from, to, line) {
    const { geometry, rowLabel, bandLabel } = view;
    const start = band * geometry.rows + from;
    turn(group.rows, start - group.start);
    group.start = start;
    resize(group.rows, to - from, () => {
      const element = append('row', 'row', group.body);
      const label = rowLabel ? append('rowheader', 'row-label', element) : null;
      label?.setAttribute('aria-colindex', '1');
      return { element, label, cells: [], start: 0 };
    });
    for (const [position, row] of group.rows.entries()) {
      const number = from + position;
      write(row.element, 'aria-rowindex', String(line + number));
      if (row.label && rowLabel) {
        const label = rowLabel(band * geometry.across, number);
        writeLabel(row.label, label);
        if (bandLabel) write(row.label, 'aria-label', `${bandLabel(band)} ${label}`);
      }
      this.#paintCells(row, view, band * geometry.rows + number);
    }
  }

  /**
   * @param {Row} row
   * @param {BodyView} view
   * @param {number} line counted over all bands
   */
  #paintCells(row, view, line) {
    const { geometry } = view;
    const [from, to] = view.columns;
    turn(row.cells, from - row.start);
    row.start = from;
    resize(row.cells, to - from, () => this.#createCell(row));
    for (const [position, cell] of row.cells.entries()) {
      const x = from + position;
      const flat = flatAt(geometry, line, x);
      if (flat !== cell.flat) {
        cell.flat = flat;
        write(cell.element, 'data-index', indexOf(geometry.shape, flat).join(','));
        write(cell.element, 'aria-colindex', String(x + 1 + (view.rowLabel ? 1 : 0)));
      }
      this.#byFlat.set(flat, cell);
      paintCell(cell, view.cell(flat));
    }
  }

  /**
   * @param {Row} row
   * @returns {Cell}
   */
  #createCell(row) {
    const element = append('gridcell', 'cell', row.element);
    const text = document.createTextNode('');
    element.append(text);
    const cell = { element, text, flat: -1, view: {} };
    this.#byElement.set(element, cell);
    return cell;
  }
}

/**
 * @param {Cell} cell
 * @param {CellView} next
 */
function paintCell(cell, next) {
  const { element, text, view } = cell;
  cell.view = next;
  if (next.text !== view.text) text.data = next.text;
  if (next.value !== view.value) write(element, 'data-value', next.value);
  if (next.classes !== view.classes) element.className = `cell${next.classes}`;
  if (next.description !== view.description) {
    write(element, 'aria-description', next.description || null);
  }
  if (next.selected !== view.selected) write(element, 'aria-selected', String(next.selected));
  if (next.readOnly !== view.readOnly) write(element, 'aria-readonly', String(next.readOnly));
  if (next.invalid !== view.invalid) write(element, 'aria-invalid', next.invalid ? 'true' : null);
  if (next.reachable !== view.reachable) element.tabIndex = next.reachable ? 0 : -1;
}
