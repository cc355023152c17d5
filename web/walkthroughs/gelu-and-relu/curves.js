import { overInput } from '../over-input.js';
import { roles } from './naming.js';
import { biasStep, from, highest, lowest, to } from './program.js';

/**
 * The charts: activations and their slopes over x, and a neuron's over its bias.
 *
 * @import { Tape } from '../../tape/tape.js'
 * @import { Chart, ChartSeries, Reader } from '../types.js'
 */

/** Points of a curve, and how far apart they are. */
export const points = 161;
const apart = (to - from) / (points - 1);

const grid = Array.from({ length: points }, (_, at) => [from + at * apart]);

/**
 * A tensor of the program, with the curve's points as its values: [x, number].
 * @type {(reader: Reader, name: string) => [number, number][]}
 */
export function curveOf({ variant }, name) {
  const { data } = variant({ values: grid }).tensor(name);
  return grid.map(([x], at) => [x, data[at + 1]]);
}

/** @type {(kind: string, reader: Reader) => string} */
const nameOf = (kind, { inputs }) =>
  kind === 'other' ? `gelu-and-relu.inputs.other.${inputs.other}` : `gelu-and-relu.kind.${kind}`;

/**
 * The curve of a field, and others that step back.
 * @type {(reader: Reader, kind: string, others: string[], field: 'output' | 'derivative') => [ChartSeries, ...ChartSeries[]]}
 */
function curves(reader, kind, others, field) {
  /** @type {(one: string, muted: boolean) => ChartSeries} */
  const curve = (one, muted) => ({
    name: nameOf(one, reader),
    hue: roles[one],
    muted,
    points: curveOf(reader, `${one}.${field}`),
  });
  return [curve(kind, false), ...others.map((one) => curve(one, true))];
}

/** Half of a tangent's width. */
const reach = 1.5;

/**
 * The tangent at x, as far as the chart goes.
 * @type {(reader: Reader, kind: string) => ChartSeries}
 */
function tangent({ inputs: { x }, at }, kind) {
  const [y, slope] = ['output', 'derivative'].map((field) => at(`${kind}.${field}`, [0, 0]));
  const ends = [Math.max(from, x - reach), x, Math.min(to, x + reach)];
  return {
    name: 'gelu-and-relu.chart.tangent',
    points: ends.map((end) => /** @type {[number, number]} */ ([end, y + slope * (end - x)])),
  };
}

const x = 'gelu-and-relu.inputs.x';

/**
 * An activation over x with its tangent, and others that step back.
 * @type {(kind: string, ...others: string[]) => Chart}
 */
export const outputs = (kind, ...others) => ({
  id: 'outputs',
  title: 'gelu-and-relu.chart.outputs',
  x,
  y: 'gelu-and-relu.chart.output',
  sets: 'x',
  xDomain: [from, to],
  yDomain: [-1.5, 4],
  draw(reader) {
    const [own, ...muted] = curves(reader, kind, others, 'output');
    return { series: [own, tangent(reader, kind), ...muted], x: reader.inputs.x };
  },
});

/**
 * The slope over x, and others that step back.
 * @type {(kind: string, ...others: string[]) => Chart}
 */
export const slopes = (kind, ...others) => ({
  id: 'slopes',
  title: 'gelu-and-relu.chart.slopes',
  x,
  y: 'gelu-and-relu.chart.slope',
  sets: 'x',
  xDomain: [from, to],
  yDomain: [-0.25, 1.25],
  draw: (reader) => ({ series: curves(reader, kind, others, 'derivative'), x: reader.inputs.x }),
});

/** What the tanh form is off by. @type {Chart} */
export const error = {
  id: 'error',
  title: 'gelu-and-relu.chart.error',
  x,
  y: 'gelu-and-relu.chart.difference',
  sets: 'x',
  xDomain: [from, to],
  draw: (reader) => ({
    series: [
      {
        name: 'gelu-and-relu.chart.error',
        hue: roles.gelu_tanh,
        points: curveOf(reader, 'approximation_error'),
      },
    ],
    x: reader.inputs.x,
  }),
};

/** The mean slope of a neuron. @param {string} kind */
const meanSlope = (kind) => (/** @type {Tape} */ tape) => {
  const { data } = tape.tensor(`neuron.${kind}.derivative`);
  return [...data].reduce((sum, slope) => sum + slope, 0) / data.length;
};

/** How much of a neuron learns, at every bias. @type {Chart} */
export const overBias = {
  id: 'bias',
  title: 'gelu-and-relu.chart.bias',
  x: 'gelu-and-relu.inputs.bias',
  y: 'gelu-and-relu.chart.mean-slope',
  sets: 'bias',
  draw: overInput({
    over: 'bias',
    from: lowest,
    to: highest,
    step: biasStep,
    lines: ['relu', 'gelu'].map((kind) => ({
      name: `gelu-and-relu.kind.${kind}`,
      hue: roles[kind],
      value: meanSlope(kind),
    })),
  }),
};
