import { normalCdf as cdf, cell, evaluate, number } from '../tape/expression.js';
import { letters } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * The share of a standard normal distribution below each number, Φ(x). x → output (as x).
 * PyTorch: https://pytorch.org/docs/stable/special.html#torch.special.ndtr
 * @type {Op}
 */
export const normalCdf = {
  name: 'normalCdf',
  fields: ['output'],
  run: (_engine, { x }) => ({
    output: {
      shape: [...x.shape],
      data: Float32Array.from(x.data, (value) => evaluate(cdf(number(value)), () => Number.NaN)),
    },
  }),
  derive: (_call, _field, index) => cdf(cell('x', index, letters(index.length).join(''))),
  pytorch: ({ name }) => [`${name('output')} = torch.special.ndtr(${name('x')})`],
};
