import { cell, mul, sum } from '../tape/expression.js';
import { broadcast } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * Matrix product over the last two axes; the axes before them broadcast.
 * a (…, rows, inner), b (…, inner, columns) → output (…, rows, columns).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.matmul.html
 * @type {Op}
 */
export const matmul = {
  name: 'matmul',
  fields: ['output'],
  reference: 'matmul',
  run: (engine, { a, b }) => engine.matmul(a, b),
  derive(call, _field, index) {
    const [aShape, bShape] = [call.shape('a'), call.shape('b')];
    const [i, j] = index.slice(-2);
    const lead = index.slice(0, -2);
    const aLead = broadcast(aShape.slice(0, -2), lead);
    const bLead = broadcast(bShape.slice(0, -2), lead);
    return sum(
      'k',
      Array.from({ length: aShape[aShape.length - 1] }, (_, k) =>
        mul(cell('a', [...aLead, i, k], 'ik'), cell('b', [...bLead, k, j], 'kj')),
      ),
    );
  },
  pytorch: ({ name }) => [`${name('output')} = ${name('a')} @ ${name('b')}`],
};
