import { divide, minMaxScale, setCells, standardize, subtract } from '../../ops/index.js';
import { fromNested } from '../../tape/tensor.js';
import { setCell } from '../set-cell.js';
import { people } from './table.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { InputSpec } from '../inputs.js'
 * @import { Inputs } from '../types.js'
 */

/** @type {Record<string, InputSpec>} */
export const specs = {
  table: { kind: 'matrix', default: people, rows: [1, 512], columns: [1, 512] },
  min: { kind: 'number', default: 0, min: -10, max: 10, step: 0.5 },
  max: { kind: 'number', default: 1, min: -10, max: 10, step: 0.5 },
  outlier: { kind: 'number', default: 10, min: 1, max: 30 },
  constant: { kind: 'matrix', default: people.map(() => [40]), rows: [1, 512] },
};

/**
 * @param {Tape} tape
 * @param {Inputs} inputs
 */
export function program(tape, inputs) {
  tape.input('table', fromNested(inputs.table));
  scaled(tape, 'table', '', inputs);

  const cells = [{ index: lastOf(inputs), value: outlierOf(inputs) }];
  tape.run(setCells, { x: 'table' }, { cells }, { output: 'outlier' });
  scaled(tape, 'outlier', 'outlier.', inputs);

  tape.input('constant', fromNested(inputs.constant));
  tape.run(standardize, { x: 'constant' }, { axis: 0 }, 'constant');
  tape.run(subtract, { a: 'constant', b: 'constant.mean' }, {}, { output: 'constant.distance' });
  tape.run(
    divide,
    { a: 'constant.distance', b: 'constant.std' },
    {},
    { output: 'constant.by_formula' },
  );
}

/**
 * A table scaled both ways, column by column.
 * @param {Tape} tape
 * @param {string} x
 * @param {string} prefix of the results
 * @param {Inputs} inputs
 */
function scaled(tape, x, prefix, { min, max }) {
  tape.run(standardize, { x }, { axis: 0 }, `${prefix}standardize`);
  tape.run(minMaxScale, { x }, { axis: 0, min, max }, `${prefix}min_max_scale`);
}

/** The last cell, which becomes an outlier. @param {Inputs} inputs */
export const lastOf = ({ table }) => [table.length - 1, table[0].length - 1];

/** What it becomes: so many times itself. @param {Inputs} inputs */
function outlierOf(inputs) {
  const [row, column] = lastOf(inputs);
  return Math.fround(inputs.table[row][column] * inputs.outlier);
}

/** @type {(tape: Tape, inputs: Inputs, name: string, index: number[], value: number) => Inputs | undefined} */
export const edit = (_tape, inputs, name, index, value) =>
  name === 'table' || name === 'constant' ? setCell(inputs, name, index, value) : undefined;
