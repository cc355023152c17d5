import { html, LitElement, nothing } from 'lit';
import { base } from '../styles/base.js';
import { courseEntryStyles } from '../styles/course-entry.js';
import { walkthroughs } from '../walkthroughs/index.js';
import { hashOf } from './address.js';
import { exercisesAt } from './exercise-index.js';
import { exerciseRecord } from './exercise-record.js';
import { standingIn } from './exercise-standing.js';
import { inTurn, painted } from './next-task.js';
import { sharedEngine } from './shared-engine.js';

/**
 * @import { Tensor } from '../tape/tensor.js'
 * @import { Say, Step } from '../walkthroughs/types.js'
 * @import { Stop } from './progress.js'
 */

/**
 * `<nl-course-entry>`: one walkthrough on the course's path. Its program is run for its picture
 * once it is about to be seen, or nothing else is to be done; what that takes is loaded then.
 */
export class NlCourseEntry extends LitElement {
  static styles = [base, courseEntryStyles];

  static properties = {
    walkthrough: {},
    say: { attribute: false },
    stop: { attribute: false },
    steps: { state: true },
    picture: { state: true },
  };

  constructor() {
    super();
    /** Its id. */
    this.walkthrough = '';
    /** The words of the page and of the walkthrough. @type {Say} */
    this.say = (key) => key;
    /** Where the reader stopped in it. @type {Stop | undefined} */
    this.stop = undefined;
    /** @type {Step[] | undefined} */
    this.steps = undefined;
    /** @type {Tensor | undefined} */
    this.picture = undefined;
    this.sight = new IntersectionObserver(
      ([{ isIntersecting }]) => {
        if (isIntersecting) this.#draw();
      },
      { rootMargin: '50%' },
    );
  }

  connectedCallback() {
    super.connectedCallback();
    this.sight.observe(this);
    whenIdle(() => this.#draw());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.sight.disconnect();
  }

  #isDrawn = false;

  /** Without kernels, or without the walkthrough, the entry stays a link. */
  async #draw() {
    if (this.#isDrawn) return;
    this.#isDrawn = true;
    this.sight.disconnect();
    await painted();
    try {
      const entry = walkthroughs.find(({ id }) => id === this.walkthrough);
      const [walkthrough, { pictureOf }] = await Promise.all([
        entry?.load(),
        import('./course-picture.js'),
      ]);
      const engine = await sharedEngine();
      if (!walkthrough) return;
      await inTurn();
      this.steps = walkthrough.steps;
      this.picture = pictureOf(walkthrough, engine);
    } catch {
      this.#isDrawn = false;
    }
  }

  render() {
    const { walkthrough: id, say } = this;
    return html`
      <nl-thumbnail .tensor=${this.picture}></nl-thumbnail>
      <div>
        <h3><a href=${hashOf({ place: id })}>${say(`${id}.title`)}</a></h3>
        <p>${say(`${id}.teaches`)}</p>
        <p class="facts">
          ${say('home.minutes', { minutes: Number(say(`${id}.minutes`)) })}${this.#exercises(say)}${this.#where(say)}
        </p>
      </div>
    `;
  }

  /** How many exercises it has, and how many of them are solved. @param {Say} say */
  #exercises(say) {
    const walkthrough = this.walkthrough;
    const entries = exercisesAt(walkthrough);
    if (entries.length === 0) return nothing;
    const record = exerciseRecord();
    const solved = entries.filter(({ id }) => standingIn(record, id).state === 'solved').length;
    const state = new URLSearchParams({ walkthrough }).toString();
    return html` ·
      <a href=${hashOf({ place: 'exercises', state })}
        >${say('home.exercises', { count: entries.length, solved })}</a
      >`;
  }

  /** How many steps it has, or at which the reader stopped. @param {Say} say */
  #where(say) {
    const { walkthrough: place, steps, stop } = this;
    if (!steps) return nothing;
    const at = steps.findIndex(({ id }) => id === stop?.step);
    if (!stop || at < 0) return html` · ${say('home.steps', { count: steps.length })}`;
    if (stop.finished) return html` · <span class="finished">${say('home.finished')}</span>`;
    return html` ·
      <a href=${hashOf({ place, at: stop.step })}>${say('home.stopped', {
        at: at + 1,
        count: steps.length,
      })}</a>`;
  }
}

/** When the browser has nothing to do; later where it does not tell. @param {() => void} act */
function whenIdle(act) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act, 2000);
}

if (!customElements.get('nl-course-entry')) customElements.define('nl-course-entry', NlCourseEntry);
