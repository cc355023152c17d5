import { hasFiles } from './matrix-file.js';

/** @import { ReactiveControllerHost } from 'lit' */

/** Milliseconds without a sign of a dragged file after which it is gone; browsers give one in 350. */
const patience = 700;

/**
 * Knows whether a file is dragged over the page, and keeps one that is dropped beside its target from
 * taking the page's place.
 */
export class FileDrag {
  isOn = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;
  #host;

  /** @param {ReactiveControllerHost} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    addEventListener('dragover', this.#onDragover);
    addEventListener('dragleave', this.#onDragleave);
    addEventListener('drop', this.#onDrop);
  }

  hostDisconnected() {
    removeEventListener('dragover', this.#onDragover);
    removeEventListener('dragleave', this.#onDragleave);
    removeEventListener('drop', this.#onDrop);
    this.#set(false);
  }

  /** @param {DragEvent} event */
  #onDragover = (event) => {
    if (!hasFiles(event)) return;
    if (!event.defaultPrevented && event.dataTransfer) {
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    }
    this.#set(true);
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#set(false), patience);
  };

  /** Out of the window. @param {DragEvent} event */
  #onDragleave = ({ relatedTarget }) => {
    if (relatedTarget === null) this.#set(false);
  };

  /** @param {DragEvent} event */
  #onDrop = (event) => {
    if (hasFiles(event)) event.preventDefault();
    this.#set(false);
  };

  /** @param {boolean} isOn */
  #set(isOn) {
    clearTimeout(this.#waiting);
    if (this.isOn === isOn) return;
    this.isOn = isOn;
    this.#host.requestUpdate();
  }
}
