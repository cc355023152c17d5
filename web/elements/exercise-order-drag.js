/** How far a pointer goes before a press is a drag, in px. */
const threshold = 5;

/**
 * @import { LitElement } from 'lit'
 * @typedef {object} DragHost
 * @property {(id: string) => void} take
 * @property {(id: string, to: number) => void} move
 * @property {() => void} drop
 * @property {() => void} cancel
 */

/** Dragging steps to other places of their list. Nothing needs it: keys and buttons do the same. */
export class OrderDrag {
  #element;
  #host;
  /** @type {{ id: string, y: number, moved: boolean } | null} */
  #drag = null;
  #swallow = false;

  /** @param {LitElement} element @param {DragHost} host */
  constructor(element, host) {
    this.#element = element;
    this.#host = host;
  }

  /** @returns {boolean} whether the click that comes now belongs to a drag */
  swallowsClick() {
    const swallow = this.#swallow;
    this.#swallow = false;
    return swallow;
  }

  /** @type {(event: PointerEvent, id: string) => void} */
  down(event, id) {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    this.#swallow = false;
    this.#drag = { id, y: event.clientY, moved: false };
    addEventListener('pointermove', this.#onMove);
    addEventListener('pointerup', this.#onUp);
    addEventListener('pointercancel', this.#onCancel);
    addEventListener('keydown', this.#onKey, true);
  }

  #onMove = (/** @type {PointerEvent} */ event) => {
    const drag = this.#drag;
    if (!drag) return;
    if (!drag.moved && Math.abs(event.clientY - drag.y) < threshold) return;
    if (!drag.moved) this.#host.take(drag.id);
    drag.moved = true;
    event.preventDefault();
    this.#host.move(drag.id, this.#placeAt(event.clientY, drag.id));
  };

  #onUp = () => {
    this.#swallow = this.#drag?.moved ?? false;
    if (this.#swallow) this.#host.drop();
    this.#end();
  };

  #onCancel = () => {
    if (this.#drag?.moved) this.#host.cancel();
    this.#end();
  };

  #onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.#onCancel();
  };

  #end() {
    this.#drag = null;
    removeEventListener('pointermove', this.#onMove);
    removeEventListener('pointerup', this.#onUp);
    removeEventListener('pointercancel', this.#onCancel);
    removeEventListener('keydown', this.#onKey, true);
  }

  /** How many steps, and the line, stand above a height, the dragged one aside. @type {(y: number, id: string) => number} */
  #placeAt(y, id) {
    const parts = [...this.#element.renderRoot.querySelectorAll('li[data-id], h3')];
    return parts
      .filter((part) => part.getAttribute('data-id') !== id)
      .filter((part) => {
        const { top, height } = part.getBoundingClientRect();
        return top + height / 2 < y;
      }).length;
  }
}
