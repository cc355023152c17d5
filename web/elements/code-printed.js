import { html, nothing } from 'lit';

/**
 * What the code printed, by the test at which it did.
 *
 * @import { Say } from '../walkthroughs/types.js'
 * @import { Line } from '../runner/report.js'
 */

/**
 * @param {Line[]} lines
 * @param {number} more how many lines are not among them
 * @param {string[]} titles of the tests
 * @param {Say} say
 */
export function printedTemplate(lines, more, titles, say) {
  if (lines.length === 0) return nothing;
  const heads = lines.map(({ test }, at) =>
    at === 0 || lines[at - 1].test !== test ? test : null,
  );
  return html`<section class="printed" aria-labelledby="printed" data-part="printed">
    <h3 id="printed">${say('code.printed')}</h3>
    <div class="lines" tabindex="0" role="group" aria-labelledby="printed">
      ${lines.map(
        ({ text }, at) =>
          html`${
            heads[at] === null
              ? nothing
              : html`<p class="soft">${titles[heads[at]] ?? say('code.printed.before')}</p>`
          }<pre dir="ltr">${text}</pre>`,
      )}
    </div>
    ${more > 0 ? html`<p class="soft">${say('code.printed.more', { count: more })}</p>` : nothing}
  </section>`;
}
