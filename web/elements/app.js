import { html, LitElement, nothing } from 'lit';
import { loadMessages, localeOf } from '../locales/index.js';
import { appStyles } from '../styles/app.js';
import { base, controls } from '../styles/base.js';
import { hashOf } from './address.js';
import { AddressBar } from './address-bar.js';
import { painted } from './next-task.js';
import { openPage, pageAt, places } from './pages.js';
import { reload } from './reload.js';
import { isReplaced } from './replaced.js';
import { sharedEngine } from './shared-engine.js';
import { recall, remember } from './storage.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Address } from './address.js'
 * @import { Page } from './pages.js'
 */

const themes = ['auto', 'light', 'dark'];

/**
 * `<nl-app>`: the lab's frame around a page or a walkthrough. The address holds the whole state.
 */
export class NlApp extends LitElement {
  static styles = [base, controls, appStyles];

  static properties = {
    say: { state: true },
    page: { state: true },
    theme: { state: true },
    engine: { state: true },
    isLost: { state: true },
    isOld: { state: true },
    isKept: { state: true },
  };

  #bar = new AddressBar(this, (before) => this.#move(before));

  constructor() {
    super();
    /** @type {Say | undefined} */
    this.say = undefined;
    /** What is shown, once it is loaded. @type {Page | undefined} */
    this.page = undefined;
    this.theme = recall('theme') ?? 'auto';
    /** @type {any} */
    this.engine = undefined;
    /** Whether what the address asks for could not be fetched. */
    this.isLost = false;
    /** Whether that is so because a new version lies there. */
    this.isOld = false;
    /** Whether the page may come from this device, and not from the server. */
    this.isKept = false;
    this.addEventListener('nl-reload', () => this.#bar.write());
  }

  connectedCallback() {
    super.connectedCallback();
    this.#start();
  }

  async #start() {
    const words = loadMessages(this.#lang).catch(() => undefined);
    [this.say] = await Promise.all([words, this.#open()]);
    this.isLost ||= !this.say;
    await this.updateComplete;
    this.#scrollSoon();
    await painted();
    this.engine = await sharedEngine().catch(() => undefined);
    if (globalThis.navigator.serviceWorker?.controller) this.#watchForNext();
  }

  async #watchForNext() {
    this.isKept = await import('./next-version.js').then(
      () => true,
      () => false,
    );
  }

  get #lang() {
    return localeOf(document.documentElement.lang).lang;
  }

  /** Loads what the address asks for, and shows it if the reader still wants it. */
  async #open() {
    const { address } = this.#bar;
    const page = await openPage(this.#lang, address).catch(() => undefined);
    if (pageAt(address) !== pageAt(this.#bar.address)) return;
    this.isOld = !page && (await isReplaced());
    this.page = page;
    this.isLost = !page;
  }

  /** A link or the way back was followed. @param {Address} before */
  async #move(before) {
    const isElsewhere = pageAt(this.#bar.address) !== pageAt(before);
    if (isElsewhere) await this.#open();
    this.requestUpdate();
    await this.updateComplete;
    if (isElsewhere && !this.#isLed) this.#focusHeading();
    this.#scrollSoon();
  }

  /** Once the page has drawn itself. */
  #scrollSoon() {
    requestAnimationFrame(() => this.#bar.restoreScroll({ isLed: this.#isLed }));
  }

  /** Whether the page leads the reader to what the address names. */
  get #isLed() {
    return this.page?.leads === true && this.#bar.address.at !== '';
  }

  /** Whoever cannot see it hears where a link has led. */
  #focusHeading() {
    const own = this.renderRoot.querySelector('h1');
    const page = this.renderRoot.querySelector('main')?.firstElementChild?.shadowRoot;
    /** @type {HTMLElement | null | undefined} */ (own ?? page?.querySelector('h1'))?.focus({
      preventScroll: true,
    });
  }

  updated() {
    document.documentElement.setAttribute('theme', this.theme);
    if (!this.say || !this.page) return;
    const name = this.say('lab.title');
    document.title = this.page.title ? `${this.page.title} · ${name}` : name;
  }

  render() {
    const { say, page } = this;
    if (!page && !this.isLost) return nothing;
    if (!say) return html`<slot></slot>`;
    return html`
      <header>
        <button class="skip" @click=${this.#skip}>${say('lab.skip')}</button>
        <a class="name" href=${hashOf({})}>${say('lab.title')}</a>
        ${page && !page.isTitled ? html`<h1 tabindex="-1">${page.title}</h1>` : nothing}
        ${this.#variant(say)}
        <nav aria-label=${say('lab.pages')}>${places.map((place) => this.#link(say, place))}</nav>
        ${this.#themes(say)}
      </header>
      <main id="main" tabindex="-1" @nl-query=${this.#onQuery}>
        ${page ? page.show(this.#bar.address, { theme: this.theme, bar: this.#bar }) : this.#lost(say)}
      </main>
      ${this.#footer(say)}
      ${this.isKept ? html`<nl-next-version .say=${say}></nl-next-version>` : nothing}
    `;
  }

  /** What computes here, where the whole height belongs to a walkthrough. @param {Say} say */
  #variant(say) {
    if (!this.engine || !this.page || this.page.isTitled) return nothing;
    const { variant, selfTest } = this.engine;
    return html`<a
      class="variant"
      href=${hashOf({ place: 'about' })}
      title=${say('lab.engine', { variant, cases: selfTest.cases })}
      >${variant}</a
    >`;
  }

  /** @param {Say} say */
  #footer(say) {
    if (!this.engine || !this.page?.isReady || !this.page.isTitled) return nothing;
    const { variant, selfTest } = this.engine;
    return html`<footer>${say('lab.engine', { variant, cases: selfTest.cases })}</footer>`;
  }

  /** @type {(say: Say, place: string) => unknown} */
  #link(say, place) {
    const current = place === this.#bar.address.place ? 'page' : nothing;
    return html`<a href=${hashOf({ place })} aria-current=${current}>
      ${say(`lab.pages.${place || 'home'}`)}
    </a>`;
  }

  /** @param {Say} say */
  #themes(say) {
    return html`<label class="theme">
      <span>${say('lab.theme')}</span>
      <select @change=${this.#onTheme}>
        ${themes.map(
          (theme) =>
            html`<option value=${theme} ?selected=${theme === this.theme}>
              ${say(`lab.theme.${theme}`)}
            </option>`,
        )}
      </select>
    </label>`;
  }

  /** @param {Say} say */
  #lost(say) {
    return this.isOld
      ? html`<div role="alert" data-part="replaced">
          <p>${say('lab.replaced')}</p>
          <button @click=${reload}>${say('lab.renew')}</button>
        </div>`
      : html`<div role="alert">
          <p>${say('lab.lost')}</p>
          <button @click=${this.#open}>${say('error.retry')}</button>
        </div>`;
  }

  /** What is searched for is part of the address. @param {CustomEvent<{ query: string }>} event */
  #onQuery({ detail: { query } }) {
    const state = query && new URLSearchParams({ q: query }).toString();
    this.#bar.replace({ ...this.#bar.address, state });
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
