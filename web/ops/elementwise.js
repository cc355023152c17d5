import { cell } from '../tape/expression.js';
import { flatOf, indexOf } from '../tape/tensor.js';
import { broadcast, letters } from './indices.js';

/**
 * @import { Expression } from '../tape/expression.js'
 * @import { Op } from '../tape/tape.js'
 */

/**
 * An op on one tensor and another, number by number. a; b, whose axes are the last ones of a, where a
 * length of 1 stretches → output (as a).
 * @param {object} how
 * @param {string} how.name
 * @param {(x: number, y: number) => number} how.value
 * @param {(left: Expression, right: Expression) => Expression} how.said
 * @param {string} how.sign in Python
 * @returns {Op}
 */
export const elementwise = ({ name, value, said, sign }) => ({
  name,
  fields: ['output'],
  run: (_engine, { a, b }) => ({
    output: {
      shape: [...a.shape],
      data: Float32Array.from(a.data, (x, flat) =>
        value(x, b.data[flatOf(b.shape, broadcast(b.shape, indexOf(a.shape, flat)))]),
      ),
    },
  }),
  derive(call, _field, index) {
    const shape = call.shape('b');
    const own = letters(index.length);
    const others = own.slice(own.length - shape.length).filter((_, axis) => shape[axis] > 1);
    return said(
      cell('a', index, own.join('')),
      cell('b', broadcast(shape, index), others.join('')),
    );
  },
  pytorch: (python) => [
    `${python.name('output')} = ${python.name('a')} ${sign} ${python.name('b')}`,
  ],
});
