import { momentsOf } from '../moments.js';
import { deviationOf, numberAt, overRows } from '../network.js';
import { orGap } from '../over-input.js';

/** @import { Chart, Reader, Step } from '../types.js' */

/** Batch sizes that the last chart tries. */
const mostRows = 32;
/** Training steps that the chart takes. */
const trained = 20;

/** @param {Reader} reader */
const rowsOf = ({ inputs }) => inputs.input.length;

/** What the prose says of node 1. @param {Reader} reader */
function first(reader) {
  const variance = numberAt(reader, 'var', [0]);
  return {
    rows: rowsOf(reader),
    z: reader.at('z', [0, 0]),
    mean: numberAt(reader, 'mean', [0]),
    var: variance,
    ...deviationOf(variance, numberAt(reader, 'rstd', [0])),
    normalized: numberAt(reader, 'normalized', [0, 0]),
    output: numberAt(reader, 'output', [0, 0]),
  };
}

/**
 * The column of a tensor (rows, nodes).
 * @param {Reader} reader
 * @param {string} name
 * @param {number} node
 */
function columnOf(reader, name, node) {
  const { shape, data } = reader.tensor(name);
  return Array.from({ length: shape[0] }, (_, i) => data[i * shape[1] + node]);
}

/** What normalizing leaves of node 1: its mean, its variance, whether all were equal. @param {Reader} reader */
function left(reader) {
  try {
    const { mean, var: variance } = momentsOf(columnOf(reader, 'normalized', 0));
    return { newMean: mean, newVar: variance, flat: String(reader.at('var', [0]) === 0) };
  } catch {
    return { newMean: Number.NaN, newVar: Number.NaN, flat: 'false' };
  }
}

/**
 * How many numbers of a tensor are zero.
 * @param {Reader} reader
 * @param {string} name
 */
const zerosIn = (reader, name) =>
  orGap(() => reader.tensor(name).data.filter((value) => value === 0).length);

/** γ and β of node 1, trained step by step. @type {Chart} */
const training = {
  title: 'batch-norm.chart.training',
  x: 'batch-norm.chart.step',
  y: 'batch-norm.chart.training.y',
  heavy: true,
  draw: (reader) => {
    let { gamma, beta } = reader.inputs;
    /** @type {Record<'gamma' | 'beta' | 'std' | 'mean', [number, number][]>} */
    const points = { gamma: [], beta: [], std: [], mean: [] };
    for (let step = 0; step <= trained; step++) {
      const tape = reader.variant({ gamma, beta });
      points.gamma.push([step, gamma[0]]);
      points.beta.push([step, beta[0]]);
      points.std.push([step, Math.sqrt(tape.at('var', [0]))]);
      points.mean.push([step, tape.at('mean', [0])]);
      gamma = [...tape.tensor('gamma_next').data];
      beta = [...tape.tensor('beta_next').data];
    }
    return {
      series: [
        { name: 'batch-norm.chart.gamma', kind: 'both', hue: 'batch', points: points.gamma },
        { name: 'batch-norm.chart.std', muted: true, points: points.std },
        { name: 'batch-norm.chart.beta', kind: 'both', hue: 'batch', points: points.beta },
        { name: 'batch-norm.chart.mean', muted: true, points: points.mean },
      ],
    };
  },
};

/** The first output of row 1 in batches of the first rows. @type {Chart} */
const company = {
  title: 'batch-norm.chart.company',
  x: 'batch-norm.chart.size',
  y: 'batch-norm.chart.company.y',
  heavy: true,
  draw: ({ inputs, variant }) => {
    const sizes = Math.min(mostRows, inputs.input.length);
    const points = Array.from({ length: sizes }, (_, at) => {
      const tape = variant({ input: inputs.input.slice(0, at + 1) });
      return /** @type {[number, number]} */ ([at + 1, orGap(() => tape.at('output', [0, 0]))]);
    });
    return { series: [{ name: 'batch-norm.chart.output', kind: 'both', hue: 'batch', points }] };
  },
};

/** @type {Step[]} */
export const steps = [
  {
    id: 'network',
    stage: ['input', ['weight', 'bias'], 'z'],
    about: ['input', 'weight', 'bias', 'z'],
    focus: ['z', [0, 0]],
    controls: ['input'],
    values: first,
  },
  {
    id: 'spread',
    stage: ['weight', 'z'],
    about: ['z'],
    focus: ['z', [0, 0]],
    values: (reader) => {
      const [one, two] = [0, 1].map((node) => columnOf(reader, 'z', node));
      return {
        rows: rowsOf(reader),
        low1: Math.min(...one),
        high1: Math.max(...one),
        low2: Math.min(...two),
        high2: Math.max(...two),
      };
    },
    charts: [overRows('z')],
    asks: true,
  },
  {
    id: 'mean',
    stage: ['input', ['z', 'mean']],
    about: ['mean'],
    focus: ['mean', [0]],
    controls: ['input'],
    values: first,
  },
  {
    id: 'var',
    stage: ['input', ['z', 'mean', 'var']],
    about: ['var'],
    focus: ['var', [0]],
    controls: ['input'],
    values: first,
  },
  {
    id: 'normalized',
    stage: [['z', 'mean', 'var'], 'normalized'],
    about: ['normalized'],
    focus: ['normalized', [0, 0]],
    values: (reader) => ({ ...first(reader), ...left(reader) }),
    charts: [overRows('z'), overRows('normalized')],
  },
  {
    id: 'gamma-beta',
    stage: [
      ['z', 'output'],
      ['normalized', 'gamma', 'beta'],
    ],
    about: ['gamma', 'beta', 'output'],
    focus: ['output', [0, 0]],
    values: (reader) => ({
      ...first(reader),
      gamma: reader.at('gamma', [0]),
      beta: reader.at('beta', [0]),
    }),
    asks: true,
  },
  {
    id: 'activation',
    stage: [
      ['z', 'without_norm.output'],
      ['output', 'activation.output', 'gamma', 'beta'],
    ],
    about: ['output', 'activation.output'],
    focus: ['activation.output', [0, 0]],
    controls: ['activation'],
    values: (reader) => ({
      rows: rowsOf(reader),
      activation: reader.inputs.activation,
      count: reader.tensor('z').data.length,
      zeros: zerosIn(reader, 'activation.output'),
      zerosWithout: zerosIn(reader, 'without_norm.output'),
      active: numberAt(reader, 'activation.output', [0, 0]),
      activeWithout: reader.at('without_norm.output', [0, 0]),
    }),
  },
  {
    id: 'training',
    stage: [
      ['gamma', 'd_gamma', 'gamma_next'],
      ['beta', 'd_beta', 'beta_next'],
    ],
    about: ['gamma_next', 'beta_next'],
    focus: ['gamma_next', [0]],
    controls: ['learning_rate'],
    values: (reader) => ({
      ...first(reader),
      gamma: reader.at('gamma', [0]),
      beta: reader.at('beta', [0]),
      nextGamma: numberAt(reader, 'gamma_next', [0]),
      nextBeta: numberAt(reader, 'beta_next', [0]),
    }),
    charts: [training],
  },
  {
    id: 'neighbours',
    stage: ['input', 'z', 'output'],
    about: ['input', 'output'],
    focus: ['output', [0, 0]],
    controls: ['input'],
    values: (reader) => {
      const fewer = reader.inputs.input.slice(0, -1);
      const without =
        fewer.length > 1
          ? numberAt(
              { ...reader, at: (name, index) => reader.variant({ input: fewer }).at(name, index) },
              'output',
              [0, 0],
            )
          : Number.NaN;
      return { ...first(reader), without };
    },
    charts: [company],
    asks: true,
  },
];
