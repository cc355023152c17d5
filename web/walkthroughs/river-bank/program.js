import { attention, matmul, pickRow, subtract } from '../../ops/index.js';
import { fromNested } from '../../tape/tensor.js';
import { editWeight, weightNames, weightOf, weightSpecs } from '../weights.js';
import { vectorOf, withEdit, wordKey } from '../words.js';
import { learned, table } from './table.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { InputSpec } from '../inputs.js'
 * @import { Inputs } from '../types.js'
 */

export const features = ['water', 'money', 'place', 'nature'];
const width = features.length;

/** @type {Record<string, InputSpec>} */
export const specs = {
  sentence: { kind: 'words', default: ['river', 'bank'], most: 6 },
  comparison: { kind: 'words', default: ['money', 'bank'], most: 6 },
  vectors: { kind: 'vectors', default: {}, width },
  ...weightSpecs(width),
};

/**
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
export function program(tape, inputs) {
  tape.input('embedding', embed(tape, inputs, inputs.sentence));
  for (const name of weightNames) tape.input(name, fromNested(weightOf(inputs, learned, name)));
  attend(tape, '');
  tape.input('comparison.embedding', embed(tape, inputs, inputs.comparison));
  attend(tape, 'comparison.');
  const { here, there } = sharedWord(inputs);
  tape.run(pickRow, { x: 'context' }, { row: here }, { output: 'word_context' });
  tape.run(
    pickRow,
    { x: 'comparison.context' },
    { row: there },
    { output: 'comparison.word_context' },
  );
  tape.run(subtract, { a: 'comparison.word_context', b: 'word_context' }, {}, { output: 'moved' });
}

/**
 * Self-attention over one sentence.
 * @param {Tape} tape
 * @param {string} prefix of its tensors
 */
function attend(tape, prefix) {
  const [query, key, value] = ['query', 'key', 'value'].map((name) => prefix + name);
  const a = `${prefix}embedding`;
  tape.run(matmul, { a, b: 'w_q' }, {}, { output: query });
  tape.run(matmul, { a, b: 'w_k' }, {}, { output: key });
  tape.run(matmul, { a, b: 'w_v' }, {}, { output: value });
  const fields = ['raw_scores', 'scores', 'attention_weights', 'context'];
  const names = Object.fromEntries(fields.map((field) => [field, prefix + field]));
  tape.run(attention, { query, key, value }, {}, names);
}

/** @type {(tape: Tape, inputs: Inputs, words: string[]) => ReturnType<typeof fromNested>} */
const embed = ({ engine }, { vectors }, words) =>
  fromNested(words.map((word) => vectorOf(word, vectors, table, width, engine).vector));

/**
 * Where the two sentences have a word in common: the last such word, else the last of each.
 * @param {Inputs} inputs
 * @returns {{ here: number, there: number, shared: boolean }}
 */
export function sharedWord({ sentence, comparison }) {
  const there = comparison.map(wordKey);
  const here = sentence
    .map(wordKey)
    .findLastIndex((/** @type {string} */ word) => there.includes(word));
  if (here < 0) return { here: sentence.length - 1, there: there.length - 1, shared: false };
  return { here, there: there.lastIndexOf(wordKey(sentence[here])), shared: true };
}

/**
 * A changed cell: an embedding is its word's vector wherever the word stands.
 * @param {Tape} tape
 * @param {Inputs} inputs
 * @param {string} name
 * @param {number[]} index
 * @param {number} value
 * @returns {Inputs | undefined}
 */
export function edit(tape, inputs, name, index, value) {
  const sentence = { embedding: inputs.sentence, 'comparison.embedding': inputs.comparison }[name];
  if (!sentence) return editWeight(inputs, learned, name, index, value);
  const [row, column] = index;
  const { vector } = vectorOf(sentence[row], inputs.vectors, table, width, tape.engine);
  return { ...inputs, vectors: withEdit(inputs.vectors, sentence[row], vector, column, value) };
}

/** @type {(inputs: Inputs, tape: Tape, name: string) => import('../types.js').Word[][]} */
export const words = (inputs, tape, name) => [
  inputs[name].map((/** @type {string} */ word) => ({
    word,
    ...vectorOf(word, inputs.vectors, table, width, tape.engine),
  })),
];
