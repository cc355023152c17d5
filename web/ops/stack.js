import { cell } from '../tape/expression.js';
import { indexOf, sizeOf } from '../tape/tensor.js';
import { letters } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * The same numbers, all axes but the last laid end to end. x (…, columns) → output (rows, columns);
 * with `whole` every axis: x (…) → output (all).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.reshape.html
 * @type {Op}
 */
export const stack = {
  name: 'stack',
  fields: ['output'],
  run: (_engine, { x }, { whole = false }) => ({
    output: { shape: stacked(x.shape, whole), data: x.data.slice() },
  }),
  derive(call, _field, index) {
    const shape = call.shape('x');
    const flat = call.options.whole ? index[0] : index[0] * shape[shape.length - 1] + index[1];
    return cell('x', indexOf(shape, flat), letters(shape.length).join(''));
  },
  pytorch: ({ name, options: { whole = false }, shape }) => [
    `${name('output')} = ${name('x')}.reshape(${stacked(shape('x'), whole).join(', ')})`,
  ],
};

/** @type {(shape: number[], whole: boolean) => number[]} */
function stacked(shape, whole) {
  if (whole) return [sizeOf(shape)];
  return [sizeOf(shape.slice(0, -1)), shape[shape.length - 1]];
}
