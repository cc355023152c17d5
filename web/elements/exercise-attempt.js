import { isDone } from './exercise-record.js';

/**
 * @import { Variant, Verdict } from '../exercises/types.js'
 * @import { Result } from './exercise-record.js'
 */

/**
 * One reader at one variant of an exercise: what they tried, how much help they took, and what that
 * is worth. Knows no DOM.
 */
export class Attempt {
  /** The last verdict. @type {Verdict | null} */
  verdict = null;
  tries = 0;
  /** General hints that were shown. */
  hints = 0;
  /** The greatest share of right parts so far. */
  best = 0;
  hasGivenUp = false;
  /** Whether it was over before, as after a set was handed in. */
  #wasDone = false;
  #wasSolved = false;
  /** The last answer. @type {any} */
  given;
  #judge;

  /**
   * @param {Variant} variant
   * @param {(variant: Variant, answer: any) => Verdict} judge
   * @param {{ isOnce?: boolean }} [options] once: the first answer counts and ends it
   */
  constructor(variant, judge, { isOnce = false } = {}) {
    this.variant = variant;
    this.isOnce = isOnce;
    this.#judge = judge;
  }

  /**
   * Goes on from what was kept.
   * @param {Omit<Result, 'time'>} kept
   */
  resume(kept) {
    const { tries, hints, score, solved, gaveUp } = kept;
    this.#wasDone = isDone(kept);
    this.#wasSolved = solved;
    this.tries = tries;
    this.hints = hints;
    this.best = score;
    this.hasGivenUp = gaveUp;
  }

  /**
   * Says of an answer what was said before: it counts as no other try.
   * @param {any} answer
   */
  review(answer) {
    this.given = answer;
    this.verdict = this.#judge(this.variant, answer);
  }

  /**
   * @param {any} answer
   * @returns {boolean} false where it was judged just before: that is no other try
   */
  check(answer) {
    if (this.verdict && written(answer) === written(this.given)) return false;
    this.review(answer);
    this.tries += 1;
    this.best = Math.max(this.best, this.verdict?.score ?? 0);
    return true;
  }

  /** What was said is about an answer that is not there any more. */
  withdraw() {
    if (!this.isDone) this.verdict = null;
  }

  get isSolved() {
    return this.verdict?.correct ?? this.#wasSolved;
  }

  /** Whether the solution may be seen. */
  get isDone() {
    const { isSolved, hasGivenUp, isOnce, tries } = this;
    return isSolved || hasGivenUp || this.#wasDone || (isOnce && tries > 0);
  }

  /** What is kept of it. */
  get kept() {
    const { variant, tries, hints, score, isSolved, hasGivenUp, isDone: done } = this;
    return { seed: variant.seed, tries, hints, score, solved: isSolved, gaveUp: hasGivenUp, done };
  }

  /** 0 … 1 */
  get score() {
    return this.isSolved && !this.hasGivenUp ? 1 : this.best;
  }
}

/** An answer as text, NaN and ∞ included. @param {any} answer */
const written = (answer) =>
  JSON.stringify(answer, (_, value) => (typeof value === 'number' ? String(value) : value));
