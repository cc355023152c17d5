import { isDone } from './exercise-record.js';

/**
 * @import { Variant, Verdict } from '../exercises/types.js'
 * @import { Attempt as Kept } from './exercise-record.js'
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
   * Goes on from what was kept; what was judged is judged again, which is no other try.
   * @param {Omit<Kept, 'time'>} kept
   */
  resume(kept) {
    const { tries, hints, score, solved, gaveUp, judged } = kept;
    this.#wasDone = isDone(kept);
    this.#wasSolved = solved;
    this.tries = tries;
    this.hints = hints;
    this.best = score;
    this.hasGivenUp = gaveUp;
    if (judged) this.#review(revived(judged));
  }

  /** @param {any} answer */
  #review(answer) {
    this.given = answer;
    this.verdict = this.#judge(this.variant, answer);
  }

  /**
   * @param {any} answer
   * @returns {boolean} false where it was judged just before: that is no other try
   */
  check(answer) {
    if (this.verdict && isSame(answer, this.given)) return false;
    this.#review(answer);
    this.tries += 1;
    this.best = Math.max(this.best, this.verdict?.score ?? 0);
    return true;
  }

  /** What was said is about an answer that is not there any more. */
  withdraw() {
    if (!this.isDone) this.verdict = null;
  }

  get isSolved() {
    return this.#wasSolved || this.verdict?.correct === true;
  }

  /** Whether the solution may be seen. */
  get isDone() {
    const { isSolved, hasGivenUp, isOnce, tries } = this;
    return isSolved || hasGivenUp || this.#wasDone || (isOnce && tries > 0);
  }

  /** What is kept of it. */
  get kept() {
    const { variant, tries, hints, score, isSolved, hasGivenUp, isDone: done, verdict } = this;
    return {
      ...{ seed: variant.seed, tries, hints, score, solved: isSolved, gaveUp: hasGivenUp, done },
      ...(verdict && { judged: writable(this.given) }),
    };
  }

  /** What the page is told of it. */
  get told() {
    const { variant, isSolved, score, verdict, tries, hints, isDone } = this;
    return {
      ...{ exercise: variant.exercise.id, correct: isSolved, score },
      ...{ mistake: verdict?.mistake ?? null, seed: variant.seed, tries, hints, done: isDone },
    };
  }

  /** 0 … 1 */
  get score() {
    return this.isSolved && !this.hasGivenUp ? 1 : this.best;
  }
}

/** An answer as JSON can hold it: NaN and ∞ have no sign there. @param {any[]} answer @returns {any[]} */
const writable = (answer) =>
  JSON.parse(
    JSON.stringify(answer, (_, value) => {
      if (typeof value === 'number' && !Number.isFinite(value)) return { number: String(value) };
      return ArrayBuffer.isView(value) ? Array.from(/** @type {any} */ (value)) : value;
    }),
  );

/** An answer that was made writable, as it was. @param {any[]} judged @returns {any[]} */
const revived = (judged) =>
  JSON.parse(JSON.stringify(judged), (_, value) =>
    typeof value?.number === 'string' ? Number(value.number) : value,
  );

/** @type {(one: any[], other: any[]) => boolean} */
const isSame = (one, other) => JSON.stringify(writable(one)) === JSON.stringify(writable(other));
