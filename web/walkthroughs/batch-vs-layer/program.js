import { batchNorm, layerNorm, reshape, sliceRows, standardize } from '../../ops/index.js';
import { drawn, setDrawn } from '../drawn.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { InputSpec } from '../inputs.js'
 * @import { Inputs } from '../types.js'
 */

/** @type {Record<string, InputSpec>} */
export const specs = {
  seed: { kind: 'seed', default: 0 },
  rows: { kind: 'number', default: 4, min: 1, max: 12 },
  columns: { kind: 'number', default: 6, min: 2, max: 12 },
  scale: { kind: 'number', default: 5, min: 0, max: 100, step: 0.1 },
  shift: { kind: 'number', default: 3, min: -100, max: 100, step: 0.1 },
  unbiased: { kind: 'choice', default: 'False', options: ['False', 'True'] },
  cells: { kind: 'cells', default: {} },
};

/**
 * What is subtracted from n in a printed std.
 * @param {Inputs} inputs
 */
export const ddofOf = ({ unbiased }) => (unbiased === 'True' ? 1 : 0);

/**
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
export function program(tape, inputs) {
  const { seed, rows, columns, scale, shift, cells } = inputs;
  drawn(tape, 'x', { seed, shape: [rows, columns], scale, shift }, cells);
  tape.run(reshape, { x: 'x' }, { shape: [rows * columns] }, { output: 'all' });
  tape.run(standardize, { x: 'all' }, { axis: 0, ddof: 1 }, statistics('x'));

  tape.run(batchNorm, { x: 'x' }, {}, 'batch_norm');
  tape.run(layerNorm, { x: 'x' }, {}, 'layer_norm');
  const ddof = ddofOf(inputs);
  for (const norm of ['batch_norm', 'layer_norm']) {
    const x = `${norm}.output`;
    tape.run(standardize, { x }, { axis: 0, ddof }, statistics(`${norm}.column`));
    tape.run(standardize, { x }, { axis: 1, ddof }, statistics(`${norm}.row`));
  }

  tape.run(sliceRows, { x: 'x' }, { from: 0, to: 1 }, { output: 'alone.x' });
  tape.run(batchNorm, { x: 'alone.x' }, {}, { output: 'alone.batch_norm.output' });
  tape.run(layerNorm, { x: 'alone.x' }, {}, 'alone.layer_norm');
}

/** @param {string} prefix */
const statistics = (prefix) => ({ mean: `${prefix}_mean`, std: `${prefix}_std` });

/**
 * @param {Tape} _tape
 * @param {Inputs} inputs
 * @param {string} name
 * @param {number[]} index
 * @param {number} value
 * @returns {Inputs | undefined}
 */
export const edit = (_tape, inputs, name, index, value) =>
  name === 'x' ? setDrawn(inputs, 'cells', index, value) : undefined;
