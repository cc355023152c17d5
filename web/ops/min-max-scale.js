import { add, cell, div, max, min, mul, number, sub } from '../tape/expression.js';
import { lineOf } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * Scaling along one axis to a range; where all values are equal the result is the range's minimum.
 * x → min, max (the axis kept with length 1), output (as x).
 * @type {Op}
 */
export const minMaxScale = {
  name: 'minMaxScale',
  fields: ['min', 'max', 'output'],
  reference: 'min_max_scale',
  statistic: 'min',
  run: (engine, { x }, options, fields) => engine.minMaxScale(x, { ...options, fields }),
  derive(call, field, index) {
    const { kept, own, rest, line } = lineOf(call.shape('x'), index, call.options.axis);
    if (field === 'min') return min('k', line);
    if (field === 'max') return max('k', line);
    const { min: low = 0, max: high = 1 } = call.options;
    const [least, most] = [cell('min', kept, rest), cell('max', kept, rest)];
    const above = sub(cell('x', index, own), least);
    const constant = call.at('min', kept) === call.at('max', kept);
    const share = constant ? above : div(above, sub(most, least));
    const stretched = high - low === 1 || constant ? share : mul(share, number(high - low));
    return low === 0 ? stretched : add(stretched, number(low));
  },
  pytorch({ name, options: { axis, min: low = 0, max: high = 1 } }) {
    const [x, least, most] = [name('x'), name('min'), name('max')];
    return [
      `${least} = ${x}.amin(${axis}, keepdim=True)`,
      `${most} = ${x}.amax(${axis}, keepdim=True)`,
      `${name('output')} = torch.where(${most} == ${least}, torch.full_like(${x}, ${low}), (${x} - ${least}) / (${most} - ${least}) * (${high} - ${low}) + ${low})`,
    ];
  },
};
