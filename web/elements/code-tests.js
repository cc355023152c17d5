import { html, nothing } from 'lit';

/**
 * @import { Say } from '../walkthroughs/types.js'
 *
 * @typedef {'passes' | 'fails' | 'waits' | 'idle'} State of a test; idle: the run did not come to it
 * @typedef {{ title: string, state: State, isShown: boolean, wasHidden: boolean }} TestView
 */

const signs = { passes: '✓', fails: '✗', waits: '·', idle: '·' };

/**
 * The tests: visible ones, and hidden ones that have failed once. One that fails can be chosen, to see
 * its numbers.
 * @param {object} list
 * @param {TestView[]} list.tests
 * @param {number} list.hidden how many are not told
 * @param {number | undefined} list.chosen
 * @param {(test: number) => void} list.choose
 * @param {Say} list.say
 */
export function testsTemplate({ tests, hidden, chosen, choose, say }) {
  return html`<h3 id="tests">${say('code.tests')}</h3>
    <ul class="tests" aria-labelledby="tests" data-part="tests">
      ${tests.map((test, at) => (test.isShown ? item(test, at, at === chosen, choose, say) : nothing))}
    </ul>
    ${hidden > 0 ? html`<p class="soft" data-part="hidden">${say('code.hidden', { count: hidden })}</p>` : nothing}`;
}

/** @type {(test: TestView, at: number, isChosen: boolean, choose: (test: number) => void, say: Say) => unknown} */
function item({ title, state, wasHidden }, at, isChosen, choose, say) {
  const words = html`<span class="sign" aria-hidden="true">${signs[state]}</span>
    <span class="words">
      <span>${title}</span>
      <span class="state">${say(`code.test.${state}`)}</span>
      ${wasHidden ? html`<span class="state">${say('code.test.was-hidden')}</span>` : nothing}
    </span>`;
  return html`<li class=${state} data-state=${state}>
    ${
      state === 'fails'
        ? html`<button aria-pressed=${isChosen} @click=${() => choose(at)}>${words}</button>`
        : html`<span class="line">${words}</span>`
    }
  </li>`;
}
