import { html, LitElement, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { loadMessages } from '../locales/index.js';
import { base, controls } from '../styles/base.js';
import { homeStyles } from '../styles/home.js';
import { walkthroughs } from '../walkthroughs/index.js';
import { hashOf, queryOf } from './address.js';
import { nextTask } from './next-task.js';
import { forgetProgress, goOnAt, progress } from './progress.js';
import './course-entry.js';
import { loadSearch } from './search.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { OpenPage } from './pages.js'
 */

/** @type {OpenPage} */
export async function openHome(lang, address) {
  const [say] = await Promise.all([
    loadMessages(lang, 'pages'),
    queryOf(address.state) ? loadSearch(lang) : undefined,
  ]);
  return {
    title: '',
    isTitled: true,
    isReady: true,
    show: ({ place, state }) => html`<nl-home
      lang=${lang}
      .say=${say}
      .unknown=${place}
      .query=${live(queryOf(state))}
    ></nl-home>`,
  };
}

/**
 * `<nl-home>`: the course as a path with parts, and what is found where something is searched for.
 */
export class NlHome extends LitElement {
  static styles = [base, controls, homeStyles];

  static properties = {
    lang: {},
    say: { attribute: false },
    unknown: { attribute: false },
    query: { attribute: false },
    isWhole: { state: true },
  };

  constructor() {
    super();
    this.lang = '';
    /** Words of the page and of all walkthroughs. @type {Say} */
    this.say = (key) => key;
    /** A place that the reader asked for and that is none. */
    this.unknown = '';
    /** What is searched for. */
    this.query = '';
    /** Whether the course's path is there: what stands above it is painted first. */
    this.isWhole = false;
  }

  /** A walkthrough opens at once if what shows it is there. */
  async firstUpdated() {
    setTimeout(() => import('./lab.js').catch(() => {}), 500);
    await nextTask();
    this.isWhole = true;
  }

  render() {
    const { say } = this;
    const minutes = walkthroughs.map(({ id }) => Number(say(`${id}.minutes`)));
    return html`
      ${
        this.unknown
          ? html`<p class="unknown" role="alert">${say('home.unknown', { place: this.unknown })}</p>`
          : nothing
      }
      <section class="lead">
        <h1 tabindex="-1">${say('home.lead')}</h1>
        <p>${say('home.promise')}</p>
        <p class="facts">
          ${say('home.course', {
            count: walkthroughs.length,
            minutes: minutes.reduce((sum, more) => sum + more, 0),
          })}
        </p>
        ${this.#start()}
      </section>
      <nl-search
        lang=${this.lang}
        .say=${say}
        .query=${live(this.query)}
        @nl-query=${(/** @type {CustomEvent} */ { detail }) => (this.query = detail.query)}
      ></nl-search>
      ${this.query.trim() || !this.isWhole ? nothing : this.#path()}
    `;
  }

  #path() {
    const { say } = this;
    const parts = [...new Set(walkthroughs.map(({ part }) => part))];
    const stops = progress();
    return parts.map(
      (part) => html`<section class="part">
        <div class="about">
          <h2><span>${say('home.part', { part })}</span> ${say(`home.part.${part}`)}</h2>
          <p>${say(`home.teaches.${part}`)}</p>
        </div>
        <ol>
          ${walkthroughs
            .filter((entry) => entry.part === part)
            .map(
              ({ id }) => html`<li class=${stateOf(stops[id])}>
                <nl-course-entry walkthrough=${id} .say=${say} .stop=${stops[id]}></nl-course-entry>
              </li>`,
            )}
        </ol>
      </section>`,
    );
  }

  /** Where to begin or to go on. */
  #start() {
    const { say } = this;
    const course = walkthroughs.map(({ id }) => id);
    const stops = progress();
    const next = goOnAt(course, stops);
    const isNew = Object.keys(stops).length === 0;
    if (!next && !isNew) return html`<p class="start">${say('home.done')} ${this.#forget()}</p>`;
    const { id, step } = next ?? { id: course[0], step: '' };
    const title = say(`${id}.title`);
    return html`<p class="start">
      <a href=${hashOf({ place: id, at: step })}
        >${say(isNew ? 'home.begin' : step ? 'home.go-on' : 'home.next')}</a
      >
      <span>${title}${step ? html` · ${say(`${id}.steps.${step}.title`)}` : nothing}</span>
      ${isNew ? nothing : this.#forget()}
    </p>`;
  }

  #forget() {
    return html`<button class="link" @click=${this.#onForget}>${this.say('home.forget')}</button>`;
  }

  #onForget() {
    forgetProgress();
    this.requestUpdate();
  }
}

/** @param {import('./progress.js').Stop | undefined} stop */
const stateOf = (stop) => (stop ? (stop.finished ? 'finished' : 'begun') : '');

if (!customElements.get('nl-home')) customElements.define('nl-home', NlHome);
