import { html, LitElement, nothing } from 'lit';
import { frameWidth } from '../embed/heights.js';
import { recipes } from '../embed/recipes/index.js';
import { releaseAt } from '../embed/release.js';
import { ways } from '../embed/snippets/index.js';
import { loadMessages } from '../locales/index.js';
import { base, controls } from '../styles/base.js';
import { embedStyles } from '../styles/embed.js';
import { askedOf, folderOf } from './embed-asked.js';
import { factsOf } from './embed-facts.js';
import { settingsTemplate } from './embed-settings.js';
import { putInSight } from './seen-part.js';
import './copy-text.js';
import './embed-preview.js';

/**
 * @import { Release, SiteFile } from '../embed/snippets/index.js'
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Subject } from './embed-asked.js'
 * @import { Choice } from './embed-settings.js'
 */

/** What goes on in the preview, and keys, are not for the lab around the dialog. */
const kept = [
  ...['ready', 'step', 'change', 'answer', 'error'].map((type) => `normlab-${type}`),
  ...['select', 'point', 'edit', 'input', 'paste', 'file', 'hover'].map((type) => `nl-${type}`),
  ...['undo', 'reset', 'go', 'back', 'query', 'guess', 'seed'].map((type) => `nl-${type}`),
  ...['keydown', 'focusin'],
];

/**
 * `<nl-embed>`: a dialog with what to paste elsewhere, for the widget to stand there as it does here.
 *
 * @fires nl-close
 */
export class NlEmbed extends LitElement {
  static styles = [base, controls, embedStyles];

  static properties = {
    subject: { attribute: false },
    say: { state: true },
    release: { state: true },
    choice: { state: true },
    height: { state: true },
  };

  constructor() {
    super();
    for (const type of kept) this.addEventListener(type, (event) => event.stopPropagation());
    /** @type {Subject | undefined} */
    this.subject = undefined;
    /** @type {Say | undefined} */
    this.say = undefined;
    /** @type {Release | undefined} */
    this.release = undefined;
    /** @type {Choice} */
    this.choice = {
      way: ways[0].id,
      single: false,
      numbers: true,
      lock: false,
      same: false,
      theme: 'auto',
      lang: '',
      figure: false,
      width: undefined,
      height: undefined,
    };
    /** Of the preview, in pixels. */
    this.height = 640;
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has('subject') && this.subject) this.#load(this.subject);
  }

  /** @param {Subject} subject */
  async #load({ words, language, home }) {
    const { single = false, lock = false, seed = '' } = words;
    const asked = { single: single !== false, lock: lock !== false, same: seed !== '' };
    this.choice = { ...this.choice, ...asked };
    [this.say, this.release] = await Promise.all([
      loadMessages(language, 'embed', ...(words.walkthrough ? [`${words.walkthrough}`] : [])),
      releaseAt(folderOf(home)),
    ]);
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
    return html`<dialog aria-labelledby="title" @close=${this.#onClose}>
      <header>
        <h2 id="title">${say('embed.title')}</h2>
        <button @click=${() => this.#dialog?.close()}>${say('embed.close')}</button>
      </header>
      <div class="body">${this.#body(subject, say)}</div>
    </dialog>`;
  }

  /** @type {(subject: Subject, say: Say) => unknown} */
  #body(subject, say) {
    const { choice, release, height } = this;
    const way = ways.find(({ id }) => id === choice.way) ?? ways[0];
    const asked = askedOf(subject, choice, { release, height, say });
    const { session, words, home, language } = subject;
    const settings = {
      ...{ say, choice, way, height },
      hasNumbers: Boolean(words.state),
      leftOut: session?.tooLong.filter((name) => session.tape.has(name)) ?? [],
      seed: 'seed' in subject ? subject.seed : undefined,
      choose: (/** @type {Partial<Choice>} */ change) => {
        this.choice = { ...choice, ...change };
      },
    };
    return html`${settingsTemplate(settings)}
      <div class="result">
        <p>${say(`embed.note.${way.id}`)}</p>
        ${this.#text(say('embed.snippet'), way.snippet(asked), say)}
        ${way.plain ? this.#text(say('embed.plain'), way.plain(asked), say) : nothing}
        ${this.#site(way.site?.(asked) ?? [], say)}
        <ul class="facts">
          ${factsOf(way, asked).map(
            ([key, params]) => html`<li>${say(`embed.fact.${key}`, params)}</li>`,
          )}
        </ul>
        <h3>${say('embed.preview')}</h3>
        <nl-embed-preview
          .words=${asked.words}
          .home=${home}
          .language=${language}
          .label=${say('embed.preview')}
          .width=${choice.width ?? (way.takesSize ? frameWidth : undefined)}
          @nl-height=${(/** @type {CustomEvent} */ { detail }) => (this.height = detail.height)}
        ></nl-embed-preview>
      </div>`;
  }

  /** @type {(label: string, text: string, say: Say) => unknown} */
  #text(label, text, say) {
    return html`<nl-copy-text .label=${label} .text=${text} .say=${say}></nl-copy-text>`;
  }

  /** @type {(files: SiteFile[], say: Say) => unknown} */
  #site(files, say) {
    if (files.length === 0) return nothing;
    return html`<details>
      <summary>${say('embed.site')}</summary>
      ${files.map((file) =>
        this.#text(file.file, 'text' in file ? file.text : recipes[file.recipe], say),
      )}
    </details>`;
  }

  #onClose() {
    this.dispatchEvent(new CustomEvent('nl-close'));
  }
}

if (!customElements.get('nl-embed')) customElements.define('nl-embed', NlEmbed);
