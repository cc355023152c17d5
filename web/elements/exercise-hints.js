import { html, nothing } from 'lit';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Attempt } from './exercise-attempt.js'
 * @import { Text } from './exercise-text.js'
 */

/**
 * The general hints, one after the other when they are asked for, and the way to the solution.
 * @param {object} help
 * @param {Attempt} help.attempt
 * @param {Say} help.say
 * @param {Text} help.text
 * @param {boolean} help.lock
 * @param {() => void} help.onHint
 * @param {() => void} help.onGiveUp
 */
export function hintsTemplate({ attempt, say, text, lock, onHint, onGiveUp }) {
  const count = text.hints;
  const { hints, isDone, tries } = attempt;
  return html`<div class="hints" data-part="hints">
    <ol class="shown" aria-live="polite" ?hidden=${hints === 0}>
      ${Array.from({ length: hints }, (_, at) => html`<li tabindex="-1"><span class="which">${say('exercise.hint.shown', { at: at + 1, count })}</span> ${text(`hint.${at + 1}`)}</li>`)}
    </ol>
    <div class="line">
      ${
        isDone || hints >= count
          ? nothing
          : html`<button data-part="hint" @click=${onHint}>
              ${say('exercise.hint', { at: hints + 1, count })}
            </button>`
      }
      ${
        isDone || lock || tries === 0
          ? nothing
          : html`<button class="link" data-part="give-up" @click=${onGiveUp}>
              ${say('exercise.give-up')}
            </button>`
      }
    </div>
  </div>`;
}
