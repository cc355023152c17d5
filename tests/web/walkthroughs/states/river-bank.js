/**
 * States of the walkthrough that readers reach: the start and changed ones.
 * @type {{ name: string, changes: Record<string, any> }[]}
 */
export const states = [
  { name: 'the start', changes: {} },
  { name: 'learned projections', changes: { weights: 'learned' } },
  {
    name: 'six words, known and unknown, with words of other scripts',
    changes: { sentence: ['The', 'ဘဏ်', 'by', 'the', 'zebra', '🏦'], comparison: ['نهر'] },
  },
  { name: 'one word', changes: { sentence: ['bank'], comparison: ['bank'] } },
  {
    name: 'edited numbers',
    changes: {
      embedding: [
        [-3, 0.25, 7, 1e-3],
        [0.4, 0.8, 0.7, -12.5],
      ],
      w_k: [
        [1, 2, 0, 0],
        [0, 1, 0, 0],
        [0, 0, -1, 0],
        [0.5, 0, 0, 1],
      ],
    },
  },
  {
    name: 'scores too large for e',
    changes: {
      embedding: [
        [90, 0, 0.6, 0.8],
        [0.4, 80, 0.7, 0.2],
      ],
    },
  },
  {
    name: 'NaN and infinity',
    changes: {
      embedding: [
        [Number.NaN, 0, 0.6, 0.8],
        [0.4, Infinity, 0.7, 0.2],
      ],
    },
  },
];
