import { html, LitElement, nothing } from 'lit';
import { loadMessages, translator } from '../locales/index.js';
import { base, controls } from '../styles/base.js';
import { labStyles } from '../styles/lab.js';
import { stageStyles } from '../styles/stage.js';
import { walkthroughs } from '../walkthroughs/index.js';
import { InputError } from '../walkthroughs/inputs.js';
import { chartsOf } from './chart-series.js';
import { failedTemplate } from './failed.js';
import { FileDrag } from './file-drag.js';
import { keepIn } from './keep-in.js';
import { LabGuess } from './lab-guess.js';
import { unknownLooks } from './looks.js';
import { nextTask, paintedSoon } from './next-task.js';
import { domainOfStage, marksOf } from './on-stage.js';
import { openFile } from './open-file.js';
import { pasted } from './paste.js';
import { isReachable } from './reachable.js';
import { isReplaced } from './replaced.js';
import { Session } from './session.js';
import { sharedEngine } from './shared-engine.js';
import { stageTemplate } from './stage.js';
import { turnOf } from './step-keys.js';
import { storyTemplate } from './story.js';
import { uncover, uncoverFocused } from './uncover.js';
import { isUndo } from './undo-key.js';
import './inspector.js';
import './stepper.js';
import './tools.js';

/**
 * @import { Labels, Walkthrough } from '../walkthroughs/types.js'
 * @import { NlStepper } from './stepper.js'
 */

/**
 * `<nl-lab>`: what `<norm-lab>` shows once it has loaded: a whole walkthrough. It is empty until it
 * runs; where it cannot, it says why.
 *
 * @fires nl-state `'loading'`, `'failed'`, `'building'` once some of it is shown, `'live'` once all is
 * @fires nl-missing a part of it, its words perhaps, is not to be had
 * @fires normlab-ready once the first numbers stand
 * @fires normlab-step `{step}`
 * @fires normlab-change `{inputs}`
 * @fires normlab-error `{code, message}`
 */
export class NlLab extends LitElement {
  static styles = [base, controls, stageStyles, labStyles];

  static properties = {
    walkthrough: { attribute: false },
    step: { attribute: false },
    state: { attribute: false },
    language: { attribute: false },
    theme: { attribute: false },
    named: { attribute: false },
    lock: { attribute: false },
    single: { attribute: false },
    held: { attribute: false },
    home: { attribute: false },
    session: { state: true },
    failure: { state: true },
    notice: { state: true },
    revision: { state: true },
    parts: { state: true },
    pointed: { state: true },
    ownError: { state: true },
  };

  /** Which load is the latest: an older one that comes in late is dropped. */
  #loads = 0;
  /** @type {number | undefined} */
  #domain;
  #say = translator('en', {});
  #drag = new FileDrag(this);
  #guess = new LabGuess(
    () => {
      this.#domain = undefined;
      this.#touch();
      this.#emit('nl-guess', {});
    },
    async (selector) => {
      await super.getUpdateComplete();
      /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(selector))?.focus();
    },
  );
  /** Inputs of which the reader knows that the link has no room for them. @type {string[]} */
  #tooLong = [];
  #draws = { revision: -1, labels: /** @type {Record<string, Labels>} */ ({}) };

  constructor() {
    super();
    this.walkthrough = '';
    this.step = '';
    this.state = '';
    /** Tag of the language that is wanted. */
    this.language = '';
    this.theme = '';
    /** Tag of the language that the element itself names. */
    this.named = '';
    this.lock = false;
    this.single = false;
    /** Whether only as much is shown as has room. */
    this.held = false;
    /** Address of the lab that links to a state lead to; without one no link is offered. */
    this.home = '';
    /** @type {Session | undefined} */
    this.session = undefined;
    /** @type {{ code: string, message: string } | undefined} */
    this.failure = undefined;
    /** What is said once, below the stage. */
    this.notice = '';
    /** Counts changes of the session. */
    this.revision = 0;
    /** How many parts of the page there are: story, stage, tools and inspector. */
    this.parts = 0;
    /** Key of the cell that is pointed at. @type {string | null} */
    this.pointed = null;
    /** Numbers of the reader's that did not fit, by tensor. @type {{ name: string, text: string } | undefined} */
    this.ownError = undefined;
    this.addEventListener('keydown', (event) => {
      if (isUndo(event) && !this.#isHeldStill && this.session?.canUndo) {
        event.preventDefault();
        this.undo();
        return;
      }
      const turn = this.single ? 0 : turnOf(event, this.content ?? this);
      if (turn === 0) return;
      event.preventDefault();
      if (turn > 0) this.next();
      else this.previous();
    });
    keepIn(this);
    uncoverFocused(this);
  }

  /** Everything computed, copied: `{ walkthrough, step, tensors }`. */
  get trace() {
    if (!this.session) return undefined;
    const { walkthrough, step, tape } = this.session;
    return { walkthrough: walkthrough.id, step: step.id, tensors: tape.tensors };
  }

  /** The inputs by name. Writing takes some of them, or whole input tensors as nested arrays. */
  get inputs() {
    return structuredClone(this.session?.inputs ?? {});
  }

  set inputs(changes) {
    if (this.session) {
      this.session.change(changes);
      this.#changed();
    } else this.#early = { ...this.#early, ...changes };
  }

  /** Inputs that were written before there was a session. @type {Record<string, any> | undefined} */
  #early;

  /** All that is shown. @returns {HTMLElement | null} */
  get content() {
    return this.renderRoot.querySelector('.lab');
  }

  /** The query of a link to what is shown. */
  get link() {
    const { session } = this;
    if (!session) return '';
    const params = new URLSearchParams(session.encoded);
    if (session.selected) params.set('cell', `${session.selected.name}:${session.selected.index}`);
    if (this.#guess.wanted === session.step.id) params.set('guess', 'first');
    return params.toString();
  }

  /**
   * What is shown, to be embedded elsewhere.
   * @param {Session} session
   */
  #subject(session) {
    const { walkthrough, step, single, lock, language } = this;
    const state = session.isAtStart && !session.differs ? '' : this.link;
    return {
      words: { walkthrough, step, state, single, lock },
      home: new URL(this.home, document.baseURI).href,
      language,
      session,
    };
  }

  /** The link to what is shown. */
  get address() {
    const base = new URL(this.home, document.baseURI);
    base.hash = `/${this.walkthrough}/${this.step}${this.link ? `?${this.link}` : ''}`;
    return base.href;
  }

  next() {
    if (this.session) this.goTo(this.session.stepAt + 1);
  }

  previous() {
    if (this.session) this.goTo(this.session.stepAt - 1);
  }

  /**
   * @param {string | number} step id or position
   * @returns {boolean} whether there is such a step
   */
  goTo(step) {
    const { session } = this;
    if (!session) return false;
    const before = session.stepAt;
    if (!session.goTo(step)) return false;
    if (session.stepAt !== before) {
      this.#domain = undefined;
      this.ownError = undefined;
      this.notice = '';
      this.step = session.step.id;
      this.#touch();
      this.#emit('normlab-step', { step: this.step });
    }
    return true;
  }

  reset() {
    this.session?.reset();
    this.#domain = undefined;
    this.#changed();
  }

  undo() {
    this.session?.undo();
    this.#domain = undefined;
    this.#changed();
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    const isOther = ['walkthrough', 'language'].some((name) => changes.has(name));
    if (isOther) this.#load();
    else if (this.session) {
      if (changes.has('step') && !this.goTo(this.step || 0)) this.#missStep(this.session);
      if (changes.has('theme')) this.#tellOfLooks();
      if (changes.has('state') && this.state !== this.link) this.#restore(this.state);
    }
    if (this.session) this.#guess.follow(this.session);
  }

  /** Whether no input can be changed: never, or while a number is to be guessed. */
  get #isHeldStill() {
    return this.lock || this.#guess.cover !== undefined;
  }

  /** Loads the walkthrough, its words and the engine. */
  async #load() {
    const load = ++this.#loads;
    this.failure = undefined;
    this.session = undefined;
    this.parts = 0;
    this.#become('loading');
    const id = this.walkthrough;
    try {
      const entry = walkthroughs.find((candidate) => candidate.id === id);
      const [say, engine, walkthrough] = await Promise.all([
        loadMessages(this.language, id),
        entry && sharedEngine(),
        entry?.load(),
      ]);
      if (load !== this.#loads) return;
      this.#say = say;
      if (!walkthrough) {
        const known = walkthroughs.map((one) => one.id).join(', ');
        throw unknown(
          id ? say('lab.unknown-walkthrough', { id, known }) : say('lab.no-walkthrough', { known }),
        );
      }
      this.#begin(walkthrough, engine);
      this.#built = this.#build(load);
      await this.#built;
    } catch (failure) {
      if (load === this.#loads) this.#fail(failure);
    }
  }

  /** @type {(walkthrough: Walkthrough, engine: any) => void} */
  #begin(walkthrough, engine) {
    const session = new Session(walkthrough, engine);
    session.kept.mayBeLate = true;
    this.session = session;
    this.#tooLong = [];
    this.#domain = undefined;
    if (this.step && !session.goTo(this.step)) this.#missStep(session);
    this.step = session.step.id;
    this.#tellOfLooks();
    if (this.state) this.#restore(this.state);
    this.#takeEarly(session);
    this.#touch();
  }

  /**
   * Builds the page part by part, each in a task of its own, so that what the reader does meanwhile is
   * answered: story, numbers, what belongs to them.
   * @param {number} load
   */
  async #build(load) {
    const isUrgent = this.#guess.isUrgent;
    const loadGuesses = () => this.#guess.load(this.walkthrough, this.language);
    if (isUrgent) await loadGuesses();
    for (const parts of [1, 2, 3]) {
      await nextTask();
      if (load !== this.#loads) return;
      this.parts = parts;
      if (parts === 2) this.#become('building');
      await super.getUpdateComplete();
      // The numbers are to be seen before what belongs to them is built.
      if (parts === 2) await paintedSoon();
    }
    this.#emit('normlab-ready', {});
    if (!isUrgent) await loadGuesses();
    await this.#catching;
    await super.getUpdateComplete();
    if (load === this.#loads) this.#become('live');
  }

  /** A step is asked for that there is not. @param {Session} session */
  #missStep({ walkthrough, step: { id } }) {
    const shown = this.#say(`${walkthrough.id}.steps.${id}.title`);
    const sentence = this.#say('lab.unknown-step', { id: this.step, shown });
    this.step = id;
    this.#misfit(sentence);
  }

  /** Tells the page of a theme or language that there is not. */
  #tellOfLooks() {
    for (const sentence of unknownLooks(this, this.#say)) this.#tell(sentence);
  }

  /** Says, and tells the page, what could not be taken; all else runs. @param {string} message */
  #misfit(message) {
    this.notice = message;
    this.#tell(message);
  }

  /** @param {string} message */
  #tell(message) {
    this.#emit('normlab-error', { code: 'bad-argument', message });
  }

  /** @type {Promise<void> | undefined} */
  #built;

  async getUpdateComplete() {
    const isComplete = await super.getUpdateComplete();
    await this.#built;
    return isComplete;
  }

  /** @param {Session} session */
  #takeEarly(session) {
    try {
      if (this.#early) session.change(this.#early);
    } catch (failure) {
      this.#refuse(failure);
      this.#tell(this.notice);
    }
    this.#early = undefined;
  }

  /** Says which input could not be taken. @param {unknown} failure */
  #refuse(failure) {
    if (!(failure instanceof InputError)) throw failure;
    this.notice = this.#say(failure.key, failure.params);
  }

  /** @param {any} failure */
  async #fail(failure) {
    const code = typeof failure?.code === 'string' ? failure.code : 'other';
    if (!this.#say.has('error.title'))
      this.#say = await loadMessages(this.language).catch(() => this.#say);
    const isMissing =
      !this.#say.has('error.title') || (code !== 'bad-argument' && (await isReplaced()));
    if (isMissing) {
      this.#become('failed');
      this.dispatchEvent(new Event('nl-missing'));
      return;
    }
    this.failure = { code, message: failure?.message ?? String(failure) };
    this.#become('failed');
    this.#emit('normlab-error', this.failure);
  }

  /** @param {string} state query string */
  #restore(state) {
    const { session } = this;
    if (!session) return;
    const params = Object.fromEntries(new URLSearchParams(state));
    const [refused] = session.restore(params);
    if (refused) {
      const reason = this.#say(refused.key, refused.params);
      this.#misfit(this.#say('link.refused', { reason }));
    }
    if (params.guess === 'first') this.#guess.wanted = session.step.id;
    const [name, index] = (params.cell ?? '').split(':');
    if (index !== undefined) session.select(name, index === '' ? [] : index.split(',').map(Number));
    this.#touch();
  }

  /** @type {Promise<void> | undefined} */
  #catching;

  updated() {
    if (this.session?.kept.isBehind) this.#catching ??= this.#catchUp();
  }

  /** Numbers are painted first; what takes many tapes, such as a chart, follows a frame later. */
  async #catchUp() {
    await paintedSoon();
    this.#catching = undefined;
    this.session?.kept.catchUp();
    this.#touch();
  }

  render() {
    if (this.failure)
      return failedTemplate({ ...this.failure, say: this.#say, retry: () => this.#load() });
    return this.session ? this.#shown(this.session) : nothing;
  }

  /** @param {Session} session */
  #shown(session) {
    const say = this.#say;
    const labels = this.#labels(session);
    return html`<div class="lab" lang=${say.lang} dir=${say.dir}>
      ${this.single ? nothing : this.#stepper(session)}
      <div
        class="places"
        @nl-select=${this.#onSelect}
        @nl-point=${this.#onPoint}
        @focusin=${this.#onFocus}
      >
        ${storyTemplate({
          session,
          say,
          labels,
          locked: this.lock,
          home: this.lock ? '' : this.home,
          single: this.single,
          onInput: (event) => this.#onInput(event),
          guess: this.#guess.template(session, say, labels),
          isCovered: this.#guess.cover !== undefined,
        })}
        <section
          class="stage"
          data-part="stage"
          aria-label=${say('stage.label')}
          @nl-edit=${this.#onEdit}
          @nl-input=${this.#onInput}
          @nl-paste=${this.#onPaste}
          @nl-file=${this.#onFile}
          @nl-hover=${this.#onHover}
        >
          ${this.parts < 2 ? nothing : this.#numbers(session, labels)}
          <p class="notice" role="status">${this.notice}</p>
        </section>
        ${this.parts < 3 || this.#guess.cover ? nothing : this.#rest(session, labels)}
      </div>
    </div>
    ${this.held ? html`<div class="rest"><button>${say('lab.show-all')}</button></div>` : nothing}`;
  }

  /** @type {(session: Session, labels: Record<string, Labels>) => unknown} */
  #numbers(session, labels) {
    const say = this.#say;
    const cover = this.#guess.cover;
    return stageTemplate({
      session,
      say,
      labels,
      locked: this.#isHeldStill,
      domain: this.#scale(session),
      marks: cover?.marks ?? marksOf(session, this.pointed),
      covered: cover?.covered,
      error: this.ownError,
      dragging: this.#drag.isOn && !this.#isHeldStill,
      charts: cover ? [] : chartsOf(session, say),
    });
  }

  /** @type {(session: Session, labels: Record<string, Labels>) => unknown} */
  #rest(session, labels) {
    const say = this.#say;
    return html`<nl-tools
          .session=${session}
          .revision=${this.revision}
          .say=${say}
          .labels=${labels}
          .domain=${this.#scale(session)}
          .address=${this.home ? () => this.address : undefined}
          .subject=${isReachable(this.home) ? () => this.#subject(session) : undefined}
          .locked=${this.lock}
          @nl-undo=${this.undo}
          @nl-reset=${this.reset}
        ></nl-tools>
        <nl-inspector
          .session=${session}
          .revision=${this.revision}
          .say=${say}
          .labels=${labels}
          .hovered=${this.pointed}
          @nl-back=${() => {
            session.back();
            this.#touch();
          }}
        ></nl-inspector>`;
  }

  /** @param {Session} session */
  #stepper({ walkthrough, stepAt }) {
    const say = this.#say;
    const titles = walkthrough.steps.map(({ id, asks = false }) => ({
      id,
      asks: asks || this.#guess.stopsAt(id),
      title: say(`${walkthrough.id}.steps.${id}.title`),
    }));
    return html`<nl-stepper
      .steps=${titles}
      .at=${stepAt}
      .say=${say}
      @nl-go=${(/** @type {CustomEvent} */ { detail }) => this.goTo(detail.at)}
    ></nl-stepper>`;
  }

  /**
   * The colour scale's domain, kept while the step is shown.
   * @param {Session} session
   */
  #scale(session) {
    this.#domain ??= domainOfStage(session, this.#guess.cover?.covered);
    return this.#domain;
  }

  /** @param {Session} session */
  #labels(session) {
    if (this.#draws.revision !== this.revision) {
      const labels = session.walkthrough.labels(session.inputs, this.#say);
      this.#draws = { revision: this.revision, labels };
    }
    return this.#draws.labels;
  }

  /** @param {CustomEvent} event */
  #onSelect({ detail: { name, index, walk } }) {
    this.session?.select(name, [...index], { walk });
    if (walk) this.pointed = null;
    this.#touch();
    this.updateComplete.then(() => uncover(this.renderRoot, this.session?.selected));
  }

  /**
   * Who types is not pulled on to the next step.
   * @param {FocusEvent} event
   */
  #onFocus(event) {
    const [target] = event.composedPath();
    if (target instanceof HTMLInputElement) this.#pause();
  }

  #pause() {
    /** @type {NlStepper | null} */ (this.renderRoot.querySelector('nl-stepper'))?.pause();
  }

  /** @param {CustomEvent} event */
  #onEdit({ detail: { name, index, value, live } }) {
    if (!this.session || this.#isHeldStill) return;
    this.#pause();
    this.ownError = undefined;
    this.session.edit(name, [...index], value, { live });
    this.#changed(live);
  }

  /** @param {CustomEvent} event */
  #onInput({ detail: { name, value, live } }) {
    try {
      this.session?.change({ [name]: value }, { live });
    } catch (failure) {
      this.#refuse(failure);
    }
    this.#changed(live);
  }

  /** @param {CustomEvent} event */
  #onPaste({ detail: { name, index, text } }) {
    if (!this.session || this.#isHeldStill) return;
    const before = String(this.session.tape.tensor(name).shape);
    const fault = pasted(this.session, name, [...index], text, this.#say);
    this.ownError = fault ? { name, text: fault } : undefined;
    this.notice = '';
    if (String(this.session.tape.tensor(name).shape) !== before) this.#domain = undefined;
    this.#changed();
  }

  /** @param {CustomEvent} event */
  async #onFile({ detail: { name, file } }) {
    const { session } = this;
    if (!session || this.#isHeldStill) return;
    this.#pause();
    const { fault, done = '' } = await openFile(session, name, file, this.#say);
    if (session !== this.session) return;
    this.ownError = fault ? { name, text: fault } : undefined;
    this.notice = done;
    if (done) this.#domain = undefined;
    this.#changed();
  }

  /** @param {CustomEvent} event */
  #onHover({ detail: { name, index } }) {
    this.pointed = index ? `${name}[${index}]` : null;
  }

  /** @param {CustomEvent} event */
  #onPoint({ detail: { key } }) {
    this.pointed = key;
  }

  /** @param {boolean} [live] */
  #changed(live = false) {
    this.#touch();
    if (!this.session) return;
    if (!live) this.#warnOfLength(this.session);
    const { inputs } = this.session;
    const detail = {
      /** Copied when it is read: there may be very many numbers. */
      get inputs() {
        return structuredClone(inputs);
      },
      live,
    };
    this.#emit('normlab-change', detail);
  }

  /**
   * Says once of an input that it has grown too long for the link.
   * @param {Session} session
   */
  #warnOfLength({ tooLong }) {
    const grown = tooLong.filter((name) => !this.#tooLong.includes(name));
    const warnings = grown.map((name) => this.#say('own.too-long', { name }));
    this.#tooLong = tooLong;
    if (grown.length > 0) this.notice = [this.notice, ...warnings].filter(Boolean).join(' ');
  }

  #touch() {
    this.revision++;
  }

  /** @param {'loading' | 'failed' | 'building' | 'live'} state */
  #become(state) {
    this.dispatchEvent(new CustomEvent('nl-state', { detail: state }));
  }

  /** @type {(type: string, detail: unknown) => void} */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/** @param {string} message */
const unknown = (message) => Object.assign(new Error(message), { code: 'bad-argument' });

if (!customElements.get('nl-lab')) customElements.define('nl-lab', NlLab);
