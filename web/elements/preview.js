import { html, LitElement, nothing } from 'lit';
import { ExerciseError } from '../exercises/error.js';
import { lint } from '../exercises/lint.js';
import { seedFrom, seeds } from '../exercises/seed.js';
import { variantOf, variantResting } from '../exercises/variant.js';
import { loadMessages } from '../locales/index.js';
import { base, controls } from '../styles/base.js';
import { previewStyles } from '../styles/preview.js';
import { walkthroughs } from '../walkthroughs/index.js';
import { exerciseIndex } from './exercise-index.js';
import { passingRecord } from './exercise-record.js';
import { textOf } from './exercise-text.js';
import { FileDrag } from './file-drag.js';
import { hasFiles } from './matrix-file.js';
import { paintedSoon, rests } from './next-task.js';
import { fromAddress, fromDrop, fromFile, WatchedFile } from './preview-file.js';
import { findingsTemplate } from './preview-findings.js';
import { mistakesTemplate } from './preview-mistakes.js';
import { sharedEngine } from './shared-engine.js';
import './exercise.js';

/**
 * @import { Finding } from '../exercises/lint.js'
 * @import { Exercise, Variant } from '../exercises/types.js'
 * @import { Walkthrough } from '../walkthroughs/types.js'
 * @import { OpenPage } from './pages.js'
 *
 * @typedef {Awaited<ReturnType<typeof loadMessages>>} Words
 * @typedef {object} Shown the last version of the file that works
 * @property {Exercise} exercise
 * @property {Walkthrough | undefined} walkthrough
 */

/** @type {OpenPage} */
export async function openPreview(lang) {
  const [say, engine] = await Promise.all([
    loadMessages(lang, 'exercises', 'preview'),
    sharedEngine(),
  ]);
  return {
    title: say('preview.title'),
    isTitled: true,
    isReady: true,
    show: ({ state }, { bar }) => {
      const query = new URLSearchParams(state);
      return html`<nl-preview
        lang=${lang}
        .engine=${engine}
        .words=${say}
        .file=${query.get('file') ?? ''}
        .seed=${seedFrom(query.get('seed')) ?? 0}
        @nl-seed=${(/** @type {CustomEvent<{ seed: number }>} */ { detail }) => {
          query.set('seed', String(detail.seed));
          bar.replace({ ...bar.address, state: query.toString() });
          bar.changed();
        }}
      ></nl-preview>`;
    },
  };
}

/** @param {string} id */
const walkthroughOf = async (id) => walkthroughs.find((one) => one.id === id)?.load();

/** @param {string} id */
const isTaken = (id) => exerciseIndex.some((entry) => entry.id === id);

/** Nothing where its numbers do not fit: the check says so. @type {(shown: Shown, seed: number, engine: any) => Variant | undefined} */
function posed({ exercise, walkthrough }, seed, engine) {
  try {
    return variantOf(exercise, seed, { engine, walkthrough });
  } catch (error) {
    if (error instanceof ExerciseError) return undefined;
    throw error;
  }
}

/**
 * `<nl-preview>`: an exercise's file while it is written: the exercise as readers get it, what its
 * mistakes answer, and what is to be mended. It is read again when it was saved.
 *
 * @fires nl-seed `{seed}`
 */
export class NlPreview extends LitElement {
  static styles = [base, controls, previewStyles];

  static properties = {
    lang: {},
    engine: { attribute: false },
    words: { attribute: false },
    file: { attribute: false },
    seed: { attribute: false },
    shown: { state: true },
    findings: { state: true },
    isBroken: { state: true },
    tried: { state: true },
    readAt: { state: true },
  };

  /** The check that goes on. */
  #checking = new AbortController();
  /** @type {{ shown: Shown, seed: number, variant: Variant | undefined } | undefined} */
  #kept;
  #watched = new WatchedFile(this, (text) => this.#read(text));
  #drag = new FileDrag(this);
  /** Tries of the author's. */
  #record = passingRecord();

  constructor() {
    super();
    this.lang = '';
    /** @type {any} */
    this.engine = undefined;
    /** @type {Words | undefined} */
    this.words = undefined;
    /** Address of the file, relative to the page; empty where one is chosen. */
    this.file = '';
    this.seed = 0;
    /** @type {Shown | undefined} */
    this.shown = undefined;
    /** @type {Finding[]} */
    this.findings = [];
    /** Whether the file cannot be shown as it is now. */
    this.isBroken = false;
    /** @type {{ count: number, of: number } | undefined} seeds that were tried, while they are */
    this.tried = undefined;
    /** When the file was last found to be another one. */
    this.readAt = '';
    this.addEventListener('dragover', (event) => {
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    });
    this.addEventListener('drop', (event) => this.#onDrop(event));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#checking.abort();
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has('file') && this.file) this.#watched.watch(fromAddress(this.file));
  }

  /** @param {string} text */
  async #read(text) {
    this.#checking.abort();
    this.#checking = new AbortController();
    const { signal } = this.#checking;
    this.readAt = new Date().toLocaleTimeString(this.lang || undefined);
    await paintedSoon();
    await this.#check(text, signal).catch((error) => {
      if (!signal.aborted) throw error;
    });
  }

  /** @type {(text: string, signal: AbortSignal) => Promise<void>} */
  async #check(text, signal) {
    const rest = rests(signal);
    let isShown = false;
    signal.throwIfAborted();
    const { findings } = await lint(text, {
      ...{ engine: this.engine, walkthroughOf, rest, isTaken },
      onRead: async (exercise, walkthrough) => {
        const parts = walkthrough ? [walkthrough.id] : [];
        this.words = await loadMessages(this.lang, 'exercises', 'preview', ...parts);
        if (exercise.kind === 'code') await import('./exercise-code.js');
        await variantResting(exercise, this.seed, { engine: this.engine, walkthrough }, rest);
        signal.throwIfAborted();
        isShown = true;
        this.isBroken = false;
        this.shown = { exercise, walkthrough };
      },
      onTried: (count, of) => {
        this.tried = { count, of };
      },
    });
    signal.throwIfAborted();
    this.findings = findings;
    this.isBroken = !isShown;
    this.tried = undefined;
  }

  render() {
    const { words: say, shown } = this;
    if (!say) return nothing;
    const variant = this.#posed;
    return html`<div class="lead">
        <h1 tabindex="-1">${say('preview.title')}</h1>
        <p>${say('preview.lead')}</p>
        <label class=${this.#drag.isOn ? 'choice over' : 'choice'}>
          <span>${say('preview.choose')}</span>
          <input type="file" accept=".json,application/json" @change=${this.#onChoose} />
        </label>
        ${this.#state(say)}
      </div>
      ${
        this.readAt
          ? html`<div class="desk">
              ${
                shown
                  ? html`<div class="shown" data-part="preview">${this.#exercise(shown, say)}</div>`
                  : nothing
              }
              <div class="notes">${findingsTemplate(this, say)} ${variant ? this.#mistakes(variant, say) : nothing}</div>
            </div>`
          : nothing
      }`;
  }

  /** @param {Words} say */
  #state(say) {
    const { source, isLost } = this.#watched;
    const name = source?.name ?? '';
    if (source && isLost)
      return html`<p class="fault" role="status">
        ${this.readAt ? say('preview.changed', { name }) : say('preview.lost', { name })}
      </p>`;
    return html`<p role="status">${
      this.readAt ? say('preview.read', { name, time: this.readAt }) : ''
    }</p>`;
  }

  /** @type {(shown: Shown, say: Words) => unknown} */
  #exercise({ exercise, walkthrough }, say) {
    return html`<div class="seeds" role="group" aria-label=${say('preview.seeds')}>
        <button ?disabled=${this.seed === 0} @click=${() => this.#go(this.seed - 1)}>
          ${say('preview.previous')}
        </button>
        <output>${say('preview.seed', { seed: String(this.seed) })}</output>
        <button ?disabled=${this.seed === seeds - 1} @click=${() => this.#go(this.seed + 1)}>
          ${say('preview.next')}
        </button>
      </div>
      ${
        this.#posed
          ? html`<nl-exercise
              .exercise=${exercise}
              .walkthrough=${walkthrough}
              .seed=${this.seed}
              .engine=${this.engine}
              .record=${this.#record}
              .say=${say}
            ></nl-exercise>`
          : nothing
      }`;
  }

  /** @type {(variant: Variant, say: Words) => unknown} */
  #mistakes(variant, say) {
    return html`<section data-part="mistakes">
      ${mistakesTemplate(variant, textOf(variant, say.lang), say)}
    </section>`;
  }

  /** What is shown, with the numbers of the seed; computed once, and kept while the check goes on. */
  get #posed() {
    const { shown, seed, engine } = this;
    if (!shown) return undefined;
    if (shown !== this.#kept?.shown || seed !== this.#kept.seed)
      this.#kept = { shown, seed, variant: posed(shown, seed, engine) };
    return this.#kept.variant;
  }

  /** @param {number} seed */
  #go(seed) {
    this.seed = seed;
    this.dispatchEvent(new CustomEvent('nl-seed', { detail: { seed }, bubbles: true }));
  }

  /** @param {Event & { target: HTMLInputElement }} event */
  #onChoose({ target }) {
    const [file] = target.files ?? [];
    if (file) this.#watched.watch(fromFile(file));
    // The same file again is a change too.
    target.value = '';
  }

  /** @param {DragEvent} event */
  async #onDrop(event) {
    if (!hasFiles(event) || !event.dataTransfer) return;
    event.preventDefault();
    const source = await fromDrop(event.dataTransfer);
    if (source) this.#watched.watch(source);
  }
}

if (!customElements.get('nl-preview')) customElements.define('nl-preview', NlPreview);
