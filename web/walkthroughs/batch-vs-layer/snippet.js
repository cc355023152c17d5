import { pythonFixed, pythonFloat } from '../../tape/pytorch.js';
import { indexOf } from '../../tape/tensor.js';
import { cellsWithin } from '../drawn.js';

/**
 * @import { Tape } from '../../tape/tape.js'
 * @import { Inputs, Printed, SnippetLine } from '../types.js'
 */

/** @param {string} input */
const field = (input) => ({ input });

/**
 * The reader's program: a normal table, its mean and std, and both norms of it.
 * @param {Inputs} inputs
 * @returns {SnippetLine[]}
 */
export const printed = ({ rows, columns, cells }) => [
  { code: ['import torch'] },
  { code: ['from torch import nn'] },
  { code: [] },
  { code: ['def show(values):'] },
  { code: ['    values = values.round(decimals=3) + 0'] },
  { code: ['    print(*[f"{v:.3f}" for v in values])'] },
  { code: [] },
  { code: ['torch.manual_seed(', field('seed'), ')'] },
  {
    code: [
      ...['x = torch.randn(', field('rows'), ', ', field('columns'), ')'],
      ...[' * ', field('scale'), ' + ', field('shift')],
    ],
  },
  ...cellsWithin(cells, [rows, columns]).map(({ index, value }) => ({
    code: [`x[${index.join(', ')}] = ${pythonFloat(value)}`],
  })),
  { code: ['print(f"{x.mean():.3f} {x.std():.3f}")'], prints: ofAll },
  { code: [] },
  { code: ['batch = nn.BatchNorm1d(', field('columns'), ')(x)'], computes: 'batch_norm.output' },
  { code: ['show(batch.mean(0))'], prints: shown('batch_norm.column_mean') },
  {
    code: ['show(batch.std(0, unbiased=', field('unbiased'), '))'],
    prints: shown('batch_norm.column_std'),
  },
  { code: [] },
  { code: ['layer = nn.LayerNorm(', field('columns'), ')(x)'], computes: 'layer_norm.output' },
  { code: ['show(layer.mean(1))'], prints: shown('layer_norm.row_mean') },
  {
    code: ['show(layer.std(1, unbiased=', field('unbiased'), '))'],
    prints: shown('layer_norm.row_std'),
  },
];

/** @param {Tape} tape */
const ofAll = (tape) =>
  ['x_mean', 'x_std'].map((name) => ({ name, index: [0], text: pythonFixed(tape.at(name, [0])) }));

/** @type {(name: string) => (tape: Tape) => Printed[]} */
function shown(name) {
  return (tape) => {
    const { shape, data } = tape.tensor(name);
    return Array.from(data, (value, flat) => ({
      name,
      index: indexOf(shape, flat),
      text: pythonFixed(rounded(value)),
    }));
  };
}

/**
 * As `values.round(decimals=3) + 0` in float32, which prints no −0.000.
 * @param {number} value
 */
function rounded(value) {
  const thousands = Math.fround(value * 1000);
  const below = Math.floor(thousands);
  const isUp = thousands - below > 0.5 || (thousands - below === 0.5 && below % 2 !== 0);
  return Math.fround((Number.isFinite(thousands) ? below + Number(isUp) : thousands) / 1000) + 0;
}
