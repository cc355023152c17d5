import { html } from 'lit';

/**
 * @import { Read } from '../lms/record-code.js'
 * @import { Say } from '../walkthroughs/types.js'
 *
 * @typedef {Read & { title: string, address?: string }} Row
 */

const columns = ['exercise', 'result', 'tries', 'hints', 'seed', 'day'];

/**
 * Results as a table.
 * @param {Row[]} rows
 * @param {Say & { lang: string }} say
 */
export const rowsTemplate = (
  rows,
  say,
) => html`<div class="scroll" tabindex="0" role="group" aria-label=${say('record.result')}>
  <table>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${say(`record.${column}`)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => rowTemplate(row, say))}
    </tbody>
  </table>
</div>`;

/** @type {(row: Row, say: Say & { lang: string }) => unknown} */
const rowTemplate = (row, say) => html`<tr>
  <th scope="row">
    ${row.address ? html`<a href=${row.address}>${row.title}</a>` : row.title}
  </th>
  <td>${resultOf(row, say)}</td>
  <td>${row.tries}</td>
  <td>${row.hints}</td>
  <td>${row.seed}</td>
  <td>${dayOf(row.time, say.lang)}</td>
</tr>`;

/** @type {(row: Row, say: Say) => string} */
function resultOf({ solved, gaveUp, score }, say) {
  if (solved) return say('record.solved');
  return say(gaveUp ? 'record.gave-up' : 'record.score', { score: Math.round(100 * score) });
}

/** @type {(time: number, lang: string) => string} */
export const dayOf = (time, lang) =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(time);
