/**
 * States of the walkthrough that readers reach: the start and changed ones.
 * @type {{ name: string, changes: Record<string, any> }[]}
 */
export const states = [
  { name: 'the start', changes: {} },
  {
    name: 'another seed, more rows, the sample std',
    changes: { seed: 7, rows: 9, unbiased: 'True' },
  },
  { name: 'the largest seed and table', changes: { seed: 2 ** 53 - 1, rows: 12, columns: 12 } },
  {
    name: 'few numbers, neither scaled nor shifted',
    changes: { rows: 3, columns: 2, scale: 1, shift: 0 },
  },
  { name: 'a scale that ε is not small beside', changes: { scale: 0.01, shift: 0 } },
  { name: 'constant columns', changes: { scale: 0, shift: 2 } },
  { name: 'cells set by hand', changes: { cells: { '0,1': -12.25, '3,5': 100 }, seed: 3 } },
  { name: 'a cell that is not a number', changes: { cells: { '1,1': Number.NaN } } },
  { name: 'one row, which batch norm refuses', changes: { rows: 1 } },
];
