/**
 * What the prose and the charts of this walkthrough read off its tapes.
 *
 * @import { Tape } from '../../tape/tape.js'
 * @import { ChartSeries, Inputs, Reader } from '../types.js'
 */
import { layerNumbers, layers, width } from './program.js';
import { features } from './table.js';

/** @typedef {{ tensor: Reader['tensor'] }} Readable a reader or a tape */

/**
 * Size of the input and of what each layer gives.
 * @param {Readable} tape
 * @param {string} [prefix] of the net
 * @returns {number[]}
 */
export const sizes = (tape, prefix = '') => [...tape.tensor(`${prefix}size`).data];

/** Root mean square. @param {number[]} values */
export const sizeOf = (values) =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);

/** @type {(tape: Readable, prefix?: string) => number} */
export const lastSize = (tape, prefix) => sizes(tape, prefix)[layers];

/**
 * Numbers by layer as a line of a chart.
 * @type {(line: Omit<ChartSeries, 'points'>, values: number[], first?: number) => ChartSeries}
 */
export const byLayer = (line, values, first = 0) => ({
  ...line,
  kind: 'both',
  points: values.map((value, k) => [first + k, value]),
});

/**
 * How much of the first sum each feature makes up, sign aside, in percent: 0 where all are zero.
 * @param {Tape} tape
 */
export function shares(tape) {
  const parts = features.map((_, j) =>
    Math.abs(tape.at('input', [0, j]) * tape.at('weight_1', [0, j])),
  );
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return Object.fromEntries(
    features.map((feature, j) => [feature, whole === 0 ? 0 : (100 * parts[j]) / whole]),
  );
}

/** Years that the person of `moves` is made older by. */
export const years = 10;

/**
 * How far each layer of the net with normalization moves when the person is ten years older: the
 * root mean square of the differences, from layer 1 on.
 * @param {Reader} reader
 * @param {Inputs['entry']} entry
 * @returns {number[]}
 */
export function moves({ inputs, variant }, entry) {
  const row = inputs.person - 1;
  const [age, ...others] = inputs.people[row];
  const people = inputs.people.with(row, [Math.fround(age + years), ...others]);
  const [before, after] = [{ entry }, { entry, people }].map(
    (changes) => variant(changes).tensor('normed.activations').data,
  );
  return layerNumbers.map((k) => {
    const row = Array.from({ length: width }, (_, j) => k * width + j);
    return sizeOf(row.map((flat) => after[flat] - before[flat]));
  });
}
