import {
  batchNorm,
  concatRows,
  groupNorm,
  instanceNorm,
  layerNorm,
  randn,
  rmsNorm,
  setCells,
  sliceRows,
  subtract,
  weightStandardize,
} from '../../ops/index.js';
import { cellsWithin, drawn, setDrawn } from '../drawn.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { InputSpec } from '../inputs.js'
 * @import { Inputs } from '../types.js'
 */

/** Positions of a plane, down and across. */
export const plane = [3, 3];
/** The largest batch. */
export const mostSamples = 8;
/** Samples that the seed itself draws, in one call. */
const first = 2;

/** What is normalized, each with a statistic that its groups share. */
export const methods = ['batch_norm', 'layer_norm', 'instance_norm', 'group_norm', 'rms_norm'];

/** @type {Record<string, InputSpec>} */
export const specs = {
  seed: { kind: 'seed', default: 1 },
  batch_size: { kind: 'number', default: 2, min: 1, max: mostSamples },
  channels: { kind: 'number', default: 4, min: 1, max: 8 },
  num_groups: { kind: 'number', default: 2, min: 1, max: 8 },
  method: { kind: 'choice', default: 'batch_norm', options: methods },
  cells: { kind: 'cells', default: {} },
  out_channels: { kind: 'number', default: 2, min: 1, max: 4 },
  weight_seed: { kind: 'seed', default: 2 },
  weight_cells: { kind: 'cells', default: {} },
};

/**
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
export function program(tape, inputs) {
  const { channels, num_groups, out_channels, weight_seed, weight_cells } = inputs;
  batch(tape, inputs);
  tape.run(batchNorm, { x: 'x' }, {}, 'batch_norm');
  tape.run(layerNorm, { x: 'x' }, { axis: 1 }, 'layer_norm');
  tape.run(instanceNorm, { x: 'x' }, {}, 'instance_norm');
  tape.run(groupNorm, { x: 'x' }, { num_groups }, 'group_norm');
  tape.run(rmsNorm, { x: 'x' }, { axis: 1 }, 'rms_norm');

  tape.run(groupNorm, { x: 'x' }, { num_groups: 1 }, 'group_norm_1');
  tape.run(groupNorm, { x: 'x' }, { num_groups: channels }, 'group_norm_c');
  difference(tape, 'layer_difference', 'group_norm_1.output', 'layer_norm.output');
  difference(tape, 'instance_difference', 'group_norm_c.output', 'instance_norm.output');

  const kernel = { shape: [out_channels, channels, 3, 3], scale: 0.5, shift: 0.25 };
  drawn(tape, 'weight', { seed: weight_seed, ...kernel }, weight_cells);
  tape.run(weightStandardize, { weight: 'weight' }, {}, 'weight_standardize');
}

/**
 * x: two samples as the seed draws them; a smaller batch has the first of them, a larger one goes on
 * with samples of the next seed, so that no sample changes when others come or go.
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
function batch(tape, { seed, batch_size, channels, cells }) {
  const set = cellsWithin(cells, [batch_size, channels, ...plane]);
  const whole = set.length > 0 ? 'x.drawn' : 'x';
  /** @type {(name: string, seed: number, samples: number) => void} */
  const draw = (name, from, samples) => {
    const shape = [samples, channels, ...plane];
    tape.run(randn, {}, { seed: from, shape }, { output: name });
  };
  if (batch_size === first) draw(whole, seed, first);
  else {
    draw('x.first', seed, first);
    draw('x.more', seed + 1, mostSamples - first);
    tape.run(concatRows, { 0: 'x.first', 1: 'x.more' }, {}, { output: 'x.all' });
    tape.run(sliceRows, { x: 'x.all' }, { from: 0, to: batch_size }, { output: whole });
  }
  if (set.length > 0) tape.run(setCells, { x: whole }, { cells: set }, { output: 'x' });
}

/** @type {(tape: Tape, name: string, a: string, b: string) => void} */
const difference = (tape, name, a, b) => tape.run(subtract, { a, b }, {}, { output: name });

/**
 * A changed cell of the batch or of the kernel.
 * @param {Tape} _tape
 * @param {Inputs} inputs
 * @param {string} name
 * @param {number[]} index
 * @param {number} value
 * @returns {Inputs | undefined}
 */
export function edit(_tape, inputs, name, index, value) {
  if (name === 'x') return setDrawn(inputs, 'cells', index, value);
  if (name === 'weight') return setDrawn(inputs, 'weight_cells', index, value);
  return undefined;
}
