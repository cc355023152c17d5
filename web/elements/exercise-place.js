import { LitElement } from 'lit';
import { noText } from './exercise-text.js';

/**
 * @import { Variant, Verdict } from '../exercises/types.js'
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { Text } from './exercise-text.js'
 */

/**
 * The place of an answer: what the reader puts there, and what was said of it. Each kind of answer has
 * one of its own; one stands for one attempt.
 *
 * @fires nl-check the answer is to be checked
 * @fires nl-draft something else stands there now
 */
export class ExercisePlace extends LitElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    variant: { attribute: false },
    labels: { attribute: false },
    verdict: { attribute: false },
    judged: { attribute: false },
    closed: { attribute: false },
    say: { attribute: false },
    text: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Variant | undefined} */
    this.variant = undefined;
    /** Names of rows and columns, by tensor. @type {Record<string, Labels>} */
    this.labels = {};
    /** What was said of the answer at the last check. @type {Verdict | null} */
    this.verdict = null;
    /** The answer of which that was said. @type {readonly any[] | undefined} */
    this.judged = undefined;
    /** Whether nothing can be changed any more. */
    this.closed = false;
    /** @type {Say} */
    this.say = (key) => key;
    /** Says the exercise's own texts. @type {Text} */
    this.text = noText;
  }

  /**
   * What stands there, as JSON can hold it.
   * @abstract
   * @returns {any[]}
   */
  get draft() {
    return [];
  }

  /** @param {any[] | undefined} _ */
  set draft(_) {}

  /**
   * The answer; undefined where there is none, which is then said.
   * @abstract
   * @returns {any[] | undefined}
   */
  read() {
    return undefined;
  }

  /** @param {'check' | 'draft'} what */
  tell(what) {
    this.dispatchEvent(new Event(`nl-${what}`, { bubbles: true, composed: true }));
  }
}
