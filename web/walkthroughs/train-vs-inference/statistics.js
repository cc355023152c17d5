/**
 * What the prose and the charts of this walkthrough read off its tapes.
 *
 * @import { Tape } from '../../tape/tape.js'
 * @import { ChartSeries, Inputs, Reader } from '../types.js'
 */
import { orGap } from '../over-input.js';
import { written } from '../written.js';
import { numbersOfBatches, truth } from './program.js';

/** @typedef {{ at: Reader['at'] }} Readable a reader or a tape */

/** The mini-batch on stage: the last that was seen, or the first. @param {Inputs} inputs */
export const shown = ({ seen }) => Math.max(1, seen);

/** Whether mini-batches of this size cannot be normalized. @param {Inputs} inputs */
export const isRefused = ({ batch_size }) => batch_size === '1';

/** What every step may quote. @param {Reader} reader */
export function given({ inputs }) {
  const { seen, batch_size, momentum, drift, seed } = inputs;
  return {
    seen,
    batch: shown(inputs),
    rows: Number(batch_size),
    momentum: written(momentum),
    other: written(1 - momentum),
    drift: written(drift),
    steady: String(drift === 0),
    seed: String(seed),
    refused: String(isRefused(inputs)),
    truth: truth(inputs, seen),
  };
}

/**
 * The first feature's statistic of each mini-batch, from the first on or from the start.
 * @type {(tape: Readable, field: string, first?: 0 | 1) => [number, number][]}
 */
export const byBatch = (tape, field, first = 1) =>
  [...(first === 0 ? [0] : []), ...numbersOfBatches].map((t) => [
    t,
    tape.at(`batch_${t}.${field}`, [0]),
  ]);

/** The first feature's true mean at each mini-batch. @param {Inputs} inputs */
export const byTruth = (inputs) =>
  numbersOfBatches.map((t) => /** @type {[number, number]} */ ([t, truth(inputs, t)]));

/**
 * How far the mini-batches' own means lie from the true ones.
 * @type {(tape: Readable, inputs: Inputs) => [number, number][]}
 */
export const missesOf = (tape, inputs) =>
  byBatch(tape, 'mean').map(([t, mean]) => [t, mean - truth(inputs, t)]);

/** Root mean square of a line's heights. @param {[number, number][]} points */
export const typical = (points) =>
  Math.sqrt(points.reduce((sum, [, y]) => sum + y ** 2, 0) / points.length);

/**
 * The gap of every feature at each position in the stream: lines of `overInput`.
 * @type {{ name: string, params: { n: number }, value: (tape: Tape) => number }[]}
 */
export const gapLines = [0, 1, 2].map((j) => ({
  name: 'train-vs-inference.feature',
  params: { n: j + 1 },
  value: (tape) => orGap(() => tape.at('gap', [0, j])),
}));

/**
 * How far running_mean lags behind where a drift that goes on keeps it: the drift times (1 − m) / m.
 * @param {Inputs} inputs
 */
export const settledLag = ({ drift, momentum }) => (drift * (1 - momentum)) / momentum;

/** @type {(name: string, hue: string | undefined, points: ChartSeries['points'], kind?: ChartSeries['kind']) => ChartSeries} */
export const series = (name, hue, points, kind = 'line') => ({
  name: `train-vs-inference.chart.${name}`,
  ...(hue && { hue }),
  points,
  kind,
});
