import { html, LitElement, nothing } from 'lit';
import { anotherSeed } from '../exercises/seed.js';
import { packageName, scormPackage } from '../lms/scorm-package.js';
import { loadMessages } from '../locales/index.js';
import { base, controls } from '../styles/base.js';
import { exportStyles } from '../styles/export.js';
import { saveFile } from './copy-out.js';
import { faultIn, settingsOf } from './export-settings.js';
import { painted } from './next-task.js';
import { putInSight } from './seen-part.js';

/**
 * @import { Settings } from '../lms/package-page.js'
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Faulty, Form } from './export-settings.js'
 *
 * @typedef {object} ExportSubject
 * @property {Settings['exercises']} exercises ids of the course, or whole files as parsed
 * @property {number} [seed] of the numbers that are shown
 * @property {boolean} lock
 * @property {string} language
 * @property {string} home address of the lab
 */

const versions = /** @type {const} */ (['1.2', '2004']);

/**
 * `<nl-export>`: a dialog that packs exercises for a learning platform, and hands the package over as
 * a file.
 *
 * @fires nl-close
 */
export class NlExport extends LitElement {
  static styles = [base, controls, exportStyles];

  static properties = {
    subject: { attribute: false },
    say: { state: true },
    form: { state: true },
    fault: { state: true },
    notice: { state: true },
    isFailed: { state: true },
  };

  constructor() {
    super();
    /** @type {ExportSubject | undefined} */
    this.subject = undefined;
    /** @type {Say | undefined} */
    this.say = undefined;
    /** @type {Form} */
    this.form = { title: '', version: '1.2', isSame: false, seed: '', mastery: '', lock: false };
    /** The field that can't be taken. @type {Faulty | undefined} */
    this.fault = undefined;
    /** How it stands with the package. */
    this.notice = '';
    this.isFailed = false;
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has('subject') && this.subject) this.#load(this.subject);
  }

  /** @param {ExportSubject} subject */
  async #load({ language, seed, lock }) {
    this.form = {
      ...this.form,
      ...{ isSame: seed !== undefined, seed: String(seed ?? anotherSeed()), lock },
    };
    this.say = await loadMessages(language, 'export');
    await this.updateComplete;
    if (this.#dialog) await putInSight(this.#dialog);
    this.#dialog?.showModal();
  }

  get #dialog() {
    return this.renderRoot.querySelector('dialog');
  }

  render() {
    const { subject, say } = this;
    if (!subject || !say) return nothing;
    return html`<dialog aria-labelledby="heading" @close=${this.#onClose} @keydown=${stay}>
      <header>
        <h2 id="heading">${say('export.title')}</h2>
        <button @click=${() => this.#dialog?.close()}>${say('export.close')}</button>
      </header>
      <form novalidate @submit=${this.#make}>
        <p>${say('export.lead', { count: subject.exercises.length })}</p>
        ${this.#fields(say)}
        <button>${say('export.make')}</button>
        <p role="status" class=${this.isFailed ? 'fault' : ''}>${this.notice}</p>
      </form>
    </dialog>`;
  }

  /** @param {Say} say */
  #fields(say) {
    const { form } = this;
    return html`
      ${this.#field('title', say('export.name'), say('export.name.missing'))}
      ${this.#oneOf(
        'version',
        say('export.version'),
        versions.map((version) => [version, say(`export.version.${version}`)]),
      )}
      ${this.#oneOf('isSame', say('export.numbers'), [
        [false, say('export.numbers.own')],
        [true, say('export.numbers.same')],
      ])}
      ${form.isSame ? this.#field('seed', say('export.seed'), say('export.seed.invalid')) : nothing}
      ${this.#field('mastery', say('export.mastery'), say('export.mastery.invalid'), say('export.mastery.about'))}
      <label class="flag">
        <input
          type="checkbox"
          .checked=${form.lock}
          @change=${() => this.#change({ lock: !form.lock })}
        />
        ${say('export.lock')}
      </label>
    `;
  }

  /** @type {(name: Faulty, label: string, fault: string, about?: string) => unknown} */
  #field(name, label, fault, about) {
    const isFaulty = this.fault === name;
    const note = isFaulty ? fault : about;
    return html`<div class="field">
      <label for=${name}>${label}</label>
      <input
        id=${name}
        type="text"
        inputmode=${name === 'title' ? 'text' : 'numeric'}
        autocomplete="off"
        aria-invalid=${String(isFaulty)}
        aria-describedby=${note ? `about-${name}` : nothing}
        .value=${this.form[name]}
        @input=${(/** @type {{ target: HTMLInputElement }} */ { target }) =>
          this.#change({ [name]: target.value })}
      />
      ${note ? html`<p id=${`about-${name}`} class=${isFaulty ? 'fault' : 'about'}>${note}</p>` : nothing}
    </div>`;
  }

  /** @type {(name: 'version' | 'isSame', legend: string, options: [value: any, words: string][]) => unknown} */
  #oneOf(name, legend, options) {
    return html`<fieldset>
      <legend>${legend}</legend>
      ${options.map(
        ([value, words]) => html`<label>
          <input
            type="radio"
            name=${name}
            .checked=${this.form[name] === value}
            @change=${() => this.#change({ [name]: value })}
          />
          ${words}
        </label>`,
      )}
    </fieldset>`;
  }

  /** @param {Partial<Form>} change */
  #change(change) {
    this.form = { ...this.form, ...change };
    this.fault = undefined;
    this.#note('');
  }

  /** @type {(notice: string, isFailed?: boolean) => void} */
  #note(notice, isFailed = false) {
    this.notice = notice;
    this.isFailed = isFailed;
  }

  /** @param {SubmitEvent} event */
  async #make(event) {
    event.preventDefault();
    const { subject, say, form } = this;
    if (!subject || !say) return;
    this.fault = faultIn(form);
    if (this.fault) {
      await this.updateComplete;
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(`#${this.fault}`))?.focus();
      return;
    }
    this.#note(say('export.making'));
    const address = new URL('normlab.single.html', subject.home).href;
    const lab = await labAt(address);
    if (lab === undefined) {
      this.#note(say('export.lost', { address }), true);
      return;
    }
    await painted();
    const settings = settingsOf(form, { exercises: subject.exercises, lang: subject.language });
    const bytes = scormPackage(lab, settings);
    const file = packageName(settings);
    saveFile(file, new Blob([bytes], { type: 'application/zip' }));
    this.#note(say('export.made', { file, kilobytes: Math.ceil(bytes.length / 1000) }));
  }

  #onClose() {
    this.dispatchEvent(new CustomEvent('nl-close'));
  }
}

/** Keys are not for the page around the dialog. @param {Event} event */
const stay = (event) => event.stopPropagation();

/** The lab in one file; undefined where it can't be had. @param {string} address */
async function labAt(address) {
  const response = await fetch(address).catch(() => undefined);
  const text = response?.ok ? await response.text().catch(() => '') : '';
  return text.includes('<nl-app') ? text : undefined;
}

if (!customElements.get('nl-export')) customElements.define('nl-export', NlExport);
