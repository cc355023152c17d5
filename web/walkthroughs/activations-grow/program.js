import {
  activation,
  concatRows,
  layerNorm,
  linear,
  pick,
  pickRow,
  rmsNorm,
  standardize,
} from '../../ops/index.js';
import { fromNested } from '../../tape/tensor.js';
import { drawn, setDrawn } from '../drawn.js';
import { people } from './table.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { InputSpec } from '../inputs.js'
 * @import { Inputs } from '../types.js'
 */

export const layers = 8;
export const width = 6;

/** The layers by number, 1 … 8. */
export const layerNumbers = Array.from({ length: layers }, (_, k) => k + 1);

/** @type {Record<string, InputSpec>} */
export const specs = {
  people: { kind: 'matrix', default: people, rows: [width, width], columns: [width, width] },
  person: { kind: 'number', default: 1, min: 1, max: people.length },
  entry: { kind: 'choice', default: 'standardized', options: ['standardized', 'raw'] },
  scale: { kind: 'number', default: 1.5, min: 0.5, max: 2, step: 0.05 },
  activation: { kind: 'choice', default: 'none', options: ['none', 'relu', 'tanh'] },
  seed: { kind: 'seed', default: 1 },
  weight_cells: { kind: 'cells', default: {} },
};

/**
 * Two nets over the same row and the same weights: one bare, one with layer norm after each layer.
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
export function program(tape, inputs) {
  tape.input('people', fromNested(inputs.people));
  const columns = { mean: 'people.mean', std: 'people.std', output: 'standardized' };
  tape.run(standardize, { x: 'people' }, { axis: 0 }, columns);
  const table = inputs.entry === 'raw' ? 'people' : 'standardized';
  tape.run(pickRow, { x: table }, { row: inputs.person - 1 }, { output: 'input' });

  const scale = inputs.scale / Math.sqrt(width);
  const shape = [layers, width, width];
  drawn(tape, 'weights', { seed: inputs.seed, shape, scale }, inputs.weight_cells);
  for (const k of layerNumbers) {
    tape.run(pick, { x: 'weights' }, { at: k - 1 }, { output: `weight_${k}` });
  }
  deepNet(tape, '', inputs, { isNormed: false });
  deepNet(tape, 'normed.', inputs, { isNormed: true });
}

/**
 * The layers one after the other, and the size of what each of them gives.
 * @param {Tape} tape
 * @param {string} prefix of its tensors
 * @param {Inputs} inputs
 * @param {{ isNormed: boolean }} options
 */
function deepNet(tape, prefix, { activation: kind }, { isNormed }) {
  const rows = ['input'];
  for (const k of layerNumbers) {
    let x = `${prefix}linear_${k}`;
    const weight = `weight_${k}`;
    tape.run(linear, { x: rows[k - 1], weight }, {}, { output: x });
    if (isNormed) {
      tape.run(layerNorm, { x }, {}, `${prefix}layer_norm_${k}`);
      x = `${prefix}layer_norm_${k}.output`;
    }
    if (kind !== 'none') {
      tape.run(activation, { x }, { kind }, { output: `${prefix}hidden_${k}` });
      x = `${prefix}hidden_${k}`;
    }
    rows.push(x);
  }
  const activations = `${prefix}activations`;
  tape.run(concatRows, Object.fromEntries(rows.entries()), {}, { output: activations });
  tape.run(rmsNorm, { x: activations }, { eps: 0 }, { rms: `${prefix}size` });
}

/**
 * A changed cell: of the table, or a weight.
 * @param {Tape} _tape
 * @param {Inputs} inputs
 * @param {string} name
 * @param {number[]} index
 * @param {number} value
 * @returns {Inputs | undefined}
 */
export function edit(_tape, inputs, name, index, value) {
  if (name === 'people') {
    const [row, column] = index;
    return { ...inputs, people: inputs.people.with(row, inputs.people[row].with(column, value)) };
  }
  if (name === 'weights') return setDrawn(inputs, 'weight_cells', index, value);
  const layer = layerNumbers.find((k) => name === `weight_${k}`);
  if (layer === undefined) return undefined;
  return setDrawn(inputs, 'weight_cells', [layer - 1, ...index], value);
}
