import { features, sharedWord } from './program.js';

/** @import { Inputs, Labels, Reader, Say, Step } from '../types.js' */

/** @type {(inputs: Inputs, say: Say) => Record<string, Labels>} */
export function labels(inputs, say) {
  const columns = features.map((feature) => say(`river-bank.features.${feature}`));
  /** @type {Record<string, Labels>} */
  const found = {
    w_q: { rows: columns, columns },
    w_k: { rows: columns, columns },
    w_v: { rows: columns, columns },
    moved: { rows: [inputs.sentence[sharedWord(inputs).here]], columns },
  };
  for (const [prefix, words, shared] of [
    ['', inputs.sentence, sharedWord(inputs).here],
    ['comparison.', inputs.comparison, sharedWord(inputs).there],
  ]) {
    for (const name of ['embedding', 'query', 'key', 'value', 'context']) {
      found[prefix + name] = { rows: words, columns };
    }
    for (const name of ['raw_scores', 'scores', 'attention_weights']) {
      found[prefix + name] = { rows: words, columns: words };
    }
    found[`${prefix}word_context`] = { rows: [words[shared]], columns };
  }
  return found;
}

const symbolsOfOne = {
  embedding: 'x',
  query: 'q',
  key: 'k',
  value: 'v',
  raw_scores: 'r',
  scores: 's',
  attention_weights: 'a',
  context: 'c',
  word_context: 'c',
};

/** @type {Record<string, string>} */
export const symbols = {
  w_q: 'W^Q',
  w_k: 'W^K',
  w_v: 'W^V',
  moved: 'Δ',
  ...symbolsOfOne,
  ...Object.fromEntries(
    Object.entries(symbolsOfOne).map(([name, symbol]) => [`comparison.${name}`, `${symbol}′`]),
  ),
};

const roles = {
  query: 'query',
  key: 'key',
  value: 'value',
  w_q: 'query',
  w_k: 'key',
  w_v: 'value',
};

/** @type {Record<string, string>} */
export const hues = {
  ...roles,
  'comparison.query': 'query',
  'comparison.key': 'key',
  'comparison.value': 'value',
};

/**
 * The word whose row the prose follows: the last one, looking at the first.
 * @param {Reader} reader
 */
function pair({ inputs }) {
  const last = inputs.sentence.length - 1;
  return { last, word: inputs.sentence[last], first: inputs.sentence[0] };
}

/** @type {Step[]} */
export const steps = [
  {
    id: 'words',
    stage: ['words:sentence', 'words:comparison'],
    about: ['words:sentence'],
    focus: ['embedding', [0, 0]],
    controls: ['sentence', 'comparison'],
    values: (reader) => ({ ...pair(reader), count: reader.inputs.sentence.length }),
  },
  {
    id: 'embeddings',
    stage: ['words:sentence', 'embedding'],
    about: ['embedding'],
    focus: ['embedding', [0, 0]],
    controls: ['sentence'],
    values: (reader) => ({
      ...pair(reader),
      water: reader.at('embedding', [0, 0]),
      money: reader.at('embedding', [0, 1]),
    }),
  },
  {
    id: 'query-key-value',
    stage: ['embedding', 'w_q', 'w_k', 'w_v', 'query', 'key', 'value'],
    about: ['w_q', 'w_k', 'w_v', 'query', 'key', 'value'],
    focus: ['query', [0, 0]],
    controls: ['weights'],
    values: (reader) => ({ ...pair(reader), weights: reader.inputs.weights }),
  },
  {
    id: 'scores',
    stage: [['query', 'key'], 'raw_scores'],
    about: ['raw_scores'],
    focus: ['raw_scores', [-1, 0]],
    values: (reader) => {
      const { last, ...rest } = pair(reader);
      return {
        ...rest,
        score: reader.at('raw_scores', [last, 0]),
        own: reader.at('raw_scores', [last, last]),
      };
    },
  },
  {
    id: 'scale',
    stage: ['raw_scores', 'scores'],
    about: ['scores'],
    focus: ['scores', [-1, 0]],
    values: (reader) => {
      const { last, ...rest } = pair(reader);
      return {
        ...rest,
        before: reader.at('raw_scores', [last, 0]),
        after: reader.at('scores', [last, 0]),
        width: reader.tensor('key').shape[1],
      };
    },
    asks: true,
  },
  {
    id: 'softmax',
    stage: ['scores', 'attention_weights'],
    about: ['attention_weights'],
    focus: ['attention_weights', [-1, 0]],
    values: (reader) => {
      const { last, ...rest } = pair(reader);
      return {
        ...rest,
        weight: reader.at('attention_weights', [last, 0]),
        own: reader.at('attention_weights', [last, last]),
      };
    },
  },
  {
    id: 'context',
    stage: [['attention_weights', 'value'], 'context'],
    about: ['context'],
    focus: ['context', [-1, 0]],
    values: (reader) => {
      const { last, ...rest } = pair(reader);
      return {
        ...rest,
        before: reader.at('value', [last, 0]),
        after: reader.at('context', [last, 0]),
      };
    },
  },
  {
    id: 'same-shape',
    stage: ['embedding', 'context'],
    about: ['embedding', 'context'],
    focus: ['context', [-1, 0]],
    values: (reader) => {
      const [rows, columns] = reader.tensor('context').shape;
      return { rows, columns };
    },
    asks: true,
  },
  {
    id: 'comparison',
    stage: ['context', 'comparison.context', 'word_context', 'comparison.word_context', 'moved'],
    about: ['word_context', 'comparison.word_context', 'moved'],
    focus: ['moved', [0, 0]],
    controls: ['comparison'],
    values: ({ inputs, at }) => {
      const { here, there, shared } = sharedWord(inputs);
      return {
        shared: String(shared),
        word: inputs.sentence[here],
        other: inputs.comparison[there],
        sentence: inputs.sentence.join(' '),
        comparison: inputs.comparison.join(' '),
        water: at('moved', [0, 0]),
        money: at('moved', [0, 1]),
      };
    },
  },
];
