/**
 * One small call of every function, with every option that takes a tensor.
 */

const rows = [
  [1, 2, 4, 8, 16],
  [3, -1, 0.5, 2, 2],
  [0, 0, 1, 1, 7],
];
const columns = rows[0].map((_, column) => rows.map((row) => row[column]));
const five = [1, 2, 1, 0.5, -1];
const pairs = [
  [true, false, true],
  [true, true, true],
  [false, false, false],
];

/** @type {Record<string, { tensors: unknown[], options: Record<string, unknown> }>} */
export const examples = {
  standardize: { tensors: [rows], options: { axis: 0, ddof: 1 } },
  minMaxScale: { tensors: [rows], options: { axis: 1, min: -1, max: 1 } },
  matmul: { tensors: [[rows, rows], five], options: {} },
  linear: { tensors: [rows], options: { weight: rows, bias: [1, 2, 3] } },
  layerNorm: { tensors: [rows], options: { gamma: five, beta: five, eps: 0.1 } },
  rmsNorm: { tensors: [rows], options: { gamma: five, eps: 0.1 } },
  batchNorm: {
    tensors: [rows],
    options: {
      gamma: five,
      beta: five,
      running_mean: five,
      running_var: [1, 1, 2, 3, 4],
      valid_mask: [true, true, false],
    },
  },
  instanceNorm: {
    tensors: [[rows]],
    options: { gamma: [1, 2, 3], beta: [0, 1, -1], eps: 0.1 },
  },
  groupNorm: {
    tensors: [[rows]],
    options: { num_groups: 3, gamma: [1, 2, 3], beta: [0, 1, -1], eps: 0.1 },
  },
  weightStandardize: { tensors: [rows], options: { eps: 0.1 } },
  activation: { tensors: [rows], options: { kind: 'gelu' } },
  softmax: { tensors: [rows], options: { axis: 0 } },
  logSoftmax: { tensors: [rows], options: { axis: 0 } },
  attention: {
    tensors: [[rows], [rows], [rows]],
    options: {
      num_heads: 5,
      scale: 0.5,
      is_causal: true,
      attn_mask: pairs,
      key_padding_mask: [[0, -1, 0]],
    },
  },
  multiHeadAttention: {
    tensors: [[rows], [rows], [rows]],
    options: {
      num_heads: 3,
      w_q: columns,
      w_k: columns,
      w_v: columns,
      w_o: rows,
      b_q: [0, 1, 2],
      b_k: [1, 0, 0],
      b_v: [0.5, 0, -1],
      b_o: five,
      is_causal: true,
      attn_mask: pairs,
      key_padding_mask: [[0, -1, 0]],
    },
  },
  positionalEncoding: { tensors: [], options: { length: 3, d_model: 5 } },
};

/**
 * @param {unknown} calls  an engine
 * @param {string} name
 * @param {Record<string, unknown>} [more]  options to put on top
 * @returns {Record<string, import('../../../web/engine/index.js').Tensor>}
 */
export function run(calls, name, more) {
  const { tensors, options } = examples[name];
  return /** @type {any} */ (calls)[name](...tensors, { ...options, ...more });
}
