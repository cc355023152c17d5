import { add, cell, mul, number, sub } from '../tape/expression.js';
import { letters } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * Every number times `scale` (default 1), plus `shift` (default 0). x → output (as x).
 * @type {Op}
 */
export const scaleShift = {
  name: 'scaleShift',
  fields: ['output'],
  run: (_engine, { x }, { scale = 1, shift = 0 }) => ({
    output: {
      shape: [...x.shape],
      data: Float32Array.from(x.data, (value) => Math.fround(value * scale) + shift),
    },
  }),
  derive(call, _field, index) {
    const { scale = 1, shift = 0 } = call.options;
    const x = cell('x', index, letters(index.length).join(''));
    const scaled = scale === 1 ? x : mul(x, number(scale));
    if (shift === 0) return scaled;
    return shift > 0 ? add(scaled, number(shift)) : sub(scaled, number(-shift));
  },
  pytorch: ({ name, options: { scale = 1, shift = 0 } }) => [
    `${name('output')} = ${name('x')} * ${scale} + ${shift}`,
  ],
};
