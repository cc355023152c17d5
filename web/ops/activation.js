import { cell } from '../tape/expression.js';
import { kinds } from './activation-kinds.js';
import { letters } from './indices.js';

/** @import { Op } from '../tape/tape.js' */

/**
 * An activation, element by element: x → output, derivative (as x). `kind` is relu, leaky_relu, elu,
 * gelu, gelu_tanh, silu, mish, softplus, sigmoid or tanh; `alpha` is for leaky_relu (default 0.01) and
 * elu (default 1).
 * PyTorch: https://pytorch.org/docs/stable/nn.functional.html#non-linear-activation-functions
 * @type {Op}
 */
export const activation = {
  name: 'activation',
  fields: ['output', 'derivative'],
  reference: 'activation',
  run: (engine, { x }, options, fields) => engine.activation(x, { ...options, fields }),
  derive(call, field, index) {
    const { kind, alpha } = call.options;
    const x = cell('x', index, letters(index.length).join(''));
    const say = kinds[kind][/** @type {'output' | 'derivative'} */ (field)];
    return say({ x, value: call.at('x', index), alpha });
  },
  pytorch({ name, options: { kind, alpha } }) {
    const { output_line, derivative_line } = kinds[kind];
    return [
      `${name('output')} = ${output_line(name('x'), alpha)}`,
      `${name('derivative')} = ${derivative_line(name('x'), alpha)}`,
    ];
  },
};
