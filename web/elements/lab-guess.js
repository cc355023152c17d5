import { html, nothing } from 'lit';
import { loadMessages } from '../locales/index.js';
import { flatOf } from '../tape/tensor.js';
import { exercisesAt } from './exercise-index.js';
import { recall, remember } from './storage.js';

/**
 * @import { Exercise } from '../exercises/types.js'
 * @import { Inputs, Labels, Say } from '../walkthroughs/types.js'
 * @import { Guess } from './guesses.js'
 * @import { Marks } from './matrix-marks.js'
 * @import { Session } from './session.js'
 *
 * @typedef {object} Now the step that is guessed at, or was just now
 * @property {string} step
 * @property {Inputs} inputs
 * @property {Guess | undefined} guess undefined where these inputs have nothing to guess at
 * @property {boolean} isTold whether the number is shown
 */

const key = 'ask-first';

/**
 * Guessing at a number before it is shown, in a walkthrough: which steps offer it, and what is covered
 * while the reader thinks. What it takes is loaded once the numbers stand, or before where the reader
 * is to be asked first; the offer stands at once, as it would move what is below it.
 */
export class LabGuess {
  #changed;
  #focus;
  /** @type {typeof import('./guesses.js') | undefined} */
  #parts;
  /** @type {(Say & { lang: string }) | undefined} */
  #say;
  /** @type {Exercise[]} */
  #all = [];
  /** @type {Now | undefined} */
  #now;
  /** Steps whose number was shown. @type {Set<string>} */
  #told = new Set();
  /** Whether what it takes could not be had. */
  #isLost = false;
  /** Whether the reader has taken the offer before it could be had. */
  #isAwaited = false;
  /** The step that a link or the reader wants to be covered. */
  wanted = '';
  /** Whether steps come covered. */
  isAsked = recall(key) === 'yes';

  /**
   * @param {() => void} changed what is shown is another now
   * @param {(selector: string) => void} focus on what has come, in place of what is gone
   */
  constructor(changed, focus) {
    this.#changed = changed;
    this.#focus = focus;
  }

  /** Whether a step is to come covered, so that nothing may be shown before. */
  get isUrgent() {
    return this.isAsked || this.wanted !== '';
  }

  /** Without it, a walkthrough runs all the same. @type {(walkthrough: string, language: string) => Promise<void>} */
  async load(walkthrough, language) {
    try {
      const [parts, say] = await Promise.all([
        import('./guesses.js'),
        loadMessages(language, 'exercises', walkthrough),
      ]);
      this.#all = await parts.guessesIn(walkthrough);
      [this.#parts, this.#say] = [parts, say];
      this.#told = new Set();
      this.#isLost = false;
    } catch {
      this.#isLost = true;
    }
    this.#changed();
    if (this.#isAwaited) this.#focus('nl-guess');
    this.#isAwaited = false;
  }

  /** @param {string} step */
  #at(step) {
    return this.#all.find((one) => one.step === step);
  }

  /** Whether play stops at a step. @param {string} step */
  stopsAt(step) {
    return this.isAsked && !this.#told.has(step) && this.#at(step) !== undefined;
  }

  /** Goes along with the reader. @param {Session} session */
  follow(session) {
    if (!this.#parts) return;
    const { step, inputs } = session;
    const now = this.#now;
    const isSame = now?.step === step.id && (now.inputs === inputs || !now.isTold);
    if (isSame && now.inputs === inputs) return;
    if (isSame || this.wanted === step.id || this.stopsAt(step.id)) this.#pose(session);
    else this.#now = undefined;
  }

  /** Covers the step that is shown. @param {Session} session */
  #pose(session) {
    const { step, inputs } = session;
    const exercise = this.#at(step.id);
    const guess = exercise && this.#parts?.guessAt(exercise, session);
    this.#now = { step: step.id, inputs, guess, isTold: false };
  }

  /**
   * What is covered now, and the mark of what is asked for.
   * @returns {{ covered: Guess['covers']['of'], marks: (name: string) => Marks } | undefined}
   */
  get cover() {
    const { guess, isTold } = this.#now ?? {};
    if (!guess || isTold) return undefined;
    const { tensor, shape, indices } = guess.variant.ask;
    const selected = flatOf(shape, indices[0]);
    return { covered: guess.covers.of, marks: (name) => (name === tensor ? { selected } : {}) };
  }

  /**
   * What the story says of it: the offer, the guess, or how near it was.
   * @type {(session: Session, say: Say, labels: Record<string, Labels>) => unknown}
   */
  template({ walkthrough, step }, say, labels) {
    const isThere = exercisesAt(walkthrough.id, step.id).some(({ kind }) => kind === 'predict');
    if (!isThere || this.#isLost) return nothing;
    return html`<div class="guess">
      ${this.#now && this.#say ? this.#guess(this.#now, labels, this.#say) : this.#offer(step, say)}
      <label class="ask-first">
        <input type="checkbox" .checked=${this.isAsked} @change=${this.#onSwitch} />
        ${say('guess.always')}
      </label>
    </div>`;
  }

  /** @type {(step: { id: string }, say: Say) => unknown} */
  #offer({ id }, say) {
    const begin = () => {
      this.wanted = id;
      this.#isAwaited = !this.#parts;
      this.#changed();
      this.#focus('nl-guess');
    };
    return html`<button class="link" data-part="guess-first" @click=${begin}>${say('guess.first')}</button>`;
  }

  /** @type {(now: Now, labels: Record<string, Labels>, say: Say & { lang: string }) => unknown} */
  #guess({ guess }, labels, say) {
    if (!guess) return html`<p>${say('exercise.guess.nothing')}</p>`;
    return html`<nl-guess
      .variant=${guess.variant}
      .labels=${labels}
      .say=${say}
      @nl-guessed=${(/** @type {CustomEvent} */ { detail }) => this.#tell(detail.isGiven)}
    ></nl-guess>`;
  }

  #onSwitch = (/** @type {Event} */ { target }) => {
    this.isAsked = /** @type {HTMLInputElement} */ (target).checked;
    remember(key, this.isAsked ? 'yes' : 'no');
    this.#changed();
  };

  /** The number is shown. @param {boolean} isGiven whether there was a guess, which is then judged */
  #tell(isGiven) {
    this.wanted = '';
    if (this.#now) this.#told.add(this.#now.step);
    if (isGiven && this.#now) this.#now.isTold = true;
    else this.#now = undefined;
    this.#changed();
    if (!isGiven) this.#focus('[data-part="guess-first"]');
  }
}
