import {
  above,
  add,
  div,
  exp,
  ln,
  max,
  min,
  mul,
  negate,
  normalCdf,
  number,
  sqrt,
  square,
  sub,
  tanh,
  upTo,
} from '../tape/expression.js';

/** @import { Expression } from '../tape/expression.js' */

/**
 * What is known of the number that an activation is applied to.
 *
 * @typedef {object} At
 * @property {Expression} x
 * @property {number} value of it
 * @property {number} [alpha]
 *
 * @typedef {object} Kind one activation: its value and its slope, and PyTorch's text for both
 * @property {(at: At) => Expression} output
 * @property {(at: At) => Expression} derivative
 * @property {(x: string, alpha?: number) => string} output_line
 * @property {(x: string, alpha?: number) => string} derivative_line
 */

const one = number(1);

/** @type {(x: Expression) => Expression} */
const logistic = (x) => div(one, add(one, exp(negate(x))));

/** The normal density e^(−x²/2) / √(2π). @type {(x: Expression) => Expression} */
const density = (x) => div(exp(negate(div(square(x), number(2)))), sqrt(number(2 * Math.PI, '2π')));

/** @type {(x: Expression) => Expression} */
const positive = (x) => max('', [number(0), x]);

/** 1 above zero, another slope up to there. @type {(at: At, slope: Expression) => Expression} */
const bentAt0 = ({ x, value }, slope) => (value > 0 ? above(one, x) : upTo(slope, x));

/** What tanh stands in for Φ with: √(2/π)·(x + 0.044715·x³). @type {(x: Expression) => Expression} */
const cubic = (x) => mul(linear, add(x, mul(mul(bent, x), square(x))));
const bent = number(0.044715, '0.044715');
const linear = sqrt(div(number(2), number(Math.PI, 'π')));

/** ln(1 + eˣ); beyond PyTorch's threshold x itself. @type {(at: At) => Expression} */
const softplus = ({ x, value }) => (value > 20 ? x : ln(add(one, exp(x))));

/** α, with the value that it has where none is given. @type {(alpha: number | undefined, usual: number) => Expression} */
const factor = (alpha, usual) => number(alpha ?? usual, 'α');

/** @type {Record<string, Kind>} */
export const kinds = {
  relu: {
    output: ({ x }) => positive(x),
    derivative: (at) => bentAt0(at, number(0)),
    output_line: (x) => `F.relu(${x})`,
    derivative_line: (x) => `torch.where(${x} <= 0, torch.zeros_like(${x}), torch.ones_like(${x}))`,
  },
  leaky_relu: {
    output: ({ x, alpha }) => add(positive(x), mul(factor(alpha, 0.01), min('', [number(0), x]))),
    derivative: (at) => bentAt0(at, factor(at.alpha, 0.01)),
    output_line: (x, alpha = 0.01) => `F.leaky_relu(${x}, ${alpha})`,
    derivative_line: (x, alpha = 0.01) =>
      `torch.where(${x} > 0, torch.ones_like(${x}), ${alpha} * torch.ones_like(${x}))`,
  },
  elu: {
    output: ({ x, alpha }) =>
      add(positive(x), min('', [number(0), mul(factor(alpha, 1), sub(exp(x), one))])),
    derivative: (at) => bentAt0(at, mul(factor(at.alpha, 1), exp(at.x))),
    output_line: (x, alpha = 1) => `F.elu(${x}, ${alpha})`,
    derivative_line: (x, alpha = 1) =>
      `torch.where(${x} > 0, torch.ones_like(${x}), ${alpha} * torch.exp(${x}))`,
  },
  gelu: {
    output: ({ x }) => mul(x, normalCdf(x)),
    derivative: ({ x }) => add(normalCdf(x), mul(x, density(x))),
    output_line: (x) => `F.gelu(${x})`,
    derivative_line: (x) =>
      `(1 + torch.erf(${x} / 2 ** 0.5)) / 2 + ${x} * torch.exp(-${x} ** 2 / 2) / (2 * torch.pi) ** 0.5`,
  },
  gelu_tanh: {
    output: ({ x }) => mul(div(x, number(2)), add(one, tanh(cubic(x)))),
    derivative({ x }) {
      const slope = mul(linear, add(one, mul(number(3), mul(bent, square(x)))));
      const falling = sub(one, square(tanh(cubic(x))));
      return add(
        div(add(one, tanh(cubic(x))), number(2)),
        mul(div(x, number(2)), mul(falling, slope)),
      );
    },
    output_line: (x) => `F.gelu(${x}, approximate="tanh")`,
    derivative_line(x) {
      const bent = `torch.tanh((2 / torch.pi) ** 0.5 * (${x} + 0.044715 * ${x} ** 3))`;
      const slope = `(2 / torch.pi) ** 0.5 * (1 + 3 * 0.044715 * ${x} ** 2)`;
      return `(1 + ${bent}) / 2 + ${x} / 2 * (1 - ${bent} ** 2) * ${slope}`;
    },
  },
  silu: {
    output: ({ x }) => mul(x, logistic(x)),
    derivative: ({ x }) => add(logistic(x), mul(x, mul(logistic(x), sub(one, logistic(x))))),
    output_line: (x) => `F.silu(${x})`,
    derivative_line: (x) => `torch.sigmoid(${x}) * (1 + ${x} * (1 - torch.sigmoid(${x})))`,
  },
  mish: {
    output: (at) => mul(at.x, tanh(softplus(at))),
    derivative(at) {
      const bent = tanh(softplus(at));
      return add(bent, mul(at.x, mul(sub(one, square(bent)), logistic(at.x))));
    },
    output_line: (x) => `F.mish(${x})`,
    derivative_line: (x) =>
      `torch.tanh(F.softplus(${x})) + ${x} * (1 - torch.tanh(F.softplus(${x})) ** 2) * torch.sigmoid(${x})`,
  },
  softplus: {
    output: softplus,
    derivative: ({ x }) => logistic(x),
    output_line: (x) => `F.softplus(${x})`,
    derivative_line: (x) => `torch.sigmoid(${x})`,
  },
  sigmoid: {
    output: ({ x }) => logistic(x),
    derivative: ({ x }) => mul(logistic(x), sub(one, logistic(x))),
    output_line: (x) => `torch.sigmoid(${x})`,
    derivative_line: (x) => `torch.sigmoid(${x}) * (1 - torch.sigmoid(${x}))`,
  },
  tanh: {
    output: ({ x }) => tanh(x),
    derivative: ({ x }) => sub(one, square(tanh(x))),
    output_line: (x) => `torch.tanh(${x})`,
    derivative_line: (x) => `1 - torch.tanh(${x}) ** 2`,
  },
};
