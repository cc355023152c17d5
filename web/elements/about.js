import { html, LitElement, nothing } from 'lit';
import { license, version } from '../../package.json';
import { variants } from '../engine/variants.js';
import { papers } from '../guide/papers.js';
import { aboutStyles } from '../styles/about.js';
import { base, controls } from '../styles/base.js';
import { hashOf } from './address.js';
import { loadCourse } from './course.js';
import { forgetRecord } from './exercise-record.js';
import { forgetProgress } from './progress.js';
import { sharedEngine } from './shared-engine.js';
import { forget, keyOf, remembered } from './storage.js';
import './offline.js';

/**
 * @import { Paper } from '../guide/papers.js'
 * @import { Course } from './course.js'
 * @import { OpenPage } from './pages.js'
 */

/** @type {OpenPage} */
export async function openAbout(lang) {
  const [course, engine] = await Promise.all([
    loadCourse(lang),
    sharedEngine().catch(() => undefined),
  ]);
  return {
    title: course.say('about.title'),
    isTitled: true,
    isReady: true,
    show: () => html`<nl-about lang=${lang} .course=${course} .engine=${engine}></nl-about>`,
  };
}

/**
 * `<nl-about>`: what is computed where, what is kept, and where it comes from.
 */
export class NlAbout extends LitElement {
  static styles = [base, controls, aboutStyles];

  static properties = {
    lang: {},
    course: { attribute: false },
    engine: { attribute: false },
    hasForgotten: { state: true },
  };

  constructor() {
    super();
    this.lang = '';
    /** @type {Course | undefined} */
    this.course = undefined;
    /** Undefined where no kernels run. @type {any} */
    this.engine = undefined;
    this.hasForgotten = false;
  }

  render() {
    if (!this.course) return nothing;
    const { say, walkthroughs, terms } = this.course;
    const steps = walkthroughs.flatMap((walkthrough) => walkthrough.steps);
    return html`
      <h1 tabindex="-1">${say('about.title')}</h1>
      <p>
        ${say('about.lead', {
          walkthroughs: walkthroughs.length,
          steps: steps.length,
          terms: terms.length,
        })}
      </p>
      <section>
        <h2>${say('about.computed')}</h2>
        <p>${this.#engine()}</p>
        <p>
          ${say('about.variants', {
            count: variants.length,
            names: new Intl.ListFormat(this.lang).format(variants.map(({ name }) => name)),
          })}
        </p>
        <p><a href=${hashOf({ place: 'speed' })}>${say('about.speed')}</a></p>
        <p>${say('about.reference')}</p>
        <p>${say('about.pytorch')}</p>
        <p>${say('about.tape')}</p>
        <p>${say('about.generator')}</p>
        <p>${say('about.made-up')}</p>
      </section>
      <section>
        <h2>${say('about.private')}</h2>
        <p>${say('about.nothing-leaves')}</p>
        ${this.#kept()}
      </section>
      <section>
        <h2>${say('offline.title')}</h2>
        <nl-offline .say=${say}></nl-offline>
      </section>
      <section>
        <h2>${say('about.sources')}</h2>
        <ul>
          ${papers.map((paper) => this.#paper(paper))}
        </ul>
      </section>
      <section>
        <h2>${say('about.licence')}</h2>
        <p>${say('about.licensed', { version, license })}</p>
      </section>
    `;
  }

  #engine() {
    const { say } = /** @type {Course} */ (this.course);
    if (!this.engine) return say('about.no-engine');
    const { variant, selfTest } = this.engine;
    return say('about.engine', {
      variant,
      how: say(`about.variant.${variant}`),
      cases: selfTest.cases,
    });
  }

  #kept() {
    const { say } = /** @type {Course} */ (this.course);
    const names = remembered();
    return html`<p role="status">
        ${names.length > 0 ? say('about.kept') : say(this.hasForgotten ? 'about.forgotten' : 'about.nothing-kept')}
      </p>
      ${
        names.length > 0
          ? html`<ul>
                ${names.map(
                  (name) => html`<li>
                    <code>${keyOf(name)}</code>${say.has(`about.kept.${name}`) ? html` ${say(`about.kept.${name}`)}` : nothing}
                  </li>`,
                )}
              </ul>
              <button @click=${this.#forget}>${say('about.forget')}</button>`
          : nothing
      }`;
  }

  #forget() {
    forgetProgress();
    forgetRecord();
    for (const name of remembered()) forget(name);
    this.hasForgotten = true;
  }

  /** @param {Paper} paper */
  #paper({ authors, year, title, arxiv }) {
    const address = `https://arxiv.org/abs/${arxiv}`;
    return html`<li>
      ${authors} (${year}).
      ${arxiv ? html`<a href=${address} rel="noreferrer"><cite>${title}</cite></a>` : html`<cite>${title}</cite>`}
    </li>`;
  }
}

if (!customElements.get('nl-about')) customElements.define('nl-about', NlAbout);
