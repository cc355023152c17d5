import { indexOf } from '../tape/tensor.js';
import { InputError } from '../walkthroughs/inputs.js';

/**
 * @import { Tape } from '../tape/tape.js'
 * @import { Inputs, Walkthrough } from '../walkthroughs/types.js'
 *
 * @typedef {object} Over what an edit starts from
 * @property {Walkthrough} walkthrough
 * @property {Inputs} inputs
 * @property {(inputs: Inputs) => Tape} tapeOver
 *
 * @typedef {{ flat: number, value: number }} CellValue
 */

/**
 * The inputs after a tensor that can be edited was given whole.
 * @param {Over} over
 * @param {string} name
 * @param {any} nested
 * @returns {Inputs}
 * @throws {InputError}
 */
export function withTensor(over, name, nested) {
  const tape = over.tapeOver(over.inputs);
  if (!tape.has(name)) throw new InputError('inputs.unknown', { name });
  const { shape } = tape.tensor(name);
  const values = flattened(nested, shape);
  if (!values) throw new InputError('inputs.shape', { name, shape: shape.join(' × ') });
  const cells = values.map((value, flat) => ({ flat, value }));
  return withCells(over, name, cells);
}

/**
 * The inputs after some cells of a tensor took values, all or none.
 * @param {Over} over
 * @param {string} name
 * @param {CellValue[]} cells
 * @returns {Inputs}
 * @throws {InputError}
 */
export function withCells({ walkthrough, inputs, tapeOver }, name, cells) {
  const tape = tapeOver(inputs);
  const { shape, data } = tape.tensor(name);
  const wanted = cells.map(({ flat, value }) => ({ flat, value: Math.fround(value) }));
  const changed = wanted.filter(({ flat, value }) => !Object.is(value, data[flat]));
  if (walkthrough.specs[name]?.kind === 'matrix' && inputs[name]) {
    return { ...inputs, [name]: inRows(inputs[name], changed) };
  }
  let edited = inputs;
  for (const { flat, value } of changed) {
    const next = walkthrough.edit(tape, edited, name, indexOf(shape, flat), value);
    if (!next) throw new InputError('inputs.computed', { name });
    edited = next;
  }
  const taken = tapeOver(edited).tensor(name).data;
  if (!wanted.every(({ flat, value }) => Object.is(value, taken[flat])))
    throw new InputError('inputs.linked', { name });
  return edited;
}

/**
 * A matrix with some cells changed, in one go.
 * @type {(rows: number[][], cells: CellValue[]) => number[][]}
 */
function inRows(rows, cells) {
  const copy = rows.map((row) => [...row]);
  const [{ length }] = rows;
  for (const { flat, value } of cells) copy[Math.floor(flat / length)][flat % length] = value;
  return copy;
}

/**
 * Nested arrays of a shape, flat; undefined if they have another shape.
 * @param {any} nested
 * @param {number[]} shape
 * @returns {number[] | undefined}
 */
function flattened(nested, [length, ...rest]) {
  if (length === undefined) return typeof nested === 'number' ? [nested] : undefined;
  if (!Array.isArray(nested) || nested.length !== length) return undefined;
  const parts = nested.map((part) => flattened(part, rest));
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}
