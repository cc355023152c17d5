/**
 * States of the walkthrough that readers reach: the start and changed ones.
 * @type {{ name: string, changes: Record<string, any> }[]}
 */
export const states = [
  { name: 'the start', changes: {} },
  { name: 'γ and β changed', changes: { gamma: [2, 0.5, -1], beta: [0.5, -2, 3] } },
  { name: 'one row, which batch norm refuses', changes: { input: [[2, 3]] } },
  {
    name: 'rows of zeros added',
    changes: {
      input: [
        [2, 3],
        [1, 1],
        [0, 0],
        [0, 0],
      ],
    },
  },
  {
    name: 'a first row of equal numbers',
    changes: {
      input: [
        [0, 0],
        [1, 2],
      ],
      bias: [2, 2, 2],
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
        [2, 3],
        [Number.NaN, 1],
      ],
      bias: [0, Infinity, 1],
    },
  },
];
