/** @import { Term } from '../types.js' */

/** Numbers, and how they are laid out. @type {Term[]} */
export const shapes = [
  { id: 'batch', symbol: 'N' },
  { id: 'mini-batch', pytorch: [['torch.utils.data.DataLoader']] },
  { id: 'feature', pytorch: [['num_features', 'torch.nn.BatchNorm1d']] },
  { id: 'channel', symbol: 'C', pytorch: [['num_channels', 'torch.nn.GroupNorm']] },
  { id: 'nchw', tensors: ['block:x'] },
  { id: 'linear-layer', pytorch: [['torch.nn.Linear']], onnx: [['Gemm']] },
  { id: 'hidden-layer' },
  { id: 'time-step', pytorch: [['torch.nn.RNN']], onnx: [['RNN']] },
  { id: 'padding', pytorch: [['torch.nn.utils.rnn.pad_sequence']] },
];
