import { add, cell, div, number, sqrt, square, sub, sum } from '../tape/expression.js';
import { channelLetters, countSymbol } from './indices.js';
import { spanOf } from './normalize.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * Weight standardization (Qiao et al. 2019, https://arxiv.org/abs/1903.10520): the kernel of each
 * output channel to mean 0 and variance 1. weight (C_out, C_in, …) → mean, var (C_out), output (as
 * weight).
 * @type {Op}
 */
export const weightStandardize = {
  name: 'weightStandardize',
  fields: ['mean', 'var', 'output'],
  reference: 'weight_standardize',
  statistic: 'mean',
  letters: (field) => (field === 'output' ? undefined : 'o'),
  run: (engine, { weight }, { eps = 1e-5 }, fields) =>
    engine.weightStandardize(weight, { eps, fields }),
  derive(call, field, [channel, ...rest]) {
    const shape = call.shape('weight');
    const own = ['o', ...channelLetters(shape.length).slice(1)];
    const axes = shape.map((_, axis) => axis).slice(1);
    const { line, letter } = spanOf(shape, [channel, ...shape.slice(1)], axes, {
      own,
      local: 'weight',
    });
    const [mean, variance] = ['mean', 'var'].map((name) => cell(name, [channel], 'o'));
    const count = number(line.length, countSymbol(shape.length));
    if (field === 'mean') return div(sum(letter, line), count);
    if (field === 'var') {
      const squares = sum(
        letter,
        line.map((weight) => square(sub(weight, mean))),
      );
      return div(squares, count);
    }
    const root = sqrt(add(variance, number(call.options.eps ?? 1e-5, 'ε')));
    return div(sub(cell('weight', [channel, ...rest], own.join('')), mean), root);
  },
  pytorch({ name, shape, options: { eps = 1e-5 } }) {
    const weight = name('weight');
    const rank = shape('weight').length;
    const flat = `${weight}.reshape(${shape('weight')[0]}, -1)`;
    const spread = `reshape(${['-1', ...new Array(rank - 1).fill('1')].join(', ')})`;
    return [
      `${name('mean')} = ${flat}.mean(1)`,
      `${name('var')} = ${flat}.var(1, unbiased=False)`,
      `${name('output')} = (${weight} - ${name('mean')}.${spread}) / torch.sqrt(${name('var')}.${spread} + ${eps})`,
    ];
  },
};
