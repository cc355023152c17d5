import { edgesOf, histogram } from '../histogram.js';
import { columnName } from './naming.js';
import { lastOf } from './program.js';
import { isOfPeople } from './table.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { Chart, Inputs } from '../types.js'
 */

/** How many columns share a histogram. */
const most = 2;

/** How large the outlier grows in a chart. */
const largest = 30;

/**
 * A column of a tensor (rows, columns).
 * @param {{ shape: number[], data: Float32Array | Uint8Array }} tensor
 * @param {number} column
 */
export function columnOf({ shape, data }, column) {
  return Array.from({ length: shape[0] }, (_, i) => data[i * shape[1] + column]);
}

/**
 * The first columns of a tensor in one histogram.
 * @param {string} name
 * @param {string} title the last part of the message's key
 * @returns {Chart}
 */
export const histogramOf = (name, title) => ({
  id: name,
  title: `standardize-and-scale.chart.${title}`,
  x: 'standardize-and-scale.chart.value',
  y: 'standardize-and-scale.chart.count',
  draw: (reader) => {
    const tensor = reader.tensor(name);
    const columns = Array.from({ length: Math.min(most, tensor.shape[1]) }, (_, j) =>
      columnOf(tensor, j),
    );
    const edges = edgesOf(columns.flat());
    const series = columns.map((values, j) => ({
      ...columnName(reader.inputs, j),
      kind: /** @type {const} */ ('bars'),
      points: histogram(values, edges),
    }));
    return { series };
  },
});

/**
 * Rows that an outlier's chart follows: the last, the first, the one before the last.
 * @param {Inputs} inputs
 */
function followed({ table }) {
  const last = table.length - 1;
  return [...new Set([last, 0, Math.max(0, last - 1)])];
}

/**
 * Scaled numbers of the last column while its last number grows.
 * @param {string} scaling
 * @returns {Chart}
 */
export const withOutlier = (scaling) => ({
  id: scaling,
  title: `standardize-and-scale.chart.outlier.${scaling}`,
  x: 'standardize-and-scale.chart.times',
  y: 'standardize-and-scale.chart.result',
  sets: 'outlier',
  heavy: true,
  draw: (reader) => {
    const [, last] = lastOf(reader.inputs);
    // Columns do not depend on each other.
    const table = reader.inputs.table.map((/** @type {number[]} */ row) => [row[last]]);
    const tapes = Array.from({ length: largest }, (_, at) =>
      reader.variant({ table, outlier: at + 1 }),
    );
    /** @type {(tape: Tape, row: number) => number} */
    const value = (tape, row) => tape.at(`outlier.${scaling}.output`, [row, 0]);
    const series = followed(reader.inputs).map((row) => ({
      name: 'standardize-and-scale.row',
      params: { people: String(isOfPeople(reader.inputs.table)), n: row + 1 },
      points: tapes.map((tape, x) => /** @type {[number, number]} */ ([x + 1, value(tape, row)])),
    }));
    return { series, x: reader.inputs.outlier };
  },
});
