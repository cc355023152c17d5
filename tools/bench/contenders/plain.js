import * as kernels from './plain-kernels.js';

/** @import { CallName } from '../../../web/engine/calls.js' */
/** @import { Inputs } from '../inputs.js' */
/** @import { Contender } from './types.js' */

/** What someone who knows JavaScript well writes in an afternoon, over float arrays. @type {Contender} */
export const plain = {
  name: 'plain JavaScript',
  kind: 'plain',
  prepare({ workload: { call, options = {} }, way, inputs }) {
    const compute = computations[call];
    if (!compute) return undefined;
    const size = call === 'matmul' ? inputs.a.shape[0] * inputs.b.shape[1] : sizeOfFirst(inputs);
    if (way === 'arrays') {
      const run = () => compute(inputs, options, new Float32Array(size));
      return { run, read: run };
    }
    const output = new Float32Array(size);
    return { run: () => compute(inputs, options, output), read: () => output };
  },
};

/** @param {Inputs} inputs */
const sizeOfFirst = (inputs) => Object.values(inputs)[0].data.length;

/** @type {Partial<Record<CallName, (inputs: Inputs, options: Record<string, any>, output: Float32Array) => Float32Array>>} */
const computations = {
  layerNorm: ({ x, gamma, beta }, _, output) =>
    kernels.layerNorm(x.data, gamma.data, beta.data, x.shape[1], output),
  batchNorm: ({ x, gamma, beta }, _, output) =>
    kernels.batchNorm(x.data, gamma.data, beta.data, planeOf(x.shape), output),
  groupNorm: ({ x, gamma, beta }, { num_groups }, output) =>
    kernels.groupNorm(
      x.data,
      gamma.data,
      beta.data,
      x.shape[0] * num_groups,
      planeOf(x.shape),
      output,
    ),
  softmax: ({ x }, _, output) => kernels.softmax(x.data, x.shape[x.shape.length - 1], output),
  activation: ({ x }, _, output) => kernels.gelu(x.data, output),
  matmul: ({ a, b }, _, output) =>
    kernels.matmul(a.data, b.data, a.shape[0], a.shape[1], b.shape[1], output),
  attention: ({ query, key, value }, _, output) => {
    const [heads, length, width] = query.shape;
    for (let head = 0; head < heads; head += 1) {
      const at = { first: head * length * width, stride: width, length, width };
      kernels.attention(query.data, key.data, value.data, at, output);
    }
    return output;
  },
  multiHeadAttention: (inputs, { num_heads }, output) => {
    const { query, key, value, w_q, w_k, w_v, w_o, b_q, b_k, b_v, b_o } = inputs;
    const [length, stride] = query.shape;
    const q = kernels.linear(query.data, w_q, b_q, new Float32Array(output.length));
    const k = kernels.linear(key.data, w_k, b_k, new Float32Array(output.length));
    const v = kernels.linear(value.data, w_v, b_v, new Float32Array(output.length));
    const context = new Float32Array(output.length);
    const width = stride / num_heads;
    for (let head = 0; head < num_heads; head += 1) {
      kernels.attention(q, k, v, { first: head * width, stride, length, width }, context);
    }
    return kernels.linear(context, w_o, b_o, output);
  },
};

/** @param {number[]} shape  (N, C, …) */
const planeOf = ([, , ...rest]) => rest.reduce((product, length) => product * length, 1);
