import { html, nothing } from 'lit';
import { base, controls } from '../styles/base.js';
import { cellsStyles } from '../styles/exercise.js';
import { domainBy } from './exercise-given.js';
import { ExercisePlace } from './exercise-place.js';
import { nameOf } from './exercise-text.js';
import { matrixOf } from './matrix-of.js';
import { matrixWordsWith } from './strings.js';

/**
 * `<nl-exercise-cells>`: a tensor whose cells are chosen, by click, Space or Enter, and in runs with
 * Shift.
 */
export class NlExerciseCells extends ExercisePlace {
  static styles = [base, controls, cellsStyles];

  static properties = {
    chosen: { state: true },
    mistaken: { state: true },
    isEmpty: { state: true },
  };

  constructor() {
    super();
    /** @type {ReadonlySet<number>} */
    this.chosen = new Set();
    /** Those that were chosen at the last check, and should not have been. @type {ReadonlySet<number>} */
    this.mistaken = new Set();
    /** Whether nothing was chosen at the last check. */
    this.isEmpty = false;
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (!changes.has('verdict')) return;
    const right = new Set(/** @type {number[]} */ (this.variant?.answer ?? []));
    const judged = this.verdict ? this.judged : [];
    this.mistaken = new Set(judged?.filter((flat) => this.chosen.has(flat) && !right.has(flat)));
  }

  /** @returns {number[]} */
  get draft() {
    return [...this.chosen];
  }

  set draft(cells) {
    this.chosen = new Set(cells);
  }

  /** Positions of the chosen cells; undefined where there are none, which is said. */
  read() {
    this.isEmpty = this.chosen.size === 0;
    if (this.isEmpty) this.focus();
    return this.isEmpty ? undefined : [...this.chosen].sort((a, b) => a - b);
  }

  focus() {
    /** @type {import('./matrix.js').NlMatrix | null} */ (
      this.renderRoot.querySelector('nl-matrix')
    )?.focusCell(0);
  }

  render() {
    const { variant, labels, say, text, chosen } = this;
    if (!variant) return nothing;
    const { tensor: name } = variant.ask;
    return html`<div @nl-choose=${this.#onChoose}>${matrixOf({
      ...{ name, label: nameOf(name, text), tensor: variant.tape.tensor(name) },
      ...{ labels: labels[name], domain: domainBy(variant), chosen },
      marks: { mistaken: this.mistaken },
      strings: matrixWordsWith(say, say('exercise.cells.help')),
    })}</div>
      <div class="line">
        <span role="status">${say('exercise.cells.count', { count: chosen.size })}</span>
        ${
          chosen.size === 0 || this.closed
            ? nothing
            : html`<button class="link" @click=${this.#clear}>${say('exercise.cells.clear')}</button>`
        }
      </div>
      <p class="how">${say('exercise.cells.how')}</p>
      ${this.isEmpty ? html`<p class="fault" role="alert">${say('exercise.cells.empty')}</p>` : nothing}`;
  }

  /** @param {CustomEvent} event */
  #onChoose({ detail: { cells, isRun } }) {
    if (this.closed) return;
    const chosen = new Set(this.chosen);
    for (const flat of cells) {
      if (!isRun && chosen.has(flat)) chosen.delete(flat);
      else chosen.add(flat);
    }
    this.#take(chosen);
  }

  #clear() {
    this.#take(new Set());
    this.focus();
  }

  /** @param {Set<number>} chosen */
  #take(chosen) {
    this.mistaken = new Set([...this.mistaken].filter((flat) => chosen.has(flat)));
    this.chosen = chosen;
    this.isEmpty = false;
    this.tell('draft');
  }
}

if (!customElements.get('nl-exercise-cells'))
  customElements.define('nl-exercise-cells', NlExerciseCells);
