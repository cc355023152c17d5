import { html, nothing } from 'lit';

/**
 * In place of what could not be shown: why, and the way to try again where that may help.
 * @param {object} failed
 * @param {string} failed.code
 * @param {string} failed.message
 * @param {import('../walkthroughs/types.js').Say & { lang: string, dir: string, has: (key: string) => boolean }} failed.say
 * @param {() => void} failed.retry
 */
export function failedTemplate({ code, message, say, retry }) {
  const key = say.has(`error.${code}`) ? `error.${code}` : 'error.other';
  const isOurs = code !== 'bad-argument';
  return html`<div class="failed" lang=${say.lang} dir=${say.dir} role="alert" data-part="error">
    ${isOurs ? html`<h2>${say('error.title')}</h2>` : nothing}
    <p>${say(key, { message })}</p>
    ${isOurs ? html`<button @click=${retry}>${say('error.retry')}</button>` : nothing}
  </div>`;
}
