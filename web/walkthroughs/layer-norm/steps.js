import { momentsOf } from '../moments.js';
import { deviationOf, numberAt } from '../network.js';
import { orGap } from '../over-input.js';

/** @import { Reader, Step } from '../types.js' */

/** @param {Reader} reader */
const rowsOf = ({ inputs }) => inputs.input.length;

/**
 * The first row of a tensor (rows, nodes).
 * @param {Reader} reader
 * @param {string} name
 */
const firstRow = (reader, name) => [0, 1, 2].map((j) => reader.at(name, [0, j]));

/** What the prose says of row 1. @param {Reader} reader */
function first(reader) {
  const [z1, z2, z3] = firstRow(reader, 'z');
  const [p1, p2, p3] = firstRow(reader, 'layer_norm.normalized');
  const variance = reader.at('layer_norm.var', [0, 0]);
  return {
    ...{ z1, z2, z3, p1, p2, p3 },
    rows: rowsOf(reader),
    sum: z1 + z2 + z3,
    mean: reader.at('layer_norm.mean', [0, 0]),
    var: variance,
    ...deviationOf(variance, reader.at('layer_norm.rstd', [0, 0])),
    state: variance === 0 ? 'flat' : Number.isNaN(variance) ? 'gone' : 'spread',
    distance: Math.abs(p1),
    side: p1 === 0 ? 'middle' : p1 > 0 ? 'above' : 'below',
    gamma: reader.at('gamma', [0]),
    beta: reader.at('beta', [0]),
    output: reader.at('layer_norm.output', [0, 0]),
  };
}

/** The batch with one more row of zeros: what stays and what moves. @param {Reader} reader */
function padded(reader) {
  const tape = reader.variant({ input: [...reader.inputs.input, [0, 0]] });
  const now = reader.tensor('layer_norm.output');
  const then = tape.tensor('layer_norm.output').data;
  const [rows, nodes] = now.shape;
  const same = Array.from({ length: rows }, (_, i) => i * nodes).filter((from) =>
    now.data.slice(from, from + nodes).every((value, j) => Object.is(value, then[from + j])),
  ).length;
  const [q1, q2, q3] = then.slice(rows * nodes);
  return {
    rows,
    same,
    ...{ q1, q2, q3 },
    batch: numberAt(reader, 'batch_norm.output', [0, 0]),
    batchThen: orGap(() => tape.at('batch_norm.output', [0, 0])),
  };
}

/** @type {Step[]} */
export const steps = [
  {
    id: 'same-network',
    stage: ['input', ['weight', 'bias'], 'z'],
    about: ['z'],
    focus: ['z', [0, 0]],
    controls: ['input'],
    values: first,
    asks: true,
  },
  {
    id: 'row-mean',
    stage: ['z', 'layer_norm.mean'],
    about: ['layer_norm.mean'],
    focus: ['layer_norm.mean', [0, 0]],
    values: first,
  },
  {
    id: 'row-var',
    stage: ['z', 'layer_norm.mean', 'layer_norm.var'],
    about: ['layer_norm.var'],
    focus: ['layer_norm.var', [0, 0]],
    values: first,
  },
  {
    id: 'first-value',
    stage: ['z', ['layer_norm.mean', 'layer_norm.var'], 'layer_norm.normalized'],
    about: ['layer_norm.normalized'],
    focus: ['layer_norm.normalized', [0, 0]],
    values: first,
  },
  {
    id: 'gamma-beta',
    stage: [['layer_norm.normalized', 'gamma', 'beta'], 'layer_norm.output'],
    about: ['gamma', 'beta', 'layer_norm.output'],
    focus: ['layer_norm.output', [0, 0]],
    values: first,
  },
  {
    id: 'rest-of-row',
    stage: ['z', ['layer_norm.normalized', 'layer_norm.output']],
    about: ['layer_norm.normalized', 'layer_norm.output'],
    focus: ['layer_norm.output', [0, 1]],
    values: (reader) => {
      const { mean, var: variance } = momentsOf(firstRow(reader, 'layer_norm.normalized'));
      return { ...first(reader), newMean: mean, newVar: variance };
    },
  },
  {
    id: 'all-rows',
    stage: ['z', 'layer_norm.mean', 'layer_norm.output'],
    about: ['layer_norm.mean', 'layer_norm.output'],
    focus: ['layer_norm.output', [-1, 0]],
    controls: ['input'],
    values: (reader) => {
      const means = [...reader.tensor('layer_norm.mean').data];
      return { rows: rowsOf(reader), least: Math.min(...means), most: Math.max(...means) };
    },
    asks: true,
  },
  {
    id: 'padding',
    stage: ['input', 'z', ['layer_norm.output', 'batch_norm.output']],
    about: ['layer_norm.output'],
    focus: ['layer_norm.output', [0, 0]],
    controls: ['input'],
    values: padded,
  },
  {
    id: 'side-by-side',
    stage: [
      ['z', 'batch_norm.mean'],
      'layer_norm.mean',
      ['batch_norm.output', 'layer_norm.output'],
    ],
    about: ['batch_norm.output', 'layer_norm.output'],
    focus: ['layer_norm.output', [0, 0]],
    values: (reader) => ({
      rows: rowsOf(reader),
      layer: reader.at('layer_norm.output', [0, 0]),
      batch: numberAt(reader, 'batch_norm.output', [0, 0]),
      layerMean: reader.at('layer_norm.mean', [0, 0]),
      batchMean: numberAt(reader, 'batch_norm.mean', [0]),
    }),
  },
  {
    id: 'answers',
    stage: ['input', ['z', 'gamma', 'beta'], 'layer_norm.output'],
    about: ['z', 'gamma', 'beta', 'layer_norm.output'],
    focus: ['layer_norm.output', [0, 0]],
    controls: ['input'],
    values: (reader) => ({ rows: rowsOf(reader), nodes: reader.tensor('z').shape[1] }),
  },
];
