import { html, LitElement, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { topics } from '../guide/terms/index.js';
import { base, controls } from '../styles/base.js';
import { glossaryStyles } from '../styles/glossary.js';
import { hashOf, queryOf } from './address.js';
import { keyOf, loadCourse, titleOf } from './course.js';
import { termFormula } from './term-formula.js';
import './search.js';

/**
 * @import { CodeName, Term } from '../guide/types.js'
 * @import { Course } from './course.js'
 * @import { OpenPage } from './pages.js'
 */

/** @type {OpenPage} */
export async function openGlossary(lang) {
  const course = await loadCourse(lang);
  return {
    title: course.say('glossary.title'),
    isTitled: true,
    isReady: true,
    leads: true,
    show: ({ at, state }) => html`<nl-glossary
      lang=${lang}
      .course=${course}
      .term=${at}
      .query=${live(queryOf(state))}
    ></nl-glossary>`,
  };
}

/**
 * `<nl-glossary>`: the terms of the course by topic.
 */
export class NlGlossary extends LitElement {
  static styles = [base, controls, glossaryStyles];

  static properties = {
    lang: {},
    course: { attribute: false },
    term: { attribute: false },
    query: { attribute: false },
  };

  constructor() {
    super();
    this.lang = '';
    /** @type {Course | undefined} */
    this.course = undefined;
    /** Id of the term that is asked for. */
    this.term = '';
    /** What is searched for. */
    this.query = '';
  }

  /** Leads the reader to the term that they asked for. @param {Map<string, unknown>} changes */
  updated(changes) {
    if (!changes.has('term') || !this.term) return;
    const entry = this.renderRoot.querySelector(`[id="${CSS.escape(this.term)}"]`);
    entry?.scrollIntoView({ block: 'start' });
    /** @type {HTMLElement | null | undefined} */ (entry?.querySelector('h3'))?.focus({
      preventScroll: true,
    });
  }

  render() {
    if (!this.course) return nothing;
    const { say, terms } = this.course;
    const isUnknown = this.term && !terms.some(({ id }) => id === this.term);
    return html`
      <section class="lead">
        <h1 tabindex="-1">${say('glossary.title')}</h1>
        <p>${say('glossary.lead')}</p>
        ${isUnknown ? html`<p role="alert">${say('glossary.unknown', { term: this.term })}</p>` : nothing}
      </section>
      <nl-search
        lang=${this.lang}
        .say=${say}
        .query=${live(this.query)}
        @nl-query=${(/** @type {CustomEvent} */ { detail }) => (this.query = detail.query)}
      ></nl-search>
      ${this.query.trim() ? nothing : Object.keys(topics).map((topic) => this.#topic(topic))}
    `;
  }

  /** @param {string} topic */
  #topic(topic) {
    const { say, terms } = /** @type {Course} */ (this.course);
    const own = /** @type {Record<string, Term[]>} */ (topics)[topic];
    const shown = own.filter((term) => terms.includes(term));
    if (shown.length === 0) return nothing;
    return html`<section class="part">
      <h2>${say(`glossary.topic.${topic}`)}</h2>
      <div>${shown.map((term) => this.#term(term))}</div>
    </section>`;
  }

  /** @param {Term} term */
  #term(term) {
    const { say, usesOf } = /** @type {Course} */ (this.course);
    const key = keyOf(term);
    return html`<article id=${term.id}>
      <h3 tabindex="-1">
        <a href=${hashOf({ place: 'glossary', at: term.id })}>${titleOf(say, term)}</a>
        ${termFormula(term)}
      </h3>
      <p>${say(`${key}.means`)}</p>
      ${say.has(`${key}.hazard`) ? html`<p class="hazard">${say(`${key}.hazard`)}</p>` : nothing}
      <dl>
        ${this.#names(say('glossary.pytorch'), term.pytorch)}
        ${this.#names(say('glossary.onnx'), term.onnx)}
        <div class="uses">
          <dt>${say('glossary.uses')}</dt>
          ${usesOf(term.id).map(
            ({ walkthrough, step }) => html`<dd>
              <a href=${hashOf({ place: walkthrough, at: step })}
                >${say(`${walkthrough}.steps.${step}.title`)}</a
              >
              <span>${say(`${walkthrough}.title`)}</span>
            </dd>`,
          )}
        </div>
      </dl>
    </article>`;
  }

  /** @type {(title: string, names?: CodeName[]) => unknown} */
  #names(title, names = []) {
    if (names.length === 0) return nothing;
    return html`<div>
      <dt>${title}</dt>
      ${names.map(
        ([name, of]) =>
          html`<dd><code>${name}</code>${of ? html` <span>${of}</span>` : nothing}</dd>`,
      )}
    </div>`;
  }
}

if (!customElements.get('nl-glossary')) customElements.define('nl-glossary', NlGlossary);
