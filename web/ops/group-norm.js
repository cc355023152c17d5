import { cell, number } from '../tape/expression.js';
import { indexOf } from '../tape/tensor.js';
import { channelLetters, countSymbol } from './indices.js';
import { affine, deriveNormalization } from './normalize.js';

/**
 * @import { Call, Op, Python } from '../tape/tape.js'
 */

const fields = ['mean', 'var', 'rstd', 'normalized', 'output'];

/**
 * Group normalization (Wu and He 2018, https://arxiv.org/abs/1803.08494): the channels of each
 * sample in `num_groups` groups of neighbours, one mean and variance for each. x (N,C,…);
 * gamma, beta (C) → mean, var, rstd (N,G), normalized, output (as x).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.nn.functional.group_norm.html
 * @type {Op}
 */
export const groupNorm = {
  name: 'groupNorm',
  fields,
  reference: 'group_norm',
  statistic: 'mean',
  letters: (field) => (isStatistic(field) ? 'ng' : undefined),
  run: (engine, { x, gamma, beta }, { num_groups, eps = 1e-5 }, wanted) =>
    engine.groupNorm(x, {
      num_groups,
      eps,
      fields: wanted,
      ...(gamma && { gamma }),
      ...(beta && { beta }),
    }),
  derive: (call, field, index) => derived(call, field, index, call.options.num_groups, 'ng'),
  pytorch: (python) =>
    lines(
      python,
      python.options.num_groups,
      `F.group_norm(${python.name('x')}, ${python.options.num_groups}, `,
    ),
};

/**
 * Instance normalization (Ulyanov et al. 2016, https://arxiv.org/abs/1607.08022): each channel of
 * each sample by itself. x (N,C,…); gamma, beta (C) → mean, var, rstd (N,C), normalized, output
 * (as x).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.nn.functional.instance_norm.html
 * @type {Op}
 */
export const instanceNorm = {
  name: 'instanceNorm',
  fields,
  reference: 'group_norm',
  statistic: 'mean',
  letters: (field) => (isStatistic(field) ? 'nc' : undefined),
  run: (engine, { x, gamma, beta }, { eps = 1e-5 }, wanted) =>
    engine.instanceNorm(x, { eps, fields: wanted, ...(gamma && { gamma }), ...(beta && { beta }) }),
  derive: (call, field, index) => derived(call, field, index, call.shape('x')[1], 'nc'),
  pytorch: (python) =>
    lines(python, python.shape('x')[1], `F.instance_norm(${python.name('x')}, None, None, `),
};

/** @param {string} field */
const isStatistic = (field) => ['mean', 'var', 'rstd'].includes(field);

/** @type {(call: Call, field: string, index: number[], groups: number, statisticLetters: string) => import('../tape/expression.js').Expression} */
function derived(call, field, index, groups, statisticLetters) {
  const [, channels, ...plane] = call.shape('x');
  const perGroup = channels / groups;
  const group = isStatistic(field) ? index[1] : Math.floor(index[1] / perGroup);
  const own = channelLetters(index.length > 2 ? index.length : plane.length + 2);
  const positions = plane.reduce((size, length) => size * length, 1);
  const line = Array.from({ length: perGroup * positions }, (_, flat) => {
    const at = [index[0], group * perGroup + Math.floor(flat / positions)];
    return cell('x', [...at, ...indexOf(plane, flat % positions)], own.join(''));
  });
  return deriveNormalization(field, {
    line,
    letter: own.slice(statisticLetters === 'nc' ? 2 : 1).join(','),
    count: number(line.length, countSymbol(call.shape('x').length)),
    x: cell('x', index, own.join('')),
    statistic: (name) => cell(name, [index[0], group], statisticLetters),
    normalized: cell('normalized', index, own.join('')),
    gamma: affine(call.has('gamma'), 'gamma', [index[1]], 'c'),
    beta: affine(call.has('beta'), 'beta', [index[1]], 'c'),
    eps: call.options.eps ?? 1e-5,
  });
}

/** @type {(python: Python, groups: number, start: string) => string[]} */
function lines({ name, has, shape, options: { eps = 1e-5 } }, groups, start) {
  const [N] = shape('x');
  const grouped = `${name('x')}.reshape(${N}, ${groups}, -1)`;
  const each = (/** @type {string} */ field) => `${name(field)}.unsqueeze(-1)`;
  const weight = has('gamma') ? name('gamma') : 'None';
  const bias = has('beta') ? name('beta') : 'None';
  return [
    `${name('mean')} = ${grouped}.mean(-1)`,
    `${name('var')} = ${grouped}.var(-1, unbiased=False)`,
    `${name('rstd')} = 1 / torch.sqrt(${name('var')} + ${eps})`,
    `${name('normalized')} = ((${grouped} - ${each('mean')}) * ${each('rstd')}).reshape(${name('x')}.shape)`,
    `${name('output')} = ${start}${weight}, ${bias}, eps=${eps})`,
  ];
}
