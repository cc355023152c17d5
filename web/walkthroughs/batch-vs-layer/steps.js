import { cellsWithin } from '../drawn.js';

/**
 * @import { Reader, Step } from '../types.js'
 */

const program = 'snippet:printed';

/** @param {Reader} reader */
function table({ inputs, at }) {
  const { rows, columns, scale, shift, seed, cells } = inputs;
  const [mean, std] = ['x_mean', 'x_std'].map((name) => at(name, [0]));
  // As the code writes them, not with three decimals.
  const written = { seed: String(seed), scale: String(scale), shift: String(shift) };
  const set = cellsWithin(cells, [rows, columns]).length;
  return { rows, columns, count: rows * columns, mean, std, set, ...written };
}

/**
 * Numbers of the prose that batch norm has to give; with one row it refuses, and so does the prose.
 * @param {Reader} reader
 * @param {() => Record<string, number | string>} read
 */
const ifMany = ({ inputs: { rows, columns } }, read) => ({
  rows,
  columns,
  ...(rows > 1 && read()),
});

/**
 * How many numbers of the first row layer norm makes the same alone, to the last bit.
 * @param {Reader} reader
 */
function sameAlone({ tensor }) {
  const [alone, among] = ['alone.layer_norm.output', 'layer_norm.output'].map(
    (name) => tensor(name).data,
  );
  return alone.filter((/** @type {number} */ value, /** @type {number} */ at) =>
    Object.is(value, among[at]),
  ).length;
}

/** A mean, and whether it would be 0 if nothing were rounded. @param {number} mean */
const zeroMean = (mean) => ({ mean, isRounded: String(mean !== 0 && Math.abs(mean) < 1e-4) });

const smallScale = 0.01;

/** @type {Step[]} */
export const steps = [
  {
    id: 'program',
    stage: [program],
    about: [program],
    focus: ['x_mean', [0]],
    values: table,
    asks: true,
  },
  {
    id: 'table',
    stage: ['x', ['x_mean', 'x_std']],
    about: ['x', 'x_mean', 'x_std'],
    focus: ['x_std', [0]],
    controls: ['seed', 'scale', 'shift'],
    values: table,
  },
  {
    id: 'batch-norm',
    stage: ['x', ['batch_norm.mean', 'batch_norm.var'], 'batch_norm.output'],
    about: ['batch_norm.mean', 'batch_norm.var', 'batch_norm.output'],
    focus: ['batch_norm.output', [0, 0]],
    controls: ['rows'],
    values: (reader) =>
      ifMany(reader, () => ({
        mean: reader.at('batch_norm.mean', [0]),
        x: reader.at('x', [0, 0]),
        output: reader.at('batch_norm.output', [0, 0]),
      })),
  },
  {
    id: 'columns',
    stage: [['batch_norm.output', 'batch_norm.column_mean', 'batch_norm.column_std']],
    about: ['batch_norm.column_mean', 'batch_norm.column_std'],
    focus: ['batch_norm.column_mean', [0, 0]],
    controls: ['rows'],
    values: (reader) =>
      ifMany(reader, () => ({
        ...zeroMean(reader.at('batch_norm.column_mean', [0, 0])),
        std: reader.variant({ unbiased: 'False' }).at('batch_norm.column_std', [0, 0]),
      })),
  },
  {
    id: 'which-std',
    stage: [['batch_norm.output', 'batch_norm.column_std']],
    about: ['batch_norm.column_std'],
    focus: ['batch_norm.column_std', [0, 0]],
    controls: ['unbiased', 'rows'],
    values: (reader) =>
      ifMany(reader, () => ({
        less: reader.inputs.rows - 1,
        biased: reader.variant({ unbiased: 'False' }).at('batch_norm.column_std', [0, 0]),
        unbiased: reader.variant({ unbiased: 'True' }).at('batch_norm.column_std', [0, 0]),
      })),
  },
  {
    id: 'layer-norm',
    stage: [
      ['x', 'layer_norm.output'],
      ['layer_norm.mean', 'layer_norm.var'],
    ],
    about: ['layer_norm.mean', 'layer_norm.var', 'layer_norm.output'],
    focus: ['layer_norm.output', [0, 0]],
    controls: ['columns'],
    values: ({ inputs: { columns }, at }) => ({
      columns,
      mean: at('layer_norm.mean', [0, 0]),
      x: at('x', [0, 0]),
      output: at('layer_norm.output', [0, 0]),
    }),
  },
  {
    id: 'rows',
    stage: ['layer_norm.output', 'layer_norm.row_mean', 'layer_norm.row_std'],
    about: ['layer_norm.row_mean', 'layer_norm.row_std'],
    focus: ['layer_norm.row_mean', [0, 0]],
    controls: ['columns', 'unbiased'],
    values: (reader) => ({
      ...zeroMean(reader.at('layer_norm.row_mean', [0, 0])),
      biased: reader.variant({ unbiased: 'False' }).at('layer_norm.row_std', [0, 0]),
      unbiased: reader.variant({ unbiased: 'True' }).at('layer_norm.row_std', [0, 0]),
    }),
  },
  {
    id: 'crosswise',
    stage: [
      'batch_norm.output',
      'batch_norm.row_mean',
      ['layer_norm.output', 'layer_norm.column_mean'],
    ],
    about: ['batch_norm.row_mean', 'layer_norm.column_mean'],
    focus: ['layer_norm.column_mean', [0, 0]],
    controls: ['seed', 'rows'],
    values: (reader) => ({
      column: reader.at('layer_norm.column_mean', [0, 0]),
      ...ifMany(reader, () => ({ row: reader.at('batch_norm.row_mean', [0, 0]) })),
    }),
    asks: true,
  },
  {
    id: 'alone',
    stage: ['alone.x', 'alone.batch_norm.output', 'alone.layer_norm.output'],
    about: ['alone.batch_norm.output', 'alone.layer_norm.output'],
    focus: ['alone.layer_norm.output', [0, 0]],
    controls: ['rows'],
    values: (reader) => ({
      rows: reader.inputs.rows,
      columns: reader.inputs.columns,
      same: sameAlone(reader),
    }),
  },
  {
    id: 'epsilon',
    stage: ({ rows }) => (rows > 1 ? [['batch_norm.var', 'batch_norm.rstd'], program] : [program]),
    about: [program, 'batch_norm.var', 'batch_norm.rstd'],
    focus: ({ rows }) => (rows > 1 ? ['batch_norm.rstd', [0]] : ['x_mean', [0]]),
    controls: ['scale'],
    values: (reader) =>
      ifMany(reader, () => {
        const small = reader
          .variant({ scale: smallScale, unbiased: 'False' })
          .at('batch_norm.column_std', [0, 0]);
        return {
          eps: 1e-5,
          variance: reader.at('batch_norm.var', [0]),
          std: reader.variant({ unbiased: 'False' }).at('batch_norm.column_std', [0, 0]),
          small_scale: String(smallScale),
          small,
          counts: String(small < 0.9995),
        };
      }),
  },
];
