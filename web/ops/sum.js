import { sum as said } from '../tape/expression.js';
import { sizeOf } from '../tape/tensor.js';
import { lineOf } from './indices.js';

/**
 * @import { Op } from '../tape/tape.js'
 * @import { Tensor } from '../tape/tensor.js'
 */

/**
 * The sum along one axis (default the last). x → output (the axis kept with length 1).
 * PyTorch: https://pytorch.org/docs/stable/generated/torch.sum.html
 * @type {Op}
 */
export const sum = {
  name: 'sum',
  fields: ['output'],
  run(_engine, { x }, { axis = -1 }) {
    const { shape, sums } = sumsAlong(x, axis);
    return { output: { shape, data: Float32Array.from(sums) } };
  },
  derive: (call, _field, index) =>
    said('k', lineOf(call.shape('x'), index, call.options.axis ?? -1).line),
  pytorch: ({ name, options: { axis = -1 } }) => [
    `${name('output')} = ${name('x')}.sum(${axis}, keepdim=True)`,
  ],
};

/**
 * Sums along an axis in double precision, the shape that they have, and how many numbers each adds.
 * @param {Tensor} x
 * @param {number} axis
 */
export function sumsAlong({ shape, data }, axis) {
  const at = axis < 0 ? axis + shape.length : axis;
  const inner = sizeOf(shape.slice(at + 1));
  const sums = new Float64Array(data.length / shape[at]);
  for (const [flat, value] of data.entries())
    sums[Math.floor(flat / (inner * shape[at])) * inner + (flat % inner)] += value;
  return { sums, shape: shape.with(at, 1), count: shape[at] };
}
