/**
 * The small network that the walkthroughs of batch norm and layer norm share: rows of two features,
 * one layer of three nodes, and a γ and a β for each node.
 *
 * @import { Tape } from '../tape/tape.js'
 * @import { InputSpec } from './inputs.js'
 * @import { Inputs, Labels, Reader, Say } from './types.js'
 */
import { linear } from '../ops/index.js';
import { fromNested } from '../tape/tensor.js';
import { orGap } from './over-input.js';
import { setCell } from './set-cell.js';

const nodes = [1, 2, 3];

/** @type {Record<string, InputSpec>} */
export const networkSpecs = {
  input: {
    kind: 'matrix',
    default: [
      [2, 3],
      [1, 1],
      [5, 4],
      [6, 2],
      [7, 1],
    ],
    rows: [1, 512],
    fresh: [0, 0],
  },
  weight: {
    kind: 'matrix',
    default: [
      [2, 1],
      [1, 1],
      [2, 0],
    ],
  },
  bias: { kind: 'vector', default: [0, 0, 0] },
  gamma: { kind: 'vector', default: [1, 1, 1] },
  beta: { kind: 'vector', default: [0, 0, 0] },
};

/**
 * Records the inputs and z, what the layer makes of them: (rows, nodes).
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
export function network(tape, inputs) {
  for (const name of ['input', 'weight', 'bias']) tape.input(name, fromNested(inputs[name]));
  tape.run(linear, { x: 'input', weight: 'weight', bias: 'bias' }, {}, { output: 'z' });
  for (const name of ['gamma', 'beta']) tape.input(name, fromNested(inputs[name]));
}

/** @type {(tape: Tape, inputs: Inputs, name: string, index: number[], value: number) => Inputs | undefined} */
export const editNetwork = (_tape, inputs, name, index, value) =>
  name in networkSpecs ? setCell(inputs, name, index, value) : undefined;

/**
 * Labels of the network's tensors, and those of rows and nodes for all that is made of z.
 * @param {Inputs} inputs
 * @param {Say} say
 */
export function networkLabels(inputs, say) {
  const rows = inputs.input.map((/** @type {number[]} */ _, /** @type {number} */ i) =>
    say('network.row', { n: i + 1 }),
  );
  const columns = nodes.map((n) => say('network.node', { n }));
  const features = [1, 2].map((n) => say('network.feature', { n }));
  /** @type {Record<string, Labels>} */
  const labels = {
    input: { rows, columns: features },
    weight: { rows: columns, columns: features },
    z: { rows, columns },
    bias: { columns },
    gamma: { columns },
    beta: { columns },
  };
  return { rows, columns, labels };
}

/** @type {Record<string, string>} */
export const networkSymbols = {
  input: 'x',
  weight: 'w',
  bias: 'b',
  z: 'z',
  gamma: 'γ',
  beta: 'β',
};

/**
 * A number off the tape; NaN where the kernels refuse it.
 * @param {Reader} reader
 * @param {string} name
 * @param {number[]} index
 */
export const numberAt = (reader, name, index) => orGap(() => reader.at(name, index));

/**
 * σ, the root of a variance: out of 1/σ where the variance alone is too large for float32.
 * @type {(variance: number, rstd: number) => { std: number, lost: string }}
 */
export function deviationOf(variance, rstd) {
  const lost = variance === Infinity && rstd > 0;
  return { std: lost ? 1 / rstd : Math.sqrt(variance), lost: String(lost) };
}

/** Rows up to which each has a dot on its line. */
const mostDots = 40;

/**
 * The chart of a tensor (rows, nodes): each node over the rows.
 * @param {string} name
 * @returns {import('./types.js').Chart}
 */
export const overRows = (name) => ({
  id: name,
  title: `network.chart.${name}`,
  x: 'network.chart.row',
  y: `network.chart.${name}.y`,
  draw: (reader) => {
    const { shape, data } = reader.tensor(name);
    const series = nodes.map((n) => ({
      name: 'network.node',
      params: { n },
      kind: /** @type {'line' | 'both'} */ (shape[0] > mostDots ? 'line' : 'both'),
      points: Array.from(
        { length: shape[0] },
        (_, i) => /** @type {[number, number]} */ ([i + 1, data[i * shape[1] + n - 1]]),
      ),
    }));
    return { series };
  },
});
