import { html, mathml, nothing } from 'lit';
import { draw, subscripted } from '../render/mathml.js';

/**
 * @import { Term } from '../guide/types.js'
 * @import { Drawing } from '../render/mathml.js'
 */

/** Formulas without numbers. @type {Drawing} */
const drawing = {
  mode: 'symbols',
  symbol: (name) => name,
  print: () => '',
  printNumber: String,
  lit: () => false,
  most: 3,
};

/**
 * A term's symbol, and what it stands for.
 * @param {Term} term
 */
export function termFormula({ symbol, formula }) {
  if (!symbol && !formula) return nothing;
  const left = symbol ? subscripted(symbol, '') : nothing;
  const right = formula ? draw(formula, drawing) : nothing;
  return html`<math displaystyle="true">${left}${symbol && formula ? mathml`<mo>=</mo>` : nothing}${right}</math>`;
}
