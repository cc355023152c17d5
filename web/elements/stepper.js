import { html, LitElement, nothing } from 'lit';
import { base, controls } from '../styles/base.js';
import { stepperStyles } from '../styles/stepper.js';

/** @import { Say } from '../walkthroughs/types.js' */

/** Seconds a step that can be chosen. */
const speeds = [5, 10, 20, 40];

/**
 * `<nl-stepper>`: where the reader is, how far it goes, back, forward and play. The buttons stay
 * where they are between steps.
 *
 * @fires nl-go `{at}` the position of the step to go to
 */
export class NlStepper extends LitElement {
  static styles = [base, controls, stepperStyles];

  static properties = {
    steps: { attribute: false },
    at: { attribute: false },
    say: { attribute: false },
    playing: { state: true },
    seconds: { state: true },
  };

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  constructor() {
    super();
    /** Titles, and whether a step ends in a question. @type {{ id: string, title: string, asks: boolean }[]} */
    this.steps = [];
    this.at = 0;
    /** @type {Say} */
    this.say = (key) => key;
    this.playing = false;
    this.seconds = 20;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.pause();
  }

  pause() {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  play() {
    if (this.at >= this.steps.length - 1) return;
    this.playing = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#turn(), this.seconds * 1000);
  }

  #turn() {
    const next = this.at + 1;
    this.#go(next, true);
    if (next >= this.steps.length - 1 || this.steps[next].asks) this.pause();
    else this.#timer = setTimeout(() => this.#turn(), this.seconds * 1000);
  }

  render() {
    const { say, steps, at, playing } = this;
    const last = steps.length - 1;
    return html`<nav aria-label=${say('steps.label')}>
      <div class="buttons">
        <button ?disabled=${at === 0} @click=${() => this.#go(at - 1)}>${say('steps.previous')}</button>
        <button class="next" ?disabled=${at >= last} @click=${() => this.#go(at + 1)}>
          ${say('steps.next')}
        </button>
        <button
          class="play"
          ?disabled=${at >= last}
          @click=${() => (playing ? this.pause() : this.play())}
        >
          ${say(playing ? 'steps.pause' : 'steps.play')}
        </button>
        <label class="speed">
          <span class="visually-hidden">${say('steps.speed')}</span>
          <select @change=${this.#onSpeed} title=${say('steps.speed')}>
            ${speeds.map(
              (seconds) => html`<option value=${seconds} ?selected=${seconds === this.seconds}>
                ${say('steps.seconds', { seconds })}
              </option>`,
            )}
          </select>
        </label>
        <span class="position" aria-live="polite">
          ${say('steps.position', { at: at + 1, count: steps.length })}
        </span>
      </div>
      <ol data-part="steps">
        ${steps.map(
          ({ title }, position) => html`<li>
            <button
              class=${position < at ? 'done' : ''}
              aria-current=${position === at ? 'step' : nothing}
              title=${title}
              @click=${() => this.#go(position)}
            >
              <span class="title">${title}</span>
            </button>
          </li>`,
        )}
      </ol>
    </nav>`;
  }

  /** @param {Event} event */
  #onSpeed(event) {
    this.seconds = Number(/** @type {HTMLSelectElement} */ (event.target).value);
    if (this.playing) this.play();
  }

  /** @type {(at: number, byItself?: boolean) => void} */
  #go(at, byItself = false) {
    if (!byItself) this.pause();
    this.dispatchEvent(new CustomEvent('nl-go', { detail: { at }, bubbles: true, composed: true }));
  }
}

if (!customElements.get('nl-stepper')) customElements.define('nl-stepper', NlStepper);
