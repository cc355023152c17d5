/**
 * Tensors that a seeded generator draws, with cells that the reader has set.
 *
 * @import { Tape } from '../tape/tape.js'
 * @import { Inputs } from './types.js'
 */
import { randn, scaleShift, setCells } from '../ops/index.js';

/**
 * Records a tensor `name`: drawn, scaled and shifted where asked for, then the reader's cells.
 * @param {Tape} tape
 * @param {string} name
 * @param {{ seed: number, shape: number[], scale?: number, shift?: number }} how
 * @param {Record<string, number>} [cells] by index, "i,j"; those outside of the shape are left out
 */
export function drawn(tape, name, { seed, shape, scale = 1, shift = 0 }, cells = {}) {
  const set = cellsWithin(cells, shape);
  const isMoved = scale !== 1 || shift !== 0;
  const stages = ['drawn', ...(isMoved ? ['scaled'] : []), ...(set.length ? ['set'] : [])];
  /** The last stage has the name itself. @param {string} stage */
  const nameOf = (stage) => (stage === stages.at(-1) ? name : `${name}.${stage}`);
  tape.run(randn, {}, { seed, shape }, { output: nameOf('drawn') });
  if (isMoved) {
    tape.run(scaleShift, { x: nameOf('drawn') }, { scale, shift }, { output: nameOf('scaled') });
  }
  if (set.length) {
    const before = isMoved ? 'scaled' : 'drawn';
    tape.run(setCells, { x: nameOf(before) }, { cells: set }, { output: name });
  }
}

/**
 * The reader's cells that a tensor of this shape has.
 * @type {(cells: Record<string, number>, shape: number[]) => { index: number[], value: number }[]}
 */
export const cellsWithin = (cells, shape) =>
  Object.entries(cells)
    .map(([index, value]) => ({ index: index.split(',').map(Number), value }))
    .filter(
      ({ index }) => index.length === shape.length && index.every((at, axis) => at < shape[axis]),
    );

/**
 * The inputs after one cell of a drawn tensor took a value.
 * @param {Inputs} inputs
 * @param {string} input the one of kind `cells` that holds the reader's
 * @param {number[]} index
 * @param {number} value
 * @returns {Inputs}
 */
export const setDrawn = (inputs, input, index, value) => ({
  ...inputs,
  [input]: { ...inputs[input], [index.join(',')]: Math.fround(value) },
});
