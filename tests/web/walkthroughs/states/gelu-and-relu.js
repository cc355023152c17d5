/**
 * States of the walkthrough that readers reach: the start and changed ones.
 * @type {{ name: string, changes: Record<string, any> }[]}
 */
export const states = [
  { name: 'the start', changes: {} },
  ...['leaky_relu', 'elu', 'mish', 'softplus', 'sigmoid', 'tanh'].map((other, at) => ({
    name: `${other} beside them`,
    changes: { other, x: at - 3 },
  })),
  { name: 'a neuron that is open', changes: { bias: 3, x: 0 } },
  { name: 'a neuron half open', changes: { bias: -0.5 } },
  {
    name: 'numbers far out, NaN and infinity',
    changes: {
      x: 4,
      other: 'softplus',
      values: [[90], [-90], [25], [Number.NaN], [-Infinity], [1e-6]],
      samples: [[-40, 40]],
    },
  },
  { name: 'a neuron with one sum below zero', changes: { bias: 0.5 } },
  {
    name: 'a sum that is NaN',
    changes: {
      samples: [
        [1, 2],
        [Number.NaN, 0],
      ],
    },
  },
];
