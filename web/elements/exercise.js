import { html, LitElement, nothing } from 'lit';
import { judge } from '../exercises/judge.js';
import { labelsOf } from '../exercises/labels.js';
import { anotherSeed } from '../exercises/seed.js';
import { variantOf } from '../exercises/variant.js';
import { base, controls } from '../styles/base.js';
import { exerciseStyles } from '../styles/exercise.js';
import { actionsTemplate, hintsTemplate } from './exercise-actions.js';
import { answerTemplate } from './exercise-answer.js';
import { Attempt } from './exercise-attempt.js';
import { coversOf } from './exercise-covers.js';
import { givenTemplate } from './exercise-given.js';
import { labLink } from './exercise-links.js';
import { ownRecord, recordKey } from './exercise-record.js';
import { Solved } from './exercise-solved.js';
import { stepIn } from './exercise-step.js';
import { noText, textOf } from './exercise-text.js';
import { comparisonOf, verdictTemplate } from './exercise-verdict.js';
import { Keeping } from './keeping.js';
import { Session } from './session.js';

/**
 * @import { Exercise, Variant } from '../exercises/types.js'
 * @import { Inputs, Say, Walkthrough } from '../walkthroughs/types.js'
 * @import { AnswerPlace } from './exercise-answer.js'
 * @import { Text } from './exercise-text.js'
 *
 * @typedef {{ href: string, title: string }} Lesson
 */

/**
 * `<nl-exercise>`: one exercise: the question, the numbers, the places for the answer, what came of
 * it, hints, and how it is solved.
 *
 * @fires normlab-answer `{exercise, correct, score, mistake, seed, tries, hints, done}` after each check,
 *   and when the solution is asked for
 * @fires nl-seed `{seed}` the numbers are other ones now
 */
export class NlExercise extends LitElement {
  static styles = [base, controls, exerciseStyles];

  static properties = {
    exercise: { attribute: false },
    seed: { attribute: false },
    lock: { attribute: false },
    fixed: { attribute: false },
    walkthrough: { attribute: false },
    inputs: { attribute: false },
    engine: { attribute: false },
    record: { attribute: false },
    say: { attribute: false },
    address: { attribute: false },
    lesson: { attribute: false },
    attempt: { state: true },
    revision: { state: true },
  };

  /** @type {Text} */
  #text = noText;
  /** How it is solved. @type {Solved | undefined} */
  #solved;
  /** Its step of a walkthrough, for a guess. @type {Session | undefined} */
  #step;
  #keeping = new Keeping(this, () => this.#keep());
  /** What was typed before. @type {unknown} */
  #draft;

  constructor() {
    super();
    /** @type {Exercise | undefined} */
    this.exercise = undefined;
    /** Of its numbers; the one that is open, or any, if there is none. @type {number | undefined} */
    this.seed = undefined;
    /** Whether there is neither another one like it, nor the solution before it is solved. */
    this.lock = false;
    /** Whether its numbers are the ones that somebody has chosen: there is no other one like it. */
    this.fixed = false;
    /** That it belongs to, if any. @type {Walkthrough | undefined} */
    this.walkthrough = undefined;
    /** The reader's own inputs of the walkthrough, for a guess. @type {Inputs | undefined} */
    this.inputs = undefined;
    /** @type {any} */
    this.engine = undefined;
    /** Where tries are kept. */
    this.record = ownRecord;
    /** @type {Say & { lang: string }} */
    this.say = Object.assign((/** @type {string} */ key) => key, { lang: 'en' });
    /** Gives the link to it, where there is one. @type {((seed: number) => string) | undefined} */
    this.address = undefined;
    /** Where it is taught, if that can be said. @type {Lesson | undefined} */
    this.lesson = undefined;
    /** @type {Attempt | undefined} */
    this.attempt = undefined;
    /** Counts what changes within the attempt. */
    this.revision = 0;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#keeping.now();
  }

  /** Whoever cannot see it hears which one it is. */
  focus() {
    this.#focus('#title');
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (['exercise', 'engine', 'walkthrough', 'seed'].some((name) => changes.has(name)))
      this.#pose();
    else if (changes.has('say') && this.attempt)
      this.#text = textOf(this.attempt.variant, this.say.lang);
  }

  /** Draws the numbers. What the reader did at them before goes on. */
  #pose() {
    const { exercise, engine, walkthrough, inputs } = this;
    if (!exercise || !engine) return;
    const { variant: shown } = this.attempt ?? {};
    if (shown && shown.exercise === exercise && shown.seed === this.seed) return;
    const kept = this.record.openAttempt(recordKey(exercise));
    this.seed ??= kept?.seed ?? anotherSeed();
    const variant = variantOf(exercise, this.seed, { engine, walkthrough, inputs });
    const attempt = new Attempt(variant, judge, { isOnce: exercise.kind === 'predict' });
    const begun = kept?.seed === this.seed ? kept : undefined;
    if (begun) attempt.resume(begun);
    this.#draft = begun && Array.isArray(begun.answer) ? begun.answer : undefined;
    this.#solved = new Solved(variant);
    this.#step = undefined;
    this.attempt = attempt;
    this.#text = textOf(variant, this.say.lang);
  }

  /** @returns {AnswerPlace | null} */
  get #place() {
    return this.renderRoot.querySelector('[data-part="answer"]');
  }

  render() {
    const { attempt, say } = this;
    if (!attempt) return nothing;
    const { variant } = attempt;
    const text = this.#text;
    const labels = this.#labels(variant);
    return html`<article class="exercise" aria-labelledby="title">
      <section class="question" data-part="question">
        <h2 id="title" tabindex="-1">${text('title')}</h2>
        <p class="prompt">${text('prompt')}</p>
        ${this.#numbers(variant)} ${this.#again()}
      </section>
      <section class="task" data-part="stage" aria-label=${say('exercise.task')}>
        ${givenTemplate({ variant, say, text, labels, step: this.#stepOf(variant) })}
        ${answerTemplate({
          ...{ variant, attempt, say, text, labels, draft: this.#draft, record: this.record },
          onCheck: () => this.#check(),
          onDraft: () => this.#keeping.soon(),
          onAnswer: (answer) => this.#take(answer),
        })}
        ${actionsTemplate({
          ...{ attempt, say, text, lock: this.lock, fixed: this.fixed },
          onCheck: () => this.#check(),
          onHint: () => this.#hint(),
          onGiveUp: () => this.#giveUp(),
          onAnother: () => this.#another(),
        })}
        ${verdictTemplate({ attempt, say, text, comparison: comparisonOf(attempt, say) })}
        ${hintsTemplate({ attempt, say, text })}
      </section>
      ${attempt.isDone ? this.#solved?.template(this.#around) : nothing}
    </article>`;
  }

  /** Which numbers these are, for whoever wants the same ones. @param {Variant} variant */
  #numbers({ seed }) {
    const { say, address } = this;
    const words = say('exercise.seed', { seed: String(seed) });
    return html`<p class="seed">${address ? html`<a href=${address(seed)}>${words}</a>` : words}</p>`;
  }

  /** The way to the step that teaches it. */
  #again() {
    const { lesson, say } = this;
    if (!lesson) return nothing;
    return html`<p class="again">${say('exercise.again')} ${labLink(lesson.href, lesson.title)}</p>`;
  }

  /**
   * Names of the rows and columns of its tensors.
   * @param {Variant} variant
   */
  #labels({ exercise, tape, inputs }) {
    const own = labelsOf(exercise, tape, this.#text);
    const { walkthrough } = this;
    if (exercise.kind !== 'predict' || !walkthrough || !inputs) return own;
    return { ...walkthrough.labels(inputs, this.say), ...own };
  }

  /** Its step of a walkthrough, covered while there is no guess. @param {Variant} variant */
  #stepOf(variant) {
    const { walkthrough, attempt } = this;
    if (variant.exercise.kind !== 'predict' || !walkthrough) return undefined;
    this.#step ??= new Session(stepIn(walkthrough, variant), this.engine);
    const covers = attempt?.isDone ? null : coversOf(this.#step.tape, variant.ask.tensor);
    return { session: this.#step, covers };
  }

  get #around() {
    const { say, walkthrough, engine } = this;
    return { text: this.#text, say, walkthrough, engine };
  }

  #check() {
    const { attempt } = this;
    if (!attempt || attempt.isDone) return;
    const given = this.#place?.read();
    if (given !== undefined) this.#take(given);
    else {
      attempt.withdraw();
      this.#keeping.now();
      this.revision++;
    }
  }

  /** @param {any} answer */
  async #take(answer) {
    const { attempt } = this;
    if (!attempt || attempt.isDone) return;
    if (!attempt.check(answer)) return;
    this.#settle();
    await this.updateComplete;
    if (attempt.isDone && !this.#hasFocus) this.#focus('.verdict h3');
  }

  /** Whether what had the focus is still there. */
  get #hasFocus() {
    return /** @type {ShadowRoot} */ (this.renderRoot).activeElement !== null;
  }

  async #hint() {
    const { attempt } = this;
    if (!attempt) return;
    attempt.hints += 1;
    this.#keeping.now();
    this.revision++;
    await this.updateComplete;
    if (!this.#hasFocus) this.#focus('.hints li:last-child');
  }

  async #giveUp() {
    const { attempt } = this;
    if (!attempt) return;
    attempt.hasGivenUp = true;
    this.#settle();
    await this.updateComplete;
    this.#focus('.verdict h3');
  }

  async #another() {
    this.#keeping.now();
    this.seed = anotherSeed(this.seed);
    await this.updateComplete;
    this.#keeping.now();
    this.#emit('nl-seed', { seed: this.seed });
    this.#focus('#title');
  }

  /** Keeps what has come of it, and tells the page. */
  #settle() {
    const { attempt, exercise } = this;
    if (!attempt || !exercise) return;
    this.#keeping.now();
    this.revision++;
    this.#emit('normlab-answer', attempt.told);
  }

  #keep() {
    const { attempt, exercise } = this;
    if (attempt && exercise)
      this.record.keepAttempt(recordKey(exercise), { ...attempt.kept, answer: this.#place?.draft });
  }

  /** @param {string} selector */
  #focus(selector) {
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(selector))?.focus();
  }

  /** @type {(type: string, detail: unknown) => void} */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

if (!customElements.get('nl-exercise')) customElements.define('nl-exercise', NlExercise);
