import { html, LitElement, nothing } from 'lit';
import { loadMessages } from '../locales/index.js';
import { base, controls } from '../styles/base.js';
import { exerciseCodeStyles } from '../styles/exercise-code.js';
import { buttonsTemplate } from './code-buttons.js';
import { CodeCame } from './code-came.js';
import { elsewhereOf } from './code-elsewhere.js';
import { resultsTemplate } from './code-results.js';
import { runCode } from './code-run.js';
import { CodeRunner } from './code-runner.js';
import { Keeping } from './keeping.js';
import './code-editor.js';

/**
 * @import { Variant } from '../exercises/types.js'
 * @import { Say } from '../walkthroughs/types.js'
 * @import { NlCodeEditor } from './code-editor.js'
 */

/**
 * `<nl-exercise-code>`: the place of an exercise's answer where that is code: an editor, the tests, and
 * what came of them. A run is a check; what the function returned is the answer.
 *
 * @fires nl-code `{code}` some time after it was edited, to be kept
 * @fires nl-answer `{answer}` after a run that came to its end
 * @fires nl-unavailable where the page lets no code run
 */
export class NlExerciseCode extends LitElement {
  static styles = [base, controls, exerciseCodeStyles];

  static properties = {
    variant: { attribute: false },
    say: { attribute: false },
    text: { attribute: false },
    kept: { attribute: false },
    disabled: { attribute: false },
    own: { state: true },
    place: { state: true },
    isRunning: { state: true },
    came: { state: true },
    notice: { state: true },
    earlier: { state: true },
    code: { state: true },
  };

  /** @type {CodeRunner | undefined} */
  #runner;
  #keeping = new Keeping(this, () => this.#emit('nl-code', { code: this.code }));

  constructor() {
    super();
    /** @type {Variant | undefined} */
    this.variant = undefined;
    /** @type {Say & { lang: string }} */
    this.say = Object.assign((/** @type {string} */ key) => key, { lang: 'en' });
    /** What the exercise itself says. @type {(key: string, params?: object) => string} */
    this.text = (key) => key;
    /** Code of the reader's from before. @type {string | undefined} */
    this.kept = undefined;
    this.disabled = false;
    /** What this place says. @type {Say | undefined} */
    this.own = undefined;
    /** @type {'starting' | 'ready' | 'unavailable'} whether code can run here */
    this.place = 'starting';
    this.isRunning = false;
    this.came = new CodeCame();
    /** What was done, said once. */
    this.notice = '';
    /** The reader's code before it was set back. @type {string | undefined} */
    this.earlier = undefined;
    /** As it stands. */
    this.code = '';
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.#runner) this.#setUp(this.#runner);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#runner?.close();
  }

  /** Finds out whether code can run here, before anybody counts on it. @param {CodeRunner} runner */
  async #setUp(runner) {
    this.place = 'starting';
    const isReady = await runner.isReady;
    if (!this.isConnected) return;
    this.place = isReady ? 'ready' : 'unavailable';
    if (!isReady) this.#emit('nl-unavailable', {});
  }

  updated() {
    const frame = this.renderRoot.querySelector('.frame');
    if (this.#runner || !frame) return;
    this.#runner = new CodeRunner(frame);
    this.#setUp(this.#runner);
  }

  /** Code is kept apart from what it returned: of that there is no draft. */
  get draft() {
    return undefined;
  }

  set draft(_) {}

  /** What the function returned, once it was run. */
  read() {
    return this.came.last?.report.answer;
  }

  focus() {
    this.#editor?.goTo(1);
  }

  /** @returns {NlCodeEditor | null} */
  get #editor() {
    return this.renderRoot.querySelector('nl-code-editor');
  }

  /** What is asked for: name, parameters, starter, tests, tolerance. @returns {any} */
  get #ask() {
    return this.variant?.ask;
  }

  /** What the tests are called. @returns {string[]} */
  get #titles() {
    return this.#ask.tests.map((/** @type {any} */ { id }) => this.text(`test.${id}`));
  }

  /** @param {Map<string, any>} changes */
  willUpdate(changes) {
    if (changes.has('say')) this.#speak();
    if (!changes.has('variant') || !this.variant) return;
    this.came = new CodeCame(this.#ask.tests);
    if (changes.get('variant')?.exercise.id === this.variant.exercise.id) return;
    // What is typed into one exercise is not kept for another.
    this.#keeping.drop();
    this.code = this.kept ?? this.#ask.starter;
    this.earlier = undefined;
    this.notice = '';
  }

  async #speak() {
    this.own = await loadMessages(this.say.lang, 'code');
  }

  render() {
    const { own: say, variant, came } = this;
    if (!say || !variant) return nothing;
    const { name } = this.#ask;
    return html`<nl-code-editor
        .code=${this.code}
        .label=${say('code.editor', { name })}
        .help=${say('code.keys')}
        .failed=${came.where?.line}
        .disabled=${this.disabled}
        @nl-code=${(/** @type {CustomEvent} */ { detail }) => this.#edited(detail.code)}
        @nl-run=${this.#run}
      ></nl-code-editor>
      <p class="soft keys" aria-hidden="true">${say('code.keys')}</p>
      ${this.#buttons(say)}
      <div class="results">
        <p role="status" data-part="summary">${this.#summary(say)}</p>
        ${
          this.place === 'unavailable'
            ? elsewhereOf({ variant, code: this.code, titles: this.#titles, say })
            : nothing
        }
        ${resultsTemplate({
          ...{ variant, came, titles: this.#titles, lab: this.say, say },
          choose: (test) => this.#choose(test),
          goTo: (line, column) => this.#editor?.goTo(line, column),
        })}
      </div>
      <div class="frame" hidden></div>`;
  }

  /** @param {Say} say */
  #buttons(say) {
    const { disabled, place, notice } = this;
    return buttonsTemplate({
      run: !disabled && !this.isRunning && place === 'ready',
      reset: !disabled && this.code !== this.#ask.starter,
      back: !disabled && this.earlier !== undefined,
      onRun: () => this.#run(),
      onReset: () => this.#reset(say),
      onBack: () => this.#back(say),
      notice,
      say,
    });
  }

  /** @param {Say} say */
  #summary(say) {
    if (this.place === 'starting') return say('code.starting');
    if (this.place === 'unavailable') return say('code.unavailable');
    if (this.isRunning) return say('code.running');
    const { last } = this.came;
    if (!last || last.failure) return '';
    const { passes } = last;
    return say('code.passed', { passed: passes.filter(Boolean).length, count: passes.length });
  }

  /** @param {number} test */
  #choose(test) {
    this.came.chosen = test;
    this.requestUpdate();
  }

  /** @param {string} code */
  #edited(code) {
    if (code === this.code) return;
    this.code = code;
    this.earlier = undefined;
    this.notice = '';
    this.#keeping.soon();
  }

  /** @param {Say} say */
  async #reset(say) {
    const { code } = this;
    this.code = this.#ask.starter;
    this.#keeping.now();
    this.earlier = code;
    this.notice = say('code.reset.done');
    await this.updateComplete;
    this.#focus('back');
  }

  /** @param {Say} say */
  async #back(say) {
    this.code = this.earlier ?? this.code;
    this.#keeping.now();
    this.earlier = undefined;
    this.notice = say('code.back.done');
    await this.updateComplete;
    this.#focus('reset');
  }

  /** @param {string} part */
  #focus(part) {
    /** @type {HTMLElement | null} */ (
      this.renderRoot.querySelector(`[data-part="${part}"]`)
    )?.focus();
  }

  async #run() {
    const { variant, code, own: say } = this;
    const runner = this.#runner;
    if (!variant || !say || !runner || this.place !== 'ready') return;
    if (this.disabled || this.isRunning) return;
    this.isRunning = true;
    this.notice = '';
    if (this.#keeping.isWaiting) this.#keeping.now();
    const run = await runCode({ runner, variant, code, titles: this.#titles, say });
    this.isRunning = false;
    if (variant !== this.variant) return;
    this.came.take(run);
    this.requestUpdate();
    if (!run.failure) this.#emit('nl-answer', { answer: run.report.answer });
  }

  /** @type {(type: string, detail: object) => void} */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

if (!customElements.get('nl-exercise-code'))
  customElements.define('nl-exercise-code', NlExerciseCode);
