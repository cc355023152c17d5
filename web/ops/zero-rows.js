import { cell, mul, number, sub, zero } from '../tape/expression.js';
import { letters } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * Rows that a mask marks (1) set to zero. x (…, rows, columns), mask (…, rows) → output (as x).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.Tensor.masked_fill.html
 * @type {Op}
 */
export const zeroRows = {
  name: 'zeroRows',
  fields: ['output'],
  run(_engine, { x, mask }) {
    const columns = x.shape[x.shape.length - 1];
    const data = x.data.slice();
    for (let row = 0; row < mask.data.length; row++) {
      if (mask.data[row]) data.fill(0, row * columns, (row + 1) * columns);
    }
    return { output: { shape: [...x.shape], data } };
  },
  derive(call, _field, index) {
    const row = index.slice(0, -1);
    const own = letters(index.length);
    const mask = cell('mask', row, own.slice(0, -1).join(''));
    if (call.at('mask', row)) return zero(mask);
    return mul(cell('x', index, own.join('')), sub(number(1), mask));
  },
  pytorch: ({ name }) => [
    `${name('output')} = ${name('x')}.masked_fill(${name('mask')}.unsqueeze(-1), 0.0)`,
  ],
};
