import { css, html, LitElement, nothing, unsafeCSS } from 'lit';
import { normLabStyles } from '../styles/norm-lab.js';
import { paperProbe, suitPaper } from '../styles/suited.js';
import { tokens } from '../styles/tokens.js';
import { langAround } from './lang-around.js';
import { missingSentence, missingTemplate, whyMissing } from './missing.js';
import { forget, whenNear } from './near.js';
import { Place } from './place.js';
import { readersSize } from './readers-size.js';

/**
 * @import { NlExercises } from './exercises.js'
 * @import { NlLab } from './lab.js'
 */

/**
 * `<norm-lab>`: a whole walkthrough, with `single` one step of it, with `exercise` what there is to
 * do. Children are shown until it
 * runs and when it cannot. This much is light; all else is loaded when the element nears the part of
 * the page that is in sight. Until then methods do nothing, and inputs that are written wait.
 *
 * @fires normlab-ready once the first numbers stand
 * @fires normlab-step `{step}`
 * @fires normlab-change `{inputs}`
 * @fires normlab-answer `{exercise, correct, score, mistake, seed, tries, hints, done}`
 * @fires normlab-error `{code, message}`
 */
export class NormLab extends LitElement {
  static styles = [
    tokens,
    css`
      :host {
        --normlab-unit: ${unsafeCSS(readersSize())};
      }
    `,
    normLabStyles,
    paperProbe,
  ];

  /** Address of the lab for all that have none of their own; without one no link is offered. */
  static home = '';

  static properties = {
    walkthrough: { reflect: true },
    step: { reflect: true },
    state: {},
    lang: { reflect: true },
    theme: { reflect: true },
    lock: { type: Boolean, reflect: true },
    single: { type: Boolean, reflect: true },
    exercise: { reflect: true },
    xapi: {},
    xapiOptions: { attribute: false },
    seed: { reflect: true },
    home: { attribute: false },
    inputs: { attribute: false, noAccessor: true },
    isOpen: { state: true },
    trial: { attribute: false },
    missing: { state: true },
  };

  /** Inputs that were written before there was a lab. @type {Record<string, any> | undefined} */
  #early;
  #place = new Place(this);
  /** When it was, in milliseconds since 1970. */
  #began = 0;

  constructor() {
    super();
    this.walkthrough = '';
    this.step = '';
    this.state = '';
    this.lang = '';
    this.theme = 'auto';
    /** Whether inputs can't be edited. */
    this.lock = false;
    /** Whether the step stands alone, without a way to others. */
    this.single = false;
    /** Ids of exercises, or addresses of their files, with spaces between. */
    this.exercise = '';
    /** Of an exercise's numbers; any, if there is none. */
    this.seed = '';
    /** Address of a learning record store that is told of answers; empty: nobody is told. */
    this.xapi = '';
    /** What goes with it. @type {import('./xapi.js').XapiOptions | undefined} */
    this.xapiOptions = undefined;
    this.addEventListener('normlab-answer', (event) => this.#tell(event));
    /** Address of the lab that links to a state lead to. @type {string | undefined} */
    this.home = undefined;
    this.isOpen = false;
    /** Whether exercises are only tried out: what is done here is in nobody's record. */
    this.trial = false;
    /** Why a part of it is not there. @type {import('./missing.js').Missing | undefined} */
    this.missing = undefined;
  }

  connectedCallback() {
    super.connectedCallback();
    if (!this.isOpen) whenNear(this, () => this.open());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    forget(this);
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    const before = changes.get('exercise');
    if (this.isOpen && changes.has('exercise') && !before !== !this.exercise) {
      this.isOpen = false;
      this.open();
    }
  }

  /** Loads what it shows, now and not only when it is near. */
  async open() {
    this.missing = undefined;
    this.#began = Date.now();
    try {
      if (this.exercise) await import('./exercises.js');
      else {
        const ahead = import('./ahead.js');
        ahead.then(
          ({ fetchAhead }) => fetchAhead(this.walkthrough, this.#language),
          () => {},
        );
        await import('./lab.js');
      }
      this.isOpen = true;
    } catch {
      await this.#miss();
    }
  }

  /** An answer goes to the store that the page around names. @param {Event} event */
  async #tell(event) {
    if (!this.xapi) return;
    const { tellStore } = await import('./xapi.js');
    const home = this.home ?? NormLab.home;
    tellStore(this, /** @type {CustomEvent} */ (event).detail, { began: this.#began, home });
  }

  /** A part of it could not be fetched: its words may be among that. */
  async #miss() {
    this.missing = await whyMissing();
    const detail = { code: 'not-loaded', message: missingSentence(this.missing, this.#language) };
    this.dispatchEvent(new CustomEvent('normlab-error', { detail, bubbles: true, composed: true }));
  }

  get #language() {
    return this.lang || langAround(this);
  }

  get #lab() {
    return /** @type {NlLab | null} */ (this.renderRoot?.querySelector('nl-lab'));
  }

  get #exercises() {
    return /** @type {NlExercises | null} */ (this.renderRoot?.querySelector('nl-exercises'));
  }

  /** Whether it shows what it was asked for. */
  get runs() {
    return this.#lab?.session !== undefined || this.#exercises?.loaded !== undefined;
  }

  /** Everything computed, copied: `{ walkthrough, step, tensors }`. */
  get trace() {
    return this.#lab?.trace;
  }

  /** The inputs by name. Writing takes some of them, or whole input tensors as nested arrays. */
  get inputs() {
    return this.#lab?.inputs ?? {};
  }

  set inputs(changes) {
    if (this.#lab) this.#lab.inputs = changes;
    else this.#early = { ...this.#early, ...changes };
  }

  /** The query of a link to what is shown. */
  get link() {
    return this.#shown?.link ?? '';
  }

  /** The link to what is shown. */
  get address() {
    return this.#shown?.address ?? '';
  }

  /** Whichever of the two is shown. */
  get #shown() {
    return this.#lab ?? this.#exercises;
  }

  next() {
    this.#shown?.next();
  }

  previous() {
    this.#shown?.previous();
  }

  /**
   * @param {string | number} step id or position
   * @returns {boolean} whether there is such a step
   */
  goTo(step) {
    return this.#shown?.goTo(step) ?? false;
  }

  reset() {
    this.#lab?.reset();
  }

  undo() {
    this.#lab?.undo();
  }

  async getUpdateComplete() {
    const isComplete = await super.getUpdateComplete();
    await this.#shown?.updateComplete;
    return isComplete;
  }

  render() {
    // Without white space, which a page's `white-space` may make lines of.
    return html`<svg class="reach" aria-hidden="true"></svg><div
      class="box"
      @animationstart=${suitPaper}
      @transitionend=${suitPaper}
    ><slot></slot>${this.#content()}<div class="end"></div></div>`;
  }

  #content() {
    const { missing, isOpen } = this;
    if (!missing) return isOpen ? this.#opened() : nothing;
    return missingTemplate({
      missing,
      lang: this.#language,
      address: this.#addressInLab(),
      retry: () => this.open(),
    });
  }

  /** The step that is asked for, in the lab; empty where this is the lab. */
  #addressInLab() {
    const home = this.home ?? NormLab.home;
    if (!home || home === document.baseURI) return '';
    if (this.exercise) return `${home}#/exercises/${encodeURIComponent(this.exercise)}`;
    const query = this.state && `?${this.state}`;
    return `${home}#/${encodeURIComponent(this.walkthrough)}/${encodeURIComponent(this.step)}${query}`;
  }

  #opened() {
    if (this.exercise) return this.#openedExercises();
    const follow = () => {
      this.step = this.#lab?.step ?? '';
    };
    return html`<nl-lab
      .walkthrough=${this.walkthrough}
      .step=${this.step}
      .state=${this.state}
      .language=${this.#language}
      .theme=${this.theme}
      .named=${this.lang}
      .lock=${this.lock}
      .single=${this.single}
      .home=${this.home ?? NormLab.home}
      @nl-missing=${this.#miss}
      @nl-state=${(/** @type {CustomEvent} */ { detail }) => this.#place.set(detail)}
      @normlab-ready=${follow}
      @normlab-step=${follow}
      @normlab-error=${follow}
    ></nl-lab>`;
  }

  #openedExercises() {
    const follow = () => {
      this.step = this.#exercises?.step ?? '';
    };
    return html`<nl-exercises
      .exercise=${this.exercise}
      .seed=${this.seed}
      .step=${this.step}
      .language=${this.#language}
      .theme=${this.theme}
      .named=${this.lang}
      .lock=${this.lock}
      .home=${this.home ?? NormLab.home}
      .trial=${this.trial}
      @nl-missing=${this.#miss}
      @nl-state=${(/** @type {CustomEvent} */ { detail }) => this.#place.set(detail)}
      @nl-seed=${(/** @type {CustomEvent} */ { detail }) => {
        this.seed = String(detail.seed);
      }}
      @normlab-step=${follow}
    ></nl-exercises>`;
  }

  updated() {
    if (!this.#lab || !this.#early) return;
    this.#lab.inputs = this.#early;
    this.#early = undefined;
  }
}

if (!customElements.get('norm-lab')) customElements.define('norm-lab', NormLab);
