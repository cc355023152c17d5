import { cell, div, exp, max, sub, sum } from '../tape/expression.js';
import { lineOf } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * Softmax along one axis, shifted by the largest value so that nothing overflows.
 * x → row_max, exp_sum (the axis kept with length 1), output (as x).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.nn.functional.softmax.html
 * @type {Op}
 */
export const softmax = {
  name: 'softmax',
  fields: ['row_max', 'exp_sum', 'output'],
  reference: 'softmax',
  run: (engine, { x }, { axis = -1 }, fields) => engine.softmax(x, { axis, fields }),
  derive(call, field, index) {
    const { kept, own, rest, line } = lineOf(call.shape('x'), index, call.options.axis ?? -1);
    const row_max = cell('row_max', kept, rest);
    if (field === 'row_max') return max('k', line);
    if (field === 'exp_sum') {
      return sum(
        'k',
        line.map((x) => exp(sub(x, row_max))),
      );
    }
    return div(exp(sub(cell('x', index, own), row_max)), cell('exp_sum', kept, rest));
  },
  pytorch({ name, options: { axis = -1 } }) {
    const x = name('x');
    return [
      `${name('row_max')} = ${x}.amax(${axis}, keepdim=True)`,
      `${name('exp_sum')} = torch.exp(${x} - ${name('row_max')}).sum(${axis}, keepdim=True)`,
      `${name('output')} = F.softmax(${x}, dim=${axis})`,
    ];
  },
};
