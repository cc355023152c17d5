import { html, nothing } from 'lit';
import { signs } from './exercise-signs.js';

/**
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Standing } from './exercise-standing.js'
 */

/**
 * What came of a set: its score, each exercise with a way back to it, and how it is handed in.
 * @param {object} result
 * @param {(Standing & { id: string, title: string })[]} result.standings
 * @param {Say} result.say
 * @param {boolean} result.lock whether it is to be handed in
 * @param {boolean} result.isAsking whether the reader is asked if they mean it
 * @param {(id: string) => void} result.onGo
 * @param {(isAsking: boolean) => void} result.onAsk
 * @param {() => void} result.onHandIn
 */
export function resultTemplate({ standings, say, lock, isAsking, onGo, onAsk, onHandIn }) {
  const count = standings.length;
  const solved = standings.filter(({ state }) => state === 'solved').length;
  const left = standings.filter(({ done }) => !done).length;
  const score = standings.reduce((sum, one) => sum + one.score, 0) / count;
  return html`<section class="came" data-part="set-result" aria-labelledby="came">
    <h2 id="came" tabindex="-1">${say('exercise.set.came')}</h2>
    <p class="score">${say('exercise.set.score', { solved, count, score: percent(score) })}</p>
    <p>${say(solved === count ? 'exercise.set.all' : 'exercise.set.back')}</p>
    <ul>
      ${standings.map(
        ({ id, title, state, score }) => html`<li class=${state}>
          <span class="sign" aria-hidden="true">${signs[state]}</span>
          <button class="link" @click=${() => onGo(id)}>${title}</button>
          <span class="state">${say(`exercise.state.${state}`)}${
            state === 'open'
              ? nothing
              : ` · ${say('exercise.set.percent', { score: percent(score) })}`
          }</span>
        </li>`,
      )}
    </ul>
    ${lock ? handingIn({ left, isAsking, say, onAsk, onHandIn }) : nothing}
  </section>`;
}

/** @param {number} share */
const percent = (share) => Math.round(100 * share);

/** @type {(way: { left: number, isAsking: boolean, say: Say, onAsk: (isAsking: boolean) => void, onHandIn: () => void }) => unknown} */
function handingIn({ left, isAsking, say, onAsk, onHandIn }) {
  if (left === 0) return html`<p role="status">${say('exercise.set.over')}</p>`;
  if (!isAsking)
    return html`<p>${say('exercise.set.locked')}</p>
      <button data-part="hand-in" @click=${() => onAsk(true)}>${say('exercise.set.hand-in')}</button>`;
  return html`<p class="asking" role="group" tabindex="-1">
    <span>${say('exercise.set.sure', { left })}</span>
    <button data-part="hand-in" @click=${onHandIn}>${say('exercise.set.hand-in.sure')}</button>
    <button @click=${() => onAsk(false)}>${say('exercise.set.hand-in.later')}</button>
  </p>`;
}
