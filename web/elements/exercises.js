import { html, LitElement, nothing } from 'lit';
import { seedFrom } from '../exercises/seed.js';
import { loadMessages, translator } from '../locales/index.js';
import { base, controls } from '../styles/base.js';
import { exercisesStyles } from '../styles/exercise.js';
import { walkthroughs } from '../walkthroughs/index.js';
import { exercisesOf } from './exercise-source.js';
import { failedTemplate } from './failed.js';
import { keepIn } from './keep-in.js';
import { unknownLooks } from './looks.js';
import { isReplaced } from './replaced.js';
import { sharedEngine } from './shared-engine.js';
import './exercise.js';

/**
 * @import { Exercise } from '../exercises/types.js'
 * @import { Walkthrough } from '../walkthroughs/types.js'
 *
 * @typedef {object} Loaded
 * @property {{ exercise: Exercise, walkthrough: Walkthrough | undefined }[]} list
 * @property {any} engine
 */

/**
 * `<nl-exercises>`: what `<norm-lab exercise>` shows once it has loaded. It is empty until then; where
 * that cannot be, it says why.
 *
 * @fires nl-state `'loading'`, `'failed'` or `'live'`
 * @fires nl-missing a part of it, its words perhaps, is not to be had
 * @fires normlab-ready once the question stands
 * @fires normlab-answer see `<nl-exercise>`
 * @fires normlab-error `{code, message}`
 */
export class NlExercises extends LitElement {
  static styles = [base, controls, exercisesStyles];

  static properties = {
    exercise: { attribute: false },
    seed: { attribute: false },
    lock: { attribute: false },
    language: { attribute: false },
    theme: { attribute: false },
    named: { attribute: false },
    home: { attribute: false },
    held: { attribute: false },
    loaded: { state: true },
    failure: { state: true },
  };

  /** Which load is the latest: an older one that comes in late is dropped. */
  #loads = 0;
  #say = translator('en', {});

  constructor() {
    super();
    /** Ids of the course and addresses of files, with spaces between. */
    this.exercise = '';
    /** Of the numbers, as text; any, if there is none. */
    this.seed = '';
    this.lock = false;
    this.language = '';
    this.theme = '';
    /** Tag of the language that the element itself names. */
    this.named = '';
    /** Address of the lab that links lead to; without one no link is offered. */
    this.home = '';
    /** Whether only as much is shown as has room. */
    this.held = false;
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

  /** The query of a link to what is shown. */
  get link() {
    const query = new URLSearchParams(this.seed ? { seed: this.seed } : {});
    return query.toString();
  }

  /** The link to what is shown. */
  get address() {
    return addressOf(this.home, this.exercise, this.link);
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
      const asked = await exercisesOf(this.exercise);
      const list = await Promise.all(
        asked.map(async (exercise) => ({
          exercise,
          walkthrough: await walkthroughs.find(({ id }) => id === exercise.walkthrough)?.load(),
        })),
      );
      if (asked.some(({ kind }) => kind === 'code')) await import('./exercise-code.js');
      const parts = list.flatMap(({ walkthrough }) => walkthrough?.id ?? []);
      const all = await loadMessages(this.language, 'exercises', ...parts);
      if (load !== this.#loads) return;
      this.#say = all;
      this.loaded = { list, engine };
      this.#tellOfLooks();
      await this.updateComplete;
      this.#become('live');
      this.#emit('normlab-ready', {});
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
    const isAsked = typeof failure?.key === 'string' && say.has(failure.key);
    if (!say.has('error.title') || (!isAsked && (await isReplaced()))) {
      this.#become('failed');
      this.dispatchEvent(new Event('nl-missing'));
      return;
    }
    const message = isAsked ? this.#fault(failure) : (failure?.message ?? String(failure));
    this.failure = { code: isAsked ? 'bad-argument' : (failure?.code ?? 'other'), message };
    this.#become('failed');
    this.#emit('normlab-error', this.failure);
  }

  /** What is wrong with a file, and where. @param {{ key: string, params: any, path?: string, line?: number }} failure */
  #fault({ key, params, path, line }) {
    const sentence = this.#say(key, params);
    if (line) return this.#say('exercise.source.line', { line: String(line), sentence });
    return path ? this.#say('exercise.source.fault', { path, sentence }) : sentence;
  }

  render() {
    const say = this.#say;
    if (this.failure) return failedTemplate({ ...this.failure, say, retry: () => this.#load() });
    if (!this.loaded) return nothing;
    return html`<div class="lab" lang=${say.lang} dir=${say.dir}>
        ${this.loaded.list.map((one) => this.#one(one, this.loaded?.engine))}
      </div>
      ${this.held ? html`<div class="rest"><button>${say('lab.show-all')}</button></div>` : nothing}`;
  }

  /** @type {(one: Loaded['list'][number], engine: any) => unknown} */
  #one({ exercise, walkthrough }, engine) {
    return html`<nl-exercise
      .exercise=${exercise}
      .walkthrough=${walkthrough}
      .seed=${seedFrom(this.seed || null)}
      .lock=${this.lock}
      .engine=${engine}
      .say=${this.#say}
      .address=${
        this.home
          ? (/** @type {number} */ seed) => addressOf(this.home, exercise.id, `seed=${seed}`)
          : undefined
      }
    ></nl-exercise>`;
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

/** @type {(home: string, exercises: string, query: string) => string} */
function addressOf(home, exercises, query) {
  const address = new URL(home, document.baseURI);
  const ids = exercises.split(/\s+/).map(encodeURIComponent).join('+');
  address.hash = `/exercises/${ids}${query && `?${query}`}`;
  return address.href;
}

if (!customElements.get('nl-exercises')) customElements.define('nl-exercises', NlExercises);
