import { cell, number } from '../tape/expression.js';
import { axesFrom, countSymbol, tuple } from './indices.js';
import { affine, deriveNormalization, spanOf } from './normalize.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * Layer normalization (Ba et al. 2016, https://arxiv.org/abs/1607.06450) over the axes from `axis`
 * through the last. x; gamma, beta (x.shape.slice(axis)) → mean, var, rstd (those axes kept with
 * length 1), normalized, output (as x).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.nn.functional.layer_norm.html
 * @type {Op}
 */
export const layerNorm = {
  name: 'layerNorm',
  fields: ['mean', 'var', 'rstd', 'normalized', 'output'],
  reference: 'layer_norm',
  statistic: 'mean',
  run: (engine, { x, gamma, beta }, { axis = -1, eps = 1e-5 }, fields) =>
    engine.layerNorm(x, { axis, eps, fields, ...(gamma && { gamma }), ...(beta && { beta }) }),
  derive(call, field, index) {
    const shape = call.shape('x');
    const axes = axesFrom(call.options.axis ?? -1, shape.length);
    const { kept, own, rest, line, letter } = spanOf(shape, index, axes);
    const weights = index.slice(axes[0]);
    const weightLetters = own.slice(axes[0]);
    return deriveNormalization(field, {
      line,
      letter,
      count: number(line.length, countSymbol(shape.length)),
      x: cell('x', index, own),
      statistic: (name) => cell(name, kept, rest),
      normalized: cell('normalized', index, own),
      gamma: affine(call.has('gamma'), 'gamma', weights, weightLetters),
      beta: affine(call.has('beta'), 'beta', weights, weightLetters),
      eps: call.options.eps ?? 1e-5,
    });
  },
  pytorch({ name, has, shape, options: { axis = -1, eps = 1e-5 } }) {
    const [x, mean, variance, rstd] = ['x', 'mean', 'var', 'rstd'].map(name);
    const axes = axesFrom(axis, shape('x').length);
    const normalizedShape = `(${axes.map((at) => `${shape('x')[at]},`).join(' ')})`;
    const weight = has('gamma') ? name('gamma') : 'None';
    const bias = has('beta') ? name('beta') : 'None';
    return [
      `${mean} = ${x}.mean(${tuple(axes)}, keepdim=True)`,
      `${variance} = ${x}.var(${tuple(axes)}, unbiased=False, keepdim=True)`,
      `${rstd} = 1 / torch.sqrt(${variance} + ${eps})`,
      `${name('normalized')} = (${x} - ${mean}) * ${rstd}`,
      `${name('output')} = F.layer_norm(${x}, ${normalizedShape}, ${weight}, ${bias}, eps=${eps})`,
    ];
  },
};
