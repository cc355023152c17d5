/**
 * States of the walkthrough that readers reach: the start and changed ones.
 * @type {{ name: string, changes: Record<string, any> }[]}
 */
export const states = [
  { name: 'the start', changes: {} },
  { name: 'GELU', changes: { activation: 'gelu', gamma: [2, 0.5, -1], beta: [0.5, -2, 3] } },
  { name: 'sigmoid', changes: { activation: 'sigmoid', learning_rate: 2 } },
  { name: 'tanh, no learning', changes: { activation: 'tanh', learning_rate: 0 } },
  { name: 'one row, which batch norm refuses', changes: { input: [[2, 3]] } },
  {
    name: 'two rows',
    changes: {
      input: [
        [2, 3],
        [1, 1],
      ],
    },
  },
  {
    name: 'columns of equal numbers',
    changes: {
      weight: [
        [0, 0],
        [1, 1],
        [2, 0],
      ],
      bias: [0, 0, -1.5],
    },
  },
  {
    name: 'many rows',
    changes: { input: Array.from({ length: 40 }, (_, i) => [(i * 7) % 11, i / 4 - 3]) },
  },
  {
    name: 'NaN and infinity',
    changes: {
      input: [
        [Number.NaN, 1],
        [2, 2],
        [1, 0],
      ],
      bias: [0, Infinity, 1],
    },
  },
];
