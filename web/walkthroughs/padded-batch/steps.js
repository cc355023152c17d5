import { lengthOf } from './program.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { Inputs, Labels, Marked, Reader, Say, Step } from '../types.js'
 */

const features = ['1', '2', '3'].map((feature) => `padded-batch.feature.${feature}`);
const norms = ['batch_norm', 'masked_batch_norm', 'layer_norm'];
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
  stacked: 'z',
  real_positions: 'R',
  valid_mask: 'R',
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
      }).map(([field, symbol]) => [`${norm}.${field}`, symbol]),
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

/** @param {Reader} reader */
function counts({ inputs }) {
  const length = lengthOf(inputs);
  const real = inputs.sentences.flat().length;
  const rows = inputs.sentences.length * length;
  return { sentences: inputs.sentences.length, length, real, rows, padding: rows - real };
}

/** The first word of the first review, which the prose follows. @param {Reader} reader */
const first = ({ inputs }) => inputs.sentences[0][0];

/**
 * In how many of the 61 lengths layer norm gives every real token the same bits as without extra
 * padding.
 * @param {Reader} reader
 */
function identicalLengths(reader) {
  const start = realRows(reader.variant({ padding: 0 }), 'layer_norm.output');
  const lengths = Array.from({ length: 61 }, (_, padding) => padding);
  return lengths.filter((padding) => {
    const rows = realRows(reader.variant({ padding }), 'layer_norm.output');
    return rows.every((value, at) => Object.is(value, start[at]));
  }).length;
}

/**
 * The rows of a stacked tensor that are real tokens, one after another.
 * @param {Tape} tape
 * @param {string} name
 */
export function realRows(tape, name) {
  const { shape, data } = tape.tensor(name);
  const valid = tape.tensor('valid_mask').data;
  return [...data.filter((_, flat) => valid[Math.floor(flat / shape[1])])];
}

const followed = norms.map((norm) => ({
  name: `padded-batch.norm.${norm}`,
  hue: norm === 'layer_norm' ? 'layer' : norm === 'batch_norm' ? 'batch' : 'group',
  value: (/** @type {Tape} */ tape) => tape.at(`${norm}.output`, [0, 0]),
}));

/** @type {Step[]} */
export const steps = [
  {
    id: 'sentences',
    stage: ['words:sentences'],
    about: ['words:sentences'],
    focus: ['sentence_1', [0, 0]],
    controls: ['sentences'],
    values: counts,
  },
  {
    id: 'embeddings',
    stage: ['words:sentences', ['sentence_*']],
    about: ['sentence_*'],
    focus: ['sentence_1', [0, 0]],
    values: (reader) => ({ word: first(reader), value: reader.at('sentence_1', [0, 0]) }),
  },
  {
    id: 'pad',
    stage: [['sentence_*'], 'embedding', 'key_padding_mask'],
    about: ['embedding', 'key_padding_mask'],
    focus: ['embedding', [0, 0, 0]],
    controls: ['padding'],
    values: counts,
  },
  {
    id: 'batch',
    stage: ['embedding', 'key_padding_mask'],
    about: ['embedding'],
    focus: ['embedding', [0, 0, 0]],
    values: (reader) => ({ ...counts(reader), features: 3 }),
    asks: true,
  },
  {
    id: 'query-key-value',
    stage: ['w_q', 'w_k', 'w_v', 'embedding', 'query', 'key', 'value'],
    about: ['query', 'key', 'value'],
    focus: ['query', [0, 0, 0]],
    controls: ['weights'],
    values: ({ inputs }) => ({ weights: inputs.weights }),
  },
  {
    id: 'attention',
    stage: ['scores', 'masked_scores', 'attention_weights', 'key_padding_mask'],
    about: ['masked_scores', 'attention_weights'],
    focus: ['attention_weights', [0, 0, 0]],
    values: (reader) => ({
      word: first(reader),
      weight: reader.at('attention_weights', [0, 0, 0]),
      attended: reader.inputs.sentences[0].length,
    }),
  },
  {
    id: 'without-mask',
    stage: ['attention_weights', 'unmasked.attention_weights'],
    about: ['unmasked.attention_weights'],
    focus: ['unmasked.attention_weights', [0, 0, -1]],
    values: (reader) => {
      const { length } = counts(reader);
      const start = reader.inputs.sentences[0].length;
      let lost = 0;
      for (let j = start; j < length; j++)
        lost += reader.at('unmasked.attention_weights', [0, 0, j]);
      return { word: first(reader), lost, positions: length - start };
    },
  },
  {
    id: 'context',
    stage: ['attention_weights', 'value', 'context', 'context_zeroed'],
    about: ['context', 'context_zeroed'],
    focus: ['context', [0, -1, 0]],
    values: (reader) => ({
      ...counts(reader),
      standing: reader.at('context', [0, lengthOf(reader.inputs) - 1, 0]),
    }),
  },
  {
    id: 'stack',
    stage: ['context_zeroed', 'stacked'],
    about: ['stacked'],
    focus: ['stacked', [0, 0]],
    values: counts,
    asks: true,
  },
  {
    id: 'batch-norm',
    stage: [
      'stacked',
      ['batch_norm.mean', 'masked_batch_norm.mean', 'batch_norm.var', 'masked_batch_norm.var'],
    ],
    about: ['batch_norm.mean', 'batch_norm.var', 'masked_batch_norm.mean', 'masked_batch_norm.var'],
    focus: ['batch_norm.mean', [0]],
    values: (reader) => ({
      ...counts(reader),
      with_zeros: reader.at('batch_norm.mean', [0]),
      real_only: reader.at('masked_batch_norm.mean', [0]),
    }),
  },
  {
    id: 'every-token',
    stage: ['masked_batch_norm.output', 'batch_norm.output', 'distortion'],
    about: ['batch_norm.output', 'distortion'],
    focus: ['batch_norm.output', [0, 0]],
    values: (reader) => ({
      word: first(reader),
      honest: reader.at('masked_batch_norm.output', [0, 0]),
      distorted: reader.at('batch_norm.output', [0, 0]),
    }),
  },
  {
    id: 'more-padding',
    stage: ['stacked', ['batch_norm.mean', 'batch_norm.var']],
    about: ['batch_norm.mean', 'batch_norm.var'],
    focus: ['batch_norm.mean', [0]],
    controls: ['padding'],
    values: (reader) => ({
      extra: reader.inputs.padding,
      mean: reader.at('batch_norm.mean', [0]),
      none: reader.variant({ padding: 0 }).at('batch_norm.mean', [0]),
      most: reader.variant({ padding: 60 }).at('batch_norm.mean', [0]),
    }),
    chart: {
      over: 'padding',
      from: 0,
      to: 60,
      y: 'padded-batch.chart.column',
      series: () =>
        ['batch_norm.mean', 'batch_norm.var'].map((name) => ({
          name: `padded-batch.chart.${name}`,
          hue: 'batch',
          value: (tape) => tape.at(name, [0]),
        })),
    },
  },
  {
    id: 'layer-norm',
    stage: ['stacked', 'layer_norm.mean', 'layer_norm.var', 'layer_norm.output'],
    about: ['layer_norm.mean', 'layer_norm.var', 'layer_norm.output'],
    focus: ['layer_norm.output', [0, 0]],
    controls: ['padding'],
    values: (reader) => ({
      word: first(reader),
      value: reader.at('layer_norm.output', [0, 0]),
      identical: identicalLengths(reader),
      lengths: 61,
    }),
  },
  {
    id: 'masked-batch-norm',
    stage: [
      'stacked',
      'masked_batch_norm.output',
      'masked_batch_norm.mean',
      'masked_batch_norm.var',
      'valid_mask',
    ],
    about: ['masked_batch_norm.mean', 'masked_batch_norm.var', 'masked_batch_norm.output'],
    focus: ['masked_batch_norm.mean', [0]],
    controls: ['padding', 'sentences'],
    values: (reader) => {
      const alone = reader.variant({ sentences: reader.inputs.sentences.slice(0, 1), padding: 0 });
      return {
        word: first(reader),
        together: reader.at('masked_batch_norm.output', [0, 0]),
        neighbours: reader.inputs.sentences.length - 1,
        alone:
          reader.inputs.sentences[0].length > 1
            ? alone.at('masked_batch_norm.output', [0, 0])
            : Number.NaN,
        possible: String(reader.inputs.sentences[0].length > 1),
      };
    },
  },
  {
    id: 'difference',
    stage: ['batch_norm.output', 'layer_norm.output'],
    about: ['batch_norm.output', 'layer_norm.output'],
    focus: ['layer_norm.output', [0, 0]],
    controls: ['padding'],
    values: (reader) => ({ word: first(reader) }),
    chart: {
      over: 'padding',
      from: 0,
      to: 60,
      y: 'padded-batch.chart.output',
      series: () => followed,
    },
  },
];
