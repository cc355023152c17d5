/**
 * States of the walkthrough that readers reach: the start and changed ones.
 * @type {{ name: string, changes: Record<string, any> }[]}
 */
export const states = [
  { name: 'the start', changes: {} },
  { name: 'the last word, other words and weights', changes: { word: 8, deal: 3, seed: 7 } },
  { name: 'one review, which batch norm refuses', changes: { sentences: [['so', 'slow']] } },
  {
    name: 'reviews of one length, words of other scripts',
    changes: {
      sentences: [
        ['ဘဏ်', 'нет'],
        ['loved', '🏦'],
      ],
      word: 2,
    },
  },
  {
    name: 'a first review that ends early',
    changes: {
      sentences: [['good'], ['never', 'again', 'never'], ['so', 'so']],
      word: 3,
      deal: 12,
    },
  },
  {
    name: 'edited words and weights',
    changes: {
      vectors: { the: [3, -2] },
      weight_cells: { '0,0': 2, '3,1': -1.5 },
      word: 2,
    },
  },
  {
    name: 'NaN and infinity',
    changes: { vectors: { felt: [Number.NaN, Infinity] }, word: 4 },
  },
];
