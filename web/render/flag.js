/**
 * A flag read as the number to add: −∞ where it blocks, else 0.
 *
 * @import { CellNode } from './expression-types.js'
 */

/**
 * @param {'block' | 'allow'} name block: a set flag blocks; allow: one that is not set does
 * @param {CellNode} cell
 * @param {(cell: CellNode) => string} print prints the flag itself: 0 where it is not set
 */
export const addend = (name, cell, print) =>
  (Number.parseFloat(print(cell)) !== 0) === (name === 'block') ? Number.NEGATIVE_INFINITY : 0;
