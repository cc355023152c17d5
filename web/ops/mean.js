import { div, number, sub, sum } from '../tape/expression.js';
import { lineOf } from './indices.js';
import { sumsAlong } from './sum.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * The mean along one axis (default the last): the sum over the count, or over `less` below it, which
 * makes squared distances the unbiased variance. x → output (the axis kept with length 1).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.mean.html
 * @type {Op}
 */
export const mean = {
  name: 'mean',
  fields: ['output'],
  run(_engine, { x }, { axis = -1, less = 0 }) {
    const { shape, sums, count } = sumsAlong(x, axis);
    const data = Float32Array.from(sums, (total) => total / (count - less));
    return { output: { shape, data } };
  },
  derive(call, _field, index) {
    const { axis = -1, less = 0 } = call.options;
    const { line } = lineOf(call.shape('x'), index, axis);
    const count = number(line.length, 'n');
    return div(sum('k', line), less ? sub(count, number(less)) : count);
  },
  pytorch: ({ name, options: { axis = -1, less = 0 } }) => [
    `${name('output')} = ${name('x')}.sum(${axis}, keepdim=True) / (${name('x')}.shape[${axis}] - ${less})`,
  ],
};
