/**
 * States of the walkthrough that readers reach: the start and changed ones.
 * @type {{ name: string, changes: Record<string, any> }[]}
 */
export const states = [
  { name: 'the start', changes: {} },
  { name: 'a range from −1 to 1, no outlier', changes: { min: -1, max: 1, outlier: 1 } },
  { name: 'a range that falls, the largest outlier', changes: { min: 2, max: -3.5, outlier: 30 } },
  { name: 'a range without width', changes: { min: 1, max: 1 } },
  { name: 'one number', changes: { table: [[5]], constant: [[1]] } },
  { name: 'one column', changes: { table: [[3], [4], [9]] } },
  { name: 'one row', changes: { table: [[3, 4, 9]] } },
  {
    name: 'a constant column, ages that differ',
    changes: {
      table: [
        [7, 21000],
        [7, 32000],
        [7, -38000],
      ],
      constant: [[40], [41], [40]],
    },
  },
  {
    name: 'a wide table',
    changes: {
      table: Array.from({ length: 12 }, (_, i) =>
        Array.from({ length: 9 }, (_, j) => ((i * 31 + j * 17) % 23) - j * i),
      ),
    },
  },
  {
    name: 'NaN and infinity',
    changes: {
      table: [
        [Number.NaN, 21000],
        [25, Infinity],
        [31, 38000],
      ],
    },
  },
  {
    name: 'a last number that no factor makes an outlier',
    changes: {
      table: [
        [1, 5, 5],
        [2, 5, 900],
        [3, 5, 7],
      ],
    },
  },
  { name: 'two rows, a last number of zero', changes: { table: [[3], [0]] } },
];
