import { html, LitElement, nothing } from 'lit';
import { judge } from '../exercises/judge.js';
import { labelsOf } from '../exercises/labels.js';
import { base, controls } from '../styles/base.js';
import { guessStyles } from '../styles/exercise.js';
import { Attempt } from './exercise-attempt.js';
import { noText, textOf } from './exercise-text.js';
import { comparisonOf, verdictTemplate } from './exercise-verdict.js';
import './exercise-number.js';

/**
 * @import { Variant } from '../exercises/types.js'
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { NlExerciseNumber } from './exercise-number.js'
 */

/**
 * `<nl-guess>`: a number of a walkthrough's step, to be guessed before it is shown, over the reader's
 * own inputs; then how near the guess was.
 *
 * @fires nl-guessed the number may be shown now
 * @fires normlab-answer as `<nl-exercise>` does; `seed` is null: no seed gives the reader's own numbers
 */
export class NlGuess extends LitElement {
  static styles = [base, controls, guessStyles];

  static properties = {
    variant: { attribute: false },
    labels: { attribute: false },
    say: { attribute: false },
    attempt: { state: true },
    revision: { state: true },
  };

  #text = noText;

  constructor() {
    super();
    /** @type {Variant | undefined} */
    this.variant = undefined;
    /** @type {Record<string, Labels>} */
    this.labels = {};
    /** @type {Say & { lang: string }} */
    this.say = Object.assign((/** @type {string} */ key) => key, { lang: 'en' });
    /** @type {Attempt | undefined} */
    this.attempt = undefined;
    this.revision = 0;
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    const { variant } = this;
    if (!variant || !changes.has('variant')) return;
    this.attempt = new Attempt(variant, judge, { isOnce: true });
    this.#text = textOf(variant, this.say.lang);
  }

  /** @returns {NlExerciseNumber | null} */
  get #place() {
    return this.renderRoot.querySelector('nl-exercise-number');
  }

  async focus() {
    await this.updateComplete;
    await this.#place?.updateComplete;
    this.#place?.focus();
  }

  render() {
    const { attempt, say } = this;
    if (!attempt) return nothing;
    const { variant, isDone, verdict, given } = attempt;
    const text = this.#text;
    return html`<p class="prompt">${text('prompt')}</p>
      <nl-exercise-number
        data-part="guess"
        .variant=${variant}
        .labels=${{ ...this.labels, ...labelsOf(variant.exercise, variant.tape, text) }}
        .verdict=${verdict}
        .judged=${given}
        .closed=${isDone}
        .say=${say}
        .text=${text}
        @nl-check=${this.#check}
      ></nl-exercise-number>
      ${
        isDone
          ? nothing
          : html`<div class="line">
              <button data-part="commit" @click=${this.#check}>${say('exercise.guess')}</button>
              <button class="link" data-part="skip" @click=${this.#tell}>
                ${say('exercise.guess.skip')}
              </button>
            </div>`
      }
      ${verdictTemplate({ attempt, say, text, comparison: comparisonOf(attempt, say) })}`;
  }

  async #check() {
    const { attempt } = this;
    const given = attempt?.isDone ? undefined : this.#place?.read();
    if (!attempt || given === undefined) return;
    attempt.check(given);
    this.revision++;
    this.#tell();
    this.#emit('normlab-answer', { ...attempt.told, seed: null });
    await this.updateComplete;
    if (!(/** @type {ShadowRoot} */ (this.renderRoot).activeElement))
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('.verdict h3'))?.focus();
  }

  #tell() {
    this.#emit('nl-guessed', { isGiven: this.attempt?.isDone ?? false });
  }

  /** @type {(type: string, detail: object) => void} */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

if (!customElements.get('nl-guess')) customElements.define('nl-guess', NlGuess);
