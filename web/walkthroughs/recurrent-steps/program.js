import { activation, add, batchNorm, layerNorm, matmul, sliceRows } from '../../ops/index.js';
import { fromNested } from '../../tape/tensor.js';
import { drawn, setDrawn } from '../drawn.js';
import { vectorOf, withEdit } from '../words.js';
import { table } from './table.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { InputSpec } from '../inputs.js'
 * @import { Inputs, Word } from '../types.js'
 */

/** Numbers of a word, and of a state. */
export const width = 2;
export const units = 3;
const longest = 8;

/** In how many ways the words of the other reviews can be dealt anew. */
export const deals = 12;

/** The nets: bare, with batch norm and with layer norm before tanh. */
export const norms = /** @type {const} */ (['batch_norm', 'layer_norm']);

/** @type {Record<string, InputSpec>} */
export const specs = {
  sentences: {
    kind: 'sentences',
    default: [
      ['the', 'plot', 'felt', 'slow', 'but', 'ended', 'well'],
      ['i', 'would', 'watch', 'it', 'again', 'tomorrow'],
      ['great', 'cast', 'but', 'bad', 'music'],
      ['far', 'too', 'long'],
      ['loved', 'it'],
      ['boring'],
    ],
    most: longest,
    sentences: 6,
  },
  word: { kind: 'number', default: 3, min: 1, max: longest },
  deal: { kind: 'number', default: 0, min: 0, max: deals },
  seed: { kind: 'seed', default: 4 },
  vectors: { kind: 'vectors', default: {}, width },
  weight_cells: { kind: 'cells', default: {} },
};

/** Words of the longest review: time steps. @type {(inputs: Inputs) => number} */
export const stepsOf = ({ sentences }) =>
  Math.max(...sentences.map((/** @type {string[]} */ words) => words.length));

/** The time steps by number, 1 … @param {Inputs} inputs */
export const numbersOfSteps = (inputs) => Array.from({ length: stepsOf(inputs) }, (_, t) => t + 1);

/** The time step on stage. @type {(inputs: Inputs) => number} */
export const shown = (inputs) => Math.min(inputs.word, stepsOf(inputs));

/** Whether each review is still being read at a time step. @type {(inputs: Inputs, t: number) => boolean[]} */
export const runningAt = ({ sentences }, t) =>
  sentences.map((/** @type {string[]} */ words) => words.length >= t);

/** How many reviews are still being read at a time step. @type {(inputs: Inputs, t: number) => number} */
export const countAt = (inputs, t) => runningAt(inputs, t).filter(Boolean).length;

/**
 * The reviews as they are read: the first as it is written; the words of the others too, or dealt
 * anew among them, in an order that a generator draws.
 * @param {any} engine
 * @param {Inputs} inputs
 * @returns {string[][]}
 */
export function reviews(engine, { sentences, deal }) {
  const [first, ...others] = sentences;
  const words = others.flat();
  if (deal === 0 || words.length === 0) return sentences;
  const keys = engine.generator(deal).rand([words.length]).data;
  const order = [...words.keys()].sort((a, b) => keys[a] - keys[b]);
  return [
    first,
    ...others.map((/** @type {string[]} */ own) => own.map(() => words[order.pop() ?? 0])),
  ];
}

/**
 * The reviews, word by word, through three recurrent nets with the same weights.
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
export function program(tape, inputs) {
  const { seed, vectors, weight_cells } = inputs;
  const sentences = reviews(tape.engine, inputs);
  drawn(tape, 'weights', { seed, shape: [width + units, units] }, weight_cells);
  tape.run(sliceRows, { x: 'weights' }, { from: 0, to: width }, { output: 'w_x' });
  tape.run(sliceRows, { x: 'weights' }, { from: width, to: width + units }, { output: 'w_h' });
  const zeros = sentences.map(() => new Array(units).fill(0));
  for (const net of ['', ...norms.map((norm) => `${norm}.`)])
    tape.input(`step_0.${net}hidden`, fromNested(zeros));

  for (const t of numbersOfSteps(inputs)) {
    const step = `step_${t}`;
    const vector = (/** @type {string[]} */ words) =>
      words.length < t
        ? new Array(width).fill(0)
        : vectorOf(words[t - 1], vectors, table, width, tape.engine).vector;
    tape.input(`${step}.words`, fromNested(sentences.map(vector)));
    const flags = Uint8Array.from(runningAt(inputs, t), Number);
    tape.input(`${step}.valid_mask`, { shape: [flags.length], data: flags });
    tape.run(matmul, { a: `${step}.words`, b: 'w_x' }, {}, { output: `${step}.from_words` });
    advance(tape, t, '', (x) => x);
    advance(tape, t, 'batch_norm.', (x, prefix) => {
      const names = ['mean', 'var', 'rstd', 'normalized', 'output'].map((field) => [
        field,
        prefix + field,
      ]);
      const valid_mask = `${step}.valid_mask`;
      tape.run(batchNorm, { x, valid_mask }, {}, Object.fromEntries(names));
      return `${prefix}output`;
    });
    advance(tape, t, 'layer_norm.', (x, prefix) => {
      tape.run(layerNorm, { x }, {}, prefix.slice(0, -1));
      return `${prefix}output`;
    });
  }
}

/**
 * One time step of one net: state and words make z, which is normalized or not, then tanh.
 * @param {Tape} tape
 * @param {number} t
 * @param {string} net prefix of its tensors within the step
 * @param {(x: string, prefix: string) => string} normalize
 */
function advance(tape, t, net, normalize) {
  const prefix = `step_${t}.${net}`;
  const from_state = `${prefix}from_state`;
  tape.run(matmul, { a: `step_${t - 1}.${net}hidden`, b: 'w_h' }, {}, { output: from_state });
  tape.run(add, { a: `step_${t}.from_words`, b: from_state }, {}, { output: `${prefix}z` });
  const x = normalize(`${prefix}z`, prefix);
  tape.run(activation, { x }, { kind: 'tanh' }, { output: `${prefix}hidden` });
}

/**
 * A changed cell: a word's vector, wherever the word stands, or a weight.
 * @param {Tape} tape
 * @param {Inputs} inputs
 * @param {string} name
 * @param {number[]} index
 * @param {number} value
 * @returns {Inputs | undefined}
 */
export function edit(tape, inputs, name, index, value) {
  const [row, column] = index;
  const firstRow = { weights: 0, w_x: 0, w_h: width }[name];
  if (firstRow !== undefined)
    return setDrawn(inputs, 'weight_cells', [firstRow + row, column], value);
  const step = /^step_(\d+)\.words$/.exec(name)?.[1];
  const word = reviews(tape.engine, inputs)[row]?.[Number(step) - 1];
  if (word === undefined) return undefined;
  const { vector } = vectorOf(word, inputs.vectors, table, width, tape.engine);
  return { ...inputs, vectors: withEdit(inputs.vectors, word, vector, column, value) };
}

/** @type {(inputs: Inputs, tape: Tape) => Word[][]} */
export const words = (inputs, tape) =>
  reviews(tape.engine, inputs).map((sentence) =>
    sentence.map((word) => ({
      word,
      ...vectorOf(word, inputs.vectors, table, width, tape.engine),
    })),
  );
