import {
  attention,
  batchNorm,
  layerNorm,
  matmul,
  not,
  padBatch,
  stack,
  subtract,
  zeroRows,
} from '../../ops/index.js';
import { fromNested } from '../../tape/tensor.js';
import { editWeight, weightNames, weightOf, weightSpecs } from '../weights.js';
import { vectorOf, withEdit } from '../words.js';
import { learned, table } from './table.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { InputSpec } from '../inputs.js'
 * @import { Inputs, Word } from '../types.js'
 */

const width = 3;

/** @type {Record<string, InputSpec>} */
export const specs = {
  sentences: {
    kind: 'sentences',
    default: [
      ['loved', 'it'],
      ['the', 'plot', 'felt', 'slow'],
    ],
    most: 6,
    sentences: 4,
  },
  padding: { kind: 'number', default: 0, min: 0, max: 60, more: 5 },
  vectors: { kind: 'vectors', default: {}, width },
  ...weightSpecs(width),
};

/**
 * Positions a sentence takes in the batch: those of the longest, and the extra padding.
 * @param {Inputs} inputs
 * @returns {number}
 */
export const lengthOf = ({ sentences, padding }) =>
  Math.max(...sentences.map((/** @type {string[]} */ words) => words.length)) + padding;

/**
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
export function program(tape, inputs) {
  const { sentences, vectors } = inputs;
  const length = lengthOf(inputs);

  /** @type {Record<string, string>} */
  const sequences = {};
  for (const [n, words] of sentences.entries()) {
    sequences[n] = `sentence_${n + 1}`;
    const rows = words.map(
      (/** @type {string} */ word) => vectorOf(word, vectors, table, width, tape.engine).vector,
    );
    tape.input(sequences[n], fromNested(rows));
  }
  tape.run(padBatch, sequences, { length }, { output: 'embedding' });
  tape.input('key_padding_mask', paddingMask(sentences, length));

  for (const name of weightNames) tape.input(name, fromNested(weightOf(inputs, learned, name)));
  tape.run(matmul, { a: 'embedding', b: 'w_q' }, {}, { output: 'query' });
  tape.run(matmul, { a: 'embedding', b: 'w_k' }, {}, { output: 'key' });
  tape.run(matmul, { a: 'embedding', b: 'w_v' }, {}, { output: 'value' });
  const projections = { query: 'query', key: 'key', value: 'value' };
  tape.run(attention, { ...projections, key_padding_mask: 'key_padding_mask' });
  tape.run(
    attention,
    projections,
    {},
    named('unmasked', ['raw_scores', 'scores', 'attention_weights', 'context']),
  );

  tape.run(zeroRows, { x: 'context', mask: 'key_padding_mask' }, {}, { output: 'context_zeroed' });
  tape.run(stack, { x: 'context_zeroed' }, {}, { output: 'stacked' });
  tape.run(not, { mask: 'key_padding_mask' }, {}, { output: 'real_positions' });
  tape.run(stack, { x: 'real_positions' }, { whole: true }, { output: 'valid_mask' });

  tape.run(batchNorm, { x: 'stacked' }, {}, 'batch_norm');
  tape.run(batchNorm, { x: 'stacked', valid_mask: 'valid_mask' }, {}, 'masked_batch_norm');
  tape.run(layerNorm, { x: 'stacked' }, {}, 'layer_norm');
  tape.run(
    subtract,
    { a: 'batch_norm.output', b: 'masked_batch_norm.output' },
    {},
    { output: 'distortion' },
  );
}

/**
 * 1 where a position is no word: (sentences, length).
 * @param {string[][]} sentences
 * @param {number} length
 */
function paddingMask(sentences, length) {
  const data = new Uint8Array(sentences.length * length).fill(1);
  for (const [n, words] of sentences.entries()) data.fill(0, n * length, n * length + words.length);
  return { shape: [sentences.length, length], data };
}

/** @type {(prefix: string, fields: string[]) => Record<string, string>} */
const named = (prefix, fields) =>
  Object.fromEntries(fields.map((field) => [field, `${prefix}.${field}`]));

/**
 * A changed cell: an embedding is its word's vector wherever the word stands; padding stays zero.
 * @param {Tape} tape
 * @param {Inputs} inputs
 * @param {string} name
 * @param {number[]} index
 * @param {number} value
 * @returns {Inputs | undefined}
 */
export function edit(tape, inputs, name, index, value) {
  const [n, row, column] = name === 'embedding' ? index : [sentenceOf(name), ...index];
  const word = inputs.sentences[n]?.[row];
  if (word === undefined) return editWeight(inputs, learned, name, index, value);
  const { vector } = vectorOf(word, inputs.vectors, table, width, tape.engine);
  return { ...inputs, vectors: withEdit(inputs.vectors, word, vector, column, value) };
}

/** @param {string} name */
const sentenceOf = (name) => (name.startsWith('sentence_') ? Number(name.slice(9)) - 1 : -1);

/** @type {(inputs: Inputs, tape: Tape) => Word[][]} */
export const words = (inputs, tape) =>
  inputs.sentences.map((/** @type {string[]} */ sentence) =>
    sentence.map((word) => ({
      word,
      ...vectorOf(word, inputs.vectors, table, width, tape.engine),
    })),
  );
