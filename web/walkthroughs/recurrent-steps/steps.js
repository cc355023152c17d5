import {
  countAt,
  deals,
  numbersOfSteps,
  runningAt,
  shown,
  stepsOf,
  units,
  width,
} from './program.js';
import { given, lastBatch, lineAndBand, spanAt, without } from './statistics.js';
import { table } from './table.js';

/** @import { Chart, Inputs, Reader, Step } from '../types.js' */

/** Tensors of the time step on stage. @type {(...names: string[]) => (inputs: Inputs) => string[]} */
const now =
  (...names) =>
  (inputs) =>
    names.map((name) => `step_${shown(inputs)}.${name}`);

/** A row that is still being read at the time step on stage. @param {Inputs} inputs */
const firstRunning = (inputs) => runningAt(inputs, shown(inputs)).indexOf(true);

/** A number of that row. @type {(name: string) => (inputs: Inputs) => [string, number[]]} */
const inFirst = (name) => (inputs) => [`step_${shown(inputs)}.${name}`, [firstRunning(inputs), 0]];

/** The time step on stage, while the first review is being read. @param {Inputs} inputs */
const whileReadFirst = (inputs) =>
  runningAt(inputs, shown(inputs))[0] ? shown(inputs) : undefined;

/** @type {Pick<Chart, 'x' | 'sets'>} */
const overWords = { x: 'recurrent-steps.chart.word', sets: 'word' };

/** @type {(reader: Reader, name: 'batch_norm.mean' | 'batch_norm.var') => number} */
const firstOf = ({ inputs, at }, name) => at(`step_${shown(inputs)}.${name}`, [0]);

/** @type {Step[]} */
export const steps = [
  {
    id: 'reviews',
    stage: ['step_1.words', 'words:sentences'],
    about: ['words:sentences', 'step_1.words'],
    focus: ['step_1.words', [0, 0]],
    controls: ['sentences'],
    values: (reader) => {
      const quoted = given(reader);
      const alike = String(quoted.shortest === quoted.longest);
      return { ...quoted, alike, width, known: Object.keys(table).length };
    },
    asks: true,
  },
  {
    id: 'one-word',
    stage: (inputs) => [
      [`step_${shown(inputs)}.words`, 'w_x'],
      [`step_${shown(inputs) - 1}.hidden`, 'w_h'],
      ...now('z', 'hidden')(inputs),
    ],
    about: now('z', 'hidden'),
    focus: inFirst('z'),
    controls: ['word', 'seed'],
    values: (reader) => {
      const n = firstRunning(reader.inputs);
      const at = (/** @type {string} */ name) =>
        reader.at(`step_${shown(reader.inputs)}.${name}`, [n, 0]);
      return {
        ...given(reader),
        seed: String(reader.inputs.seed),
        n: n + 1,
        width,
        units,
        sum: at('z'),
        state: at('hidden'),
      };
    },
  },
  {
    id: 'ending',
    stage: (inputs) => [now('words')(inputs), now('valid_mask')(inputs)],
    about: now('valid_mask'),
    focus: (inputs) => [`step_${shown(inputs)}.valid_mask`, [0]],
    controls: ['word'],
    values: given,
    charts: [
      {
        title: 'recurrent-steps.chart.counts',
        y: 'recurrent-steps.chart.count',
        ...overWords,
        draw: ({ inputs }) => ({
          series: [
            {
              name: 'recurrent-steps.chart.running',
              kind: 'bars',
              points: numbersOfSteps(inputs).map((t) => [t - 0.5, t + 0.5, countAt(inputs, t)]),
            },
          ],
          x: shown(inputs),
        }),
      },
    ],
  },
  {
    id: 'batch-norm',
    stage: (inputs) => [
      now('batch_norm.z', 'valid_mask')(inputs),
      now('batch_norm.mean', 'batch_norm.var', 'batch_norm.output')(inputs),
    ],
    about: now('batch_norm.mean', 'batch_norm.var', 'batch_norm.output'),
    focus: (inputs) => [`step_${shown(inputs)}.batch_norm.mean`, [0]],
    controls: ['word'],
    values: (reader) => {
      const quoted = given(reader);
      if (quoted.refused === 'true') return { ...quoted, mean: 0, var: 0 };
      const [mean, variance] = [
        firstOf(reader, 'batch_norm.mean'),
        firstOf(reader, 'batch_norm.var'),
      ];
      return { ...quoted, mean, var: variance };
    },
  },
  {
    id: 'noisier',
    stage: (inputs) => [now('batch_norm.mean', 'batch_norm.var')(inputs)],
    about: now('batch_norm.mean', 'batch_norm.var'),
    focus: (inputs) => [`step_${shown(inputs)}.batch_norm.mean`, [0]],
    controls: ['deal', 'word'],
    values: (reader) => {
      const quoted = given(reader);
      const isPossible = quoted.last > 0;
      return {
        ...quoted,
        deals: deals + 1,
        first_count: countAt(reader.inputs, 1),
        last_count: countAt(reader.inputs, quoted.last || 1),
        first: isPossible ? spanAt(reader, 1) : 0,
        late: isPossible ? spanAt(reader, quoted.last) : 0,
      };
    },
    charts: [
      {
        id: 'noisier-mean',
        title: 'recurrent-steps.chart.means',
        y: 'recurrent-steps.chart.mean',
        ...overWords,
        draw: (reader) => ({
          series: lineAndBand(reader, 'batch_norm.mean', 'batch'),
          x: shown(reader.inputs),
        }),
      },
      {
        id: 'noisier-var',
        title: 'recurrent-steps.chart.vars',
        y: 'recurrent-steps.chart.var',
        ...overWords,
        draw: (reader) => ({
          series: lineAndBand(reader, 'batch_norm.var', 'batch'),
          x: shown(reader.inputs),
        }),
      },
    ],
    asks: true,
  },
  {
    id: 'one-left',
    stage: (inputs) => {
      const last = `step_${stepsOf(inputs)}`;
      return [
        [`${last}.batch_norm.z`, `${last}.valid_mask`],
        [`${last}.batch_norm.mean`, `${last}.batch_norm.output`],
      ];
    },
    about: (inputs) =>
      ['mean', 'output'].map((name) => `step_${stepsOf(inputs)}.batch_norm.${name}`),
    focus: (inputs) => [`step_${stepsOf(inputs)}.valid_mask`, [0]],
    controls: ['sentences'],
    values: given,
  },
  {
    id: 'layer-norm',
    stage: (inputs) => [
      now('layer_norm.z', 'layer_norm.output')(inputs),
      now('layer_norm.mean', 'layer_norm.var')(inputs),
    ],
    about: now('layer_norm.mean', 'layer_norm.var', 'layer_norm.output'),
    focus: inFirst('layer_norm.output'),
    controls: ['word'],
    values: (reader) => {
      const n = firstRunning(reader.inputs);
      const at = (/** @type {string} */ name) =>
        reader.at(`step_${shown(reader.inputs)}.layer_norm.${name}`, [n, 0]);
      return { ...given(reader), n: n + 1, units, mean: at('mean'), var: at('var') };
    },
  },
  {
    id: 'company',
    stage: (inputs) => [now('batch_norm.hidden')(inputs), now('layer_norm.hidden')(inputs)],
    about: now('batch_norm.hidden', 'layer_norm.hidden'),
    focus: inFirst('layer_norm.hidden'),
    controls: ['sentences', 'word'],
    values: (reader) => ({ ...given(reader), ...without(reader) }),
  },
  {
    id: 'difference',
    stage: (inputs) => [now('batch_norm.hidden')(inputs), now('layer_norm.hidden')(inputs)],
    about: now('batch_norm.hidden', 'layer_norm.hidden'),
    focus: inFirst('layer_norm.hidden'),
    controls: ['deal', 'word'],
    values: (reader) => {
      const { inputs } = reader;
      return { ...given(reader), ends: String(lastBatch(inputs) < inputs.sentences[0].length) };
    },
    charts: [
      {
        title: 'recurrent-steps.chart.states',
        y: 'recurrent-steps.chart.state',
        ...overWords,
        draw: (reader) => ({
          series: [
            ...lineAndBand(reader, 'batch_norm.hidden', 'batch'),
            ...lineAndBand(reader, 'layer_norm.hidden', 'layer'),
          ],
          x: whileReadFirst(reader.inputs),
        }),
      },
    ],
  },
];
