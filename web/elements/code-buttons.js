import { html } from 'lit';

/** @import { Say } from '../walkthroughs/types.js' */

/**
 * What can be done with the code: run it, set it back, and get it again after that.
 * @param {object} can
 * @param {boolean} can.run
 * @param {boolean} can.reset
 * @param {boolean} can.back whether there is code to get again; its button takes the other's place
 * @param {() => void} can.onRun
 * @param {() => void} can.onReset
 * @param {() => void} can.onBack
 * @param {string} can.notice what was done, said once
 * @param {Say} can.say
 */
export const buttonsTemplate = ({ run, reset, back, onRun, onReset, onBack, notice, say }) => html`
  <div class="buttons">
    <button
      class="run"
      data-part="run"
      aria-keyshortcuts="Control+Enter Meta+Enter"
      ?disabled=${!run}
      @click=${onRun}
    >
      ${say('code.run')}
    </button>
    ${
      back
        ? html`<button data-part="back" @click=${onBack}>${say('code.back')}</button>`
        : html`<button data-part="reset" ?disabled=${!reset} @click=${onReset}>
            ${say('code.reset')}
          </button>`
    }
    <span class="soft" role="status">${notice}</span>
  </div>
`;
