import { add, cell, div, exp, max, mul, negate, normalCdf, number } from '../../tape/expression.js';

/** @import { Term } from '../types.js' */

const x = cell('x', []);

/** What stands between the layers, and its slope. @type {Term[]} */
export const activations = [
  { id: 'activation', tensors: ['activation.'] },
  {
    id: 'relu',
    formula: max('', [number(0), x]),
    pytorch: [['torch.nn.ReLU']],
    onnx: [['Relu']],
  },
  {
    id: 'gelu',
    formula: mul(x, normalCdf(x)),
    pytorch: [['torch.nn.GELU']],
    onnx: [['Gelu']],
  },
  {
    id: 'sigmoid',
    formula: div(number(1), add(number(1), exp(negate(x)))),
    pytorch: [['torch.nn.Sigmoid']],
    onnx: [['Sigmoid']],
  },
  { id: 'tanh', pytorch: [['torch.nn.Tanh']], onnx: [['Tanh']] },
  { id: 'derivative', pytorch: [['torch.autograd.grad']], tensors: ['derivative'] },
  { id: 'gradient', pytorch: [['grad', 'torch.Tensor']] },
  { id: 'dying-relu' },
];
