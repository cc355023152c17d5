import { cell, add as plus } from '../tape/expression.js';
import { flatOf, indexOf } from '../tape/tensor.js';
import { broadcast, letters } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * One tensor and another. a; b, whose axes are the last ones of a, where a length of 1 stretches
 * → output (as a).
 * @type {Op}
 */
export const add = {
  name: 'add',
  fields: ['output'],
  run: (_engine, { a, b }) => ({
    output: {
      shape: [...a.shape],
      data: Float32Array.from(
        a.data,
        (x, flat) => x + b.data[flatOf(b.shape, broadcast(b.shape, indexOf(a.shape, flat)))],
      ),
    },
  }),
  derive(call, _field, index) {
    const shape = call.shape('b');
    const own = letters(index.length);
    const others = own.slice(own.length - shape.length).filter((_, axis) => shape[axis] > 1);
    return plus(
      cell('a', index, own.join('')),
      cell('b', broadcast(shape, index), others.join('')),
    );
  },
  pytorch: ({ name }) => [`${name('output')} = ${name('a')} + ${name('b')}`],
};
