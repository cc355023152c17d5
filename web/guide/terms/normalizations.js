import { add, cell, mul, number, sub } from '../../tape/expression.js';

/** @import { Term } from '../types.js' */

const momentum = number(0, 'm');
const kept = sub(number(1), momentum);

/** Ways to normalize, and what belongs to them. @type {Term[]} */
export const normalizations = [
  {
    id: 'batch-norm',
    pytorch: [['torch.nn.BatchNorm1d'], ['torch.nn.BatchNorm2d']],
    onnx: [['BatchNormalization']],
    tensors: ['batch_norm.'],
  },
  {
    id: 'layer-norm',
    pytorch: [['torch.nn.LayerNorm']],
    onnx: [['LayerNormalization']],
    tensors: ['layer_norm.'],
  },
  {
    id: 'instance-norm',
    pytorch: [['torch.nn.InstanceNorm2d']],
    onnx: [['InstanceNormalization']],
    tensors: ['instance_norm.'],
  },
  {
    id: 'group-norm',
    pytorch: [['torch.nn.GroupNorm']],
    onnx: [['GroupNormalization']],
    tensors: ['group_norm.'],
  },
  {
    id: 'num_groups',
    symbol: 'G',
    pytorch: [['num_groups', 'torch.nn.GroupNorm']],
    onnx: [['num_groups', 'GroupNormalization']],
  },
  {
    id: 'rms-norm',
    pytorch: [['torch.nn.RMSNorm']],
    onnx: [['RMSNormalization']],
    tensors: ['rms_norm.', 'rms'],
  },
  { id: 'weight-standardization', tensors: ['weight_standardize.'] },
  {
    id: 'gamma',
    symbol: 'γ',
    pytorch: [['weight', 'torch.nn.LayerNorm']],
    onnx: [['Scale', 'LayerNormalization']],
    tensors: ['gamma'],
  },
  {
    id: 'beta',
    symbol: 'β',
    pytorch: [['bias', 'torch.nn.LayerNorm']],
    onnx: [['B', 'LayerNormalization']],
    tensors: ['beta'],
  },
  {
    id: 'training',
    pytorch: [['training', 'torch.nn.BatchNorm1d']],
    onnx: [['training_mode', 'BatchNormalization']],
  },
  {
    id: 'running_mean',
    symbol: 'μ_run',
    formula: add(mul(kept, cell('μ_run', [])), mul(momentum, cell('μ', []))),
    pytorch: [['running_mean', 'torch.nn.BatchNorm1d']],
    onnx: [
      ['input_mean', 'BatchNormalization'],
      ['running_mean', 'BatchNormalization'],
    ],
    tensors: ['running_mean'],
  },
  {
    id: 'running_var',
    symbol: 'σ^2_run',
    pytorch: [['running_var', 'torch.nn.BatchNorm1d']],
    onnx: [
      ['input_var', 'BatchNormalization'],
      ['running_var', 'BatchNormalization'],
    ],
    tensors: ['running_var'],
  },
  {
    id: 'momentum',
    symbol: 'm',
    pytorch: [['momentum', 'torch.nn.BatchNorm1d']],
    onnx: [['momentum', 'BatchNormalization']],
  },
  { id: 'covariate-shift' },
];
