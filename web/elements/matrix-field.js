/**
 * The field in which a cell is edited, in place. A text that can't be read stays: in the field, and
 * in its cell when the reader goes elsewhere.
 */
import { shortest } from '../render/digits.js';
import { parseNumber } from '../render/parse-number.js';

/** @typedef {{ key: string, text: string }} Reason */

/**
 * What the field asks of its matrix.
 *
 * @typedef {object} FieldHost
 * @property {(flat: number) => number} read
 * @property {() => boolean} isBoolean
 * @property {(flat: number) => string} label accessible name of the field
 * @property {(flat: number, value: number, live: boolean) => void} edit
 * @property {(flat: number, backwards: boolean) => boolean} moveOn to the next cell; false: none
 * @property {(flat: number) => void} focus the cell
 * @property {() => void} changed
 */

/**
 * A value moved by whole steps, without the dust of binary fractions.
 *
 * @param {number} value
 * @param {number} change
 * @returns {number} float32
 */
export function stepped(value, change) {
  return Math.fround(Number((value + change).toFixed(6)));
}

/** @param {{ shiftKey: boolean, altKey: boolean }} event */
export function stepOf({ shiftKey, altKey }) {
  if (shiftKey) return 1;
  return altKey ? 0.01 : 0.1;
}

export class MatrixField {
  /** @type {FieldHost} */
  #host;
  /** @type {HTMLInputElement} */
  #input;
  /** The value before the first step, while steps are shown. @type {number | null} */
  #before = null;
  /** Being moved in the document, which blurs it. */
  #moving = false;
  /** The cell that is edited. @type {number | null} */
  flat = null;
  /** Why the text can't be read. @type {Reason | null} */
  reason = null;
  /** Texts left behind, with why. @type {Map<number, Reason>} */
  drafts = new Map();

  /** @param {FieldHost} host */
  constructor(host) {
    this.#host = host;
    this.#input = document.createElement('input');
    this.#input.type = 'text';
    this.#input.className = 'field';
    this.#input.dataset.part = 'field';
    this.#input.autocomplete = 'off';
    this.#input.spellcheck = false;
    this.#input.enterKeyHint = 'done';
    this.#input.addEventListener('keydown', (event) => this.#onKeydown(event));
    this.#input.addEventListener('input', () => this.#say(null));
    this.#input.addEventListener('blur', () => this.finish());
  }

  /**
   * @param {number} flat
   * @param {HTMLElement} cell
   * @param {string | null} typed replaces what the cell holds; null keeps it, selected
   */
  open(flat, cell, typed) {
    if (this.flat !== null) this.finish();
    const draft = this.drafts.get(flat);
    this.flat = flat;
    this.#before = null;
    this.#input.value = typed ?? draft?.text ?? shortest(this.#host.read(flat));
    this.#input.setAttribute('aria-label', this.#host.label(flat));
    this.#say(typed === null ? (draft ?? null) : null);
    cell.append(this.#input);
    this.#input.focus();
    if (typed === null) this.#input.select();
    this.#host.changed();
  }

  /**
   * Follows its cell to another element.
   *
   * @param {HTMLElement | null} cell null: out of sight
   */
  follow(cell) {
    if (cell === null) this.finish();
    else if (this.#input.parentNode !== cell) {
      this.#moving = true;
      cell.append(this.#input);
      this.#moving = false;
      this.#input.focus({ preventScroll: true });
    }
  }

  /** Takes what it can read; keeps what it can't as the cell's draft. */
  finish() {
    if (this.flat === null || this.#moving) return;
    const flat = this.flat;
    if (this.#take()) return;
    const reason = /** @type {Reason} */ (this.reason);
    this.drafts.set(flat, { ...reason, text: this.#input.value });
    this.#close();
  }

  /** Closes as Escape does, if open. */
  abandon() {
    if (this.flat !== null) this.#cancel();
  }

  /** Forgets texts and closes without an edit, for a tensor that is no longer there. */
  discard() {
    this.drafts.clear();
    if (this.flat !== null) this.#close();
  }

  /** @returns {{ value: number } | { reason: Reason }} */
  #read() {
    const read = parseNumber(this.#input.value);
    if ('reason' in read || !this.#host.isBoolean()) return read;
    const fits = read.value === 0 || read.value === 1;
    return fits ? read : { reason: { key: 'not-boolean', text: this.#input.value } };
  }

  /** @returns {boolean} whether the text was a number; then it is the cell's and the field closed */
  #take() {
    const read = this.#read();
    if ('reason' in read) {
      this.#say(read.reason);
      return false;
    }
    const flat = /** @type {number} */ (this.flat);
    const value = Math.fround(read.value);
    const differs = !Object.is(value, this.#host.read(flat));
    const ends = this.#before !== null;
    this.drafts.delete(flat);
    this.#close();
    if (differs || ends) this.#host.edit(flat, value, false);
    return true;
  }

  #close() {
    this.flat = null;
    this.reason = null;
    this.#before = null;
    this.#moving = true;
    this.#input.remove();
    this.#moving = false;
    this.#host.changed();
  }

  /** @param {Reason | null} reason */
  #say(reason) {
    const changed = reason?.key !== this.reason?.key || reason?.text !== this.reason?.text;
    this.reason = reason;
    if (reason) this.#input.setAttribute('aria-invalid', 'true');
    else this.#input.removeAttribute('aria-invalid');
    if (changed) this.#host.changed();
  }

  /** @param {KeyboardEvent} event */
  #onKeydown(event) {
    event.stopPropagation();
    if (event.isComposing || this.flat === null) return;
    const flat = this.flat;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (this.#take()) this.#host.focus(flat);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      this.#cancel();
      this.#host.focus(flat);
    } else if (event.key === 'Tab') {
      if (!this.#take() || this.#host.moveOn(flat, event.shiftKey)) event.preventDefault();
      else this.#host.focus(flat);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      this.#step(stepOf(event) * (event.key === 'ArrowUp' ? 1 : -1));
    }
  }

  #cancel() {
    const flat = /** @type {number} */ (this.flat);
    const before = this.#before;
    this.drafts.delete(flat);
    this.#close();
    if (before !== null) this.#host.edit(flat, before, false);
  }

  /** @param {number} change */
  #step(change) {
    const read = this.#read();
    if ('reason' in read) {
      this.#say(read.reason);
      return;
    }
    const flat = /** @type {number} */ (this.flat);
    const value = this.#host.isBoolean() ? Number(change > 0) : stepped(read.value, change);
    this.#before ??= this.#host.read(flat);
    this.#input.value = shortest(value);
    this.#host.edit(flat, value, true);
  }
}
