import {
  axis,
  choice,
  flag,
  number,
  optionalBoolMask,
  optionalMask,
  optionalNumber,
  optionalTensor,
  optionalWholeNumber,
  tensor,
  wholeNumber,
} from './options.js';

/** @import { Option } from './options.js' */

/**
 * One call as data. The C++ function of the same name gets `tensors` and then the options that are
 * inputs through the frame, the other options as arguments, both in the order written here, and
 * the wanted fields as bits, the first field being bit 0.
 *
 * @typedef {object} Call
 * @property {readonly string[]} tensors
 * @property {Readonly<Record<string, Option>>} options
 * @property {readonly string[]} fields  the result fields, in the order of C++'s struct
 */

/** The activations, in the order of C++'s enum. */
const kinds = [
  'relu',
  'leaky_relu',
  'elu',
  'gelu',
  'gelu_tanh',
  'silu',
  'mish',
  'softplus',
  'sigmoid',
  'tanh',
];

/** @satisfies {Record<string, Call>} */
export const calls = {
  standardize: {
    tensors: ['x'],
    options: { axis: axis(), ddof: wholeNumber(0) },
    fields: ['mean', 'std', 'output'],
  },
  minMaxScale: {
    tensors: ['x'],
    options: { axis: axis(), min: number(0), max: number(1) },
    fields: ['min', 'max', 'output'],
  },
  matmul: {
    tensors: ['a', 'b'],
    options: {},
    fields: ['output'],
  },
  linear: {
    tensors: ['x'],
    options: { weight: tensor, bias: optionalTensor },
    fields: ['output'],
  },
  layerNorm: {
    tensors: ['x'],
    options: { axis: axis(-1), gamma: optionalTensor, beta: optionalTensor, eps: number(1e-5) },
    fields: ['mean', 'var', 'rstd', 'normalized', 'output'],
  },
  rmsNorm: {
    tensors: ['x'],
    options: { axis: axis(-1), gamma: optionalTensor, eps: number(1e-5) },
    fields: ['rms', 'normalized', 'output'],
  },
  batchNorm: {
    tensors: ['x'],
    options: {
      gamma: optionalTensor,
      beta: optionalTensor,
      eps: number(1e-5),
      training: flag(true),
      momentum: number(0.1),
      running_mean: optionalTensor,
      running_var: optionalTensor,
      valid_mask: optionalBoolMask,
    },
    fields: ['mean', 'var', 'rstd', 'normalized', 'output', 'running_mean', 'running_var'],
  },
  instanceNorm: {
    tensors: ['x'],
    options: { gamma: optionalTensor, beta: optionalTensor, eps: number(1e-5) },
    fields: ['mean', 'var', 'rstd', 'normalized', 'output'],
  },
  groupNorm: {
    tensors: ['x'],
    options: {
      num_groups: wholeNumber(),
      gamma: optionalTensor,
      beta: optionalTensor,
      eps: number(1e-5),
    },
    fields: ['mean', 'var', 'rstd', 'normalized', 'output'],
  },
  weightStandardize: {
    tensors: ['weight'],
    options: { eps: number(1e-5) },
    fields: ['mean', 'var', 'output'],
  },
  activation: {
    tensors: ['x'],
    options: { kind: choice(kinds), alpha: optionalNumber },
    fields: ['output', 'derivative'],
  },
  softmax: {
    tensors: ['x'],
    options: { axis: axis(-1) },
    fields: ['row_max', 'exp_sum', 'output'],
  },
  logSoftmax: {
    tensors: ['x'],
    options: { axis: axis(-1) },
    fields: ['row_max', 'exp_sum', 'output'],
  },
  attention: {
    tensors: ['query', 'key', 'value'],
    options: {
      scale: optionalNumber,
      attn_mask: optionalMask,
      key_padding_mask: optionalMask,
      is_causal: flag(false),
      num_heads: optionalWholeNumber,
    },
    fields: ['scores', 'masked_scores', 'attention_weights', 'context'],
  },
  multiHeadAttention: {
    tensors: ['query', 'key', 'value'],
    options: {
      num_heads: wholeNumber(),
      w_q: tensor,
      w_k: tensor,
      w_v: tensor,
      w_o: tensor,
      b_q: optionalTensor,
      b_k: optionalTensor,
      b_v: optionalTensor,
      b_o: optionalTensor,
      attn_mask: optionalMask,
      key_padding_mask: optionalMask,
      is_causal: flag(false),
    },
    fields: [
      'query',
      'key',
      'value',
      'scores',
      'masked_scores',
      'attention_weights',
      'context',
      'output',
    ],
  },
  positionalEncoding: {
    tensors: [],
    options: { length: wholeNumber(), d_model: wholeNumber() },
    fields: ['output'],
  },
};

/** What every call takes in its options, about its results. */
export const askedNames = ['fields', 'out', 'keep'];

/** Every name that some call takes in its options. */
export const optionNames = new Set([
  ...askedNames,
  ...Object.values(calls).flatMap(({ options }) => Object.keys(options)),
]);

/** @typedef {keyof typeof calls} CallName */
