import { orGap } from '../over-input.js';
import { hueOf } from './naming.js';
import { kept, most, norms } from './program.js';
import { moods } from './table.js';
import { crowds, trafficOf } from './traffic.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { Drawing, Reader, Step } from '../types.js'
 */

/**
 * A number of the batch, NaN where batch norm refuses.
 * @type {(tape: { at: Tape['at'] }, name: string, index: number[]) => number}
 */
const numberAt = (tape, name, index) => orGap(() => tape.at(name, index));

/** @param {Reader} reader */
const company = ({ inputs: { size } }) => ({ size, neighbours: size - 1 });

/** The verdict on the review under each norm. @param {Reader} reader */
const verdicts = (reader) =>
  Object.fromEntries(norms.map((norm) => [norm, numberAt(reader, `${norm}.positive`, [0, 0])]));

/** The verdict in a batch of this size on each day. @param {Reader} reader */
const byDay = ({ variant }) =>
  Object.fromEntries(
    Object.keys(moods).map((day) => [
      day,
      numberAt(variant({ day }), 'verdict.batch_norm', [0, 0]),
    ]),
  );

/**
 * In how many of the 200 sizes layer norm gives the verdict of this batch, to the last bit.
 * @param {Reader} reader
 */
const sameVerdicts = (reader) =>
  trafficOf(reader).layer.filter((verdict) =>
    Object.is(verdict, reader.at('layer_norm.positive', [0, 0])),
  ).length;

/**
 * @param {Reader} reader
 * @returns {Drawing}
 */
function overSizes(reader) {
  const { mean, low, high, running, layer } = trafficOf(reader);
  /** @type {(verdicts: Float32Array) => [number, number][]} */
  const bySize = (verdicts) => Array.from(verdicts, (y, at) => [at + 1, y]);
  /** The sizes that batch norm takes: it refuses one review. @type {<T>(points: T[]) => T[]} */
  const fromTwo = (points) => points.slice(1);
  const { size } = reader.inputs;
  return {
    x: size,
    series: [
      {
        name: 'review-traffic.chart.range',
        hue: hueOf.batch_norm,
        kind: 'band',
        points: fromTwo(Array.from(low, (y, at) => /** @type {const} */ ([at + 1, y, high[at]]))),
      },
      {
        name: 'review-traffic.chart.mean',
        params: { crowds },
        hue: hueOf.batch_norm,
        points: fromTwo(bySize(mean)),
      },
      {
        name: 'review-traffic.chart.running',
        hue: hueOf.running_batch_norm,
        points: bySize(running),
      },
      { name: 'review-traffic.chart.layer', hue: hueOf.layer_norm, points: bySize(layer) },
      {
        name: 'review-traffic.chart.now',
        hue: hueOf.batch_norm,
        kind: 'points',
        points: size > 1 ? [[size, reader.at('verdict.batch_norm', [0, 0])]] : [],
      },
    ],
  };
}

/** @type {Step[]} */
export const steps = [
  {
    id: 'review',
    stage: ['review'],
    about: ['review'],
    focus: ['review', [0, 0]],
    values: ({ at }) => ({
      praise: at('review', [0, 0]),
      blame: at('review', [0, 1]),
      heat: at('review', [0, 2]),
      detail: at('review', [0, 3]),
    }),
  },
  {
    id: 'batch',
    stage: ['batch', 'w_hidden', 'z'],
    about: ['batch', 'z'],
    focus: ['z', [0, 0]],
    controls: ['size', 'day'],
    values: (reader) => ({ ...company(reader), z: reader.at('z', [0, 0]) }),
  },
  {
    id: 'batch-norm',
    stage: ['z', ['batch_norm.mean', 'batch_norm.var'], 'batch_norm.output'],
    about: ['batch_norm.mean', 'batch_norm.var', 'batch_norm.output'],
    focus: ['batch_norm.mean', [0]],
    controls: ['size'],
    values: (reader) => ({
      ...company(reader),
      z: reader.at('z', [0, 0]),
      mean: numberAt(reader, 'batch_norm.mean', [0]),
      output: numberAt(reader, 'batch_norm.output', [0, 0]),
    }),
    asks: true,
  },
  {
    id: 'verdict',
    stage: ['batch_norm.hidden', 'w_out', 'batch_norm.logit', 'batch_norm.positive'],
    about: ['batch_norm.hidden', 'batch_norm.logit', 'batch_norm.positive'],
    focus: ['batch_norm.positive', [0, 0]],
    controls: ['weight_seed', 'size'],
    values: (reader) => ({ ...company(reader), ...verdicts(reader) }),
  },
  {
    id: 'neighbours',
    stage: ['batch', 'batch_norm.positive'],
    about: ['batch', 'batch_norm.positive'],
    focus: ['batch_norm.positive', [0, 0]],
    controls: ['day', 'size', 'crowd_seed'],
    values: (reader) => ({ ...company(reader), ...byDay(reader) }),
  },
  {
    id: 'alone',
    stage: ['alone.z', 'alone.batch_norm.output'],
    about: ['alone.batch_norm.output'],
    focus: ['alone.z', [0, 0]],
    controls: ['size'],
    asks: true,
  },
  {
    id: 'running',
    stage: [
      ['training.running_mean', 'training.running_var'],
      'running_batch_norm.output',
      'running_batch_norm.positive',
    ],
    about: ['training.running_mean', 'training.running_var', 'running_batch_norm.positive'],
    focus: ['running_batch_norm.output', [0, 0]],
    controls: ['size', 'day'],
    values: (reader) => ({ kept, ...verdicts(reader) }),
  },
  {
    id: 'layer-norm',
    stage: ['z', ['layer_norm.mean', 'layer_norm.var'], 'layer_norm.positive'],
    about: ['layer_norm.mean', 'layer_norm.var', 'layer_norm.positive'],
    focus: ['layer_norm.mean', [0, 0]],
    controls: ['size', 'day'],
    values: (reader) => ({
      ...verdicts(reader),
      mean: reader.at('layer_norm.mean', [0, 0]),
      same: sameVerdicts(reader),
      sizes: most,
    }),
  },
  {
    id: 'traffic',
    stage: norms.map((norm) => `verdict.${norm}`),
    about: norms.map((norm) => `verdict.${norm}`),
    focus: ['verdict.layer_norm', [0, 0]],
    controls: ['day', 'size', 'crowd_seed'],
    values: (reader) => {
      const { low, high } = trafficOf(reader);
      return {
        crowds,
        most,
        neighbours: most - 1,
        day: reader.inputs.day,
        low_two: low[1],
        high_two: high[1],
        low_most: low[most - 1],
        high_most: high[most - 1],
        narrower: String(high[most - 1] - low[most - 1] < high[1] - low[1]),
      };
    },
    charts: [
      {
        title: 'review-traffic.chart',
        x: 'review-traffic.chart.x',
        y: 'review-traffic.chart.y',
        draw: overSizes,
        sets: 'size',
        heavy: true,
        xDomain: [1, most],
        xScale: 'log',
        yDomain: [0, 1],
      },
    ],
  },
  {
    id: 'difference',
    stage: ['review', norms.map((norm) => `verdict.${norm}`)],
    about: norms.map((norm) => `verdict.${norm}`),
    focus: ['verdict.layer_norm', [0, 0]],
    controls: ['day', 'size'],
    values: (reader) => ({ ...company(reader), ...verdicts(reader) }),
  },
];
