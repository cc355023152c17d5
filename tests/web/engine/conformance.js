/**
 * ONNX's words for the engine's calls: what differs between the two is turned over here.
 */

/** @import { Engine, Tensor } from '../../../web/engine/index.js' */
/** @import { ActivationKind } from '../../../web/engine/types.js' */

/** @typedef {{ name: string, formal: string, dims: number[], dtype: string, data: number[] }} OnnxTensor */

/**
 * @typedef {object} OnnxCase
 * @property {string} op
 * @property {Record<string, number>} attributes
 * @property {OnnxTensor[]} inputs
 * @property {OnnxTensor[]} outputs
 */

/** @typedef {(engine: Engine, inputs: any, attributes: any) => Record<string, Tensor | undefined>} Run */

/** @type {Record<string, Run>} */
const runs = {
  LayerNormalization(engine, { X, Scale, B }, { axis = -1, epsilon = 1e-5 }) {
    const result = engine.layerNorm(X, { axis, gamma: Scale, beta: B, eps: epsilon });
    return { Y: result.output, Mean: result.mean, InvStdDev: result.rstd };
  },

  RMSNormalization: (engine, { X, scale }, { axis = -1, epsilon = 1e-5 }) => ({
    Y: engine.rmsNorm(X, { axis, gamma: scale, eps: epsilon }).output,
  }),

  BatchNormalization(engine, inputs, { epsilon = 1e-5, momentum = 0.9 }) {
    const { X, scale, B, input_mean, input_var } = inputs;
    const { output, running_mean, running_var } = engine.batchNorm(X, {
      gamma: scale,
      beta: B,
      eps: epsilon,
      momentum: 1 - momentum,
      running_mean: input_mean,
      running_var: input_var,
    });
    // ONNX moves the running variance by the biased variance.
    const count = X.data.length / scale.data.length;
    const data = running_var.data.map((moved, channel) => {
      const kept = momentum * input_var.data[channel];
      return kept + ((moved - kept) * (count - 1)) / count;
    });
    return { Y: output, running_mean, running_var: { shape: running_var.shape, data } };
  },

  InstanceNormalization: (engine, { input, scale, B }, { epsilon = 1e-5 }) => ({
    output: engine.instanceNorm(input, { gamma: scale, beta: B, eps: epsilon }).output,
  }),

  GroupNormalization: (engine, { X, scale, bias }, { num_groups, epsilon = 1e-5 }) => ({
    Y: engine.groupNorm(X, { num_groups, gamma: scale, beta: bias, eps: epsilon }).output,
  }),

  // Over the batch and the plane, as batch norm; its divisor is std + 1e-9.
  MeanVarianceNormalization: (engine, { X }) => ({
    Y: engine.batchNorm(X, { eps: 0 }).output,
  }),

  Softmax: (engine, { input }, { axis = -1 }) => ({
    output: engine.softmax(input, { axis }).output,
  }),

  LogSoftmax: (engine, { input }, { axis = -1 }) => ({
    output: engine.logSoftmax(input, { axis }).output,
  }),

  MatMul: (engine, { A, B }) => ({ Y: engine.matmul(A, B).output }),

  Gemm(engine, { A, B, C }, { alpha = 1, beta = 1, transA = 0, transB = 0 }) {
    const bias = C && { shape: [C.data.length], data: scaled(C, beta).data };
    const weight = scaled(transB ? B : transposed(B), alpha);
    return { Y: engine.linear(transA ? transposed(A) : A, { weight, bias }).output };
  },

  Attention(engine, { Q, K, V, attn_mask }, attributes) {
    const { scale, is_causal = 0, q_num_heads, qk_matmul_output_mode = 0 } = attributes;
    const result = engine.attention(Q, K, V, {
      scale,
      attn_mask,
      is_causal: is_causal === 1,
      num_heads: q_num_heads,
    });
    const stages = [result.scores, undefined, result.masked_scores, result.attention_weights];
    return { Y: result.context, qk_matmul_output: stages[qk_matmul_output_mode] };
  },

  Relu: activation('relu'),
  LeakyRelu: activation('leaky_relu'),
  Elu: activation('elu'),
  Gelu: (engine, inputs, { approximate = 'none' }) =>
    activation(approximate === 'tanh' ? 'gelu_tanh' : 'gelu')(engine, inputs, {}),
  // x · sigmoid(alpha · x)
  Swish(engine, { X }, { alpha = 1 }) {
    const { output } = engine.activation(scaled(X, alpha), { kind: 'silu' });
    return { Y: scaled(output, 1 / alpha) };
  },
  Mish: activation('mish'),
  Softplus: activation('softplus'),
  Sigmoid: activation('sigmoid'),
  Tanh: activation('tanh'),
};

/** @param {ActivationKind} kind @returns {Run} */
function activation(kind) {
  return (engine, { X, input }, { alpha }) => {
    const { output } = engine.activation(X ?? input, { kind, alpha });
    return { Y: output, output };
  };
}

/**
 * Runs one case: what the engine gives for every output, and what ONNX wants.
 *
 * @param {Engine} engine
 * @param {OnnxCase} onnxCase
 */
export function runCase(engine, { op, attributes, inputs, outputs }) {
  if (!Object.hasOwn(runs, op)) throw new Error(`${op} is neither run nor listed as out of scope`);
  const tensors = Object.fromEntries(inputs.map((input) => [input.formal, tensorOf(input)]));
  const got = runs[op](engine, tensors, attributes);
  return outputs.map((output) => ({
    formal: output.formal,
    got: got[output.formal],
    want: tensorOf(output),
  }));
}

/** @param {OnnxTensor} onnxTensor */
function tensorOf({ dims, dtype, data }) {
  return { shape: dims, data: dtype === 'bool' ? Uint8Array.from(data) : Float32Array.from(data) };
}

/** @param {Tensor} tensor @param {number} factor */
function scaled({ shape, data }, factor) {
  return { shape, data: data.map((cell) => cell * factor) };
}

/** @param {Tensor} tensor */
function transposed({ shape: [rows, columns], data }) {
  return {
    shape: [columns, rows],
    data: data.map((_, cell) => data[(cell % rows) * columns + Math.floor(cell / rows)]),
  };
}
