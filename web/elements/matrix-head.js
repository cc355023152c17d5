/** What stands above a matrix's columns: their labels, and those of planes beside each other. */
import { opensLane } from '../render/grid.js';
import { append, resize, write, writeLabel } from './matrix-parts.js';

/** @import { BodyView } from './matrix-body.js' */

export class MatrixHead {
  #frame;
  /** @type {HTMLElement | null} */
  #lanes = null;
  /** @type {{ element: HTMLElement, label: HTMLElement }[]} */
  #laneLabels = [];
  /** @type {HTMLElement | null} */
  #columns = null;
  /** @type {{ element: HTMLElement }[]} */
  #columnLabels = [];

  /** @param {HTMLElement} frame */
  constructor(frame) {
    this.#frame = frame;
  }

  /** Forgets the elements, which are no longer in the frame. */
  clear() {
    this.#lanes = null;
    this.#laneLabels = [];
    this.#columns = null;
    this.#columnLabels = [];
  }

  /** @param {BodyView} view */
  paint(view) {
    this.#paintLanes(view);
    this.#paintColumns(view);
  }

  /**
   * What stands above the planes beside each other. Those who hear the page get it with each column.
   *
   * @param {BodyView} view
   */
  #paintLanes({ geometry, columns: [from, to], laneLabel }) {
    if (!laneLabel) return;
    this.#lanes ??= this.#createLanes();
    const head = this.#lanes;
    const first = Math.floor(from / geometry.columns);
    const count = Math.ceil(to / geometry.columns) - first;
    head.style.setProperty('--skipped-lanes', String(first));
    resize(this.#laneLabels, count, () => {
      const element = append('presentation', 'lane', head);
      return { element, label: append('presentation', 'lane-label', element) };
    });
    for (const [position, { label }] of this.#laneLabels.entries()) {
      writeLabel(label, laneLabel(first + position));
    }
  }

  #createLanes() {
    const head = append('presentation', 'lane-head', this.#frame);
    head.setAttribute('aria-hidden', 'true');
    append('presentation', 'corner', head);
    return head;
  }

  /** @param {BodyView} view */
  #paintColumns({ geometry, columns: [from, to], columnLabel, rowLabel, laneLabel }) {
    if (!columnLabel) return;
    this.#columns ??= this.#create(rowLabel !== null);
    const head = this.#columns;
    resize(this.#columnLabels, to - from, () => ({
      element: append('columnheader', 'column-label', head),
    }));
    for (const [position, { element }] of this.#columnLabels.entries()) {
      const x = from + position;
      const label = columnLabel(x % geometry.columns);
      writeLabel(element, label);
      write(element, 'aria-colindex', String(x + 1 + (rowLabel ? 1 : 0)));
      if (!laneLabel) continue;
      write(element, 'aria-label', `${laneLabel(Math.floor(x / geometry.columns))} ${label}`);
      element.classList.toggle('opens', opensLane(geometry, x));
    }
  }

  /** @param {boolean} withCorner */
  #create(withCorner) {
    const head = append('row', 'row head', this.#frame);
    head.setAttribute('aria-rowindex', '1');
    if (withCorner) append('presentation', 'corner', head);
    return head;
  }
}
