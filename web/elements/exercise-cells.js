import { html, LitElement, nothing } from 'lit';
import { base, controls } from '../styles/base.js';
import { cellsStyles } from '../styles/exercise.js';
import { matrixWords } from './strings.js';
import './matrix.js';

/**
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { Variant } from '../exercises/types.js'
 */

/**
 * `<nl-exercise-cells>`: a tensor whose cells are chosen, by click, Space or Enter, and in runs with
 * Shift.
 *
 * @fires nl-draft other cells are chosen now
 */
export class NlExerciseCells extends LitElement {
  static styles = [base, controls, cellsStyles];

  static properties = {
    variant: { attribute: false },
    label: { attribute: false },
    labels: { attribute: false },
    domain: { attribute: false },
    verdict: { attribute: false },
    closed: { attribute: false },
    say: { attribute: false },
    chosen: { state: true },
    mistaken: { state: true },
    isEmpty: { state: true },
  };

  constructor() {
    super();
    /** @type {Variant | undefined} */
    this.variant = undefined;
    /** What the tensor is called. */
    this.label = '';
    /** @type {Record<string, Labels>} */
    this.labels = {};
    /** Of the colour scale. */
    this.domain = 1;
    /** @type {import('../exercises/types.js').Verdict | null} */
    this.verdict = null;
    this.closed = false;
    /** @type {Say} */
    this.say = (key) => key;
    /** @type {ReadonlySet<number>} */
    this.chosen = new Set();
    /** Those that were chosen at the last check, and should not have been. @type {ReadonlySet<number>} */
    this.mistaken = new Set();
    /** Whether nothing was chosen at the last check. */
    this.isEmpty = false;
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has('variant') && changes.get('variant')) this.chosen = new Set();
    if (changes.has('verdict')) {
      const right = new Set(/** @type {number[]} */ (this.variant?.answer ?? []));
      const wrong = [...this.chosen].filter((flat) => !right.has(flat));
      this.mistaken = new Set(this.verdict && !this.verdict.correct ? wrong : []);
    }
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
    const { variant, say, chosen } = this;
    if (!variant) return nothing;
    const { tensor } = variant.ask;
    const { shape, data } = variant.tape.tensor(tensor);
    const { rows = null, columns = null, planes = null } = this.labels[tensor] ?? {};
    return html`<nl-matrix
        .name=${tensor}
        .label=${this.label}
        .shape=${shape}
        .data=${data}
        .rowLabels=${rows}
        .columnLabels=${columns}
        .planeLabels=${planes}
        .domain=${this.domain}
        .legend=${false}
        .marks=${{ mistaken: this.mistaken }}
        .chosen=${chosen}
        .strings=${choosingWords(say)}
        @nl-choose=${this.#onChoose}
      ></nl-matrix>
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
    this.dispatchEvent(new Event('nl-draft', { bubbles: true, composed: true }));
  }
}

/** @type {WeakMap<Say, Record<string, any>>} */
const known = new WeakMap();

/** @param {Say} say */
function choosingWords(say) {
  let words = known.get(say);
  if (!words) {
    words = { ...matrixWords(say), help: say('exercise.cells.help') };
    known.set(say, words);
  }
  return words;
}

if (!customElements.get('nl-exercise-cells'))
  customElements.define('nl-exercise-cells', NlExerciseCells);
