import { html, nothing } from 'lit';
import { solutionOf } from '../exercises/solution.js';
import { nameOf } from './exercise-text.js';
import { writtenSolution } from './exercise-written.js';
import { Session } from './session.js';
import './exercise-solution.js';

/**
 * @import { Variant } from '../exercises/types.js'
 * @import { Say, Walkthrough } from '../walkthroughs/types.js'
 * @import { Text } from './exercise-text.js'
 *
 * @typedef {object} Around
 * @property {Text} text
 * @property {Say} say
 * @property {Walkthrough | undefined} walkthrough that the exercise belongs to
 * @property {any} engine
 */

/** How a variant is solved: written down, or step by step, where numbers lead to it. */
export class Solved {
  #variant;
  /** Made when it is first shown. @type {{ session: Session, named: string[] } | undefined} */
  #steps;

  /** @param {Variant} variant */
  constructor(variant) {
    this.#variant = variant;
  }

  /** @param {Around} around */
  template(around) {
    const how = writtenSolution(this.#variant, around.text) ?? this.#computed(around);
    if (!how) return nothing;
    return html`<section class="solution" data-part="solution" aria-labelledby="solution">
      <h3 id="solution">${around.say('exercise.solution')}</h3>
      ${how}
    </section>`;
  }

  /** @param {Around} around */
  #computed({ text, say, walkthrough, engine }) {
    if (!this.#steps) {
      /** @type {Say} */
      const both = (key, params) => (text.has(key) ? text : say)(key, params);
      const solution = solutionOf(this.#variant, both, walkthrough);
      if (!solution) return undefined;
      const named = solution.steps.map(({ named }) => named);
      this.#steps = { session: new Session(solution, engine), named };
    }
    const { session, named } = this.#steps;
    const titles = named.map((key) => (text.has(key) ? text(key) : nameOf(key, text)));
    return html`<nl-solution .session=${session} .titles=${titles} .say=${say}></nl-solution>`;
  }
}
