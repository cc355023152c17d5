import { lengthOf } from './program.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { Inputs, Labels, Marked, Say } from '../types.js'
 */

const features = ['1', '2', '3'].map((feature) => `padded-batch.feature.${feature}`);
export const norms = ['batch_norm', 'masked_batch_norm', 'layer_norm'];
const batched = [
  'embedding',
  'query',
  'key',
  'value',
  'context',
  'unmasked.context',
  'context_zeroed',
];
const pairwise = ['raw_scores', 'scores', 'masked_scores', 'attention_weights'];

const unmasked = ['raw_scores', 'scores', 'attention_weights'].map((name) => `unmasked.${name}`);

/** @type {(inputs: Inputs, say: Say) => Record<string, Labels>} */
export function labels(inputs, say) {
  const columns = features.map((key) => say(key));
  const length = lengthOf(inputs);
  /** @type {string[][]} */
  const rows = inputs.sentences.map((/** @type {string[]} */ words) => [
    ...words,
    ...new Array(length - words.length).fill(say('padded-batch.pad')),
  ]);
  const planes = rows.map((_, n) => say(`padded-batch.sentence.${n + 1}`));
  /** @type {Record<string, Labels>} */
  const found = {
    key_padding_mask: { rows: planes, columns: null },
    real_positions: { rows: planes, columns: null },
    valid_mask: { columns: rows.flat() },
    distortion: { rows: rows.flat(), columns },
    stacked: { rows: rows.flat(), columns },
    w_q: { rows: columns, columns },
    w_k: { rows: columns, columns },
    w_v: { rows: columns, columns },
  };
  for (const [n, words] of inputs.sentences.entries()) {
    found[`sentence_${n + 1}`] = { rows: words, columns };
  }
  for (const name of batched) found[name] = { rows, columns, planes };
  for (const name of [...pairwise, ...unmasked]) {
    found[name] = { rows, columns: null, planes };
  }
  for (const norm of norms) {
    found[`${norm}.normalized`] = { rows: rows.flat(), columns };
    found[`${norm}.output`] = { rows: rows.flat(), columns };
    const perRow = norm === 'layer_norm';
    for (const field of [
      'mean',
      'var',
      'rstd',
      ...(perRow ? [] : ['running_mean', 'running_var']),
    ]) {
      found[`${norm}.${field}`] = perRow ? { rows: rows.flat() } : { columns };
    }
  }
  return found;
}

/** @type {(inputs: Inputs, tape: Tape) => Record<string, Marked>} */
export function marks(inputs, tape) {
  const length = lengthOf(inputs);
  const real = inputs.sentences.map((/** @type {string[]} */ words) => words.length);
  const isPadding = real.flatMap((/** @type {number} */ count) =>
    Array.from({ length }, (_, i) => i >= count),
  );
  /** Cells of the rows that are padding, in tensors with a row for each position. @param {number} width */
  const paddingRows = (width) => {
    const found = new Set();
    for (let flat = 0; flat < isPadding.length * width; flat++) {
      if (isPadding[Math.floor(flat / width)]) found.add(flat);
    }
    return found;
  };
  const wide = { padding: paddingRows(features.length) };
  const narrow = { padding: paddingRows(1) };
  /** @type {Record<string, Marked>} */
  const found = { key_padding_mask: narrow, real_positions: narrow, valid_mask: narrow };
  for (const name of batched) found[name] = wide;
  for (const name of [
    'stacked',
    'distortion',
    ...norms.flatMap((norm) => [`${norm}.normalized`, `${norm}.output`]),
  ]) {
    found[name] = wide;
  }
  for (const field of ['mean', 'var', 'rstd']) found[`layer_norm.${field}`] = narrow;
  const rows = { padding: paddingRows(length) };
  for (const name of [...pairwise, ...unmasked]) found[name] = rows;
  const masked = maskedKeys(tape);
  found.masked_scores = { ...rows, masked };
  found.attention_weights = { ...rows, masked };
  return found;
}

/** @param {Tape} tape */
function maskedKeys(tape) {
  const { shape, data } = tape.tensor('key_padding_mask');
  const [count, length] = shape;
  const found = new Set();
  for (let flat = 0; flat < count * length * length; flat++) {
    const n = Math.floor(flat / (length * length));
    if (data[n * length + (flat % length)]) found.add(flat);
  }
  return found;
}

/** @type {Record<string, string>} */
export const symbols = {
  embedding: 'x',
  key_padding_mask: 'M',
  w_q: 'W^Q',
  w_k: 'W^K',
  w_v: 'W^V',
  query: 'q',
  key: 'k',
  value: 'v',
  raw_scores: 'r',
  scores: 's',
  masked_scores: 'm',
  attention_weights: 'a',
  context: 'c',
  'unmasked.raw_scores': 'r',
  'unmasked.scores': 's',
  'unmasked.attention_weights': 'a°',
  'unmasked.context': 'c°',
  context_zeroed: 'z',
  stacked: 'Z',
  real_positions: 'R',
  valid_mask: 'V',
  distortion: 'Δ',
  ...Object.fromEntries(
    norms.flatMap((norm) =>
      Object.entries({
        mean: 'μ',
        var: 'σ^2',
        rstd: 'rstd',
        normalized: 'ẑ',
        output: 'y',
        running_mean: 'μ_run',
        running_var: 'σ^2_run',
      }).map(([field, symbol]) => [
        `${norm}.${field}`,
        norm === 'masked_batch_norm' ? symbol.replace(/^./, '$&′') : symbol,
      ]),
    ),
  ),
};

/** @type {Record<string, string>} */
export const hues = {
  query: 'query',
  key: 'key',
  value: 'value',
  w_q: 'query',
  w_k: 'key',
  w_v: 'value',
  ...Object.fromEntries(
    norms.flatMap((norm) =>
      ['mean', 'var', 'rstd', 'normalized', 'output'].map((field) => [
        `${norm}.${field}`,
        norm === 'layer_norm' ? 'layer' : 'batch',
      ]),
    ),
  ),
};
