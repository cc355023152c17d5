import { html, LitElement, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { loadMessages, localeOf } from '../locales/index.js';
import { appStyles } from '../styles/app.js';
import { base, controls } from '../styles/base.js';
import { Tape } from '../tape/tape.js';
import { walkthroughs } from '../walkthroughs/index.js';
import { defaults } from '../walkthroughs/inputs.js';
import { sharedEngine } from './shared-engine.js';
import { recall, remember } from './storage.js';
import './norm-lab.js';
import './thumbnail.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { NormLab } from './norm-lab.js'
 */

/** Milliseconds between two writings of the address; browsers refuse to be asked too often. */
const addressPause = 400;

const themes = ['auto', 'light', 'dark'];

/**
 * The page's address: `#/<walkthrough>/<step>?<state>`.
 * @param {string} hash
 */
export function readAddress(hash) {
  const [path, state = ''] = hash.replace(/^#\/?/, '').split('?');
  const [walkthrough = '', step = ''] = path.split('/').map(decoded);
  return { walkthrough, step, state };
}

/**
 * @param {ReturnType<typeof readAddress>} address
 */
const hashOf = ({ walkthrough, step, state }) => `#/${walkthrough}/${step}${state && `?${state}`}`;

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * `<nl-app>`: the lab's page. The home page is the course; a walkthrough takes its place. The
 * address holds the whole state.
 */
export class NlApp extends LitElement {
  static styles = [base, controls, appStyles];

  static properties = {
    say: { state: true },
    theme: { state: true },
    engine: { state: true },
    failed: { state: true },
  };

  constructor() {
    super();
    /** Where the reader is; kept in step with the address bar. */
    this.address = readAddress(location.hash);
    /** @type {Say | undefined} */
    this.say = undefined;
    this.theme = recall('theme') ?? 'auto';
    /** @type {any} */
    this.engine = undefined;
    /** Whether the walkthrough that is open could not start. */
    this.failed = false;
    this.onAddress = () => {
      this.failed = false;
      this.address = readAddress(location.hash);
      this.requestUpdate();
    };
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.onAddress);
    addEventListener('popstate', this.onAddress);
    this.#start();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.onAddress);
    removeEventListener('popstate', this.onAddress);
    this.#stopWaiting();
  }

  async #start() {
    const { lang } = localeOf(document.documentElement.lang);
    [this.say] = await Promise.all([
      loadMessages(lang),
      ...walkthroughs.map(({ id }) => this.#copyOf(lang, id)),
    ]);
    this.engine = await sharedEngine().catch(() => undefined);
    if (this.engine && !this.address.walkthrough) await this.#draw();
  }

  /** Runs each walkthrough for its picture. */
  async #draw() {
    for (const { id, load } of walkthroughs) {
      const { picture, program, specs } = await load();
      const tape = new Tape(this.engine, { isFrugal: true });
      program(tape, defaults(specs));
      this.#pictures[id] = tape.tensor(picture);
    }
    this.requestUpdate();
  }

  /** What stands for each walkthrough. @type {Record<string, import('../tape/tensor.js').Tensor>} */
  #pictures = {};

  /** Titles of the walkthroughs, by id. @type {Record<string, Say>} */
  #copy = {};

  /** @type {(lang: string, id: string) => Promise<void>} */
  async #copyOf(lang, id) {
    this.#copy[id] = await loadMessages(lang, id);
  }

  updated() {
    document.documentElement.setAttribute('theme', this.theme);
    const { walkthrough } = this.address;
    const say = this.#copy[walkthrough];
    const title = say?.(`${walkthrough}.title`);
    document.title = title ? `${title} · Normlab` : 'Normlab';
  }

  render() {
    const { say } = this;
    if (!say) return html`<slot></slot>`;
    return html`
      <header>
        <button class="skip" @click=${this.#skip}>${say('lab.skip')}</button>
        <a class="name" href="#/">${say('lab.title')}</a>
        ${this.#heading(say)}
        <label class="theme">
          <span>${say('lab.theme')}</span>
          <select @change=${this.#onTheme}>
            ${themes.map(
              (theme) =>
                html`<option value=${theme} ?selected=${theme === this.theme}>
                  ${say(`lab.theme.${theme}`)}
                </option>`,
            )}
          </select>
        </label>
      </header>
      <main id="main" tabindex="-1">
        ${this.address.walkthrough ? this.#walkthrough(say) : this.#home(say)}
      </main>
      <footer>
        ${
          this.engine
            ? say('lab.engine', { variant: this.engine.variant, cases: this.engine.selfTest.cases })
            : nothing
        }
      </footer>
    `;
  }

  /** The title of the walkthrough that is open. @param {Say} say */
  #heading(say) {
    const { walkthrough } = this.address;
    if (!this.#copy[walkthrough]) return nothing;
    return html`<a href="#/">${say('lab.home')}</a>
      <h1>${this.#copy[walkthrough](`${walkthrough}.title`)}</h1>`;
  }

  /** @param {Say} say */
  #walkthrough(say) {
    const { walkthrough, step, state } = this.address;
    const known = walkthroughs.some(({ id }) => id === walkthrough);
    if (!known) {
      return html`<p role="alert">${say('lab.unknown-walkthrough', {
        id: walkthrough,
        known: walkthroughs.map(({ id }) => id).join(', '),
      })}</p>
        ${this.#home(say)}`;
    }
    return html`<norm-lab
        walkthrough=${walkthrough}
        lang=${localeOf(document.documentElement.lang).lang}
        .step=${live(step)}
        .state=${live(state)}
        theme=${this.theme}
        .home=${document.baseURI}
        @normlab-ready=${(/** @type {CustomEvent} */ event) => this.#onStep(event, false)}
        @normlab-step=${(/** @type {CustomEvent} */ event) => this.#onStep(event, true)}
        @normlab-change=${(/** @type {CustomEvent} */ event) => this.#onStep(event, false)}
        @nl-select=${(/** @type {CustomEvent} */ event) => this.#onStep(event, false)}
        @normlab-error=${() => (this.failed = true)}
      >
        ${this.failed ? nothing : html`<p>${say('lab.loading')}</p>`}
      </norm-lab>`;
  }

  /** @param {Say} say */
  #home(say) {
    const parts = [...new Set(walkthroughs.map(({ part }) => part))];
    return html`<section class="lead">
        <h1>${say('lab.lead')}</h1>
        <p>${say('lab.promise')}</p>
      </section>
      ${parts.map(
        (part) => html`<section class="part">
          <h2><span>${say('lab.part', { part })}</span> ${say(`lab.part.${part}`)}</h2>
          <ol>
            ${walkthroughs.filter((entry) => entry.part === part).map(({ id }) => this.#entry(say, id))}
          </ol>
        </section>`,
      )}`;
  }

  /** @type {(say: Say, id: string) => unknown} */
  #entry(say, id) {
    const copy = this.#copy[id];
    return html`<li>
      <nl-thumbnail .tensor=${this.#pictures[id]}></nl-thumbnail>
      <a href="#/${id}">${copy(`${id}.title`)}</a>
      <p>${copy(`${id}.teaches`)}</p>
      <p class="time">${say('lab.minutes', { minutes: copy(`${id}.minutes`) })}</p>
    </li>`;
  }

  /** Waits to write the address. @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;

  /**
   * Keeps the address in step with what is shown: a step is a new entry, a change takes the place
   * of the last. A step to which the address led, as going back does, is no new entry.
   * @type {(event: CustomEvent, entry: boolean) => void}
   */
  #onStep(event, entry) {
    const lab = /** @type {NormLab} */ (event.currentTarget);
    queueMicrotask(() => {
      const before = this.address;
      this.address = { walkthrough: before.walkthrough, step: lab.step, state: lab.link };
      if (entry && before.step !== '' && before.step !== lab.step) {
        this.#write(before);
        history.pushState(null, '', hashOf(this.address));
      } else this.#waiting ??= setTimeout(() => this.#write(this.address), addressPause);
    });
  }

  /** @param {ReturnType<typeof readAddress>} address */
  #write(address) {
    this.#stopWaiting();
    const hash = hashOf(address);
    if (hash !== location.hash) history.replaceState(null, '', hash);
  }

  #stopWaiting() {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }

  /** @param {Event} event */
  #onTheme(event) {
    this.theme = /** @type {HTMLSelectElement} */ (event.target).value;
    remember('theme', this.theme);
  }

  #skip() {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('main'))?.focus();
  }
}

if (!customElements.get('nl-app')) customElements.define('nl-app', NlApp);
