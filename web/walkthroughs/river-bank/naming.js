import { features, sharedWord } from './program.js';

/** @import { Inputs, Labels, Say } from '../types.js' */

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
  word_context: 'u',
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
