import { add, cell, mul, sum } from '../tape/expression.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * A linear layer, x·Wᵀ + b: x (…, in), weight (out, in), bias (out) → output (…, out).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.nn.functional.linear.html
 * @type {Op}
 */
export const linear = {
  name: 'linear',
  fields: ['output'],
  reference: 'linear',
  run: (engine, { x, weight, bias }) => engine.linear(x, bias ? { weight, bias } : { weight }),
  derive(call, _field, index) {
    const lead = index.slice(0, -1);
    const j = index[index.length - 1];
    const product = sum(
      'k',
      Array.from({ length: call.shape('weight')[1] }, (_, k) =>
        mul(cell('x', [...lead, k], 'ik'), cell('weight', [j, k], 'jk')),
      ),
    );
    return call.has('bias') ? add(product, cell('bias', [j], 'j')) : product;
  },
  pytorch: ({ name, has }) => [
    `${name('output')} = F.linear(${name('x')}, ${name('weight')}${has('bias') ? `, ${name('bias')}` : ''})`,
  ],
};
