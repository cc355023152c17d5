import { cell, div, number, sqrt, square, sub, sum } from '../tape/expression.js';
import { lineOf } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * Standardization along one axis to mean 0 and standard deviation 1; where all values are equal
 * the result is 0. x → mean, std (the axis kept with length 1), output (as x).
 * @type {Op}
 */
export const standardize = {
  name: 'standardize',
  fields: ['mean', 'std', 'output'],
  reference: 'standardize',
  statistic: 'mean',
  run: (engine, { x }, options, fields) => engine.standardize(x, { ...options, fields }),
  derive(call, field, index) {
    const { kept, own, rest, line } = lineOf(call.shape('x'), index, call.options.axis);
    const mean = cell('mean', kept, rest);
    const { ddof = 0 } = call.options;
    if (field === 'mean') return div(sum('k', line), number(line.length, 'n'));
    if (field === 'std') {
      const squares = sum(
        'k',
        line.map((x) => square(sub(x, mean))),
      );
      const count = number(line.length, 'n');
      return sqrt(div(squares, ddof ? sub(count, number(ddof)) : count));
    }
    const difference = sub(cell('x', index, own), mean);
    return call.at('std', kept) === 0 ? difference : div(difference, cell('std', kept, rest));
  },
  pytorch({ name, options: { axis, ddof = 0 } }) {
    const [x, mean, std] = [name('x'), name('mean'), name('std')];
    return [
      `${mean} = ${x}.mean(${axis}, keepdim=True)`,
      `${std} = (((${x} - ${mean}) ** 2).sum(${axis}, keepdim=True) / (${x}.shape[${axis}] - ${ddof})).sqrt()`,
      `${name('output')} = torch.where(${std} == 0, torch.zeros_like(${x}), (${x} - ${mean}) / ${std})`,
    ];
  },
};
