import { shortest, toNested } from '../tape/tensor.js';

/** @import { Argument } from './code-example.js' */

/**
 * An argument as plain JavaScript: nested lists of numbers, or of flags where it is a mask. Fractions are
 * the shortest that mean the same float32: 0.1 and not 0.10000000149.
 * @param {Argument} one
 * @returns {any}
 */
export function plainOf(one) {
  if (typeof one !== 'object' || one === null) return one;
  const { shape, data } = one;
  const isMask = data instanceof Uint8Array;
  const plain = Array.from(data, (value) => {
    if (isMask) return value !== 0;
    return Number.isInteger(value) ? value : Number(shortest(value));
  });
  return toNested({ shape, data: /** @type {any} */ (plain) });
}
