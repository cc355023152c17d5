/**
 * States of the walkthrough that readers reach: the start and changed ones.
 * @type {{ name: string, changes: Record<string, any> }[]}
 */
export const states = [
  { name: 'the start', changes: {} },
  { name: 'seven more padding positions', changes: { padding: 7 } },
  {
    name: 'sixty more padding positions, learned projections',
    changes: { padding: 60, weights: 'learned' },
  },
  {
    name: 'four reviews',
    changes: {
      sentences: [
        ['great'],
        ['not', 'so', 'bad'],
        ['I', 'loved', 'the', 'plot', 'so', 'much'],
        ['မကောင်း', 'film'],
      ],
    },
  },
  {
    name: 'reviews of one length',
    changes: {
      sentences: [
        ['so', 'slow'],
        ['great', 'fun'],
      ],
    },
  },
  {
    name: 'one review of one word, which batch norm refuses',
    changes: { sentences: [['slow']] },
  },
  { name: 'one review', changes: { sentences: [['the', 'plot', 'felt', 'slow']] } },
  {
    name: 'edited numbers',
    changes: {
      sentence_1: [
        [3, -2, 0.5],
        [0.1, 40, 0.2],
      ],
      w_v: [
        [0, 1, 0],
        [1, 0, 0],
        [0, 0, 2],
      ],
    },
  },
];
