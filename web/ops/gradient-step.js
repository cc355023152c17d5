import { cell, mul, number, sub } from '../tape/expression.js';
import { letters } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * One step of gradient descent: parameter − learning_rate · gradient. parameter, gradient → output
 * (as parameter).
 * @type {Op}
 */
export const gradientStep = {
  name: 'gradientStep',
  fields: ['output'],
  run: (_engine, { parameter, gradient }, { learning_rate }) => ({
    output: {
      shape: [...parameter.shape],
      data: Float32Array.from(
        parameter.data,
        (value, flat) => value - learning_rate * gradient.data[flat],
      ),
    },
  }),
  derive(call, _field, index) {
    const own = letters(index.length).join('');
    const change = mul(number(call.options.learning_rate, 'η'), cell('gradient', index, own));
    return sub(cell('parameter', index, own), change);
  },
  pytorch: ({ name, options: { learning_rate } }) => [
    `${name('output')} = ${name('parameter')} - ${learning_rate} * ${name('gradient')}`,
  ],
};
