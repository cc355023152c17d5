import {
  add,
  batchNorm,
  concatRows,
  layerNorm,
  pick,
  pickRow,
  setCells,
  subtract,
} from '../../ops/index.js';
import { fromNested } from '../../tape/tensor.js';
import { drawn, setDrawn } from '../drawn.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { InputSpec } from '../inputs.js'
 * @import { Inputs } from '../types.js'
 */

/** Mini-batches of the stream. */
export const batches = 40;

/** What the features' distribution has: means at the start, and one standard deviation. */
export const means = [2, -1, 0];
export const spread = 2;
const width = means.length;

/** @type {Record<string, InputSpec>} */
export const specs = {
  seen: { kind: 'number', default: 20, min: 0, max: batches },
  batch_size: { kind: 'choice', default: '4', options: ['1', '2', '4', '16', '64'] },
  momentum: { kind: 'number', default: 0.1, min: 0, max: 1, step: 0.05 },
  drift: { kind: 'number', default: 0.1, min: -0.5, max: 0.5, step: 0.05 },
  seed: { kind: 'seed', default: 0 },
  row: { kind: 'matrix', default: [[3, 0, -1]], rows: [1, 1], columns: [width, width] },
  cells: { kind: 'cells', default: {} },
};

/** The numbers of all mini-batches, 1 … 40. */
export const numbersOfBatches = Array.from({ length: batches }, (_, t) => t + 1);

/**
 * What the first feature's mean has come to at a mini-batch.
 * @type {(inputs: Inputs, t: number) => number}
 */
export const truth = ({ drift }, t) => Math.fround(means[0] + drift * t);

/**
 * A stream of mini-batches, each normalized with its own statistics, the running ones carried from
 * one to the next; then one row, as in inference and as in training.
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
export function program(tape, inputs) {
  const { seen, seed, batch_size, momentum } = inputs;
  const shape = [batches, Number(batch_size), width];
  drawn(tape, 'noise', { seed, shape, scale: spread });
  tape.input('batch_0.running_mean', fromNested(means.map(() => 0)));
  tape.input('batch_0.running_var', fromNested(means.map(() => 1)));
  for (const t of numbersOfBatches) {
    record(tape, inputs, t);
    tape.run(batchNorm, { x: `batch_${t}`, ...running(t - 1) }, { momentum }, `batch_${t}`);
  }

  tape.input('row', fromNested(inputs.row));
  tape.run(batchNorm, { x: 'row', ...running(seen) }, { training: false }, 'inference');
  const joined = seen > 0 ? { 0: 'row', 1: `batch_${seen}` } : { 0: 'row' };
  tape.run(concatRows, joined, {}, { output: 'joined' });
  tape.run(batchNorm, { x: 'joined' }, { momentum }, 'training');
  tape.run(pickRow, { x: 'training.output' }, { row: 0 }, { output: 'training.row' });
  tape.run(subtract, { a: 'training.row', b: 'inference.output' }, {}, { output: 'gap' });
  tape.run(layerNorm, { x: 'row' }, {}, 'layer_norm');
  tape.run(layerNorm, { x: 'joined' }, {}, { output: 'layer_norm.joined' });
}

/** The running statistics after a mini-batch, as batch norm takes them. @param {number} t */
const running = (t) => ({
  previous_running_mean: `batch_${t}.running_mean`,
  previous_running_var: `batch_${t}.running_var`,
});

/**
 * One mini-batch: its part of the noise, about the mean of its time, with the reader's cells.
 * @param {Tape} tape
 * @param {Inputs} inputs
 * @param {number} t
 */
function record(tape, inputs, t) {
  const name = `batch_${t}`;
  const rows = Number(inputs.batch_size);
  const cells = Object.entries(inputs.cells)
    .map(([index, value]) => ({ at: index.split(',').map(Number), value }))
    .filter(({ at: [batch, i, j] }) => batch === t - 1 && i < rows && j < width)
    .map(({ at: [, ...index], value }) => ({ index, value }));
  const before = cells.length > 0 ? `${name}.drawn` : name;
  tape.run(pick, { x: 'noise' }, { at: t - 1 }, { output: `${name}.noise` });
  tape.input(`${name}.true_mean`, fromNested([truth(inputs, t), ...means.slice(1)]));
  tape.run(add, { a: `${name}.noise`, b: `${name}.true_mean` }, {}, { output: before });
  if (cells.length > 0) tape.run(setCells, { x: before }, { cells }, { output: name });
}

/**
 * A changed cell: of a mini-batch, or of the new row.
 * @param {Tape} _tape
 * @param {Inputs} inputs
 * @param {string} name
 * @param {number[]} index
 * @param {number} value
 * @returns {Inputs | undefined}
 */
export function edit(_tape, inputs, name, index, value) {
  if (name === 'row') return { ...inputs, row: [inputs.row[0].with(index[1], value)] };
  const t = numbersOfBatches.find((candidate) => name === `batch_${candidate}`);
  return t === undefined ? undefined : setDrawn(inputs, 'cells', [t - 1, ...index], value);
}
