import { html, LitElement, nothing } from 'lit';
import { loadMessages } from '../locales/index.js';
import { base, controls } from '../styles/base.js';
import { exerciseCodeStyles } from '../styles/exercise-code.js';
import { buttonsTemplate } from './code-buttons.js';
import { elsewhereOf } from './code-elsewhere.js';
import { exampleOf } from './code-example.js';
import { printedTemplate } from './code-printed.js';
import { runCode } from './code-run.js';
import { CodeRunner } from './code-runner.js';
import { testsTemplate } from './code-tests.js';
import './code-editor.js';

/**
 * @import { Variant } from '../exercises/types.js'
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Run } from './code-run.js'
 * @import { NlCodeEditor } from './code-editor.js'
 * @import { State } from './code-tests.js'
 */

/** Milliseconds after the last key before the code is kept. */
const pause = 400;

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
    last: { state: true },
    chosen: { state: true },
    notice: { state: true },
    earlier: { state: true },
    code: { state: true },
  };

  /** @type {CodeRunner | undefined} */
  #runner;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #keeping;
  /** Hidden tests that have failed once. @type {Set<number>} */
  #told = new Set();

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
    /** The last run. @type {Run | undefined} */
    this.last = undefined;
    /** The test whose numbers are shown. @type {number | undefined} */
    this.chosen = undefined;
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
    if (this.#keeping) this.#keep();
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
    return this.last?.report.answer;
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
    this.last = undefined;
    this.chosen = undefined;
    this.#told.clear();
    if (changes.get('variant')?.exercise.id === this.variant.exercise.id) return;
    // What is typed into one exercise is not kept for another.
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    this.code = this.kept ?? this.#ask.starter;
    this.earlier = undefined;
    this.notice = '';
  }

  async #speak() {
    this.own = await loadMessages(this.say.lang, 'code');
  }

  render() {
    const { own: say, variant, last } = this;
    if (!say || !variant) return nothing;
    const { name } = this.#ask;
    return html`<nl-code-editor
        .code=${this.code}
        .label=${say('code.editor', { name })}
        .help=${say('code.keys')}
        .failed=${this.#where?.line}
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
        ${this.#failed(say)} ${this.#tests(say)} ${this.#example(say)}
        ${last ? this.#printed(last, say) : nothing}
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
    if (!this.last || this.last.failure) return '';
    const { passes } = this.last;
    return say('code.passed', { passed: passes.filter(Boolean).length, count: passes.length });
  }

  /** What came of the test whose numbers are shown. */
  get #came() {
    return this.chosen === undefined ? undefined : this.last?.report.came[this.chosen];
  }

  /** Where the code failed, if it did. */
  get #where() {
    const came = this.#came;
    return this.last?.failure?.where ?? (came?.kind === 'threw' ? came.where : undefined);
  }

  /** @param {Say} say */
  #failed(say) {
    const failure = this.last?.failure;
    if (!failure) return nothing;
    return html`<p class="failure" role="alert" data-part="failure">
      ${failure.text} ${this.#link(say)}
    </p>`;
  }

  /** The way to the line at fault. @param {Say} say */
  #link(say) {
    const where = this.#where;
    if (!where) return nothing;
    const { line, column } = where;
    return html`<button class="link" data-part="line" @click=${() => this.#editor?.goTo(line, column)}>
      ${say('code.line', { line })}
    </button>`;
  }

  /** @param {Say} say */
  #tests(say) {
    const titles = this.#titles;
    const tests = titles.map((title, at) => {
      const wasHidden = !this.#ask.tests[at].visible;
      return { title, state: this.#stateOf(at), isShown: this.#isTold(at), wasHidden };
    });
    return testsTemplate({
      tests,
      hidden: tests.filter(({ isShown }) => !isShown).length,
      chosen: this.chosen,
      choose: (test) => {
        this.chosen = test;
      },
      say,
    });
  }

  /** @param {number} test @returns {State} */
  #stateOf(test) {
    const { last } = this;
    if (!last) return 'waits';
    if (!last.report.came[test]) return 'idle';
    return last.passes[test] ? 'passes' : 'fails';
  }

  /** @param {Say} say */
  #example(say) {
    const { chosen, variant } = this;
    const came = this.#came;
    if (!variant || !came || chosen === undefined) return nothing;
    const link = came.kind === 'threw' && !this.last?.failure ? this.#link(say) : nothing;
    return exampleOf(
      { variant, at: chosen, title: this.#titles[chosen], came, link },
      this.say,
      say,
    );
  }

  /** What was printed at tests that are told. @param {Run} last @param {Say} say */
  #printed({ report: { lines, printed } }, say) {
    const shown = lines.filter(({ test }) => test < 0 || this.#isTold(test));
    return printedTemplate(shown, printed - shown.length, this.#titles, say);
  }

  /** @param {string} code */
  #edited(code) {
    if (code === this.code) return;
    this.code = code;
    this.earlier = undefined;
    this.notice = '';
    this.#keepSoon();
  }

  #keepSoon() {
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.#keep(), pause);
  }

  #keep() {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    this.#emit('nl-code', { code: this.code });
  }

  /** @param {Say} say */
  async #reset(say) {
    const { code } = this;
    this.code = this.#ask.starter;
    this.#keep();
    this.earlier = code;
    this.notice = say('code.reset.done');
    await this.updateComplete;
    this.#focus('back');
  }

  /** @param {Say} say */
  async #back(say) {
    this.code = this.earlier ?? this.code;
    this.#keep();
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
    if (this.#keeping) this.#keep();
    const run = await runCode({ runner, variant, code, titles: this.#titles, say });
    this.isRunning = false;
    if (variant !== this.variant) return;
    this.last = run;
    this.#choose(run);
    if (!run.failure) this.#emit('nl-answer', { answer: run.report.answer });
  }

  /**
   * Shows the first test that fails, or the one shown before if it still does. Once all that are told
   * pass, a hidden one that fails is told: who cannot see it cannot repair it.
   * @param {Run} run
   */
  #choose({ passes }) {
    const fails = passes.flatMap((_, test) => (this.#stateOf(test) === 'fails' ? [test] : []));
    if (!fails.some((test) => this.#isTold(test)) && fails.length > 0) this.#told.add(fails[0]);
    const shown = fails.filter((test) => this.#isTold(test));
    if (this.chosen === undefined || !shown.includes(this.chosen)) this.chosen = shown[0];
  }

  /** Whether a test is named: it is visible, or was hidden until it failed. @param {number} test */
  #isTold(test) {
    return this.#ask.tests[test].visible || this.#told.has(test);
  }

  /** @type {(type: string, detail: object) => void} */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

if (!customElements.get('nl-exercise-code'))
  customElements.define('nl-exercise-code', NlExerciseCode);
