import { weightSet } from '../weights.js';
import { sharedWord } from './program.js';

/** @import { Reader, Step } from '../types.js' */

/**
 * The word whose row the prose follows: the last one, looking at the first.
 * @param {Reader} reader
 */
function pair({ inputs }) {
  const last = inputs.sentence.length - 1;
  return { last, word: inputs.sentence[last], first: inputs.sentence[0], count: last + 1 };
}

/** @type {Step[]} */
export const steps = [
  {
    id: 'words',
    stage: ['words:sentence', 'words:comparison'],
    about: ['words:sentence'],
    focus: ['embedding', [0, 0]],
    controls: ['sentence', 'comparison'],
    values: pair,
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
    values: (reader) => ({ ...pair(reader), weights: weightSet(reader.inputs) }),
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
        after: reader.at('context', [last, 0]),
        weight: reader.at('attention_weights', [last, 0]),
        value: reader.at('value', [0, 0]),
        given: reader.at('attention_weights', [last, 0]) * reader.at('value', [0, 0]),
      };
    },
  },
  {
    id: 'same-shape',
    stage: ['embedding', 'context'],
    about: ['embedding', 'context'],
    focus: ['context', [-1, 0]],
    controls: ['sentence'],
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
    values: ({ inputs, at, tensor }) => {
      const { here, there, shared } = sharedWord(inputs);
      return {
        shared: String(shared),
        changed: String(tensor('moved').data.some((value) => value !== 0)),
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
