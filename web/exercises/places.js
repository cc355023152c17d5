import { flatOf, indexOf } from '../tape/tensor.js';
import { ExerciseError } from './error.js';
import { guarded } from './run.js';
import { wholeOf } from './wholes.js';

/**
 * Cells of a file on a tape.
 *
 * @import { Tape } from '../tape/tape.js'
 * @import { Place } from './types.js'
 */

/** A tensor of the tape, or an error of the file. @type {(tape: Tape, name: string, path: string) => import('../tape/tensor.js').Tensor} */
export function tensorOn(tape, name, path) {
  if (!tape.has(name)) {
    const known = tape.names.slice(0, 40).join(', ');
    throw new ExerciseError('exercise.file.no-tensor', { name, near: 'none', known }, path);
  }
  return guarded(path, () => tape.tensor(name));
}

/**
 * The positions that an index with all along some axes means, in row-major order.
 * @type {(tape: Tape, place: Place, wholes: Record<string, number>, path: string) => number[]}
 */
export function positionsAt(tape, { name, index }, wholes, path) {
  const { shape } = tensorOn(tape, name, path);
  const at = index.map((one) => (one === null ? null : wholeOf(one, wholes)));
  const isInside = at.every((one, axis) => one === null || (one >= 0 && one < shape[axis]));
  if (at.length !== shape.length || !isInside) {
    const params = { name, index: at.map((one) => one ?? '*').join(', '), shape: shape.join(', ') };
    throw new ExerciseError('exercise.file.no-cell', params, path);
  }
  let found = [/** @type {number[]} */ ([])];
  for (const [axis, one] of at.entries()) {
    const along =
      one === null ? Array.from({ length: shape[axis] }, (_, position) => position) : [one];
    found = found.flatMap((start) => along.map((position) => [...start, position]));
  }
  return found.map((cell) => flatOf(shape, cell));
}

/** One cell: its index and its number. @type {(tape: Tape, place: Place, wholes: Record<string, number>, path: string) => { index: number[], value: number }} */
export function cellAt(tape, place, wholes, path) {
  const { shape, data } = tensorOn(tape, place.name, path);
  const [flat] = positionsAt(tape, place, wholes, path);
  return { index: indexOf(shape, flat), value: data[flat] };
}
