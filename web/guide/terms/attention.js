import { cell, div, exp, mul, number, sqrt, sum } from '../../tape/expression.js';

/** @import { Term } from '../types.js' */

const score = cell('s', [], 'ij');
const weight = cell('a', [], 'ij');

/** How rows take each other in. @type {Term[]} */
export const attention = [
  {
    id: 'embedding',
    symbol: 'x',
    pytorch: [['torch.nn.Embedding']],
    onnx: [['Gather']],
    tensors: ['embedding'],
  },
  {
    id: 'w_q',
    symbol: 'W^Q',
    pytorch: [['in_proj_weight', 'torch.nn.MultiheadAttention']],
    tensors: ['w_q', 'w_k', 'w_v'],
  },
  {
    id: 'query',
    symbol: 'q',
    pytorch: [['query', 'torch.nn.MultiheadAttention']],
    onnx: [['Q', 'Attention']],
    tensors: ['query'],
  },
  {
    id: 'key',
    symbol: 'k',
    pytorch: [['key', 'torch.nn.MultiheadAttention']],
    onnx: [['K', 'Attention']],
    tensors: ['key'],
  },
  {
    id: 'value',
    symbol: 'v',
    pytorch: [['value', 'torch.nn.MultiheadAttention']],
    onnx: [['V', 'Attention']],
    tensors: ['value'],
  },
  {
    id: 'raw_scores',
    symbol: 'r',
    formula: sum('k', [mul(cell('q', [], 'ik'), cell('k', [], 'jk'))]),
    onnx: [['MatMul']],
    tensors: ['raw_scores'],
  },
  {
    id: 'scale',
    formula: div(number(1), sqrt(cell('d_k', []))),
    pytorch: [['scale', 'torch.nn.functional.scaled_dot_product_attention']],
    onnx: [['scale', 'Attention']],
  },
  {
    id: 'scores',
    symbol: 's',
    formula: div(cell('r', [], 'ij'), sqrt(cell('d_k', []))),
    onnx: [['qk_matmul_output', 'Attention']],
    tensors: ['scores'],
  },
  {
    id: 'softmax',
    formula: div(exp(score), sum('k', [exp(cell('s', [], 'ik'))])),
    pytorch: [['torch.nn.Softmax']],
    onnx: [['Softmax']],
  },
  {
    id: 'attention_weights',
    symbol: 'a',
    pytorch: [['attn_output_weights', 'torch.nn.MultiheadAttention']],
    onnx: [['qk_matmul_output', 'Attention']],
    tensors: ['attention_weights'],
  },
  {
    id: 'context',
    symbol: 'c',
    formula: sum('j', [mul(weight, cell('v', [], 'jk'))]),
    pytorch: [['attn_output', 'torch.nn.MultiheadAttention']],
    onnx: [['Y', 'Attention']],
    tensors: ['context'],
  },
  {
    id: 'key_padding_mask',
    symbol: 'M',
    pytorch: [['key_padding_mask', 'torch.nn.MultiheadAttention']],
    onnx: [['nonpad_kv_seqlen', 'Attention']],
    tensors: ['key_padding_mask'],
  },
  {
    id: 'attn_mask',
    pytorch: [['attn_mask', 'torch.nn.functional.scaled_dot_product_attention']],
    onnx: [['attn_mask', 'Attention']],
  },
  { id: 'masked_scores', symbol: 'm', tensors: ['masked_scores'] },
  { id: 'valid_mask', symbol: 'V', tensors: ['valid_mask'] },
];
