import { indexOf } from '../tape/tensor.js';

/** @import { Tensor } from '../tape/tensor.js' */

/** @typedef {{ has: (flat: number) => boolean }} Cells positions, each looked up when it is asked for: there may be very many */

/**
 * Cells that differ from what stood there at the start, or that were not there.
 * @param {Tensor} now
 * @param {Tensor} then
 * @param {boolean} isFree a matrix that may have another size now; others have no such cells then
 * @returns {Cells}
 */
export function differing(now, then, isFree) {
  if (String(now.shape) === String(then.shape)) {
    return { has: (flat) => !Object.is(now.data[flat], then.data[flat]) };
  }
  const [rows, columns] = then.shape;
  return {
    has(flat) {
      if (!isFree) return false;
      const [row, column] = indexOf(now.shape, flat);
      const isNew = row >= rows || column >= columns;
      return isNew || !Object.is(now.data[flat], then.data[row * columns + column]);
    },
  };
}
