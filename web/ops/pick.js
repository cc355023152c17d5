import { cell } from '../tape/expression.js';
import { sizeOf } from '../tape/tensor.js';
import { letters } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * One entry of the first axis. x (count, …), option `at` → output (…).
 * @type {Op}
 */
export const pick = {
  name: 'pick',
  fields: ['output'],
  run(_engine, { x }, { at }) {
    const shape = x.shape.slice(1);
    const size = sizeOf(shape);
    return { output: { shape, data: x.data.slice(at * size, (at + 1) * size) } };
  },
  derive: (call, _field, index) =>
    cell('x', [call.options.at, ...index], letters(index.length + 1).join('')),
  pytorch: ({ name, options: { at } }) => [`${name('output')} = ${name('x')}[${at}]`],
};
