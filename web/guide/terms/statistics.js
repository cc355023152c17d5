import {
  add,
  cell,
  div,
  max,
  min,
  mul,
  number,
  sqrt,
  square,
  sub,
  sum,
} from '../../tape/expression.js';

/** @import { Term } from '../types.js' */

const x = cell('x', [], 'i');
const mean = cell('μ', []);
const variance = cell('σ^2', []);
const n = number(0, 'n');
const eps = number(0, 'ε');
const smallest = min('', [cell('x', [])]);

/** What a group of numbers has in common. @type {Term[]} */
export const statistics = [
  {
    id: 'mean',
    symbol: 'μ',
    formula: div(sum('i', [x]), n),
    pytorch: [['torch.mean']],
    onnx: [['ReduceMean'], ['Mean', 'LayerNormalization']],
    tensors: ['mean'],
  },
  {
    id: 'var',
    symbol: 'σ^2',
    formula: div(sum('i', [square(sub(x, mean))]), n),
    pytorch: [['torch.var']],
    tensors: ['var'],
  },
  {
    id: 'biased',
    pytorch: [['unbiased', 'torch.var']],
  },
  { id: 'std', symbol: 'σ', formula: sqrt(variance), pytorch: [['torch.std']], tensors: ['std'] },
  {
    id: 'eps',
    symbol: 'ε',
    pytorch: [['eps', 'torch.nn.LayerNorm']],
    onnx: [['epsilon', 'LayerNormalization']],
  },
  {
    id: 'rstd',
    symbol: 'rstd',
    formula: div(number(1), sqrt(add(variance, eps))),
    pytorch: [['torch.native_layer_norm']],
    onnx: [['InvStdDev', 'LayerNormalization']],
    tensors: ['rstd', 'normalized'],
  },
  {
    id: 'normalized',
    symbol: 'x̂',
    formula: mul(sub(cell('x', []), mean), cell('rstd', [])),
    onnx: [['Normalized', 'LayerNormalization']],
    tensors: ['normalized'],
  },
  {
    id: 'standardize',
    formula: div(sub(cell('x', []), mean), cell('σ', [])),
    onnx: [['MeanVarianceNormalization']],
    tensors: ['standardize.'],
  },
  {
    id: 'min-max',
    formula: div(sub(cell('x', []), smallest), sub(max('', [cell('x', [])]), smallest)),
  },
  { id: 'outlier', tensors: ['outlier.'] },
];
