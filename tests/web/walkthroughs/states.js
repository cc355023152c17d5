/**
 * States of the walkthroughs that readers reach: the default and changed ones.
 * @type {Record<string, { name: string, changes: Record<string, any> }[]>}
 */
export const states = {
  'river-bank': [
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
  ],
  'padded-batch': [
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
  ],
};
