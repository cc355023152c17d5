import { cell } from '../tape/expression.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * One row of a matrix. x (rows, columns), option `row` → output (1, columns).
 * @type {Op}
 */
export const pickRow = {
  name: 'pickRow',
  fields: ['output'],
  run(_engine, { x }, { row }) {
    const columns = x.shape[1];
    const data = /** @type {Float32Array} */ (x.data).slice(row * columns, (row + 1) * columns);
    return { output: { shape: [1, columns], data } };
  },
  derive: (call, _field, [, j]) => cell('x', [call.options.row, j], 'ij'),
  pytorch: ({ name, options: { row } }) => [`${name('output')} = ${name('x')}[${row}:${row + 1}]`],
};
