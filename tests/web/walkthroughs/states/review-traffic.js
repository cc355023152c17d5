/**
 * States of the walkthrough that readers reach: the start and changed ones.
 * @type {{ name: string, changes: Record<string, any> }[]}
 */
export const states = [
  { name: 'the start', changes: {} },
  { name: 'alone at night, which batch norm refuses', changes: { size: 1 } },
  { name: 'one neighbour', changes: { size: 2, crowd_seed: 4 } },
  { name: 'the largest batch at a launch', changes: { size: 200, day: 'launch' } },
  { name: 'an outage, other weights', changes: { size: 30, day: 'outage', weight_seed: 12 } },
  {
    name: 'a review, a neighbour and weights set by hand',
    changes: {
      review: [[0, 4.5, 2, 1]],
      crowd_cells: { '0,1': 9, '198,3': -2 },
      weight_cells: { '4,0': 1.5, '2,2': 0 },
    },
  },
  { name: 'a score that is not a number', changes: { review: [[Number.NaN, 1, 1, 2]] } },
];
