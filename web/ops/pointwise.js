import { cell, evaluate, number } from '../tape/expression.js';
import { letters } from './indices.js';

/**
 * @import { Expression } from '../tape/expression.js'
 * @import { Op } from '../tape/tape.js'
 */

/**
 * An op on each number by itself, in double precision. x → output (as x).
 * @param {object} how
 * @param {string} how.name
 * @param {(x: Expression, options: any) => Expression} how.said
 * @param {(x: string, options: any) => string} how.python
 * @returns {Op}
 */
export const pointwise = ({ name, said, python }) => ({
  name,
  fields: ['output'],
  run: (_engine, { x }, options) => ({
    output: {
      shape: [...x.shape],
      data: Float32Array.from(x.data, (value) =>
        evaluate(said(number(value), options), () => Number.NaN),
      ),
    },
  }),
  derive: ({ options }, _field, index) =>
    said(cell('x', index, letters(index.length).join('')), options),
  pytorch: ({ name: nameOf, options }) => [`${nameOf('output')} = ${python(nameOf('x'), options)}`],
});
