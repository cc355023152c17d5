/** Files that come to a matrix: dropped onto it, or chosen. */
import { html, nothing } from 'lit';
import { FILE_KINDS } from '../render/read-file.js';

/**
 * @typedef {object} FileHost
 * @property {() => boolean} takes whether a file may come
 * @property {(file: File) => void} take
 * @property {() => void} changed
 */

/** @param {DragEvent} event */
export const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes('Files') ?? false;

export class MatrixFile {
  /** Whether a file is held over the matrix. */
  isOver = false;
  #element;
  #host;

  /**
   * @param {HTMLElement} element
   * @param {FileHost} host
   */
  constructor(element, host) {
    this.#element = element;
    this.#host = host;
    element.addEventListener('dragover', (event) => this.#onDragover(event));
    element.addEventListener('dragleave', (event) => this.#onDragleave(event));
    element.addEventListener('drop', (event) => this.#onDrop(event));
  }

  /**
   * Held while the reader chooses: an input that stands in no page may be collected before.
   * @type {HTMLInputElement | undefined}
   */
  #input;

  /** Lets the reader choose a file. */
  choose() {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = FILE_KINDS.join(',');
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      if (file) this.#host.take(file);
    });
    this.#input = input;
    this.#input.click();
  }

  /** @param {boolean} isOver */
  #set(isOver) {
    if (this.isOver === isOver) return;
    this.isOver = isOver;
    this.#host.changed();
  }

  /** @param {DragEvent} event */
  #onDragover(event) {
    if (!hasFiles(event) || !event.dataTransfer || !this.#host.takes()) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    this.#set(true);
  }

  /** @param {DragEvent} event */
  #onDragleave({ relatedTarget }) {
    if (!(relatedTarget instanceof Node && this.#element.contains(relatedTarget))) this.#set(false);
  }

  /** @param {DragEvent} event */
  #onDrop(event) {
    if (!hasFiles(event) || !this.#host.takes()) return;
    event.preventDefault();
    this.#set(false);
    const [file] = event.dataTransfer?.files ?? [];
    if (file) this.#host.take(file);
  }
}

/**
 * Where a file that is dragged over the page may be dropped.
 *
 * @param {boolean} isOver
 * @param {string} words
 */
export const dropTemplate = (isOver, words) =>
  html`<div class=${isOver ? 'drop over' : 'drop'} aria-hidden="true"><span>${words}</span></div>`;

/**
 * The same without dragging.
 *
 * @param {MatrixFile} file
 * @param {string} words
 * @param {string} label words that say more, `words` among them
 */
export const openTemplate = (file, words, label) =>
  words
    ? html`<button class="open" title=${label} aria-label=${label} @click=${() => file.choose()}>
        ${words}
      </button>`
    : nothing;
