import { html, nothing } from 'lit';

/**
 * What is to be mended in a file, and how far the check of it is.
 *
 * @import { Finding } from '../exercises/lint.js'
 * @import { Say } from '../walkthroughs/types.js'
 *
 * @typedef {object} Check
 * @property {Finding[]} findings
 * @property {{ count: number, of: number } | undefined} tried seeds so far, while they are tried
 * @property {boolean} isBroken whether the file cannot be shown as it is now
 * @property {unknown} shown the last version that could be shown
 */

/** @type {(check: Check, say: Say) => unknown} */
export function findingsTemplate({ findings, tried, isBroken, shown }, say) {
  const faults = findings.filter(({ isAdvice }) => !isAdvice);
  const advice = findings.filter(({ isAdvice }) => isAdvice);
  return html`<section aria-labelledby="findings" data-part="findings">
    <h2 id="findings">${say('preview.findings')}</h2>
    ${isBroken && shown ? html`<p class="broken">${say('preview.last')}</p>` : nothing}
    ${tried ? html`<p class="checking">${say('preview.checking', tried)}</p>` : nothing}
    ${!tried && findings.length === 0 ? html`<p class="fine">${say('preview.fine')}</p>` : nothing}
    <ul>
      ${[...faults, ...advice].map((finding) => findingTemplate(finding, say))}
    </ul>
  </section>`;
}

/** @type {(finding: Finding, say: Say) => unknown} */
const findingTemplate = ({ key, params, path, line, isAdvice }, say) => html`<li
    class=${isAdvice ? 'advice' : 'fault'}
  >
    <span class="where">
      ${isAdvice ? say('preview.advice') : say('preview.line', { line: String(line) })}
      ${path ? html`<code>${path}</code>` : nothing}
    </span>
    <span>${say(key, params)}</span>
  </li>`;
