import { html, LitElement, nothing } from 'lit';
import { anotherSeed, seedFrom } from '../exercises/seed.js';
import { textsOf } from '../exercises/text.js';
import { loadMessages, translator } from '../locales/index.js';
import { base, controls } from '../styles/base.js';
import { exercisesStyles } from '../styles/exercise.js';
import { hashOf } from './address.js';
import { inLab } from './exercise-links.js';
import { ownRecord, passingRecord } from './exercise-record.js';
import { addressOfExercises, queryOfExercises, wordsAnywhere } from './exercises-address.js';
import { isTold, loadedExercises, sentenceOf } from './exercises-loaded.js';
import { failedTemplate } from './failed.js';
import { keepIn } from './keep-in.js';
import { unknownLooks } from './looks.js';
import { isReachable } from './reachable.js';
import { isReplaced } from './replaced.js';
import { sharedEngine } from './shared-engine.js';
import './exercise.js';
import './exercise-set.js';
import './exercise-share.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { NlExercise } from './exercise.js'
 * @import { NlExerciseSet } from './exercise-set.js'
 * @import { One } from './exercises-loaded.js'
 *
 * @typedef {object} Loaded
 * @property {One[]} list
 * @property {any} engine
 * @property {{ word: string, message: string }[]} lost what was asked for and cannot be had
 */

/**
 * `<nl-exercises>`: what `<norm-lab exercise>` shows once it has loaded. It is empty until then; where
 * that cannot be, it says why.
 *
 * @fires nl-state `'loading'`, `'failed'` or `'live'`
 * @fires nl-missing a part of it, its words perhaps, is not to be had
 * @fires normlab-ready `{title}` once the question stands
 * @fires normlab-step `{step}` another exercise of a set is shown, or `'result'`
 * @fires normlab-answer see `<nl-exercise>`
 * @fires normlab-error `{code, message}`
 */
export class NlExercises extends LitElement {
  static styles = [base, controls, exercisesStyles];

  static properties = {
    exercise: { attribute: false },
    seed: { attribute: false },
    step: { attribute: false },
    lock: { attribute: false },
    language: { attribute: false },
    theme: { attribute: false },
    named: { attribute: false },
    home: { attribute: false },
    held: { attribute: false },
    trial: { attribute: false },
    loaded: { state: true },
    failure: { state: true },
  };

  /** Which load is the latest: an older one that comes in late is dropped. */
  #loads = 0;
  #say = translator('en', {});
  /** @type {import('./exercise-record.js').RecordKeeper | undefined} */
  #passing;

  constructor() {
    super();
    /** Ids of the course and addresses of files, with spaces between. */
    this.exercise = '';
    /** Of the numbers, as text; any, if there is none. */
    this.seed = '';
    /** Where a set is: id of an exercise, or `'result'`. */
    this.step = '';
    this.lock = false;
    this.language = '';
    this.theme = '';
    /** Tag of the language that the element itself names. */
    this.named = '';
    /** Address of the lab that links lead to; without one no link is offered. */
    this.home = '';
    /** Whether only as much is shown as has room. */
    this.held = false;
    /** Whether it is only tried out: what is done here is in nobody's record. */
    this.trial = false;
    /** @type {Loaded | undefined} */
    this.loaded = undefined;
    /** @type {{ code: string, message: string } | undefined} */
    this.failure = undefined;
    keepIn(this);
  }

  /** All that is shown. @returns {HTMLElement | null} */
  get content() {
    return this.renderRoot.querySelector('.lab');
  }

  /** What it is called. */
  get heading() {
    const list = this.loaded?.list ?? [];
    const [first, ...more] = list.map(
      ({ exercise }) => textsOf(exercise, this.#say.lang).texts.title,
    );
    return more.length > 0
      ? this.#say('exercise.set.title', { count: list.length })
      : (first ?? '');
  }

  /** The query of a link to what is shown. */
  get link() {
    const { seed, step, lock } = this;
    return queryOfExercises({ seed, step: this.#set ? step : '', lock });
  }

  /** The link to what is shown. */
  get address() {
    return addressOfExercises(this.home, this.exercise, this.link);
  }

  get #record() {
    if (!this.trial) return ownRecord;
    this.#passing ??= passingRecord();
    return this.#passing;
  }

  get #set() {
    return /** @type {NlExerciseSet | null} */ (this.renderRoot.querySelector('nl-exercise-set'));
  }

  next() {
    this.#set?.next();
  }

  previous() {
    this.#set?.previous();
  }

  /**
   * @param {string | number} step id or position in a set
   * @returns {boolean} whether there is such a one
   */
  goTo(step) {
    return this.#set?.goTo(step) ?? false;
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has('exercise') || changes.has('language')) this.#load();
    else if (changes.has('theme') || changes.has('named')) this.#tellOfLooks();
  }

  async #load() {
    const load = ++this.#loads;
    this.failure = undefined;
    this.loaded = undefined;
    this.#become('loading');
    try {
      const [say, engine] = await Promise.all([
        loadMessages(this.language, 'exercises'),
        sharedEngine(),
      ]);
      this.#say = say;
      const { list, failures, say: all } = await loadedExercises(this.exercise, this.language);
      if (load !== this.#loads) return;
      this.#say = all;
      const lost = failures.map(({ word, failure }) => ({
        word,
        message: sentenceOf(failure, all),
      }));
      this.loaded = { list, engine, lost };
      for (const { message } of lost)
        this.#emit('normlab-error', { code: 'bad-argument', message });
      this.#tellOfLooks();
      await this.updateComplete;
      this.#become('live');
      this.#emit('normlab-ready', { title: this.heading });
    } catch (failure) {
      if (load === this.#loads) await this.#fail(failure);
    }
  }

  #tellOfLooks() {
    for (const message of unknownLooks(this, this.#say))
      this.#emit('normlab-error', { code: 'bad-argument', message });
  }

  /** @param {any} failure */
  async #fail(failure) {
    const say = this.#say;
    const isAsked = isTold(failure, say);
    if (!say.has('error.title') || (!isAsked && (await isReplaced()))) {
      this.#become('failed');
      this.dispatchEvent(new Event('nl-missing'));
      return;
    }
    const message = sentenceOf(failure, say);
    this.failure = { code: isAsked ? 'bad-argument' : (failure?.code ?? 'other'), message };
    this.#become('failed');
    this.#emit('normlab-error', this.failure);
  }

  render() {
    const say = this.#say;
    if (this.failure) return failedTemplate({ ...this.failure, say, retry: () => this.#load() });
    if (!this.loaded) return nothing;
    const { list, engine, lost } = this.loaded;
    return html`<div class="lab" lang=${say.lang} dir=${say.dir}>
        ${lost.map(({ word, message }) => html`<p class="lost" role="alert"><strong>${word}</strong> ${message}</p>`)}
        ${list.length === 1 ? this.#one(list[0], engine) : this.#several(list, engine)}
        ${this.home && !this.lock ? this.#ways(say) : nothing}
      </div>
      ${this.held ? html`<div class="rest"><button>${say('lab.show-all')}</button></div>` : nothing}`;
  }

  /** @type {(one: One, engine: any) => unknown} */
  #one(one, engine) {
    const { exercise, walkthrough } = one;
    return html`<nl-exercise
      .exercise=${exercise}
      .lesson=${this.#lesson(one)}
      .walkthrough=${walkthrough}
      .seed=${seedFrom(this.seed || null)}
      .lock=${this.lock}
      .engine=${engine}
      .record=${this.#record}
      .say=${this.#say}
      .address=${
        this.home
          ? (/** @type {number} */ seed) =>
              addressOfExercises(this.home, this.exercise, `seed=${seed}`)
          : undefined
      }
    ></nl-exercise>`;
  }

  /** @param {Say} say */
  #ways(say) {
    return html`<nl-exercise-share
      .say=${say}
      .address=${() => this.address}
      .subject=${isReachable(this.home) ? () => this.#subject : undefined}
    ></nl-exercise-share>`;
  }

  /** What is shown, to be embedded elsewhere. */
  get #subject() {
    const shown = /** @type {NlExercise | null} */ (this.renderRoot.querySelector('nl-exercise'));
    const seed = seedFrom(this.seed || null) ?? shown?.seed ?? anotherSeed();
    const words = wordsAnywhere(this.exercise).join(' ');
    return {
      words: { exercise: words, seed: this.seed, lock: this.lock },
      home: new URL(this.home, document.baseURI).href,
      ...{ language: this.language, seed, title: this.heading },
    };
  }

  /** Where in the lab it is taught. @param {One} one */
  #lesson({ exercise: { step }, walkthrough }) {
    if (!this.home || !walkthrough || !step) return undefined;
    const { id } = walkthrough;
    const href = inLab(this.home, hashOf({ place: id, at: step }));
    return { href, title: this.#say(`${id}.steps.${step}.title`) };
  }

  /** @type {(list: One[], engine: any) => unknown} */
  #several(list, engine) {
    return html`<nl-exercise-set
      .list=${list.map((one) => ({ ...one, lesson: this.#lesson(one) }))}
      .at=${this.step}
      .seed=${seedFrom(this.seed || null)}
      .lock=${this.lock}
      .engine=${engine}
      .record=${this.#record}
      .say=${this.#say}
      .address=${
        this.home
          ? (/** @type {string} */ id, /** @type {number} */ seed) =>
              addressOfExercises(this.home, id, `seed=${seed}`)
          : undefined
      }
      @nl-at=${(/** @type {CustomEvent} */ { detail }) => {
        this.step = detail.at;
        this.#emit('normlab-step', { step: this.step });
      }}
    ></nl-exercise-set>`;
  }

  /** @param {'loading' | 'failed' | 'live'} state */
  #become(state) {
    this.dispatchEvent(new CustomEvent('nl-state', { detail: state }));
  }

  /** @type {(type: string, detail: unknown) => void} */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

if (!customElements.get('nl-exercises')) customElements.define('nl-exercises', NlExercises);
