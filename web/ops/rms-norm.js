import { add, cell, div, mul, number, sqrt, square, sum } from '../tape/expression.js';
import { axesFrom, countSymbol, tuple } from './indices.js';
import { affine, spanOf } from './normalize.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * Root mean square normalization (Zhang and Sennrich 2019, https://arxiv.org/abs/1910.07467) over
 * the axes from `axis` through the last. x; gamma (x.shape.slice(axis)) → rms = √(mean square + eps)
 * (those axes kept with length 1), normalized, output (as x).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.nn.RMSNorm.html
 * @type {Op}
 */
export const rmsNorm = {
  name: 'rmsNorm',
  fields: ['rms', 'normalized', 'output'],
  reference: 'rms_norm',
  statistic: 'rms',
  run: (engine, { x, gamma }, { axis = -1, eps = 1e-5 }, fields) =>
    engine.rmsNorm(x, { axis, eps, fields, ...(gamma && { gamma }) }),
  derive(call, field, index) {
    const shape = call.shape('x');
    const axes = axesFrom(call.options.axis ?? -1, shape.length);
    const { kept, own, rest, line, letter } = spanOf(shape, index, axes);
    if (field === 'rms') {
      const squares = sum(
        letter,
        line.map((x) => square(x)),
      );
      const mean = div(squares, number(line.length, countSymbol(shape.length)));
      const { eps = 1e-5 } = call.options;
      return sqrt(eps === 0 ? mean : add(mean, number(eps, 'ε')));
    }
    if (field === 'normalized') return div(cell('x', index, own), cell('rms', kept, rest));
    const gamma = affine(call.has('gamma'), 'gamma', index.slice(axes[0]), own.slice(axes[0]));
    return mul(gamma, cell('normalized', index, own));
  },
  pytorch({ name, has, shape, options: { axis = -1, eps = 1e-5 } }) {
    const axes = axesFrom(axis, shape('x').length);
    const scaled = has('gamma') ? ` * ${name('gamma')}` : '';
    return [
      `${name('rms')} = torch.sqrt((${name('x')} ** 2).mean(${tuple(axes)}, keepdim=True) + ${eps})`,
      `${name('normalized')} = ${name('x')} / ${name('rms')}`,
      `${name('output')} = ${name('normalized')}${scaled}`,
    ];
  },
};
