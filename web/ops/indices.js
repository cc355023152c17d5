import { cell } from '../tape/expression.js';

/**
 * Which cells an output cell is made of, axis by axis.
 */

/**
 * Letters of an index in formulas: rows i, columns j, what stands before them n; with four axes those
 * of planes.
 * @param {number} rank
 * @returns {string[]}
 */
export const letters = (rank) => (rank === 4 ? channelLetters(4) : ['n', 'i', 'j'].slice(3 - rank));

/**
 * Letters of an index into samples, channels, and the height and width of a plane.
 * @param {number} rank
 * @returns {string[]}
 */
export const channelLetters = (rank) => ['n', 'c', 'h', 'w'].slice(0, rank);

/**
 * The symbol of a count, which is no letter of an index.
 * @param {number} rank
 */
export const countSymbol = (rank) => (rank > 2 ? 'm' : 'n');

/**
 * The axes from one (negative ones count from the end) through the last.
 * @param {number} axis
 * @param {number} rank
 */
export function axesFrom(axis, rank) {
  const first = axis < 0 ? axis + rank : axis;
  return Array.from({ length: rank - first }, (_, i) => first + i);
}

/**
 * All indexes that agree with one outside of some axes, in row-major order.
 * @param {number[]} shape
 * @param {number[]} index
 * @param {number[]} axes
 * @returns {number[][]}
 */
export function along(shape, index, axes) {
  let found = [[...index]];
  for (const axis of axes) {
    found = found.flatMap((start) =>
      Array.from({ length: shape[axis] }, (_, position) => start.with(axis, position)),
    );
  }
  return found;
}

/**
 * An index with some axes at 0: where a statistic over those axes is kept.
 * @param {number[]} index
 * @param {number[]} axes
 */
export const reduced = (index, axes) => index.map((at, axis) => (axes.includes(axis) ? 0 : at));

/**
 * The cell of a broadcast tensor (right-aligned, length 1 stretches) behind a cell of the result.
 * @param {number[]} shape of the broadcast tensor
 * @param {number[]} index in the result
 */
export const broadcast = (shape, index) =>
  shape.map((length, axis) => (length === 1 ? 0 : index[index.length - shape.length + axis]));

/**
 * Python's tuple of axes.
 * @param {number[]} axes
 */
export const tuple = (axes) => (axes.length === 1 ? `${axes[0]}` : `(${axes.join(', ')})`);

/**
 * A statistic along one axis: where it is kept, the cells it is taken of, and their letters.
 * @param {number[]} shape
 * @param {number[]} index of an output cell or of the statistic
 * @param {number} axis negative ones count from the end
 */
export function lineOf(shape, index, axis) {
  const [at] = axesFrom(axis, shape.length);
  const kept = reduced(index, [at]);
  const own = letters(shape.length);
  return {
    kept,
    own: own.join(''),
    rest: own.toSpliced(at, 1).join(''),
    line: along(shape, kept, [at]).map((cellAt) => cell('x', cellAt, own.with(at, 'k').join(''))),
  };
}
