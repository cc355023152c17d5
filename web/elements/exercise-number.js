import { html, nothing } from 'lit';
import { plain } from '../render/digits.js';
import { shapeText } from '../render/grid.js';
import { parseNumber } from '../render/parse-number.js';
import { base, controls } from '../styles/base.js';
import { numberStyles } from '../styles/exercise.js';
import { flatOf, indexOf, sizeOf } from '../tape/tensor.js';
import { placeName } from './cell-name.js';
import { ExercisePlace } from './exercise-place.js';
import { nameOf } from './exercise-text.js';

/** @import { Variant } from '../exercises/types.js' */

/** Cells of a tensor up to which its places are shown; of a larger one, only the fields. */
const mostPlaces = 64;

/**
 * `<nl-exercise-number>`: fields for the cells that are asked for, each in its tensor's place. All
 * other cells are covered, unless the exercise shows them anyway. A guess has its fields alone.
 */
export class NlExerciseNumber extends ExercisePlace {
  static styles = [base, controls, numberStyles];

  static properties = {
    texts: { state: true },
    faults: { state: true },
    touched: { state: true },
  };

  constructor() {
    super();
    /** What stands in the fields, in the order in which the cells are asked for. @type {string[]} */
    this.texts = [];
    /** Why a text can't be read, by field. @type {Record<number, string>} */
    this.faults = {};
    /** Fields that were changed since the last check. @type {Set<number>} */
    this.touched = new Set();
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (!changes.has('verdict')) return;
    const fields = [...this.#asked.keys()];
    this.touched = new Set(
      fields.filter((at) => !isSame(numberIn(this.texts[at]), this.judged?.[at])),
    );
  }

  /** @returns {string[]} */
  get draft() {
    return [...this.texts];
  }

  set draft(texts) {
    this.texts = Array.from(texts ?? [], (text) => String(text ?? ''));
  }

  /** What the tensor is called. */
  get #label() {
    return nameOf(this.variant?.ask.tensor ?? '', this.text);
  }

  /** @returns {number[][]} */
  get #asked() {
    return this.variant?.ask.indices ?? [];
  }

  /**
   * The numbers in the fields, null where one is empty; undefined where one can't be read, or all
   * are empty, which is then said.
   * @returns {(number | null)[] | undefined}
   */
  read() {
    const reads = this.#asked.map((_, at) => parseNumber(this.texts[at] ?? ''));
    const isEmpty = reads.every((read) => 'reason' in read && read.reason.key === 'empty');
    this.faults = Object.fromEntries(
      reads.flatMap((read, at) => {
        if (!('reason' in read)) return [];
        const { key, ...params } = read.reason;
        if (key === 'not-a-number') return [[at, this.say('exercise.number.unreadable', params)]];
        if (key !== 'empty') return [[at, this.say(`matrix.invalid.${key}`, params)]];
        return isEmpty && at === 0 ? [[at, this.say('exercise.number.empty')]] : [];
      }),
    );
    const [first] = Object.keys(this.faults);
    if (first !== undefined) {
      this.updateComplete.then(() => this.#field(Number(first))?.focus());
      return undefined;
    }
    return reads.map((read) => ('value' in read ? read.value : null));
  }

  focus() {
    this.#field(0)?.focus();
  }

  /** @param {number} at @returns {HTMLInputElement | null} */
  #field(at) {
    return this.renderRoot.querySelector(`[data-at="${at}"]`);
  }

  render() {
    const { variant } = this;
    if (!variant) return nothing;
    const { tensor, shape } = variant.ask;
    const isBare = variant.exercise.kind === 'predict';
    const isGrid = !isBare && sizeOf(shape) <= mostPlaces;
    const caption = html`<div class="caption" dir="auto">
      <span class="label">${this.#label}</span>
      <span class="shape">${shapeText(shape)}</span>
    </div>`;
    return html`<div
      class="answer"
      role="group"
      aria-label=${this.#label}
      @keydown=${this.#onKeydown}
    >
      ${isBare ? nothing : caption}
      ${isGrid ? planesOf(shape).map((lead) => this.#plane(tensor, shape, lead)) : this.#list(tensor, shape)}
      ${Object.entries(this.faults).map(([at, fault]) => html`<p class="fault" id="fault-${at}" role="alert">${fault}</p>`)}
      <p class="how" id="how" ?hidden=${this.closed}>${this.#how(variant)}</p>
    </div>`;
  }

  /** How exact the numbers have to be. @param {Variant} variant */
  #how({ ask: { decimals, ulp } }) {
    return ulp === undefined
      ? this.say('exercise.number.decimals', { decimals })
      : this.say('exercise.number.ulp', { ulp });
  }

  /** @type {(tensor: string, shape: number[], lead: number[]) => unknown} */
  #plane(tensor, shape, lead) {
    const labels = this.labels[tensor];
    const [rows, columns] = shape.length < 2 ? [1, shape[0] ?? 1] : shape.slice(-2);
    const index = (/** @type {number} */ row, /** @type {number} */ column) =>
      shape.length === 0 ? [] : shape.length === 1 ? [column] : [...lead, row, column];
    const at = lead.reduce((sum, i, axis) => sum * shape[axis] + i, 0);
    const own = Array.isArray(labels?.rows?.[0]) ? labels?.rows?.[at] : labels?.rows;
    // A single number is not counted.
    const isOne = shape.every((length) => length === 1);
    const names = shape.length < 2 ? (labels?.columns ?? own) : labels?.columns;
    const heads = isOne && !names ? [] : counted(columns).map((at) => names?.[at] ?? String(at));
    const isFlat = shape.length < 2 || (isOne && !own);
    const side = isFlat ? [] : counted(rows).map((at) => own?.[at] ?? String(at));
    return html`<table>
      ${
        lead.length
          ? html`<caption>${placeName(labels, shape, [...lead, 0, 0])
              .split(', ')
              .slice(0, lead.length)
              .join(', ')}</caption>`
          : nothing
      }
      ${
        heads.length === 0
          ? nothing
          : html`<thead>
        <tr>
          ${side.length === 0 ? nothing : html`<td></td>`}
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>`
      }
      <tbody>
        ${counted(rows).map(
          (row) => html`<tr>
            ${side.length === 0 ? nothing : html`<th scope="row" title=${side[row]}>${side[row]}</th>`}
            ${counted(columns).map((column) => html`<td>${this.#place(tensor, shape, index(row, column))}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>`;
  }

  /** @type {(tensor: string, shape: number[], index: number[]) => unknown} */
  #place(tensor, shape, index) {
    const flat = flatOf(shape, index);
    const at = this.#asked.findIndex((one) => flatOf(shape, one) === flat);
    if (at >= 0) return this.#input(tensor, shape, at);
    const variant = /** @type {Variant} */ (this.variant);
    return variant.show.includes(tensor)
      ? html`<span class="shown">${plain(variant.tape.at(tensor, index))}</span>`
      : html`<span class="covered" aria-label=${this.say('matrix.covered')}>?</span>`;
  }

  /** @type {(tensor: string, shape: number[]) => unknown} */
  #list(tensor, shape) {
    return html`<ul>
      ${this.#asked.map(
        (index, at) => html`<li>
          <span aria-hidden="true">${this.#placeOf(tensor, shape, index)}</span>
          ${this.#input(tensor, shape, at)}
        </li>`,
      )}
    </ul>`;
  }

  /** @type {(tensor: string, shape: number[], at: number) => unknown} */
  #input(tensor, shape, at) {
    const { say, closed } = this;
    const parts = this.verdict?.parts;
    const isMarked = parts && !this.touched.has(at);
    const state = isMarked ? (parts[at] ? 'right' : 'wrong') : '';
    return html`<span class="asked ${state}"><input
      type="text"
      inputmode="text"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      enterkeyhint="done"
      data-at=${at}
      data-index=${this.#asked[at].join(',')}
      aria-label=${this.#placeOf(tensor, shape, this.#asked[at])}
      aria-invalid=${this.faults[at] || state === 'wrong' ? 'true' : nothing}
      aria-describedby=${this.faults[at] ? `fault-${at}` : 'how'}
      aria-description=${state ? say(`exercise.part.${state}`) : nothing}
      ?readonly=${closed}
      .value=${this.texts[at] ?? ''}
      @input=${(/** @type {InputEvent} */ event) => this.#onInput(at, event)}
    />${state ? html`<span class="mark" aria-hidden="true">${state === 'right' ? '✓' : '✗'}</span>` : nothing}</span>`;
  }

  /** A cell in words. @type {(tensor: string, shape: number[], index: number[]) => string} */
  #placeOf(tensor, shape, index) {
    const place = placeName(this.labels[tensor], shape, index);
    return place ? `${this.#label}, ${place}` : this.#label;
  }

  /** @type {(at: number, event: InputEvent) => void} */
  #onInput(at, { target }) {
    this.texts = Object.assign([...this.texts], {
      [at]: /** @type {HTMLInputElement} */ (target).value,
    });
    this.touched = new Set([...this.touched, at]);
    const { [at]: _, ...faults } = this.faults;
    this.faults = faults;
    this.tell('draft');
  }

  /** @param {KeyboardEvent} event */
  #onKeydown(event) {
    if (event.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      this.tell('check');
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const target = /** @type {HTMLElement} */ (event.target);
      const fields = [...this.renderRoot.querySelectorAll('input')];
      const { x, y } = target.getBoundingClientRect();
      const isDown = event.key === 'ArrowDown';
      const near = fields
        .map((field) => ({ field, box: field.getBoundingClientRect() }))
        .filter(({ box }) => (isDown ? box.y > y + 1 : box.y < y - 1))
        .sort(
          (a, b) =>
            Math.abs(a.box.y - y) - Math.abs(b.box.y - y) ||
            Math.abs(a.box.x - x) - Math.abs(b.box.x - x),
        );
      if (!near[0]) return;
      event.preventDefault();
      near[0].field.focus();
    }
  }
}

/** The number that a text is read as; null where it is none. */
function numberIn(text = '') {
  const read = parseNumber(text);
  return 'value' in read ? read.value : null;
}

/** @type {(one: number | null, other: number | null) => boolean} */
const isSame = (one, other) => one === other || Object.is(one, other);

/** @param {number} length */
const counted = (length) => Array.from({ length }, (_, at) => at);

/** The indices of the planes of a tensor. @param {number[]} shape */
function planesOf(shape) {
  const lead = shape.slice(0, -2);
  return counted(sizeOf(lead)).map((flat) => indexOf(lead, flat));
}

if (!customElements.get('nl-exercise-number'))
  customElements.define('nl-exercise-number', NlExerciseNumber);
