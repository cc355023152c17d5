/**
 * What the prose and the charts of this walkthrough read off its tapes.
 *
 * @import { Tape } from '../../tape/tape.js'
 * @import { ChartSeries, Inputs, Reader } from '../types.js'
 */
import { orGap } from '../over-input.js';
import { countAt, deals, numbersOfSteps, shown, stepsOf, units } from './program.js';

/** The last time step at which batch norm can be trained; 0 where there is none. @param {Inputs} inputs */
export const lastBatch = (inputs) =>
  numbersOfSteps(inputs).findLast((t) => countAt(inputs, t) > 1) ?? 0;

/** What every step may quote. @param {Reader} reader */
export function given({ inputs }) {
  const word = shown(inputs);
  const lengths = inputs.sentences.map((/** @type {string[]} */ words) => words.length);
  const last = lastBatch(inputs);
  const longest = stepsOf(inputs);
  return {
    reviews: lengths.length,
    longest,
    shortest: Math.min(...lengths),
    word,
    count: countAt(inputs, word),
    last,
    alone: last < longest ? last + 1 : 0,
    refused: String(last < word),
  };
}

/** The numbers that are followed from word to word, by what they are called in charts. */
const followed = {
  'batch_norm.mean': [0],
  'batch_norm.var': [0],
  'batch_norm.hidden': [0, 0],
  'layer_norm.hidden': [0, 0],
};

/** @typedef {keyof typeof followed} Followed */

/**
 * A number at every word, a gap where the kernels refuse it or the first review has ended.
 * @type {(tape: Pick<Tape, 'at'>, name: Followed, words: number) => [number, number][]}
 */
export const byWord = (tape, name, words) =>
  Array.from({ length: words }, (_, k) => [
    k + 1,
    orGap(() => tape.at(`step_${k + 1}.${name}`, followed[name])),
  ]);

/** Words at which a number is followed: all, or those of the first review. @type {(inputs: Inputs, name: Followed) => number} */
const wordsOf = (inputs, name) =>
  name.endsWith('hidden') ? inputs.sentences[0].length : stepsOf(inputs);

/** All followed numbers of a tape. @param {Tape} tape */
function readAll(tape) {
  let words = 0;
  while (tape.has(`step_${words + 1}.words`)) words++;
  return Object.fromEntries(
    /** @type {Followed[]} */ (Object.keys(followed)).map((name) => [
      name,
      byWord(tape, name, words).map(([, value]) => value),
    ]),
  );
}

/**
 * The least and the greatest of a number at every word, over all deals of the other reviews' words.
 * @type {(reader: Reader, name: Followed) => [word: number, low: number, high: number][]}
 */
export function overDeals({ inputs, sweep }, name) {
  const tapes = sweep({ over: 'deal', from: 0, to: deals, ignores: ['word'], read: readAll });
  return Array.from({ length: wordsOf(inputs, name) }, (_, k) => {
    const values = tapes.map(({ value }) => value[name][k]);
    return [k + 1, Math.min(...values), Math.max(...values)];
  });
}

/** How far apart the deals’ least and greatest means of the first unit lie at a word. @type {(reader: Reader, t: number) => number} */
export function spanAt(reader, t) {
  const [, low, high] = overDeals(reader, 'batch_norm.mean')[t - 1];
  return high - low;
}

/**
 * The line of a number from word to word, and the band of it over the deals.
 * @type {(reader: Reader, name: Followed, hue: string) => ChartSeries[]}
 */
export const lineAndBand = (reader, name, hue) => [
  {
    name: `recurrent-steps.chart.${name}.band`,
    hue,
    kind: 'band',
    points: overDeals(reader, name),
  },
  {
    name: `recurrent-steps.chart.${name}`,
    hue,
    kind: 'both',
    points: byWord(reader, name, wordsOf(reader.inputs, name)),
  },
];

/**
 * What becomes of the first review's states where other reviews are missing: how many numbers under
 * layer norm keep their bits when it is read alone, and how far one moves under batch norm when the
 * last review is left out.
 * @param {Reader} reader
 */
export function without({ inputs, tensor, variant }) {
  const { sentences } = inputs;
  const [first] = sentences;
  const alone = variant({ sentences: [first], deal: 0 });
  let same = 0;
  for (let t = 1; t <= first.length; t++) {
    const among = tensor(`step_${t}.layer_norm.hidden`).data;
    const own = alone.tensor(`step_${t}.layer_norm.hidden`).data;
    same += own.filter((value, j) => Object.is(value, among[j])).length;
  }
  const fewer = { sentences: sentences.slice(0, -1) };
  const at = Math.min(shown(inputs), first.length, sentences.length > 1 ? lastBatch(fewer) : 0);
  let moved = 0;
  if (at > 0) {
    const hidden = `step_${at}.batch_norm.hidden`;
    const [now, then] = [tensor(hidden).data, variant(fewer).tensor(hidden).data];
    for (let j = 0; j < units; j++) moved = Math.max(moved, Math.abs(now[j] - then[j]));
  }
  return { same, all: first.length * units, at, moved };
}
