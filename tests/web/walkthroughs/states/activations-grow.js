/**
 * States of the walkthrough that readers reach: the start and changed ones.
 * @type {{ name: string, changes: Record<string, any> }[]}
 */
export const states = [
  { name: 'the start', changes: {} },
  { name: 'vanishing', changes: { scale: 0.5, person: 1, seed: 7 } },
  { name: 'exploding, with raw inputs', changes: { scale: 2, entry: 'raw' } },
  { name: 'ReLU at a scale of its own', changes: { activation: 'relu', scale: 1.4 } },
  { name: 'tanh that is saturated', changes: { activation: 'tanh', scale: 2, seed: 3 } },
  {
    name: 'edited weights and people, a column of equal numbers among them',
    changes: {
      people: [
        [22, 21000, 1, 4, 0, 3],
        [25, 32000, 3, 12, 0, 3],
        [31, 38000, 8, 7, 1, 3],
        [40, 52000, 15, 30, 2, 3],
        [52, 61000, 27, 22, 3, 3],
        [-64, 900000, 40, 0.5, 2, 3],
      ],
      weight_cells: { '0,0,0': 3, '7,5,5': -0.25 },
    },
  },
  {
    name: 'a person of whom nothing is known, in an empty table',
    changes: { people: new Array(6).fill(new Array(6).fill(0)), activation: 'relu' },
  },
  {
    name: 'NaN and infinity',
    changes: { weight_cells: { '1,0,0': Number.NaN, '0,3,3': Infinity } },
  },
];
