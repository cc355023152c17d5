import { cell } from '../tape/expression.js';
import { flatOf, indexOf } from '../tape/tensor.js';
import { letters, tuple } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * The same numbers in the same order in another shape. x, option `shape` of as many numbers
 * → output (shape).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.reshape.html
 * @type {Op}
 */
export const reshape = {
  name: 'reshape',
  fields: ['output'],
  run: (_engine, { x }, { shape }) => ({ output: { shape: [...shape], data: x.data.slice() } }),
  derive(call, _field, index) {
    const from = call.shape('x');
    const flat = flatOf(call.options.shape, index);
    return cell('x', indexOf(from, flat), letters(from.length).join(''));
  },
  pytorch: ({ name, options: { shape } }) => [
    `${name('output')} = ${name('x')}.reshape(${tuple(shape)})`,
  ],
};
