import { cell, sub } from '../tape/expression.js';
import { letters } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * One tensor less another of the same shape. a, b → output.
 * @type {Op}
 */
export const subtract = {
  name: 'subtract',
  fields: ['output'],
  run: (_engine, { a, b }) => ({
    output: { shape: [...a.shape], data: Float32Array.from(a.data, (x, flat) => x - b.data[flat]) },
  }),
  derive(_call, _field, index) {
    const own = letters(index.length).join('');
    return sub(cell('a', index, own), cell('b', index, own));
  },
  pytorch: ({ name }) => [`${name('output')} = ${name('a')} - ${name('b')}`],
};
