/**
 * @import { Tape } from '../tape/tape.js'
 * @import { ChartSeries, Drawing, Reader } from './types.js'
 *
 * @typedef {Omit<ChartSeries, 'points'> & { value: (tape: Tape) => number }} Line a value of each
 *   tape, which may throw where the kernels refuse
 */

/**
 * What a chart draws over values of one number input: each line's value on the tape that has this
 * value, all other inputs as they are. Needs no `heavy`: it reads its tapes in one sweep,
 * which may be late by itself.
 *
 * @param {object} options
 * @param {string} options.over the input
 * @param {number} options.from
 * @param {number} options.to
 * @param {number} [options.step] from one value to the next, default 1; that of the input's slider
 *   gives a point at each of its places
 * @param {Line[]} options.lines
 * @returns {(reader: Reader) => Drawing}
 */
export function overInput({ over, from, to, step = 1, lines }) {
  /** @param {Tape} tape */
  const read = (tape) => lines.map(({ value }) => orGap(() => value(tape)));
  return ({ inputs, sweep }) => {
    const values = sweep({ over, from, to, step, read });
    const series = lines.map(({ value: _, ...line }, at) => ({
      ...line,
      points: values.map(({ x, value }) => /** @type {[number, number]} */ ([x, value[at]])),
    }));
    return { series, x: inputs[over] };
  };
}

/**
 * A value, or a gap in the line where the kernels refuse.
 * @param {() => number} value
 */
export function orGap(value) {
  try {
    return value();
  } catch (failure) {
    if (/** @type {Error} */ (failure).name !== 'EngineError') throw failure;
    return Number.NaN;
  }
}
