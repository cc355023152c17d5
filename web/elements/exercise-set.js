import { html, LitElement, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { anotherSeed, seedWithin } from '../exercises/seed.js';
import { textsOf } from '../exercises/text.js';
import { base, controls } from '../styles/base.js';
import { exerciseSetStyles } from '../styles/exercise-set.js';
import { ownRecord, recordKey } from './exercise-record.js';
import { resultTemplate } from './exercise-set-result.js';
import { signs } from './exercise-signs.js';
import { standingIn } from './exercise-standing.js';
import { RecordWatch } from './record-watch.js';
import './exercise.js';

/**
 * @import { Exercise } from '../exercises/types.js'
 * @import { Say, Walkthrough } from '../walkthroughs/types.js'
 * @import { Lesson } from './exercise.js'
 * @import { Result } from './exercise-record.js'
 *
 * @typedef {{ exercise: Exercise, walkthrough: Walkthrough | undefined, lesson?: Lesson }} One
 */

/** Where a set ends: what came of it. */
const end = 'result';

/**
 * `<nl-exercise-set>`: several exercises, one after the other, and what came of them. One is shown at a
 * time; what a reader did in the others is in their record. Locked, it is handed in: before that no
 * solution is shown, after it nothing can be changed.
 *
 * @fires nl-at `{at}` id of the exercise that is shown now, or `'result'`
 * @fires normlab-answer see `<nl-exercise>`; for what is handed in unsolved as well
 */
export class NlExerciseSet extends LitElement {
  static styles = [base, controls, exerciseSetStyles];

  static properties = {
    list: { attribute: false },
    engine: { attribute: false },
    record: { attribute: false },
    say: { attribute: false },
    seed: { attribute: false },
    lock: { attribute: false },
    at: { attribute: false },
    address: { attribute: false },
    isAsking: { state: true },
  };

  /** Seeds of exercises that this visit has drawn, by their keys. @type {Map<string, number>} */
  #drawn = new Map();

  constructor() {
    super();
    /** @type {One[]} */
    this.list = [];
    /** @type {any} */
    this.engine = undefined;
    /** Where tries are kept. */
    this.record = ownRecord;
    /** @type {Say & { lang: string }} */
    this.say = Object.assign((/** @type {string} */ key) => key, { lang: 'en' });
    /** Of all its numbers; without one they are the reader's own. @type {number | undefined} */
    this.seed = undefined;
    this.lock = false;
    /** Id of the exercise that is shown, or `'result'`. */
    this.at = '';
    /** Gives the link to an exercise, by its id or file. @type {((exercise: string, seed: number) => string) | undefined} */
    this.address = undefined;
    /** Whether the reader is asked if they mean it. */
    this.isAsking = false;
    new RecordWatch(this, () => this.record);
  }

  willUpdate() {
    if (this.#places.includes(this.at)) return;
    const record = this.record.exerciseRecord();
    const next = this.list.find(({ exercise }) => !this.#standing(exercise, record).done);
    this.at = next ? this.#placeOf(next.exercise) : end;
  }

  get #places() {
    return [...this.list.map(({ exercise }) => this.#placeOf(exercise)), end];
  }

  /** What leads to an exercise: its id, unless two files have the same one. @param {Exercise} exercise */
  #placeOf(exercise) {
    const alike = this.list.filter((one) => one.exercise.id === exercise.id);
    return alike.length > 1 ? recordKey(exercise) : exercise.id;
  }

  /** @type {(exercise: Exercise, record?: import('./exercise-record.js').ExerciseRecord) => import('./exercise-standing.js').Standing} */
  #standing(exercise, record = this.record.exerciseRecord()) {
    return standingIn(record, recordKey(exercise), (result) => this.#counts(exercise.id, result));
  }

  /** Whether a result is one of this set. @type {(id: string, result: Result) => boolean} */
  #counts(id, { seed, gaveUp }) {
    if (this.seed !== undefined) return seed === seedWithin(this.seed, id);
    return !this.lock || !gaveUp;
  }

  /**
   * The seed of an exercise; undefined for the one that the reader has open, or any. Whoever has seen
   * the solution gets other numbers in a locked set.
   * @param {Exercise} exercise
   */
  #seedOf(exercise) {
    if (this.seed !== undefined) return seedWithin(this.seed, exercise.id);
    const key = recordKey(exercise);
    const open = this.record.openAttempt(key);
    if (this.lock && open?.gaveUp && !this.#drawn.has(key))
      this.#drawn.set(key, anotherSeed(open.seed));
    return this.#drawn.get(key);
  }

  next() {
    this.goTo(this.#places.indexOf(this.at) + 1);
  }

  previous() {
    this.goTo(this.#places.indexOf(this.at) - 1);
  }

  /**
   * @param {string | number} place id of an exercise, `'result'`, or position
   * @returns {boolean} whether there is such a place
   */
  goTo(place) {
    const at = typeof place === 'number' ? this.#places[place] : place;
    if (!this.#places.includes(at)) return false;
    if (at === this.at) return true;
    this.at = at;
    this.isAsking = false;
    this.dispatchEvent(new CustomEvent('nl-at', { detail: { at } }));
    return true;
  }

  /** @param {string | number} place */
  async #go(place) {
    this.goTo(place);
    await this.updateComplete;
    const shown = this.renderRoot.querySelector('nl-exercise');
    await /** @type {any} */ (shown)?.updateComplete;
    /** @type {HTMLElement | null} */ (shown ?? this.renderRoot.querySelector('h2'))?.focus();
  }

  render() {
    const record = this.record.exerciseRecord();
    const standings = this.list.map(({ exercise }) => ({
      id: this.#placeOf(exercise),
      title: this.#title(exercise),
      ...this.#standing(exercise, record),
    }));
    const one = this.list.find(({ exercise }) => this.#placeOf(exercise) === this.at);
    return html`${this.#bar(standings)}
      ${
        one
          ? keyed(this.at, this.#exercise(one))
          : resultTemplate({
              ...{ standings, say: this.say, lock: this.lock, isAsking: this.isAsking },
              onGo: (id) => this.#go(id),
              onAsk: (isAsking) => this.#ask(isAsking),
              onHandIn: () => this.#handIn(),
            })
      }`;
  }

  /** @param {Exercise} exercise */
  #title(exercise) {
    return textsOf(exercise, this.say.lang).texts.title;
  }

  /** @param {(import('./exercise-standing.js').Standing & { id: string, title: string })[]} standings */
  #bar(standings) {
    const { say, at } = this;
    const place = this.#places.indexOf(at);
    const current = (/** @type {string} */ id) => (id === at ? 'step' : nothing);
    return html`<nav class="bar" aria-label=${say('exercise.set.label')} data-part="set">
      <ol>
        ${standings.map(
          ({ id, title, state }, index) => html`<li class=${state}>
            <button
              aria-current=${current(id)}
              aria-label=${say('exercise.set.mark', {
                ...{ at: index + 1, count: standings.length, title },
                state: say(`exercise.state.${state}`),
              })}
              title=${title}
              @click=${() => this.#go(id)}
            >
              <span>${index + 1}</span><span class="sign">${signs[state]}</span>
            </button>
          </li>`,
        )}
        <li>
          <button class="end" aria-current=${current(end)} @click=${() => this.#go(end)}>
            ${say('exercise.set.result')}
          </button>
        </li>
      </ol>
      <div class="turn">
        <button ?disabled=${place === 0} @click=${() => this.#go(place - 1)}>
          ${say('exercise.set.previous')}
        </button>
        <button ?disabled=${at === end} @click=${() => this.#go(place + 1)}>
          ${say('exercise.set.next')}
        </button>
      </div>
    </nav>`;
  }

  /** @param {One} one */
  #exercise({ exercise, walkthrough, lesson }) {
    const { address } = this;
    return html`<nl-exercise
      .exercise=${exercise}
      .walkthrough=${walkthrough}
      .lesson=${lesson}
      .seed=${this.#seedOf(exercise)}
      .lock=${this.lock}
      .fixed=${this.seed !== undefined}
      .engine=${this.engine}
      .record=${this.record}
      .say=${this.say}
      .address=${address && ((/** @type {number} */ seed) => address(exercise.file ?? exercise.id, seed))}
      @nl-seed=${(/** @type {CustomEvent} */ event) => {
        event.stopPropagation();
        this.#drawn.set(recordKey(exercise), event.detail.seed);
      }}
    ></nl-exercise>`;
  }

  /** @param {boolean} isAsking */
  async #ask(isAsking) {
    this.isAsking = isAsking;
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (
      this.renderRoot.querySelector(isAsking ? '.asking' : '[data-part="hand-in"]')
    )?.focus();
  }

  /** What is not done is over, as it is. No exercise is shown while that is written down. */
  #handIn() {
    this.isAsking = false;
    for (const { exercise } of this.list) {
      if (this.#standing(exercise).done) continue;
      const key = recordKey(exercise);
      const open = this.record.openAttempt(key);
      const seed = this.#seedOf(exercise) ?? open?.seed ?? anotherSeed();
      const begun = open?.seed === seed ? open : undefined;
      const attempt = begun ?? { seed, tries: 0, hints: 0, score: 0, solved: false, gaveUp: false };
      this.record.keepAttempt(key, { ...attempt, time: Date.now(), done: true });
      const { tries, hints, score } = attempt;
      const detail = { exercise: exercise.id, correct: false, score, mistake: null };
      const more = { seed, tries, hints, done: true };
      this.dispatchEvent(
        new CustomEvent('normlab-answer', {
          detail: { ...detail, ...more },
          bubbles: true,
          composed: true,
        }),
      );
    }
    this.#ask(false);
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h2'))?.focus();
  }
}

if (!customElements.get('nl-exercise-set')) customElements.define('nl-exercise-set', NlExerciseSet);
