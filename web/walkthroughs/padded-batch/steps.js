import { overInput } from '../over-input.js';
import { weightSet } from '../weights.js';
import { norms } from './naming.js';
import { lengthOf } from './program.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { Line } from '../over-input.js'
 * @import { Reader, Step } from '../types.js'
 */

/** @param {Reader} reader */
function counts({ inputs }) {
  const length = lengthOf(inputs);
  const real = inputs.sentences.flat().length;
  const rows = inputs.sentences.length * length;
  const longest = length - inputs.padding;
  return { sentences: inputs.sentences.length, longest, length, real, rows, padding: rows - real };
}

/** The first word of the first review, which the prose follows. @param {Reader} reader */
const first = ({ inputs }) => inputs.sentences[0][0];

/** What attention leaves in a row that is no word; 0 where there is none. @param {Reader} reader */
function standingIn({ inputs, at }) {
  const last = lengthOf(inputs) - 1;
  const n = inputs.sentences.findIndex((/** @type {string[]} */ words) => words.length <= last);
  return n < 0 ? 0 : at('context', [n, last, 0]);
}

/**
 * In how many of the 61 lengths layer norm gives every real token the same bits as without extra
 * padding.
 * @param {Reader} reader
 */
function identicalLengths(reader) {
  const [start, ...longer] = reader.sweep({
    over: 'padding',
    from: 0,
    to: 60,
    read: layerNormRows,
  });
  const isIdentical = (/** @type {{ value: number[] }} */ { value }) =>
    value.every((number, at) => Object.is(number, start.value[at]));
  return 1 + longer.filter(isIdentical).length;
}

/** @param {Tape} tape */
const layerNormRows = (tape) => realRows(tape, 'layer_norm.output');

/**
 * The rows of a stacked tensor that are real tokens, one after another.
 * @param {Tape} tape
 * @param {string} name
 */
export function realRows(tape, name) {
  const { shape, data } = tape.tensor(name);
  const valid = tape.tensor('valid_mask').data;
  const width = shape[1];
  const rows = [];
  for (let flat = 0; flat < data.length; flat++) {
    if (valid[Math.floor(flat / width)]) rows.push(data[flat]);
  }
  return rows;
}

const followed = norms.map((norm) => ({
  name: `padded-batch.norm.${norm}`,
  hue: norm === 'layer_norm' ? 'layer' : 'batch',
  value: (/** @type {Tape} */ tape) => tape.at(`${norm}.output`, [0, 0]),
}));

const columnStatistics = ['batch_norm.mean', 'batch_norm.var'].map((name) => ({
  name: `padded-batch.chart.${name}`,
  hue: 'batch',
  value: (/** @type {Tape} */ tape) => tape.at(name, [0]),
}));

/** @param {Line[]} lines */
const overPadding = (lines) => overInput({ over: 'padding', from: 0, to: 60, lines });

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
    values: ({ inputs }) => ({ weights: weightSet(inputs) }),
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
      standing: standingIn(reader),
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
      ...counts(reader),
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
    charts: [
      {
        title: 'padded-batch.chart.column',
        x: 'padded-batch.inputs.padding',
        y: 'padded-batch.chart.column.y',
        sets: 'padding',
        draw: overPadding(columnStatistics),
      },
    ],
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
    controls: ['padding', 'sentences'],
    values: (reader) => ({ word: first(reader) }),
    charts: [
      {
        title: 'padded-batch.chart.output',
        x: 'padded-batch.inputs.padding',
        y: 'padded-batch.chart.output.y',
        sets: 'padding',
        draw: overPadding(followed),
      },
    ],
  },
];
