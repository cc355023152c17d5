import { written } from '../written.js';
import { curveOf, error, outputs, overBias, points, slopes } from './curves.js';
import { from, to } from './program.js';

/** @import { Reader, Step } from '../types.js' */

/** x, and an activation's number and slope there. @type {(reader: Reader, kind: string) => Record<string, string | number>} */
const here = ({ inputs, at }, kind) => ({
  x: written(inputs.x),
  y: at(`${kind}.output`, [0, 0]),
  slope: at(`${kind}.derivative`, [0, 0]),
  side: inputs.x > 0 ? 'above' : inputs.x < 0 ? 'below' : 'zero',
});

/**
 * The point of a curve that is best by some measure.
 * @type {(curve: [number, number][], measure: (y: number) => number) => [number, number]}
 */
const best = (curve, measure) =>
  curve.reduce((found, point) => (measure(point[1]) > measure(found[1]) ? point : found));

/** @type {(sums: number[], below: number) => 'gone' | 'stuck' | 'open' | 'alive'} */
function stateOf(sums, below) {
  if (sums.some(Number.isNaN)) return 'gone';
  if (below === sums.length) return 'stuck';
  return below === 0 ? 'open' : 'alive';
}

/** The slopes of the other activation at the neuron's sums. @param {Reader} reader */
function otherNeuron({ inputs, tensor, variant }) {
  const values = [...tensor('z').data].map((sum) => [sum]);
  const slopes = [...variant({ values }).tensor('other.derivative').data.slice(1)];
  const [least, most] = [Math.min(...slopes), Math.max(...slopes)];
  const state = Number.isNaN(least) ? 'gone' : least === 0 && most === 0 ? 'stuck' : 'learns';
  return { bias: written(inputs.bias), least, most, state };
}

/** What the prose counts of the neuron. @param {Reader} reader */
function neuron({ inputs, tensor, at }) {
  const z = [...tensor('z').data];
  const below = z.filter((value) => value <= 0).length;
  return {
    count: z.length,
    below,
    state: stateOf(z, below),
    bias: written(inputs.bias),
    relu_1: at('neuron.relu.d_weight', [0, 0]),
    relu_2: at('neuron.relu.d_weight', [0, 1]),
    gelu_1: at('neuron.gelu.d_weight', [0, 0]),
    gelu_2: at('neuron.gelu.d_weight', [0, 1]),
    moves: String(tensor('neuron.gelu.d_weight').data.some((slope) => slope !== 0)),
  };
}

/** @type {Step[]} */
export const steps = [
  {
    id: 'relu',
    stage: ['input', 'relu.output'],
    about: ['relu.output'],
    focus: ['relu.output', [0, 0]],
    controls: ['x'],
    values: (reader) => here(reader, 'relu'),
    charts: [outputs('relu')],
  },
  {
    id: 'relu-slope',
    stage: ['input', 'relu.output', 'relu.derivative'],
    about: ['relu.derivative'],
    focus: ['relu.derivative', [0, 0]],
    controls: ['x'],
    values: (reader) => here(reader, 'relu'),
    charts: [outputs('relu'), slopes('relu')],
    asks: true,
  },
  {
    id: 'stuck',
    stage: [
      ['weight', 'bias'],
      'samples',
      'z',
      'neuron.relu.output',
      'neuron.relu.derivative',
      'neuron.relu.d_weight',
    ],
    about: ['z', 'neuron.relu.*'],
    focus: ['neuron.relu.d_weight', [0, 0]],
    controls: ['bias'],
    values: neuron,
  },
  {
    id: 'gelu',
    stage: ['input', 'normal_cdf', 'gelu.output'],
    about: ['normal_cdf', 'gelu.output'],
    focus: ['gelu.output', [0, 0]],
    controls: ['x'],
    values: (reader) => ({ ...here(reader, 'gelu'), share: reader.at('normal_cdf', [0, 0]) }),
    charts: [outputs('gelu', 'relu')],
  },
  {
    id: 'gelu-slope',
    stage: ['input', 'relu.derivative', 'gelu.derivative'],
    about: ['gelu.derivative'],
    focus: ['gelu.derivative', [0, 0]],
    controls: ['x'],
    values: (reader) => {
      const curve = curveOf(reader, 'gelu.derivative');
      const [, least] = best(curve, (slope) => -slope);
      const [, most] = best(curve, (slope) => slope);
      const [flat] = best(curveOf(reader, 'gelu.output'), (y) => -y);
      return { ...here(reader, 'gelu'), least, most, flat: written(flat) };
    },
    charts: [outputs('gelu', 'relu'), slopes('gelu', 'relu')],
    asks: true,
  },
  {
    id: 'not-quite-stuck',
    stage: [
      'z',
      'neuron.relu.derivative',
      'neuron.gelu.derivative',
      'neuron.relu.d_weight',
      'neuron.gelu.d_weight',
    ],
    about: ['neuron.gelu.*'],
    focus: ['neuron.gelu.d_weight', [0, 0]],
    controls: ['bias'],
    values: neuron,
    charts: [overBias],
  },
  {
    id: 'tanh-form',
    stage: ['input', 'gelu.output', 'gelu_tanh.output', 'approximation_error'],
    about: ['gelu_tanh.output', 'approximation_error'],
    focus: ['gelu_tanh.output', [0, 0]],
    controls: ['x'],
    values: (reader) => {
      const curve = curveOf(reader, 'approximation_error');
      const [at, most] = best(curve, Math.abs);
      return {
        points,
        from: written(from),
        to: written(to),
        at: written(at),
        most: Math.abs(most),
        here: reader.at('approximation_error', [0, 0]),
      };
    },
    charts: [error],
  },
  {
    id: 'others',
    stage: ['input', 'gelu.output', 'other.output', 'other.derivative'],
    about: ['other.*'],
    focus: ['other.output', [0, 0]],
    controls: ['other', 'x'],
    values: (reader) => ({
      ...here(reader, 'other'),
      ...otherNeuron(reader),
      other: reader.inputs.other,
    }),
    charts: [outputs('other', 'relu', 'gelu'), slopes('other', 'relu', 'gelu')],
  },
];
