import { overInput } from '../over-input.js';
import { hueOf, statisticOf } from './naming.js';
import { methods, mostSamples, plane } from './program.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { Reader, Step } from '../types.js'
 */

/**
 * How many there are of all that the prose counts.
 * @param {Reader} reader
 */
function counts({ inputs: { batch_size, channels, num_groups } }) {
  const positions = plane[0] * plane[1];
  return {
    samples: batch_size,
    channels,
    positions,
    height: plane[0],
    width: plane[1],
    count: batch_size * channels * positions,
    num_groups,
    divides: String(channels % num_groups === 0),
    per_group: channels / num_groups,
  };
}

/** @type {(stage: string) => Step['stage']} */
const around = (norm) => ['block:x', [`${norm}.mean`, `${norm}.var`], 'x', `${norm}.output`];

/**
 * A step about one norm.
 * @type {(id: string, norm: string, members: (all: ReturnType<typeof counts>) => number) => Step}
 */
const normStep = (id, norm, members) => ({
  id,
  stage: around(norm),
  about: ['x', `${norm}.*`],
  focus: ['x', [0, 1, 1, 1]],
  controls: ['batch_size'],
  shares: `${norm}.mean`,
  values: (reader) => {
    const all = counts(reader);
    return { ...all, members: members(all), mean: reader.at(`${norm}.mean`, first[norm]) };
  },
});

/** Where the first number's mean is kept. @type {Record<string, number[]>} */
const first = { batch_norm: [0], layer_norm: [0, 0, 0, 0], instance_norm: [0, 0] };

/**
 * In how many places two tensors have the same bits.
 * @type {(reader: Reader, one: string, other: string) => number}
 */
function sameBits({ tensor }, one, other) {
  const { data } = tensor(other);
  return [...tensor(one).data].filter((value, at) => Object.is(value, data[at])).length;
}

/** The first output under a method; a gap where the kernels refuse. @param {string} method */
const firstOutput = (method) => (/** @type {Tape} */ tape) =>
  tape.at(`${method}.output`, [0, 0, 0, 0]);

const lines = methods.map((method) => ({
  name: `normalization-axes.inputs.method.${method}`,
  hue: hueOf(method),
  value: firstOutput(method),
}));
const overBatches = overInput({ over: 'batch_size', from: 1, to: mostSamples, lines });

/** How many values each method gives the first number, over all sizes of the batch. @param {Reader} reader */
function valuesOfFirst(reader) {
  const { series } = overBatches(reader);
  const found = series.map(({ points }) => new Set(points.map(([, y]) => y)).size);
  return Object.fromEntries(methods.map((method, at) => [method, found[at]]));
}

/** @type {Step[]} */
export const steps = [
  {
    id: 'tensor',
    stage: ['block:x', 'x'],
    about: ['x'],
    focus: ['x', [0, 1, 1, 1]],
    controls: ['seed', 'batch_size', 'channels'],
    values: counts,
    asks: true,
  },
  normStep('batch-norm', 'batch_norm', ({ samples, positions }) => samples * positions),
  normStep('layer-norm', 'layer_norm', ({ channels, positions }) => channels * positions),
  normStep('instance-norm', 'instance_norm', ({ positions }) => positions),
  {
    id: 'group-norm',
    stage: around('group_norm'),
    about: ['x', 'group_norm.*'],
    focus: ['x', [0, 1, 1, 1]],
    controls: ['num_groups', 'channels'],
    shares: 'group_norm.mean',
    values: (reader) => {
      const all = counts(reader);
      return { ...all, members: all.per_group * all.positions };
    },
    asks: true,
  },
  {
    id: 'two-ends',
    stage: [
      ['group_norm_1.mean', 'layer_norm.mean'],
      ['group_norm_c.mean', 'instance_norm.mean'],
      'layer_difference',
      'instance_difference',
    ],
    about: ['layer_difference', 'instance_difference'],
    focus: ['layer_difference', [0, 1, 1, 1]],
    controls: ['seed', 'channels'],
    values: (reader) => ({
      ...counts(reader),
      layer: sameBits(reader, 'group_norm_1.output', 'layer_norm.output'),
      instance: sameBits(reader, 'group_norm_c.output', 'instance_norm.output'),
    }),
  },
  {
    id: 'rms-norm',
    stage: ['block:x', ['layer_norm.mean', 'rms_norm.rms'], 'x', 'rms_norm.output'],
    about: ['x', 'rms_norm.*'],
    focus: ['x', [0, 1, 1, 1]],
    shares: 'rms_norm.rms',
    values: ({ at }) => ({
      rms: at('rms_norm.rms', [0, 0, 0, 0]),
      mean: at('layer_norm.mean', [0, 0, 0, 0]),
      std: Math.sqrt(at('layer_norm.var', [0, 0, 0, 0])),
    }),
  },
  {
    id: 'batch-size',
    stage: [
      'block:x',
      ['batch_norm.mean', 'instance_norm.mean'],
      ['layer_norm.mean', 'group_norm.mean'],
    ],
    about: methods.map(statisticOf),
    focus: ['batch_norm.mean', [0]],
    controls: ['batch_size', 'num_groups'],
    values: (reader) => ({ ...counts(reader), ...valuesOfFirst(reader), most: mostSamples }),
    charts: [
      {
        title: 'normalization-axes.chart.batch-size',
        x: 'normalization-axes.inputs.batch_size',
        y: 'normalization-axes.chart.output',
        sets: 'batch_size',
        draw: overBatches,
      },
    ],
  },
  {
    id: 'weights',
    stage: [
      'block:weight',
      ['weight_standardize.mean', 'weight_standardize.var'],
      'weight',
      'weight_standardize.output',
    ],
    about: ['weight', 'weight_standardize.*'],
    focus: ['weight', [0, 1, 1, 1]],
    controls: ['weight_seed', 'out_channels'],
    shares: 'weight_standardize.mean',
    values: (reader) => {
      const all = counts(reader);
      return {
        ...all,
        outputs: reader.inputs.out_channels,
        members: all.channels * all.positions,
        mean: reader.at('weight_standardize.mean', [0]),
      };
    },
  },
  {
    id: 'compare',
    stage: ({ method }) => [
      'block:x',
      method === 'rms_norm' ? ['rms_norm.rms'] : [`${method}.mean`, `${method}.var`],
      'x',
      `${method}.output`,
    ],
    about: ['x', ...methods.map((method) => `${method}.*`)],
    focus: ['x', [0, 1, 1, 1]],
    controls: ['method', 'num_groups', 'batch_size', 'channels'],
    shares: ({ method }) => statisticOf(method),
    values: (reader) => ({ ...counts(reader), method: reader.inputs.method }),
  },
];
