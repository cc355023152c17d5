import { number } from '../tape/expression.js';
import { flatOf } from '../tape/tensor.js';
import { tuple } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * Normally distributed numbers, the first that a generator with the seed gives; the same as
 * PyTorch's on a CPU. Options `seed` (number or BigInt), `shape` → output (shape).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.randn.html
 * @type {Op}
 */
export const randn = {
  name: 'randn',
  fields: ['output'],
  reference: 'randn',
  run: (engine, _inputs, { seed, shape }) => ({ output: engine.generator(seed).randn(shape) }),
  derive: (call, _field, index) => number(call.at('output', index)),
  explain: ({ options: { seed, shape } }, _field, index) => ({
    key: 'drawn',
    params: { seed: String(seed), position: flatOf(shape, index) + 1 },
  }),
  pytorch: ({ name, options: { seed, shape } }) => [
    `${name('output')} = torch.randn(${tuple(shape)}, generator=torch.Generator().manual_seed(${seed}))`,
  ],
};
