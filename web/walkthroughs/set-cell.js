/** @import { Inputs } from './types.js' */

/**
 * The inputs after one cell of a vector or a matrix among them took a value.
 * @param {Inputs} inputs
 * @param {string} name of the input and its tensor
 * @param {number[]} index
 * @param {number} value
 * @returns {Inputs}
 */
export function setCell(inputs, name, [at, column], value) {
  const rows = inputs[name];
  const cell = column === undefined ? value : rows[at].with(column, value);
  return { ...inputs, [name]: rows.with(at, cell) };
}
