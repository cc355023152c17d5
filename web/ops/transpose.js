import { cell } from '../tape/expression.js';
import { flatOf, indexOf } from '../tape/tensor.js';
import { letters } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * The last two axes changed over. x (…, rows, columns) → output (…, columns, rows).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.transpose.html
 * @type {Op}
 */
export const transpose = {
  name: 'transpose',
  fields: ['output'],
  run(_engine, { x }) {
    const shape = swapped(x.shape);
    const data = x.data.map((_, flat) => x.data[flatOf(x.shape, swapped(indexOf(shape, flat)))]);
    return { output: { shape, data } };
  },
  derive: (_call, _field, index) =>
    cell('x', swapped(index), swapped(letters(index.length)).join('')),
  pytorch: ({ name }) => [`${name('output')} = ${name('x')}.transpose(-2, -1)`],
};

/** @type {<T>(list: T[]) => T[]} */
const swapped = (list) => [...list.slice(0, -2), list[list.length - 1], list[list.length - 2]];
