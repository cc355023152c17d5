import {
  activation,
  add,
  batchNorm,
  concatRows,
  layerNorm,
  linear,
  randn,
  setCells,
  sliceRows,
} from '../../ops/index.js';
import { fromNested } from '../../tape/tensor.js';
import { cellsWithin, drawn, setDrawn } from '../drawn.js';
import { setCell } from '../set-cell.js';
import { features, moods, review } from './table.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { InputSpec } from '../inputs.js'
 * @import { Inputs } from '../types.js'
 */

const width = features.length;
export const nodes = 4;

/** Reviews in the largest batch. */
export const most = 200;

/** Reviews of usual days whose statistics training kept, and the seed that draws them. */
export const kept = 64;
const keptSeed = 1;

/** @type {Record<string, InputSpec>} */
export const specs = {
  review: { kind: 'matrix', default: review, rows: [1, 1] },
  size: { kind: 'number', default: 6, min: 1, max: most },
  day: { kind: 'choice', default: 'usual', options: Object.keys(moods) },
  crowd_seed: { kind: 'seed', default: 0 },
  weight_seed: { kind: 'seed', default: 778 },
  crowd_cells: { kind: 'cells', default: {} },
  weight_cells: { kind: 'cells', default: {} },
};

/** The ways to normalize: of this batch, with what training kept, and along each row. */
export const norms = ['batch_norm', 'running_batch_norm', 'layer_norm'];

/**
 * One review and its neighbours through a layer, a norm, an activation and an output node.
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
export function program(tape, inputs) {
  tape.input('review', fromNested(inputs.review));
  crowd(tape, inputs);
  const parts = inputs.size > 1 ? { 0: 'review', 1: 'neighbours' } : { 0: 'review' };
  tape.run(concatRows, parts, {}, { output: 'batch' });

  const { weight_seed: seed, weight_cells: cells } = inputs;
  drawn(tape, 'weights', { seed, shape: [nodes + 1, width] }, cells);
  tape.run(sliceRows, { x: 'weights' }, { from: 0, to: nodes }, { output: 'w_hidden' });
  tape.run(sliceRows, { x: 'weights' }, { from: nodes, to: nodes + 1 }, { output: 'w_out' });
  tape.run(linear, { x: 'batch', weight: 'w_hidden' }, {}, { output: 'z' });
  training(tape);

  tape.run(batchNorm, { x: 'z' }, {}, 'batch_norm');
  const previous = {
    previous_running_mean: 'training.running_mean',
    previous_running_var: 'training.running_var',
  };
  tape.run(batchNorm, { x: 'z', ...previous }, { training: false }, 'running_batch_norm');
  tape.run(layerNorm, { x: 'z' }, {}, 'layer_norm');
  for (const norm of norms) verdict(tape, norm);

  tape.run(sliceRows, { x: 'z' }, { from: 0, to: 1 }, { output: 'alone.z' });
  tape.run(batchNorm, { x: 'alone.z' }, {}, { output: 'alone.batch_norm.output' });
}

/**
 * Everyone who may write on that day, and those of them who come with the review.
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
function crowd(tape, { crowd_seed: seed, day, size, crowd_cells }) {
  const shape = [most, width];
  const set = cellsWithin(crowd_cells, shape);
  const output = set.length ? 'crowd.moved' : 'crowd';
  tape.run(randn, {}, { seed, shape }, { output: 'crowd.drawn' });
  tape.input('mood', fromNested(moods[day]));
  tape.run(add, { a: 'crowd.drawn', b: 'mood' }, {}, { output });
  if (set.length) tape.run(setCells, { x: output }, { cells: set }, { output: 'crowd' });
  if (size > 1)
    tape.run(sliceRows, { x: 'crowd' }, { from: 0, to: size - 1 }, { output: 'neighbours' });
}

/**
 * What training would have kept: mean and var of z over reviews of usual days.
 * @param {Tape} tape
 */
function training(tape) {
  tape.run(randn, {}, { seed: keptSeed, shape: [kept, width] }, { output: 'training.drawn' });
  tape.input('training.mood', fromNested(moods.usual));
  tape.run(add, { a: 'training.drawn', b: 'training.mood' }, {}, { output: 'training.reviews' });
  tape.run(linear, { x: 'training.reviews', weight: 'w_hidden' }, {}, { output: 'training.z' });
  tape.run(
    batchNorm,
    { x: 'training.z' },
    { momentum: 1 },
    { running_mean: 'training.running_mean', running_var: 'training.running_var' },
  );
}

/**
 * From a norm's output to the probability that a review is positive, and that of the one followed.
 * @param {Tape} tape
 * @param {string} norm
 */
function verdict(tape, norm) {
  const named = (/** @type {string} */ field) => ({ output: `${norm}.${field}` });
  tape.run(activation, { x: `${norm}.output` }, { kind: 'relu' }, named('hidden'));
  tape.run(linear, { x: `${norm}.hidden`, weight: 'w_out' }, {}, named('logit'));
  tape.run(activation, { x: `${norm}.logit` }, { kind: 'sigmoid' }, named('positive'));
  const first = { from: 0, to: 1 };
  tape.run(sliceRows, { x: `${norm}.positive` }, first, { output: `verdict.${norm}` });
}

/**
 * A changed cell: of the review, of a neighbour, or of the weights, wherever it is shown.
 * @param {Tape} _tape
 * @param {Inputs} inputs
 * @param {string} name
 * @param {number[]} index
 * @param {number} value
 * @returns {Inputs | undefined}
 */
export function edit(_tape, inputs, name, [i, j], value) {
  switch (name) {
    case 'review':
      return setCell(inputs, 'review', [i, j], value);
    case 'batch':
      return i === 0
        ? setCell(inputs, 'review', [i, j], value)
        : setDrawn(inputs, 'crowd_cells', [i - 1, j], value);
    case 'crowd':
    case 'neighbours':
      return setDrawn(inputs, 'crowd_cells', [i, j], value);
    case 'weights':
    case 'w_hidden':
      return setDrawn(inputs, 'weight_cells', [i, j], value);
    case 'w_out':
      return setDrawn(inputs, 'weight_cells', [nodes + i, j], value);
    default:
      return undefined;
  }
}
