import { html, LitElement, nothing } from 'lit';
import { exercises } from '../exercises/course.js';
import { textsOf } from '../exercises/text.js';
import { recordCode } from '../lms/record-code.js';
import { loadMessages, translator } from '../locales/index.js';
import { base, controls } from '../styles/base.js';
import { recordStyles } from '../styles/record.js';
import { hashOf } from './address.js';
import { exerciseRecord, forgetRecord, partsOfKey } from './exercise-record.js';
import { dayOf, rowsTemplate } from './record-rows.js';
import { openRecord, saveRecord } from './record-transfer.js';
import { RecordWatch } from './record-watch.js';
import { forget, recall, remember } from './storage.js';
import './copy-text.js';
import './record-check.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Told } from '../lms/record-code.js'
 * @import { OpenPage } from './pages.js'
 *
 * @typedef {Told['results']} Results
 */

/** @type {OpenPage} */
export async function openRecordPage(lang) {
  const say = await loadMessages(lang, 'record', 'embed');
  return {
    title: say('record.title'),
    isTitled: true,
    isReady: true,
    show: () => html`<nl-record .say=${say}></nl-record>`,
  };
}

/**
 * `<nl-record>`: what the reader did in the exercises: to look at, to print with a code that can be
 * checked, to take along as a file; and the check of somebody's code.
 */
export class NlRecord extends LitElement {
  static styles = [base, controls, recordStyles];

  static properties = {
    say: { attribute: false },
    name: { state: true },
    isNameKept: { state: true },
    word: { state: true },
    notice: { state: true },
    isAsked: { state: true },
  };

  constructor() {
    super();
    /** @type {Say & { lang: string }} */
    this.say = Object.assign((/** @type {string} */ key) => key, { lang: 'en' });
    this.name = recall('name') ?? '';
    this.isNameKept = this.name !== '';
    this.word = '';
    /** What was done or wrong with a file. @type {{ done?: string, fault?: string }} */
    this.notice = {};
    /** Whether the reader is asked if all is to be forgotten. */
    this.isAsked = false;
    new RecordWatch(this);
  }

  /** The results, in the order of the course, and those of other exercises behind. @returns {Results} */
  get #results() {
    const record = exerciseRecord();
    const course = exercises.map(({ id }) => id);
    const others = Object.keys(record).filter((id) => !course.includes(id));
    return [...course, ...others].flatMap((exercise) => {
      const best = Object.hasOwn(record, exercise) ? record[exercise].best : undefined;
      return best ? [{ exercise, ...best }] : [];
    });
  }

  /** @returns {Map<string, string>} */
  get #titles() {
    return new Map(
      exercises.map((exercise) => {
        const { lang, texts } = textsOf(exercise, this.say.lang);
        return [exercise.id, translator(lang, texts)('title')];
      }),
    );
  }

  render() {
    const { say } = this;
    const results = this.#results;
    const titles = this.#titles;
    return html`
      <h1 tabindex="-1">${say('record.title')}</h1>
      ${results.length > 0 ? this.#filled(results, titles) : html`<p>${say('record.nothing')}</p>`}
      <section class="screen">
        <h2>${say('record.file')}</h2>
        <p>${say('record.file.lead')}</p>
        <div class="row">
          ${results.length > 0 ? html`<button @click=${saveRecord}>${say('record.file.save')}</button>` : nothing}
          <button @click=${() => this.#picker?.click()}>${say('record.file.open')}</button>
          <input type="file" accept=".json,application/json" hidden @change=${this.#open} />
          ${results.length > 0 ? this.#forget() : nothing}
        </div>
        <p role="status" class=${this.notice.fault ? 'fault' : ''}>
          ${this.notice.fault ?? this.notice.done ?? ''}
        </p>
      </section>
      <section class="screen">
        <h2>${say('record.check')}</h2>
        <nl-record-check .say=${say} .titles=${titles}></nl-record-check>
      </section>
    `;
  }

  /** @type {(results: Results, titles: Map<string, string>) => unknown} */
  #filled(results, titles) {
    const { say } = this;
    const rows = results.map((result) => ({
      ...result,
      title: titles.get(result.exercise) ?? this.#named(result.exercise),
      address: titles.has(result.exercise)
        ? hashOf({ place: 'exercises', at: result.exercise, state: `seed=${result.seed}` })
        : undefined,
    }));
    const solved = results.filter((result) => result.solved).length;
    return html`<p class="paper name">${this.name}</p>
      <p>${say('record.lead', { solved, count: results.length })}</p>
      ${rowsTemplate(rows, say)} ${this.#paper(results)}`;
  }

  /** One that is not of the course. @param {string} key */
  #named(key) {
    const { id, file } = partsOfKey(key);
    return file ? this.say('record.from-file', { id, file }) : id;
  }

  /** @param {Results} results */
  #paper(results) {
    const { say, name, word } = this;
    const time = Date.now();
    const code = recordCode({ name, time, results }, word);
    return html`<section>
      <h2 class="screen">${say('record.paper')}</h2>
      <p class="screen">${say('record.paper.lead')}</p>
      <div class="fields screen">
        <label for="name">${say('record.name')}</label>
        <input id="name" autocomplete="name" maxlength="60" .value=${name} @input=${this.#onName} />
        <label class="flag">
          <input type="checkbox" .checked=${this.isNameKept} @change=${this.#onKept} />
          ${say('record.name.keep')}
        </label>
        <label for="word">${say('record.word')}</label>
        <input
          id="word"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          aria-describedby="about-word"
          .value=${word}
          @input=${this.#onWord}
        />
        <p id="about-word">${say('record.word.about')}</p>
      </div>
      <nl-copy-text class="screen" .label=${say('record.code')} .text=${code} .say=${say}></nl-copy-text>
      <div class="screen row">
        <button @click=${() => print()}>${say('record.print')}</button>
      </div>
      <div class="paper">
        <p>${say('record.made', { day: dayOf(time, say.lang) })}</p>
        <p>${say('record.code')}</p>
        <p class="code" dir="ltr">${code.replaceAll('-', '- ')}</p>
      </div>
      <p class="proof">${say('record.proof')}</p>
    </section>`;
  }

  #forget() {
    const { say } = this;
    if (!this.isAsked)
      return html`<button class="link" @click=${() => (this.isAsked = true)}>
        ${say('record.forget')}
      </button>`;
    return html`<span class="sure" role="group" aria-label=${say('record.forget.sure')}>
      ${say('record.forget.sure')}
      <button @click=${this.#onForget}>${say('record.forget.yes')}</button>
      <button @click=${() => (this.isAsked = false)}>${say('record.forget.no')}</button>
    </span>`;
  }

  get #picker() {
    return /** @type {HTMLInputElement | null} */ (
      this.renderRoot.querySelector('input[type="file"]')
    );
  }

  /** @param {Event} event */
  async #open({ target }) {
    const picker = /** @type {HTMLInputElement} */ (target);
    const [file] = picker.files ?? [];
    if (file) this.notice = await openRecord(file, this.say);
    // The same file can be opened again.
    picker.value = '';
  }

  /** @param {Event} event */
  #onName({ target }) {
    this.name = /** @type {HTMLInputElement} */ (target).value;
    this.#keepName();
  }

  /** @param {Event} event */
  #onKept({ target }) {
    this.isNameKept = /** @type {HTMLInputElement} */ (target).checked;
    this.#keepName();
  }

  #keepName() {
    if (this.isNameKept && this.name) remember('name', this.name);
    else forget('name');
  }

  /** @param {Event} event */
  #onWord({ target }) {
    this.word = /** @type {HTMLInputElement} */ (target).value;
  }

  #onForget() {
    this.isAsked = false;
    forgetRecord();
  }
}

if (!customElements.get('nl-record')) customElements.define('nl-record', NlRecord);
