import { cell, number, sub } from '../tape/expression.js';
import { letters } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * A mask with 0 and 1 changed over. mask → output.
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.logical_not.html
 * @type {Op}
 */
export const not = {
  name: 'not',
  fields: ['output'],
  run: (_engine, { mask }) => ({
    output: { shape: [...mask.shape], data: mask.data.map((flag) => (flag ? 0 : 1)) },
  }),
  derive: (_call, _field, index) =>
    sub(number(1), cell('mask', index, letters(index.length).join(''))),
  pytorch: ({ name }) => [`${name('output')} = ~${name('mask')}`],
};
