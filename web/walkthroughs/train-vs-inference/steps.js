import { overInput } from '../over-input.js';
import { batches, spread } from './program.js';
import {
  byBatch,
  byTruth,
  gapLines,
  given,
  isRefused,
  missesOf,
  series,
  settledLag,
  shown,
  typical,
} from './statistics.js';

/** @import { Chart, Drawing, Inputs, Reader, Step } from '../types.js' */

/** @type {Pick<Chart, 'x' | 'sets' | 'xDomain'>} */
const overStream = {
  x: 'train-vs-inference.inputs.seen',
  sets: 'seen',
  xDomain: [0, batches],
};

/** A tensor of the mini-batch on stage. @type {(name: string) => (inputs: Inputs) => string} */
const own = (name) => (inputs) => `batch_${shown(inputs)}${name}`;
const [batch, mean, variance, output] = ['', '.mean', '.var', '.output'].map(own);

/** The running statistic before the last mini-batch, that one's own, and after it. */
const moving = (/** @type {'mean' | 'var'} */ field) => ({
  stage: (/** @type {Inputs} */ { seen }) =>
    seen === 0
      ? [`batch_0.running_${field}`]
      : [
          [`batch_${seen - 1}.running_${field}`, `batch_${seen}.${field}`],
          `batch_${seen}.running_${field}`,
        ],
  about: (/** @type {Inputs} */ { seen }) => [`batch_${seen}.running_${field}`],
  focus: (/** @type {Inputs} */ { seen }) =>
    /** @type {[string, number[]]} */ ([`batch_${seen}.running_${field}`, [0]]),
});

/** The last move of a running statistic of the first feature. @type {(reader: Reader, field: 'mean' | 'var') => Record<string, number>} */
const moveOf = ({ inputs: { seen }, at }, field) =>
  seen === 0
    ? { before: 0, own: 0, after: at(`batch_0.running_${field}`, [0]) }
    : {
        before: at(`batch_${seen - 1}.running_${field}`, [0]),
        own: at(`batch_${seen}.${field}`, [0]),
        after: at(`batch_${seen}.running_${field}`, [0]),
      };

/** Values that kernels may refuse: without them where a mini-batch has one row. */
const unlessRefused =
  (/** @type {string[]} */ names, /** @type {(reader: Reader) => Record<string, any>} */ read) =>
  (/** @type {Reader} */ reader) => ({
    ...given(reader),
    ...(isRefused(reader.inputs)
      ? Object.fromEntries(names.map((name) => [name, 0]))
      : read(reader)),
  });

/** @type {(field: 'mean' | 'var', truths: (inputs: Inputs) => [number, number][]) => (reader: Reader) => Drawing} */
const runningAgainstStream = (field, truths) => (reader) => ({
  series: [
    series(`own_${field}`, 'batch', byBatch(reader, field), 'points'),
    series(`running_${field}`, 'running', byBatch(reader, `running_${field}`, 0)),
    series(`true_${field}`, undefined, truths(reader.inputs)),
  ],
  x: reader.inputs.seen,
});

/** @type {Chart} */
const runningMeans = {
  title: 'train-vs-inference.chart.means',
  y: 'train-vs-inference.chart.mean',
  ...overStream,
  draw: runningAgainstStream('mean', byTruth),
};

/** Sizes of mini-batches that are compared: few, many, most, and the reader's. @param {Inputs} inputs */
const sizesBeside = (inputs) =>
  [...new Set(['2', '16', '64', ...(isRefused(inputs) ? [] : [inputs.batch_size])])].sort(
    (a, b) => Number(a) - Number(b),
  );

const gaps = overInput({ over: 'seen', from: 0, to: batches, lines: gapLines });

/** @type {Step[]} */
export const steps = [
  {
    id: 'stream',
    stage: (inputs) => [batch(inputs)],
    about: (inputs) => [batch(inputs)],
    focus: (inputs) => [batch(inputs), [0, 0]],
    controls: ['seen', 'batch_size', 'seed'],
    values: given,
    asks: true,
  },
  {
    id: 'own-statistics',
    stage: (inputs) => [[batch(inputs), mean(inputs), variance(inputs)], output(inputs)],
    about: (inputs) => [mean(inputs), variance(inputs), output(inputs)],
    focus: (inputs) => [output(inputs), [0, 0]],
    controls: ['seen', 'batch_size'],
    values: unlessRefused(['mean', 'var', 'first', 'result'], ({ inputs, at }) => ({
      mean: at(mean(inputs), [0]),
      var: at(variance(inputs), [0]),
      first: at(batch(inputs), [0, 0]),
      result: at(output(inputs), [0, 0]),
    })),
  },
  {
    id: 'batch-size',
    stage: (inputs) => [batch(inputs), mean(inputs)],
    about: (inputs) => [mean(inputs)],
    focus: (inputs) => [mean(inputs), [0]],
    controls: ['batch_size', 'seed'],
    values: unlessRefused(['miss', 'expected'], (reader) => ({
      miss: typical(missesOf(reader, reader.inputs)),
      expected: spread / Math.sqrt(Number(reader.inputs.batch_size)),
    })),
    charts: [
      {
        title: 'train-vs-inference.chart.misses',
        y: 'train-vs-inference.chart.miss',
        ...overStream,
        draw: (reader) => ({
          series: sizesBeside(reader.inputs).map((rows) => ({
            name: 'train-vs-inference.chart.rows',
            params: { rows: Number(rows) },
            ...(rows === reader.inputs.batch_size && { hue: 'batch' }),
            points: missesOf(reader.variant({ batch_size: rows }), reader.inputs),
          })),
          x: reader.inputs.seen,
        }),
        heavy: true,
      },
    ],
  },
  {
    id: 'running-mean',
    ...moving('mean'),
    controls: ['seen', 'batch_size'],
    values: unlessRefused(['before', 'own', 'after'], (reader) => moveOf(reader, 'mean')),
    charts: [runningMeans],
  },
  {
    id: 'momentum',
    ...moving('mean'),
    controls: ['momentum', 'seen', 'batch_size'],
    values: unlessRefused(['start', 'after'], (reader) => {
      const { seen, momentum } = reader.inputs;
      return { start: 100 * (1 - momentum) ** seen, after: moveOf(reader, 'mean').after };
    }),
    charts: [
      {
        title: 'train-vs-inference.chart.momenta',
        y: 'train-vs-inference.chart.mean',
        ...overStream,
        draw: ({ inputs, variant }) => ({
          series: [
            series('your_momentum', 'running', byBatch(variant({}), 'running_mean', 0)),
            ...[0.05, 0.5].map((momentum) => ({
              name: 'train-vs-inference.chart.momentum',
              params: { momentum: String(momentum) },
              muted: true,
              points: byBatch(variant({ momentum }), 'running_mean', 0),
            })),
            series('true_mean', undefined, byTruth(inputs)),
          ],
          x: inputs.seen,
        }),
        heavy: true,
      },
    ],
  },
  {
    id: 'running-var',
    ...moving('var'),
    controls: ['seen', 'batch_size'],
    values: unlessRefused(
      ['own', 'unbiased', 'before', 'after', 'all_biased', 'compares'],
      (reader) => {
        const { batch_size } = reader.inputs;
        const move = moveOf(reader, 'var');
        const rows = Number(batch_size);
        return {
          ...move,
          unbiased: (move.own * rows) / (rows - 1),
          all_biased: allBiased(reader),
          compares: String(reader.inputs.seen > 0 && reader.inputs.momentum > 0),
        };
      },
    ),
    charts: [
      {
        title: 'train-vs-inference.chart.vars',
        y: 'train-vs-inference.chart.var',
        ...overStream,
        draw: runningAgainstStream('var', (inputs) =>
          byTruth(inputs).map(([t]) => [t, spread ** 2]),
        ),
      },
    ],
  },
  {
    id: 'inference',
    stage: ({ seen }) => [
      'row',
      [`batch_${seen}.running_mean`, `batch_${seen}.running_var`],
      'inference.output',
    ],
    about: ['inference.output'],
    focus: ['inference.output', [0, 0]],
    controls: ['seen', 'batch_size'],
    values: unlessRefused(['value', 'mean', 'var', 'result', 'unmoved'], ({ inputs, at }) => ({
      value: at('row', [0, 0]),
      mean: at(`batch_${inputs.seen}.running_mean`, [0]),
      var: at(`batch_${inputs.seen}.running_var`, [0]),
      result: at('inference.output', [0, 0]),
      unmoved: String(inputs.seen === 0 || inputs.momentum === 0),
    })),
    asks: true,
  },
  {
    id: 'gap',
    stage: ['joined', ['training.row', 'inference.output', 'gap']],
    about: ['training.row', 'inference.output', 'gap'],
    focus: ['gap', [0, 0]],
    controls: ['seen', 'batch_size'],
    values: (reader) => {
      const isPossible = !isRefused(reader.inputs) && reader.inputs.seen > 0;
      /** @param {string} name */
      const first = (name) => (isPossible ? reader.at(name, [0, 0]) : 0);
      return {
        ...given(reader),
        training: first('training.row'),
        inference: first('inference.output'),
        gap: first('gap'),
      };
    },
    charts: [
      {
        title: 'train-vs-inference.chart.gaps',
        y: 'train-vs-inference.chart.gap',
        ...overStream,
        draw: (reader) => {
          reader.at('batch_1.mean', [0]); // Where this is refused, so is the chart.
          return gaps(reader);
        },
      },
    ],
  },
  {
    id: 'drift',
    ...moving('mean'),
    controls: ['drift', 'momentum', 'seen', 'batch_size'],
    values: unlessRefused(['after', 'lag', 'settled', 'settles'], (reader) => {
      const { after } = moveOf(reader, 'mean');
      const lag = given(reader).truth - after;
      const settles = String(reader.inputs.momentum > 0);
      return { after, lag, settles, settled: settledLag(reader.inputs) };
    }),
    charts: [runningMeans],
  },
  {
    id: 'no-switch',
    stage: ['row', 'layer_norm.output', 'layer_norm.joined'],
    about: ['layer_norm.output', 'layer_norm.joined'],
    focus: ['layer_norm.output', [0, 0]],
    controls: ['seen', 'batch_size'],
    values: (reader) => {
      const alone = reader.tensor('layer_norm.output').data;
      const among = reader.tensor('layer_norm.joined').data;
      return {
        ...given(reader),
        features: alone.length,
        same: alone.filter((value, j) => Object.is(value, among[j])).length,
      };
    },
  },
];

/**
 * What running_var would be now, had it taken the biased variances: the same moves in double.
 * @param {Reader} reader
 */
function allBiased({ inputs: { seen, momentum }, at }) {
  let value = at('batch_0.running_var', [0]);
  for (let t = 1; t <= seen; t++)
    value = (1 - momentum) * value + momentum * at(`batch_${t}.var`, [0]);
  return value;
}
