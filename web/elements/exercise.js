import { html, LitElement, nothing } from 'lit';
import { judge } from '../exercises/judge.js';
import { labelsOf } from '../exercises/labels.js';
import { anotherSeed } from '../exercises/seed.js';
import { solutionOf } from '../exercises/solution.js';
import { variantOf } from '../exercises/variant.js';
import { base, controls } from '../styles/base.js';
import { exerciseStyles } from '../styles/exercise.js';
import { actionsTemplate, hintsTemplate } from './exercise-actions.js';
import { answerTemplate, givenTemplate } from './exercise-answer.js';
import { Attempt } from './exercise-attempt.js';
import { coversOf } from './exercise-covers.js';
import { labLink } from './exercise-links.js';
import { keepAttempt, openAttempt } from './exercise-record.js';
import { stepIn } from './exercise-step.js';
import { nameOf, noText, textOf } from './exercise-text.js';
import { comparisonOf, verdictTemplate } from './exercise-verdict.js';
import { writtenSolution } from './exercise-written.js';
import { Session } from './session.js';
import './exercise-solution.js';

/**
 * @import { Exercise, Variant } from '../exercises/types.js'
 * @import { Inputs, Say, Walkthrough } from '../walkthroughs/types.js'
 * @import { AnswerPlace } from './exercise-answer.js'
 * @import { Text } from './exercise-text.js'
 *
 * @typedef {{ href: string, title: string }} Lesson
 */

/** Milliseconds after the last key before what was typed is kept. */
const pause = 400;

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
    say: { attribute: false },
    address: { attribute: false },
    lesson: { attribute: false },
    attempt: { state: true },
    revision: { state: true },
  };

  /** @type {Text} */
  #text = noText;
  /** How it is solved, once that may be seen. @type {{ session: Session, named: string[] } | undefined} */
  #solution;
  /** Its step of a walkthrough, for a guess. @type {Session | undefined} */
  #step;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #keeping;
  /**
   * What was typed before, to be put into the places once they are there.
   * @type {{ answer: any, isOver: boolean } | undefined}
   */
  #resumed;

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
    this.#keep();
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
    const kept = openAttempt(exercise.id);
    this.seed ??= kept?.seed ?? anotherSeed();
    const variant = variantOf(exercise, this.seed, { engine, walkthrough, inputs });
    const attempt = new Attempt(variant, judge, { isOnce: exercise.kind === 'predict' });
    this.#solution = undefined;
    this.#step = undefined;
    this.#resumed = undefined;
    if (kept?.seed === this.seed) {
      attempt.resume(kept);
      this.#resumed = {
        answer: kept.answer,
        isOver: kept.solved || (attempt.isOnce && kept.tries > 0),
      };
    }
    this.attempt = attempt;
    this.#text = textOf(variant, this.say.lang);
  }

  /** @returns {AnswerPlace | null} */
  get #place() {
    return this.renderRoot.querySelector('[data-part="answer"]');
  }

  async updated() {
    if (this.#resumed === undefined) return;
    const { answer, isOver } = this.#resumed;
    this.#resumed = undefined;
    const place = this.#place;
    if (!place || answer === undefined) return;
    place.draft = answer;
    if (!isOver) return;
    await place.updateComplete;
    const given = place.read();
    if (given !== undefined) this.attempt?.review(given);
    this.revision++;
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
          variant,
          attempt,
          say,
          text,
          labels,
          onCheck: () => this.#check(),
          onDraft: () => this.#keepSoon(),
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
      ${attempt.isDone ? this.#solved(variant) : nothing}
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

  /** How it is solved. @param {Variant} variant */
  #solved(variant) {
    const how = writtenSolution(variant, this.#text) ?? this.#computed(variant);
    if (!how) return nothing;
    return html`<section class="solution" data-part="solution" aria-labelledby="solution">
      <h3 id="solution">${this.say('exercise.solution')}</h3>
      ${how}
    </section>`;
  }

  /** Step by step, where numbers lead to it. @param {Variant} variant */
  #computed(variant) {
    const { say } = this;
    const text = this.#text;
    /** @type {Say} */
    const both = (key, params) => (text.has(key) ? text : say)(key, params);
    const solution = this.#solution ? undefined : solutionOf(variant, both, this.walkthrough);
    if (solution)
      this.#solution = {
        session: new Session(solution, this.engine),
        named: solution.steps.map(({ named }) => named),
      };
    if (!this.#solution) return undefined;
    const { session, named } = this.#solution;
    const titles = named.map((key) => (text.has(key) ? text(key) : nameOf(key, text)));
    return html`<nl-solution .session=${session} .titles=${titles} .say=${say}></nl-solution>`;
  }

  #check() {
    const { attempt } = this;
    if (!attempt || attempt.isDone) return;
    const given = this.#place?.read();
    if (given !== undefined) this.#take(given);
    else {
      attempt.withdraw();
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
    this.#keep();
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
    this.#keep();
    this.seed = anotherSeed(this.seed);
    await this.updateComplete;
    this.#keep();
    this.#emit('nl-seed', { seed: this.seed });
    this.#focus('#title');
  }

  /** Keeps what has come of it, and tells the page. */
  #settle() {
    const { attempt, exercise } = this;
    if (!attempt || !exercise) return;
    this.#keep();
    this.revision++;
    const { verdict, score, tries, hints, isDone, variant } = attempt;
    this.#emit('normlab-answer', {
      ...{ exercise: exercise.id, correct: attempt.isSolved, score },
      ...{ mistake: verdict?.mistake ?? null, seed: variant.seed, tries, hints, done: isDone },
    });
  }

  #keepSoon() {
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => this.#keep(), pause);
  }

  #keep() {
    clearTimeout(this.#keeping);
    const { attempt, exercise } = this;
    if (attempt && exercise)
      keepAttempt(exercise.id, { ...attempt.kept, answer: this.#place?.draft });
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
