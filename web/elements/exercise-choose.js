import { html, nothing } from 'lit';
import { base, controls } from '../styles/base.js';
import { chooseStyles } from '../styles/exercise.js';
import { ExercisePlace } from './exercise-place.js';

/**
 * `<nl-exercise-choose>`: statements of which one is chosen, or all that hold. After a check each one
 * that was chosen in error says why it does not hold; once it is over, all say why they do or don't.
 */
export class NlExerciseChoose extends ExercisePlace {
  static styles = [base, controls, chooseStyles];

  static properties = {
    chosen: { state: true },
    isEmpty: { state: true },
  };

  constructor() {
    super();
    /** @type {ReadonlySet<string>} */
    this.chosen = new Set();
    this.isEmpty = false;
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
    const isChecked = isChosen && this.verdict !== null && this.judged?.includes(id);
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
    this.tell('draft');
  }
}

if (!customElements.get('nl-exercise-choose'))
  customElements.define('nl-exercise-choose', NlExerciseChoose);
