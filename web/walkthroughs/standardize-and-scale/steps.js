import { histogramOf, withOutlier } from './charts.js';
import { lastOf } from './program.js';
import { isOfPeople } from './table.js';

/** @import { Reader, Step } from '../types.js' */

/** What the prose says of the table. @param {Reader} reader */
function sizes({ inputs }) {
  const { table } = inputs;
  return { people: String(isOfPeople(table)), rows: table.length, columns: table[0].length };
}

/**
 * From the smallest to the largest number of a column.
 * @param {Reader} reader
 * @param {number} column
 */
const span = ({ at }, column) =>
  at('min_max_scale.max', [0, column]) - at('min_max_scale.min', [0, column]);

/** What standardizing makes of the first number. @param {Reader} reader */
function first(reader) {
  const std = reader.at('standardize.std', [0, 0]);
  return {
    ...sizes(reader),
    value: reader.at('table', [0, 0]),
    mean: reader.at('standardize.mean', [0, 0]),
    std,
    flat: String(std === 0),
    standardized: reader.at('standardize.output', [0, 0]),
  };
}

/** @param {number} min @param {number} max */
function orderOf(min, max) {
  if (min === max) return 'equal';
  return min < max ? 'rising' : 'falling';
}

/** What an outlier does to the others of its column. @param {Reader} reader */
function squeezed(reader) {
  const { inputs, at } = reader;
  const [row, column] = lastOf(inputs);
  const before = Math.max(0, row - 1);
  return {
    ...sizes(reader),
    times: inputs.outlier,
    outlier: at('outlier', [row, column]),
    own: at('table', [row, column]),
    neighbour: before + 1,
    scaled: at('min_max_scale.output', [before, column]),
    scaledThen: at('outlier.min_max_scale.output', [before, column]),
    std: at('standardize.std', [0, column]),
    stdThen: at('outlier.standardize.std', [0, column]),
  };
}

const before = histogramOf('table', 'before');

/** @type {Step[]} */
export const steps = [
  {
    id: 'table',
    stage: ['table'],
    about: ['table'],
    focus: ['table', [0, 0]],
    controls: ['table'],
    values: (reader) => ({
      ...sizes(reader),
      span1: span(reader, 0),
      span2: reader.inputs.table[0].length > 1 ? span(reader, 1) : Number.NaN,
    }),
    charts: [before],
    asks: true,
  },
  {
    id: 'mean-std',
    stage: [['table', 'standardize.mean', 'standardize.std']],
    about: ['standardize.mean', 'standardize.std'],
    focus: ['standardize.std', [0, 0]],
    values: first,
  },
  {
    id: 'standardize',
    stage: [['table', 'standardize.mean', 'standardize.std'], 'standardize.output'],
    about: ['standardize.output'],
    focus: ['standardize.output', [0, 0]],
    values: first,
    charts: [before, histogramOf('standardize.output', 'standardized')],
  },
  {
    id: 'min-max',
    stage: [['table', 'min_max_scale.min', 'min_max_scale.max'], 'min_max_scale.output'],
    about: ['min_max_scale.output'],
    focus: ['min_max_scale.output', [0, 0]],
    controls: ['min', 'max'],
    values: (reader) => ({
      order: orderOf(reader.inputs.min, reader.inputs.max),
      low: reader.inputs.min,
      high: reader.inputs.max,
      least: reader.at('min_max_scale.min', [0, 0]),
      most: reader.at('min_max_scale.max', [0, 0]),
      value: reader.at('table', [0, 0]),
      scaled: reader.at('min_max_scale.output', [0, 0]),
    }),
    charts: [before, histogramOf('min_max_scale.output', 'scaled')],
    asks: true,
  },
  {
    id: 'outlier',
    stage: ['outlier', 'outlier.min_max_scale.output', 'outlier.standardize.output'],
    about: ['outlier.min_max_scale.output', 'outlier.standardize.output'],
    focus: ['outlier.min_max_scale.output', [-1, -1]],
    controls: ['outlier'],
    values: squeezed,
    charts: [withOutlier('min_max_scale'), withOutlier('standardize')],
  },
  {
    id: 'constant',
    stage: [
      ['constant', 'constant.mean', 'constant.std'],
      'constant.distance',
      ['constant.by_formula', 'constant.output'],
    ],
    about: ['constant.by_formula', 'constant.output'],
    focus: ['constant.by_formula', [0, 0]],
    controls: ['constant'],
    values: (reader) => ({
      flat: String(reader.at('constant.std', [0, 0]) === 0),
      value: reader.at('constant', [0, 0]),
      std: reader.at('constant.std', [0, 0]),
      output: reader.at('constant.output', [0, 0]),
    }),
  },
  {
    id: 'inside',
    stage: ['standardize.output', 'min_max_scale.output'],
    about: ['standardize.output', 'min_max_scale.output'],
    focus: ['standardize.output', [0, 0]],
    values: (reader) => ({
      ...sizes(reader),
      low: reader.inputs.min,
      high: reader.inputs.max,
    }),
  },
];
