import {
  add,
  cell,
  div,
  exp,
  max,
  mul,
  negate,
  normalCdf,
  number,
  sqrt,
  square,
  sub,
  tanh,
} from '../tape/expression.js';
import { letters } from './indices.js';

/**
 * @import { Expression } from '../tape/expression.js'
 * @import { Op } from '../tape/tape.js'
 */

/**
 * @typedef {object} Kind one activation: its value and its slope at a number
 * @property {(x: Expression, value: number) => Expression} output
 * @property {(x: Expression, value: number) => Expression} derivative
 * @property {(x: string) => string} output_line PyTorch's text
 * @property {(x: string) => string} derivative_line
 */

/** @type {(x: Expression) => Expression} */
const logistic = (x) => div(number(1), add(number(1), exp(negate(x))));

/** The normal density e^(−x²/2) / √(2π). @type {(x: Expression) => Expression} */
const density = (x) => div(exp(negate(div(square(x), number(2)))), sqrt(number(2 * Math.PI, '2π')));

/** @type {Record<string, Kind>} */
const kinds = {
  relu: {
    output: (x) => max('', [number(0), x]),
    derivative: (x, value) => step(x, value),
    output_line: (x) => `F.relu(${x})`,
    derivative_line: (x) => `(${x} > 0).float()`,
  },
  gelu: {
    output: (x) => mul(x, normalCdf(x)),
    derivative: (x) => add(normalCdf(x), mul(x, density(x))),
    output_line: (x) => `F.gelu(${x})`,
    derivative_line: (x) =>
      `(1 + torch.erf(${x} / 2 ** 0.5)) / 2 + ${x} * torch.exp(-${x} ** 2 / 2) / (2 * torch.pi) ** 0.5`,
  },
  sigmoid: {
    output: logistic,
    derivative: (x) => mul(logistic(x), sub(number(1), logistic(x))),
    output_line: (x) => `torch.sigmoid(${x})`,
    derivative_line: (x) => `torch.sigmoid(${x}) * (1 - torch.sigmoid(${x}))`,
  },
  tanh: {
    output: (x) => tanh(x),
    derivative: (x) => sub(number(1), square(tanh(x))),
    output_line: (x) => `torch.tanh(${x})`,
    derivative_line: (x) => `1 - torch.tanh(${x}) ** 2`,
  },
};

/**
 * 1 above zero and 0 elsewhere, said as the comparison with the larger of 0 and x.
 * @param {Expression} x
 * @param {number} value
 */
function step(x, value) {
  const larger = max('', [number(0), x]);
  return value > 0 ? div(larger, x) : larger;
}

/**
 * An activation, element by element: x → output, derivative (as x). `kind` is relu, gelu, sigmoid
 * or tanh.
 * PyTorch: https://pytorch.org/docs/stable/nn.functional.html#non-linear-activation-functions
 * @type {Op}
 */
export const activation = {
  name: 'activation',
  fields: ['output', 'derivative'],
  reference: 'activation',
  run: (engine, { x }, options, fields) => engine.activation(x, { ...options, fields }),
  derive(call, field, index) {
    const x = cell('x', index, letters(index.length).join(''));
    const kind = kinds[call.options.kind];
    return kind[/** @type {'output' | 'derivative'} */ (field)](x, call.at('x', index));
  },
  pytorch({ name, options }) {
    const kind = kinds[options.kind];
    return [
      `${name('output')} = ${kind.output_line(name('x'))}`,
      `${name('derivative')} = ${kind.derivative_line(name('x'))}`,
    ];
  },
};
