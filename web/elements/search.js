import { html, LitElement, nothing } from 'lit';
import { base, controls } from '../styles/base.js';
import { searchStyles } from '../styles/search.js';
import { hashOf } from './address.js';

/**
 * @import { Indexed } from '../guide/search.js'
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Course } from './course.js'
 */

/** The most results that are shown. */
const most = 20;

/** What is searched, loaded when it is used. @param {string} lang */
export const loadSearch = async (lang) => (await import('./course.js')).loadCourse(lang);

/**
 * `<nl-search>`: a field over the whole course, and what it finds as links. Down and up lead through
 * them, Enter opens the first, Escape empties the field. What it searches is loaded when it is used.
 *
 * @fires nl-query `{query}`: what is searched for, empty for nothing
 */
export class NlSearch extends LitElement {
  static styles = [base, controls, searchStyles];

  static properties = {
    lang: {},
    say: { attribute: false },
    query: { attribute: false },
    course: { state: true },
  };

  constructor() {
    super();
    this.lang = '';
    /** @type {Say} */
    this.say = (key) => key;
    this.query = '';
    /** @type {Course | undefined} */
    this.course = undefined;
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (changes.has('query') && this.query) this.#load();
  }

  async #load() {
    this.course ??= await loadSearch(this.lang).catch(() => undefined);
  }

  render() {
    const { say, query, course } = this;
    const found = query.trim() && course ? course.find(query) : [];
    return html`<search @keydown=${this.#onKey}>
      <label for="query">${say('search.label')}</label>
      <input
        id="query"
        type="search"
        autocomplete="off"
        spellcheck="false"
        maxlength="100"
        placeholder=${say('search.example')}
        .value=${query}
        @focus=${this.#load}
        @input=${this.#onInput}
      />
      <p class="count" role="status">${query.trim() && course ? this.#count(found.length) : nothing}</p>
      ${
        found.length
          ? html`<ol>
              ${found.slice(0, most).map((entry) => this.#entry(entry, /** @type {Course} */ (course)))}
            </ol>`
          : nothing
      }
    </search>`;
  }

  /** @param {number} count */
  #count(count) {
    const { say, query } = this;
    return count > 0
      ? say('search.found', {
          count,
          shown: most,
          more: Math.max(0, count - most),
        })
      : say('search.nothing', { query: query.trim() });
  }

  /** @type {(entry: Indexed, course: Course) => unknown} */
  #entry({ kind, title, text, place, at }, course) {
    const walkthrough = kind === 'step' ? course.say(`${place}.title`) : text;
    const about = {
      walkthrough: () => this.say('search.walkthrough', { text }),
      step: () => this.say('search.step', { walkthrough }),
      term: () => this.say('search.term', { text }),
      exercise: () => this.say('search.exercise', { walkthrough }),
    }[kind]();
    return html`<li>
      <a href=${hashOf({ place, at })}>${title}</a>
      <p>${about}</p>
    </li>`;
  }

  /** @param {InputEvent} event */
  #onInput(event) {
    this.#ask(/** @type {HTMLInputElement} */ (event.target).value);
  }

  /** @param {string} query */
  #ask(query) {
    this.query = query;
    const detail = { query: query.trim() };
    this.dispatchEvent(new CustomEvent('nl-query', { detail, bubbles: true, composed: true }));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const places = /** @type {HTMLElement[]} */ ([...this.renderRoot.querySelectorAll('input, a')]);
    const at = places.indexOf(/** @type {HTMLElement} */ (event.target));
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      places[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    } else if (event.key === 'Enter' && at === 0) places[1]?.click();
    else if (event.key === 'Escape' && this.query) {
      this.#ask('');
      places[0].focus();
    } else return;
    event.preventDefault();
  }
}

if (!customElements.get('nl-search')) customElements.define('nl-search', NlSearch);
