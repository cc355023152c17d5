/**
 * The rows and cells inside a matrix's frame. They are kept from one paint to the next and written
 * to only where something differs, so that one new number costs one text node.
 */
import { indexOf } from '../render/grid.js';

/** @import { Geometry } from '../render/grid.js' */

/**
 * What a cell shows.
 *
 * @typedef {object} CellView
 * @property {string} text
 * @property {string} value the full float
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
 * @property {{ plane: number, from: number, to: number }[]} planes rows of each plane
 * @property {[number, number]} columns
 * @property {((column: number) => string) | null} columnLabel
 * @property {((plane: number, row: number) => string) | null} rowLabel
 * @property {((plane: number) => string) | null} planeLabel
 * @property {(flat: number) => CellView} cell
 */

/** @typedef {{ element: HTMLElement, text: Text, flat: number, view: Partial<CellView> }} Cell */
/** @typedef {{ element: HTMLElement, label: HTMLElement | null, cells: Cell[] }} Row */
/** @typedef {{ element: HTMLElement, head: HTMLElement | null, label: HTMLElement | null, rows: Row[], start: number }} Group */

/**
 * @param {string} role
 * @param {string} className
 * @param {ParentNode} parent
 * @returns {HTMLElement}
 */
function append(role, className, parent) {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  element.className = className;
  parent.append(element);
  return element;
}

/**
 * @param {HTMLElement} element
 * @param {string} label
 */
function writeLabel(element, label) {
  if (element.textContent === label && element.title === label) return;
  element.textContent = label;
  element.title = label;
  element.dir = 'auto';
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {string | null} value null takes the attribute away
 */
function write(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Makes a list as long as it should be.
 *
 * @template {{ element: Element }} Item
 * @param {Item[]} items
 * @param {number} count
 * @param {() => Item} create
 */
function resize(items, count, create) {
  while (items.length > count) items.pop()?.element.remove();
  while (items.length < count) items.push(create());
}

/**
 * After a small scroll most rows stay in sight: those that left one end serve at the other.
 *
 * @param {Group} group
 * @param {number} start number of its first row now, counted over all planes
 */
function turn(group, start) {
  const { rows } = group;
  const shift = start - group.start;
  group.start = start;
  if (shift === 0 || Math.abs(shift) >= rows.length) return;
  if (shift > 0) {
    const left = rows.splice(0, shift);
    rows.at(-1)?.element.after(...left.map(({ element }) => element));
    rows.push(...left);
  } else {
    const left = rows.splice(shift);
    rows[0]?.element.before(...left.map(({ element }) => element));
    rows.unshift(...left);
  }
}

export class MatrixBody {
  /** @type {HTMLElement} */
  #frame;
  /** @type {HTMLElement | null} */
  #head = null;
  /** @type {{ element: HTMLElement }[]} */
  #columnLabels = [];
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
    const labels = [view.columnLabel, view.rowLabel, view.planeLabel];
    const structure = labels.map((label) => (label ? 'x' : '-')).join('');
    if (structure !== this.#structure) this.#clear(structure);
    this.#byFlat.clear();
    this.#frame.style.setProperty('--skipped-columns', String(view.columns[0]));
    this.#paintHead(view);
    this.#paintGroups(view);
  }

  /** @param {string} structure */
  #clear(structure) {
    this.#frame.replaceChildren();
    this.#head = null;
    this.#columnLabels = [];
    this.#groups = [];
    this.#structure = structure;
  }

  /** @param {BodyView} view */
  #paintHead({ columns: [from, to], columnLabel, rowLabel }) {
    if (!columnLabel) return;
    this.#head ??= this.#createHead(rowLabel !== null);
    const head = this.#head;
    resize(this.#columnLabels, to - from, () => {
      const first = this.#columnLabels.length === 0 ? ' first' : '';
      return { element: append('columnheader', `column-label${first}`, head) };
    });
    for (const [position, { element }] of this.#columnLabels.entries()) {
      const column = from + position;
      writeLabel(element, columnLabel(column));
      write(element, 'aria-colindex', String(column + 1 + (rowLabel ? 1 : 0)));
    }
  }

  /** @param {boolean} withCorner */
  #createHead(withCorner) {
    const head = append('row', 'row head', this.#frame);
    head.setAttribute('aria-rowindex', '1');
    if (withCorner) append('presentation', 'corner', head);
    return head;
  }

  /** @param {BodyView} view */
  #paintGroups(view) {
    const { geometry, planes, planeLabel, columnLabel } = view;
    resize(this.#groups, planes.length, () => this.#createGroup(planeLabel !== null));
    const lineOfPlane = geometry.rows + (planeLabel ? 1 : 0);
    for (const [position, { plane, from, to }] of planes.entries()) {
      const group = /** @type {Group} */ (this.#groups[position]);
      const { element } = group;
      const isLast = position === planes.length - 1;
      element.className = `group${position === 0 ? ' first' : ''}${isLast ? ' last' : ''}`;
      element.style.setProperty('--skipped-planes', String(plane));
      element.style.setProperty('--planes-left', String(geometry.planes - plane - 1));
      element.style.setProperty('--skipped-rows', String(from));
      element.style.setProperty('--rows-left', String(geometry.rows - to));
      const line = plane * lineOfPlane + (columnLabel ? 2 : 1);
      if (planeLabel && group.label) {
        const label = planeLabel(plane);
        writeLabel(group.label, label);
        write(element, 'aria-label', label);
        write(/** @type {HTMLElement} */ (group.head), 'aria-rowindex', String(line));
      }
      this.#paintRows(group, view, plane, from, to, line + (planeLabel ? 1 : 0));
    }
  }

  /**
   * @param {boolean} labelled
   * @returns {Group}
   */
  #createGroup(labelled) {
    const element = append('rowgroup', 'group', this.#frame);
    const head = labelled ? append('row', 'row plane', element) : null;
    const label = head ? append('rowheader', 'plane-label', head) : null;
    return { element, head, label, rows: [], start: 0 };
  }

  /**
   * @param {Group} group
   * @param {BodyView} view
   * @param {number} plane
   * @param {number} from
   * @param {number} to
   * @param {number} line `aria-rowindex` of the plane's row 0
   */
  #paintRows(group, view, plane, from, to, line) {
    const { geometry, rowLabel } = view;
    turn(group, plane * geometry.rows + from);
    resize(group.rows, to - from, () => {
      const element = append('row', 'row', group.element);
      const label = rowLabel ? append('rowheader', 'row-label', element) : null;
      label?.setAttribute('aria-colindex', '1');
      return { element, label, cells: [] };
    });
    for (const [position, row] of group.rows.entries()) {
      const number = from + position;
      write(row.element, 'aria-rowindex', String(line + number));
      if (row.label && rowLabel) writeLabel(row.label, rowLabel(plane, number));
      const start = (plane * geometry.rows + number) * geometry.columns;
      this.#paintCells(row, view, start);
    }
  }

  /**
   * @param {Row} row
   * @param {BodyView} view
   * @param {number} start the row's first flat position
   */
  #paintCells(row, view, start) {
    const [from, to] = view.columns;
    resize(row.cells, to - from, () => this.#createCell(row));
    for (const [position, cell] of row.cells.entries()) {
      const column = from + position;
      const flat = start + column;
      if (flat !== cell.flat) {
        cell.flat = flat;
        write(cell.element, 'data-index', indexOf(view.geometry.shape, flat).join(','));
        write(cell.element, 'aria-colindex', String(column + 1 + (view.rowLabel ? 1 : 0)));
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
    const first = row.cells.length === 0 ? ' first' : '';
    const element = append('gridcell', `cell${first}`, row.element);
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
  if (next.classes !== view.classes) {
    const first = element.classList.contains('first') ? ' first' : '';
    element.className = `cell${first}${next.classes}`;
  }
  if (next.description !== view.description) {
    write(element, 'aria-description', next.description || null);
  }
  if (next.selected !== view.selected) write(element, 'aria-selected', String(next.selected));
  if (next.readOnly !== view.readOnly) write(element, 'aria-readonly', String(next.readOnly));
  if (next.invalid !== view.invalid) write(element, 'aria-invalid', next.invalid ? 'true' : null);
  if (next.reachable !== view.reachable) element.tabIndex = next.reachable ? 0 : -1;
}
