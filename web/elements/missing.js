import { html, nothing } from 'lit';
import { shellSay } from '../locales/shell.js';

/**
 * What a widget shows where a part of it is not to be had, below its fallback.
 *
 * @typedef {'lost' | 'replaced'} Missing lost: nobody answers; replaced: the server has it no more
 */

/** Why a part could not be fetched. @returns {Promise<Missing>} */
export const whyMissing = () =>
  fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).then(
    () => 'replaced',
    () => 'lost',
  );

/** What is said of it. @type {(missing: Missing, lang: string) => string} */
export function missingSentence(missing, lang) {
  const say = shellSay(lang);
  return missing === 'lost' ? say('shell.lost') : say('shell.replaced');
}

/**
 * @param {object} what
 * @param {Missing} what.missing
 * @param {string} what.lang
 * @param {string} what.address of the same step in the lab; empty where that is where the reader is
 * @param {() => void} what.retry
 */
export function missingTemplate({ missing, lang, address, retry }) {
  const say = shellSay(lang);
  const isLost = missing === 'lost';
  return html`<div class="missing" role="alert" data-part="missing">
    <p>${missingSentence(missing, lang)}</p>
    <button @click=${isLost ? retry : () => location.reload()}>
      ${isLost ? say('shell.retry') : say('shell.reload')}
    </button>
    ${address && !isLost ? html`<a href=${address}>${say('shell.open')}</a>` : nothing}
  </div>`;
}
