/**
 * States of the walkthrough that readers reach: the start and changed ones.
 * @type {{ name: string, changes: Record<string, any> }[]}
 */
export const states = [
  { name: 'the start', changes: {} },
  { name: 'nothing seen', changes: { seen: 0 } },
  { name: 'one mini-batch seen', changes: { seen: 1, momentum: 0.35 } },
  { name: 'one row a mini-batch, which batch norm refuses', changes: { batch_size: '1' } },
  {
    name: 'pairs at the end of a stream that drifts down',
    changes: { batch_size: '2', seen: 40, drift: -0.5, seed: 7 },
  },
  { name: 'large mini-batches without drift', changes: { batch_size: '64', drift: 0, seen: 33 } },
  { name: 'a memory that never moves', changes: { momentum: 0 } },
  {
    name: 'a memory of the last mini-batch alone',
    changes: { momentum: 1, row: [[-7, 0.5, 100]] },
  },
  {
    name: 'edited rows, one of them out of reach',
    changes: { cells: { '19,0,0': 40, '3,1,2': -0.25, '3,60,0': 5 } },
  },
  { name: 'NaN and infinity', changes: { cells: { '4,0,0': Number.NaN, '7,1,1': Infinity } } },
];
