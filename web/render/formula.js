import { html, mathml } from 'lit';
import { broken } from './formula-lines.js';
import { draw, isPlain, shown, skipped } from './mathml.js';

/**
 * @import { Node } from './expression-types.js'
 * @import { Drawing } from './mathml.js'
 */

/**
 * A formula over several lines, aligned at the equals sign: in general, with numbers, the result.
 * @param {object} formula
 * @param {Node} formula.expression
 * @param {unknown} formula.left MathML of the left side
 * @param {Drawing} formula.drawing its mode is set here
 * @param {string} formula.result the result as printed
 * @param {boolean} formula.exact
 * @param {string} formula.label for those who cannot see it
 */
export function formula({ expression, left, drawing, result, exact, label }) {
  const general =
    expression.kind === 'number' ? [] : broken(expression, { ...drawing, mode: 'symbols' });
  const numbers = isPlain(expression) ? [] : lines(expression, { ...drawing, mode: 'numbers' });
  return html`<math aria-label=${label}>
    <mtable>
      <mtr><mtd columnspan="2">${left}</mtd></mtr>
      ${[...general, ...numbers].map(([sign, line]) => row(sign, line))}
      ${row(exact ? '=' : '≈', mathml`<mn>${result}</mn>`)}
    </mtable>
  </math>`;
}

/** @type {(sign: string, right: unknown) => unknown} */
const row = (sign, right) => mathml`<mtr>
    <mtd class="sign"><mo>${sign}</mo></mtd>
    <mtd>${right}</mtd>
  </mtr>`;

/**
 * The lines of the numbers: a sum has a line for each term.
 * @param {Node} node
 * @param {Drawing} drawing
 * @returns {[string, unknown][]}
 */
function lines(node, drawing) {
  if (node.kind !== 'fold' || node.name !== 'sum' || node.terms.length < 2) {
    return broken(node, drawing);
  }
  return shown(node, drawing.most).map((term, at) => [
    at === 0 ? '=' : '+',
    typeof term === 'number' ? skipped(term) : draw(term, drawing, 2),
  ]);
}
