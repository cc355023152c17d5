import { html, nothing } from 'lit';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Attempt } from './exercise-attempt.js'
 * @import { Text } from './exercise-text.js'
 *
 * @typedef {object} Actions
 * @property {Attempt} attempt
 * @property {Say} say
 * @property {Text} text
 * @property {boolean} lock whether there is neither another one nor the solution
 * @property {boolean} fixed whether there is no other one like it
 * @property {() => void} onCheck
 * @property {() => void} onHint
 * @property {() => void} onGiveUp
 * @property {() => void} onAnother
 */

/**
 * What can be done, in one row: to have the answer checked, a hint, the solution; in the end another
 * one.
 * @param {Actions} actions
 */
export function actionsTemplate(actions) {
  const { attempt, say, lock, fixed, onAnother } = actions;
  if (!attempt.isDone) return html`<div class="line">${open(actions)}</div>`;
  return lock || fixed
    ? nothing
    : html`<div class="line">
        <button class="main" data-part="another" @click=${onAnother}>${say('exercise.another')}</button>
      </div>`;
}

/** While it is not over. @param {Actions} actions */
function open({ attempt, say, text, lock, onCheck, onHint, onGiveUp }) {
  const { hints, tries, isOnce, variant } = attempt;
  // Code has its own button, which runs it.
  const isRun = variant.exercise.kind === 'code';
  return html`${
    isRun
      ? nothing
      : html`<button class="main" data-part="check" @click=${onCheck}>
            ${say(isOnce ? 'exercise.guess' : 'exercise.check')}
          </button>`
  }
    ${
      hints >= text.hints
        ? nothing
        : html`<button data-part="hint" @click=${onHint}>
            ${say('exercise.hint', { at: hints + 1, count: text.hints })}
          </button>`
    }
    ${
      lock || tries === 0
        ? nothing
        : html`<button class="link" data-part="give-up" @click=${onGiveUp}>
            ${say('exercise.give-up')}
          </button>`
    }`;
}

/**
 * The general hints that were asked for so far.
 * @param {{ attempt: Attempt, say: Say, text: Text }} hints
 */
export function hintsTemplate({ attempt: { hints }, say, text }) {
  const count = text.hints;
  return html`<ol class="hints" data-part="hints" aria-live="polite" ?hidden=${hints === 0}>
    ${Array.from(
      { length: hints },
      (_, at) => html`<li tabindex="-1">
        <span class="which">${say('exercise.hint.shown', { at: at + 1, count })}</span>
        ${text(`hint.${at + 1}`)}
      </li>`,
    )}
  </ol>`;
}
