import { written } from '../written.js';
import { histogramOf, withOutlier } from './charts.js';
import { crowded } from './outlier.js';
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

/**
 * What a column comes to: `gone` where NaN or ∞ leaves no number, `flat` where all are equal.
 * @param {number} std
 */
function kindOf(std) {
  if (!Number.isFinite(std)) return 'gone';
  return std === 0 ? 'flat' : 'spread';
}

/** What standardizing makes of the first number. @param {Reader} reader */
function first(reader) {
  const std = reader.at('standardize.std', [0, 0]);
  return {
    ...sizes(reader),
    value: reader.at('table', [0, 0]),
    mean: reader.at('standardize.mean', [0, 0]),
    std,
    kind: kindOf(std),
    standardized: reader.at('standardize.output', [0, 0]),
  };
}

/** What min-max makes of the first column. @param {Reader} reader */
function scaled({ inputs: { min, max }, at }) {
  const [least, most] = [at('min_max_scale.min', [0, 0]), at('min_max_scale.max', [0, 0])];
  const order = min === max ? 'equal' : min < max ? 'rising' : 'falling';
  const kind = kindOf(most - least);
  return {
    order: kind === 'spread' ? order : kind,
    low: written(min),
    high: written(max),
    least,
    most,
    value: at('table', [0, 0]),
    scaled: at('min_max_scale.output', [0, 0]),
  };
}

/** Whether formula and kernel give the same ages, as far as they are printed. @param {Reader} reader */
function agrees({ tensor }) {
  const [formula, kernel] = ['by_formula', 'output'].map((name) => tensor(`constant.${name}`).data);
  return formula.every((value, i) => Math.abs(value - kernel[i]) < 5e-4);
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
    charts: [histogramOf('table', 'table')],
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
    values: scaled,
    charts: [before, histogramOf('min_max_scale.output', 'scaled')],
    asks: true,
  },
  {
    id: 'outlier',
    stage: ['outlier', 'outlier.min_max_scale.output', 'outlier.standardize.output'],
    about: ['outlier.min_max_scale.output', 'outlier.standardize.output'],
    focus: ['outlier.min_max_scale.output', [-1, -1]],
    controls: ['outlier'],
    values: crowded,
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
      kind: kindOf(reader.at('constant.std', [0, 0])),
      agrees: String(agrees(reader)),
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
      low: written(reader.inputs.min),
      high: written(reader.inputs.max),
    }),
  },
];
