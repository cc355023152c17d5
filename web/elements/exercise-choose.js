import { html, LitElement, nothing } from 'lit';
import { base, controls } from '../styles/base.js';
import { chooseStyles } from '../styles/exercise.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Variant } from '../exercises/types.js'
 */

/**
 * `<nl-exercise-choose>`: statements of which one is chosen, or all that hold. After a check each one
 * that was chosen in error says why it does not hold; once it is over, all say why they do or don't.
 *
 * @fires nl-draft others are chosen now
 */
export class NlExerciseChoose extends LitElement {
  static styles = [base, controls, chooseStyles];

  static properties = {
    variant: { attribute: false },
    verdict: { attribute: false },
    closed: { attribute: false },
    say: { attribute: false },
    text: { attribute: false },
    chosen: { state: true },
    checked: { state: true },
    isEmpty: { state: true },
  };

  constructor() {
    super();
    /** @type {Variant | undefined} */
    this.variant = undefined;
    /** @type {import('../exercises/types.js').Verdict | null} */
    this.verdict = null;
    /** Whether it is over. */
    this.closed = false;
    /** @type {Say} */
    this.say = (key) => key;
    /** Says the exercise's own texts. @type {Say & { has: (key: string) => boolean }} */
    this.text = Object.assign((/** @type {string} */ key) => key, { has: () => false });
    /** @type {ReadonlySet<string>} */
    this.chosen = new Set();
    /** What was chosen at the last check. @type {ReadonlySet<string>} */
    this.checked = new Set();
    this.isEmpty = false;
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has('variant') && changes.get('variant')) this.chosen = new Set();
    if (changes.has('verdict')) this.checked = this.verdict ? this.chosen : new Set();
  }

  /** @returns {string[]} */
  get draft() {
    return [...this.chosen];
  }

  set draft(ids) {
    this.chosen = new Set(ids);
  }

  /** Ids of what is chosen; undefined where that is nothing, which is said. */
  read() {
    this.isEmpty = this.chosen.size === 0;
    if (this.isEmpty) this.focus();
    return this.isEmpty ? undefined : [...this.chosen];
  }

  focus() {
    this.renderRoot.querySelector('input')?.focus();
  }

  render() {
    const { variant, say } = this;
    if (!variant) return nothing;
    const { options, one } = variant.ask;
    return html`<fieldset>
      <legend>${say(one ? 'exercise.choose.one' : 'exercise.choose.all')}</legend>
      ${/** @type {string[]} */ (options).map((id) => this.#option(id, variant.answer.includes(id), one))}
      ${this.isEmpty ? html`<p class="fault" role="alert">${say('exercise.choose.empty')}</p>` : nothing}
    </fieldset>`;
  }

  /** @type {(id: string, holds: boolean, one: boolean) => unknown} */
  #option(id, holds, one) {
    const { say, text, closed } = this;
    const isChosen = this.chosen.has(id);
    const isChecked = this.checked.has(id) && isChosen;
    const isWrong = isChecked && !holds;
    const isMarked = closed || isWrong;
    const state = !isMarked ? '' : holds ? 'right' : 'wrong';
    return html`<div class="option ${state} ${isChosen ? 'chosen' : ''}">
      <label>
        <input
          type=${one ? 'radio' : 'checkbox'}
          name="options"
          value=${id}
          .checked=${isChosen}
          aria-disabled=${closed ? 'true' : nothing}
          aria-describedby=${isMarked ? `why-${id}` : nothing}
          @click=${(/** @type {Event} */ event) => closed && event.preventDefault()}
          @keydown=${(/** @type {KeyboardEvent} */ event) => closed && event.key.startsWith('Arrow') && event.preventDefault()}
          @change=${(/** @type {Event} */ event) => this.#onChange(id, one, event)}
        />
        <span>${text(`option.${id}`)}</span>
      </label>
      ${
        isMarked
          ? html`<p class="why" id="why-${id}">
              <strong>${say(holds ? 'exercise.choose.holds' : 'exercise.choose.fails')}</strong>
              ${text.has(`why.${id}`) ? text(`why.${id}`) : nothing}
            </p>`
          : nothing
      }
    </div>`;
  }

  /** @type {(id: string, one: boolean, event: Event) => void} */
  #onChange(id, one, { target }) {
    const { checked } = /** @type {HTMLInputElement} */ (target);
    const others = one ? [] : [...this.chosen].filter((other) => other !== id);
    this.chosen = new Set(checked ? [...others, id] : others);
    this.isEmpty = false;
    this.dispatchEvent(new Event('nl-draft', { bubbles: true, composed: true }));
  }
}

if (!customElements.get('nl-exercise-choose'))
  customElements.define('nl-exercise-choose', NlExerciseChoose);
