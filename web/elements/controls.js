import { html, LitElement, nothing } from 'lit';
import { parseNumber } from '../render/parse-number.js';
import { base, controls } from '../styles/base.js';
import { controlsStyles } from '../styles/controls.js';
import { longestWord, readWords } from '../walkthroughs/words.js';

/**
 * @import { InputSpec } from '../walkthroughs/inputs.js'
 * @import { Say } from '../walkthroughs/types.js'
 *
 * @typedef {object} Control an input that a step offers
 * @property {string} name
 * @property {string} label
 * @property {InputSpec} spec
 * @property {any} value
 * @property {Record<string, string>} [options] labels of a choice
 */

/**
 * `<nl-controls>`: inputs that are not cells: words, sentences, numbers, choices. What cannot be
 * read is said below the field and stays in it.
 *
 * @fires nl-input `{name, value, live}`
 */
export class NlControls extends LitElement {
  static styles = [base, controls, controlsStyles];

  static properties = {
    controls: { attribute: false },
    locked: { attribute: false },
    say: { attribute: false },
    notes: { state: true },
  };

  /** What a field holds while it differs from the value, by field. @type {Map<string, string>} */
  #typed = new Map();

  constructor() {
    super();
    /** @type {Control[]} */
    this.controls = [];
    this.locked = false;
    /** @type {Say} */
    this.say = (key) => key;
    /** What is said below a field. @type {Record<string, { text: string, wrong: boolean } | undefined>} */
    this.notes = {};
  }

  render() {
    return this.controls.map((control) => {
      switch (control.spec.kind) {
        case 'words':
          return this.#words(control);
        case 'sentences':
          return this.#sentences(control);
        case 'choice':
          return this.#choice(control);
        case 'seed':
          return this.#seed(control);
        default:
          return this.#number(control);
      }
    });
  }

  /** @param {Control} control */
  #words({ name, label, spec, value }) {
    return this.#textField(name, label, value, spec, (words) => this.#emit(name, words));
  }

  /** @param {Control} control */
  #sentences({ name, label, spec, value }) {
    const { sentences = 4 } = spec;
    /** @type {string[][]} */
    const all = value;
    return html`<fieldset>
      <legend>${label}</legend>
      ${all.map((words, n) =>
        this.#textField(
          `${name}.${n}`,
          this.say('sentences.item', { n: n + 1 }),
          words,
          spec,
          (changed) => this.#emit(name, all.with(n, changed)),
          all.length > 1
            ? html`<button
                class="remove"
                ?disabled=${this.locked}
                aria-label=${this.say('sentences.remove', { n: n + 1 })}
                title=${this.say('sentences.remove', { n: n + 1 })}
                @click=${() => this.#removeSentence(name, all, n)}
              >
                ×
              </button>`
            : nothing,
        ),
      )}
      ${
        all.length < sentences
          ? html`<button
              ?disabled=${this.locked}
              @click=${() => this.#emit(name, [...all, spec.default[0]])}
            >
              ${this.say('sentences.add')}
            </button>`
          : nothing
      }
    </fieldset>`;
  }

  /** @type {(name: string, all: string[][], n: number) => void} */
  #removeSentence(name, all, n) {
    for (const key of [...this.#typed.keys()])
      if (key.startsWith(`${name}.`)) this.#typed.delete(key);
    this.notes = {};
    this.#emit(name, all.toSpliced(n, 1));
  }

  /** @type {(field: string, label: string, words: string[], spec: InputSpec, take: (words: string[]) => void, beside?: unknown) => unknown} */
  #textField(field, label, words, { most = 6 }, take, beside = nothing) {
    const note = this.notes[field];
    const typed = this.#typed.get(field);
    const current =
      typed !== undefined && this.#stands(typed, words, most) ? typed : words.join(' ');
    return html`<div class="field">
      <label for=${field}>${label}</label>
      <div class="line">
        <input
          id=${field}
          type="text"
          dir="auto"
          autocomplete="off"
          spellcheck="false"
          ?disabled=${this.locked}
          placeholder=${this.say('words.help', { most })}
          .value=${current}
          aria-invalid=${note?.wrong ? 'true' : nothing}
          aria-describedby="${field}-note"
          @input=${(/** @type {InputEvent} */ event) => this.#onText(event, field, most, take)}
        />${beside}
      </div>
      <p id="${field}-note" class=${note?.wrong ? 'note wrong' : 'note'} aria-live="polite">
        ${note?.text ?? nothing}
      </p>
    </div>`;
  }

  /**
   * Whether what was typed still says the words that are in force, or says none.
   * @type {(typed: string, words: string[], most: number) => boolean}
   */
  #stands(typed, words, most) {
    const read = readWords(typed, most).words;
    return read.length === 0 || String(read) === String(words);
  }

  /** @type {(event: InputEvent, field: string, most: number, take: (words: string[]) => void) => void} */
  #onText(event, field, most, take) {
    const { value } = /** @type {HTMLInputElement} */ (event.target);
    this.#typed.set(field, value);
    const { words, left_out, shortened } = readWords(value, most);
    const said = [];
    if (words.length === 0) said.push(this.say('words.none'));
    if (left_out.length) {
      const few = left_out.slice(0, 3).join(', ') + (left_out.length > 3 ? ' …' : '');
      said.push(this.say('words.left-out', { most, words: few, count: left_out.length }));
    }
    if (shortened) said.push(this.say('words.shortened', { most: longestWord }));
    this.#note(field, said.join(' '), words.length === 0);
    if (words.length) take(words);
  }

  /** @param {Control} control */
  #choice({ name, label, spec, value, options = {} }) {
    return html`<fieldset class="choice">
      <legend>${label}</legend>
      ${spec.options?.map(
        (option) => html`<label>
          <input
            type="radio"
            name=${name}
            value=${option}
            ?disabled=${this.locked}
            .checked=${option === value}
            @change=${() => this.#emit(name, option)}
          />
          ${options[option] ?? option}
        </label>`,
      )}
    </fieldset>`;
  }

  /** @param {Control} control */
  #number({ name, label, spec, value }) {
    const { min = 0, max = 100 } = spec;
    const note = this.notes[name];
    const typed = this.#typed.get(name);
    return html`<div class="field">
      <label for=${name}>${label}</label>
      <div class="line">
        <input
          id="${name}-slider"
          type="range"
          aria-label=${label}
          min=${min}
          max=${max}
          step=${spec.step ?? 1}
          ?disabled=${this.locked}
          .value=${String(value)}
          @input=${(/** @type {InputEvent} */ event) => this.#onNumber(event, name, spec, true)}
          @change=${(/** @type {InputEvent} */ event) => this.#onNumber(event, name, spec, false)}
        />
        <input
          id=${name}
          class="count"
          type="text"
          inputmode=${spec.step === undefined ? 'numeric' : 'decimal'}
          autocomplete="off"
          ?disabled=${this.locked}
          .value=${note?.wrong && typed !== undefined ? typed : plainest(value)}
          aria-invalid=${note?.wrong ? 'true' : nothing}
          aria-describedby="${name}-note"
          @change=${(/** @type {InputEvent} */ event) => this.#onNumber(event, name, spec, false)}
        />
      </div>
      ${
        spec.more
          ? html`<button
              ?disabled=${this.locked || value + spec.more > max}
              @click=${() => this.#takeNumber(name, String(value + (spec.more ?? 0)), spec, false)}
            >
              ${this.say(`number.add.${name}`)}
            </button>`
          : nothing
      }
      <p id="${name}-note" class=${note?.wrong ? 'note wrong' : 'note'} aria-live="polite">
        ${note?.text ?? nothing}
      </p>
    </div>`;
  }

  /** @param {Control} control */
  #seed({ name, label, value }) {
    const spec = { kind: /** @type {const} */ ('seed'), default: 0, min: 0, max: largestSeed };
    const note = this.notes[name];
    const typed = this.#typed.get(name);
    return html`<div class="field">
      <label for=${name}>${label}</label>
      <div class="line">
        <input
          id=${name}
          class="seed"
          type="text"
          inputmode="numeric"
          autocomplete="off"
          ?disabled=${this.locked}
          .value=${note?.wrong && typed !== undefined ? typed : String(value)}
          aria-invalid=${note?.wrong ? 'true' : nothing}
          aria-describedby="${name}-note"
          @change=${(/** @type {InputEvent} */ event) => this.#onNumber(event, name, spec, false)}
        />
        <button
          ?disabled=${this.locked || value >= largestSeed}
          @click=${() => this.#takeNumber(name, String(value + 1), spec, false)}
        >
          ${this.say('seed.next')}
        </button>
      </div>
      <p id="${name}-note" class=${note?.wrong ? 'note wrong' : 'note'} aria-live="polite">
        ${note?.text ?? nothing}
      </p>
    </div>`;
  }

  /** @type {(event: InputEvent, name: string, spec: InputSpec, live: boolean) => void} */
  #onNumber(event, name, spec, live) {
    this.#takeNumber(name, /** @type {HTMLInputElement} */ (event.target).value, spec, live);
  }

  /** @type {(name: string, text: string, spec: InputSpec, live: boolean) => void} */
  #takeNumber(name, text, { min = 0, max = 100, step }, live) {
    this.#typed.set(name, text);
    const read = parseNumber(text);
    if (!('value' in read)) {
      this.#note(name, this.say('number.not-a-number', { text }), true);
    } else if (step === undefined && !Number.isInteger(read.value)) {
      this.#note(name, this.say('number.whole', { value: text }), true);
    } else if (read.value < min || read.value > max) {
      this.#note(name, this.say('number.range', { value: text, min, max }), true);
    } else {
      this.#note(name, '', false);
      this.#emit(name, read.value, live);
    }
  }

  /** @type {(field: string, text: string, wrong: boolean) => void} */
  #note(field, text, wrong) {
    this.notes = { ...this.notes, [field]: text ? { text, wrong } : undefined };
  }

  /** @type {(name: string, value: any, live?: boolean) => void} */
  #emit(name, value, live = false) {
    this.dispatchEvent(
      new CustomEvent('nl-input', { detail: { name, value, live }, bubbles: true, composed: true }),
    );
  }
}

const largestSeed = Number.MAX_SAFE_INTEGER;

/** A number without the dust of binary fractions, as 1.1 for 1.1000000000000001. @param {number} value */
const plainest = (value) => String(Number(value.toPrecision(7)));

if (!customElements.get('nl-controls')) customElements.define('nl-controls', NlControls);
