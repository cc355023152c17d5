import { html, nothing } from 'lit';
import { plain } from '../render/digits.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Verdict } from '../exercises/types.js'
 * @import { Attempt } from './exercise-attempt.js'
 * @import { Text } from './exercise-text.js'
 */

/**
 * What came of the last check: it is heard, and stands where it can be read while the answer is
 * changed.
 * @param {{ attempt: Attempt, say: Say, text: Text, comparison: string }} verdict comparison: of a
 *   guess with the number
 */
export function verdictTemplate({ attempt, say, text, comparison }) {
  const { verdict } = attempt;
  const state = stateOf(attempt);
  return html`<div class="verdict ${state}" data-part="verdict" role="status">
    ${
      state === ''
        ? nothing
        : html`<h3 tabindex="-1">
              ${state === 'right' ? mark('✓') : state === 'wrong' ? mark('✗') : nothing}
              ${say(`exercise.verdict.${state}`)}
            </h3>
            ${comparison ? html`<p>${comparison}</p>` : nothing}
            ${verdict && ['wrong', 'off'].includes(state) ? wrong(verdict, attempt, say, text) : nothing}
            ${attempt.isDone && text.has('why') ? html`<p>${text('why')}</p>` : nothing}
            <p class="count">${counts(attempt, say)}</p>`
    }
  </div>`;
}

/** @param {string} sign */
const mark = (sign) => html`<span class="mark" aria-hidden="true">${sign}</span>`;

/** @param {Attempt} attempt */
function stateOf({ verdict, isSolved, isDone, hasGivenUp, isOnce }) {
  if (hasGivenUp) return 'given-up';
  if (isSolved) return 'right';
  if (isOnce) return isDone ? 'off' : '';
  if (isDone) return 'given-up';
  return verdict ? 'wrong' : '';
}

/** @type {(verdict: Verdict, attempt: Attempt, say: Say, text: Text) => unknown} */
function wrong({ parts, mistake, ...verdict }, { isOnce, variant }, say, text) {
  const { kind } = variant.exercise;
  const hint = mistake === null ? '' : `mistake.${mistake}`;
  const right = parts?.filter(Boolean).length ?? 0;
  const isCounted = kind === 'number' && parts && parts.length > 1;
  const counted = isCounted ? say('exercise.verdict.parts', { right, count: parts.length }) : '';
  const rest = hint && text.has(hint) ? undefined : isOnce ? '' : unforeseen(verdict, kind, say);
  return html`${counted ? html`<p>${counted}</p>` : nothing}
    ${
      rest === undefined
        ? html`<p class="hint">${text(hint)}</p>`
        : rest
          ? html`<p>${rest}</p>`
          : nothing
    }`;
}

/**
 * What keeps an answer from being right that is none of the foreseen mistakes. Empty where what is right
 * of it was counted, and that says it all.
 * @type {(verdict: Pick<Verdict, 'score' | 'lacks' | 'extra'>, kind: string, say: Say) => string}
 */
function unforeseen({ score, lacks, extra }, kind, say) {
  if (score === 0) return say('exercise.verdict.unknown');
  if (lacks && extra) return say('exercise.verdict.lacks-and-extra', { kind });
  if (lacks) return say('exercise.verdict.lacks', { kind });
  if (extra) return say('exercise.verdict.extra', { kind });
  return kind === 'number' ? '' : say('exercise.verdict.unknown');
}

/** How often it was tried, with how much help, and in the end what that is worth. @type {(attempt: Attempt, say: Say) => string} */
function counts({ tries, hints, score, isDone }, say) {
  const count = say('exercise.verdict.count', { tries, hints });
  return isDone
    ? `${count} ${say('exercise.verdict.score', { score: Math.round(100 * score) })}`
    : count;
}

/**
 * How a guess compares with the number; empty where nothing was guessed.
 * @type {(attempt: Attempt, say: Say) => string}
 */
export function comparisonOf({ isOnce, given, variant }, say) {
  if (!isOnce || !given) return '';
  const { decimals = 3 } = variant.ask;
  const print = (/** @type {number | null} */ value) =>
    value === null ? say('exercise.guess.none') : plain(value, { decimals: Math.max(decimals, 3) });
  return /** @type {number[]} */ (variant.answer)
    .map((value, at) =>
      say('exercise.guess.compared', { guess: print(given[at]), value: print(value) }),
    )
    .join(' ');
}
