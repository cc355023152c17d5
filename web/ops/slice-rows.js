import { cell } from '../tape/expression.js';
import { sizeOf } from '../tape/tensor.js';
import { letters } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * Some entries of the first axis that follow each other. x (count, …), options `from`, `to` (not
 * taken) → output (to − from, …).
 * @type {Op}
 */
export const sliceRows = {
  name: 'sliceRows',
  fields: ['output'],
  run(_engine, { x }, { from, to }) {
    const rest = x.shape.slice(1);
    const size = sizeOf(rest);
    return { output: { shape: [to - from, ...rest], data: x.data.slice(from * size, to * size) } };
  },
  derive: (call, _field, [i, ...rest]) =>
    cell('x', [call.options.from + i, ...rest], letters(rest.length + 1).join('')),
  pytorch: ({ name, options: { from, to } }) => [`${name('output')} = ${name('x')}[${from}:${to}]`],
};
