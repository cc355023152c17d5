import { html, LitElement, nothing } from 'lit';
import { loadMessages } from '../locales/index.js';
import { base, controls } from '../styles/base.js';
import { homeStyles } from '../styles/home.js';
import { walkthroughs } from '../walkthroughs/index.js';
import { hashOf } from './address.js';
import { forgetProgress, goOnAt, progress } from './progress.js';
import './course-entry.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { OpenPage } from './pages.js'
 */

/** @type {OpenPage} */
export async function openHome(lang) {
  const [say, ...copies] = await Promise.all([
    loadMessages(lang, 'pages'),
    ...walkthroughs.map(({ id }) => loadMessages(lang, 'pages', id)),
  ]);
  const copy = Object.fromEntries(walkthroughs.map(({ id }, at) => [id, copies[at]]));
  return {
    title: '',
    isTitled: true,
    isReady: true,
    show: ({ place }) => html`<nl-home .say=${say} .copy=${copy} .unknown=${place}></nl-home>`,
  };
}

/**
 * `<nl-home>`: the course as a path with parts.
 */
export class NlHome extends LitElement {
  static styles = [base, controls, homeStyles];

  static properties = {
    say: { attribute: false },
    copy: { attribute: false },
    unknown: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Say} */
    this.say = (key) => key;
    /** Words of the page and of each walkthrough, by its id. @type {Record<string, Say>} */
    this.copy = {};
    /** A place that the reader asked for and that is none. */
    this.unknown = '';
  }

  /** A walkthrough opens at once if what shows it is there. */
  firstUpdated() {
    setTimeout(() => import('./norm-lab.js').catch(() => {}), 500);
  }

  render() {
    const { say, copy } = this;
    const parts = [...new Set(walkthroughs.map(({ part }) => part))];
    const minutes = walkthroughs.map(({ id }) => Number(copy[id](`${id}.minutes`)));
    const stops = progress();
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
      ${parts.map(
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
                  <nl-course-entry
                    walkthrough=${id}
                    .say=${copy[id]}
                    .stop=${stops[id]}
                  ></nl-course-entry>
                </li>`,
              )}
          </ol>
        </section>`,
      )}
    `;
  }

  /** Where to begin or to go on. */
  #start() {
    const { say, copy } = this;
    const course = walkthroughs.map(({ id }) => id);
    const stops = progress();
    const next = goOnAt(course, stops);
    const isNew = Object.keys(stops).length === 0;
    if (!next && !isNew) return html`<p class="start">${say('home.done')} ${this.#forget()}</p>`;
    const { id, step } = next ?? { id: course[0], step: '' };
    const title = copy[id](`${id}.title`);
    return html`<p class="start">
      <a href=${hashOf({ place: id, at: step })}
        >${say(isNew ? 'home.begin' : step ? 'home.go-on' : 'home.next')}</a
      >
      <span>${title}${step ? html` · ${copy[id](`${id}.steps.${step}.title`)}` : nothing}</span>
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
