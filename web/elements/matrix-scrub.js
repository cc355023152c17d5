/**
 * Changing a number by dragging sideways on it. A drag begins after a few pixels, so that a click
 * stays a click; with touch only on a cell that is already chosen, so that scrolling stays
 * scrolling.
 */
import { stepOf, stepped } from './matrix-field.js';

const THRESHOLD = 4;
const PIXELS_A_STEP = 6;

/**
 * @typedef {object} ScrubHost
 * @property {(flat: number, touch: boolean) => boolean} allows
 * @property {(flat: number) => number} read
 * @property {(flat: number, value: number, live: boolean) => void} edit
 */

export class MatrixScrub {
  /** @type {HTMLElement} */
  #surface;
  /** @type {ScrubHost} */
  #host;
  /** @type {{ pointer: number, flat: number, x: number, before: number, moved: boolean } | null} */
  #drag = null;
  /** The click that ends a drag is none. */
  #swallow = false;

  /**
   * @param {HTMLElement} surface captures the pointer
   * @param {ScrubHost} host
   */
  constructor(surface, host) {
    this.#surface = surface;
    this.#host = host;
  }

  /** Whether a drag is on. */
  get active() {
    return this.#drag?.moved ?? false;
  }

  /** @returns {boolean} whether the click that comes now belongs to a drag */
  swallowsClick() {
    const swallow = this.#swallow;
    this.#swallow = false;
    return swallow;
  }

  /**
   * @param {PointerEvent} event
   * @param {number} flat
   */
  down(event, flat) {
    this.#swallow = false;
    if (event.button !== 0 || !this.#host.allows(flat, event.pointerType === 'touch')) return;
    const before = this.#host.read(flat);
    this.#drag = { pointer: event.pointerId, flat, x: event.clientX, before, moved: false };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const drag = this.#drag;
    if (!drag || drag.pointer !== event.pointerId) return;
    const way = event.clientX - drag.x;
    if (!drag.moved && Math.abs(way) < THRESHOLD) return;
    if (!drag.moved) {
      drag.moved = true;
      this.#surface.setPointerCapture(drag.pointer);
    }
    const steps = Math.trunc(way / PIXELS_A_STEP);
    const start = Number.isFinite(drag.before) ? drag.before : 0;
    const value = steps === 0 ? drag.before : stepped(start, steps * stepOf(event));
    if (!Object.is(value, this.#host.read(drag.flat))) this.#host.edit(drag.flat, value, true);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const drag = this.#drag;
    if (!drag || drag.pointer !== event.pointerId) return;
    this.#drag = null;
    if (!drag.moved) return;
    this.#swallow = true;
    this.#host.edit(drag.flat, this.#host.read(drag.flat), false);
  }

  /** Gives the cell its old value back. */
  cancel() {
    const drag = this.#drag;
    this.#drag = null;
    if (!drag?.moved) return;
    this.#swallow = true;
    this.#host.edit(drag.flat, drag.before, false);
  }
}
