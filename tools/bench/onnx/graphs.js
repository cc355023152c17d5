/** The calls as ONNX graphs, in the form that onnxruntime-web runs fastest. */

/** @import { CallName } from '../../../web/engine/calls.js' */
/** @import { Task } from '../contenders/types.js' */
/** @import { Constant, Node } from './model.js' */

/**
 * `shapes`: where a tensor takes another shape than it has.
 *
 * @typedef {object} Graph
 * @property {Node[]} nodes
 * @property {Record<string, Constant>} constants
 * @property {Record<string, number[]>} [shapes]
 */

/** The name of what a graph gives. */
export const resultName = 'result';

const epsilon = { float: 1e-5 };
const outputs = [resultName];

/** @param {Task} task @returns {Graph | undefined} */
export function graphOf(task) {
  return graphs[task.workload.call]?.(task);
}

/** @type {Partial<Record<CallName, (task: Task) => Graph>>} */
const graphs = {
  layerNorm: () =>
    alone({
      op: 'LayerNormalization',
      inputs: ['x', 'gamma', 'beta'],
      outputs,
      attributes: { axis: -1, epsilon },
    }),
  batchNorm: ({ inputs: { gamma } }) => {
    const { shape } = gamma;
    const zeros = { shape, data: new Float32Array(shape[0]) };
    const ones = { shape, data: new Float32Array(shape[0]).fill(1) };
    return {
      nodes: [
        {
          op: 'BatchNormalization',
          inputs: ['x', 'gamma', 'beta', 'running_mean', 'running_var'],
          outputs: [resultName, 'new_mean', 'new_var'],
          attributes: { epsilon, training_mode: 1 },
        },
      ],
      constants: { running_mean: zeros, running_var: ones },
    };
  },
  // GroupNormalization is a function there, and slower than the sum of these.
  groupNorm: ({ workload: { options }, inputs: { x } }) => {
    const groups = Number(options?.num_groups);
    const [rows, channels] = x.shape;
    const perChannel = [channels, ...x.shape.slice(2).map(() => 1)];
    return {
      nodes: [
        { op: 'Reshape', inputs: ['x', 'grouped'], outputs: ['groups'] },
        {
          op: 'InstanceNormalization',
          inputs: ['groups', 'ones', 'zeros'],
          outputs: ['normalized_groups'],
          attributes: { epsilon },
        },
        { op: 'Reshape', inputs: ['normalized_groups', 'whole'], outputs: ['normalized'] },
        { op: 'Mul', inputs: ['normalized', 'gamma'], outputs: ['scaled'] },
        { op: 'Add', inputs: ['scaled', 'beta'], outputs },
      ],
      constants: {
        grouped: wholes([rows, groups, x.data.length / (rows * groups)]),
        whole: wholes(x.shape),
        ones: { shape: [groups], data: new Float32Array(groups).fill(1) },
        zeros: { shape: [groups], data: new Float32Array(groups) },
      },
      shapes: { gamma: perChannel, beta: perChannel },
    };
  },
  softmax: () => alone({ op: 'Softmax', inputs: ['x'], outputs, attributes: { axis: -1 } }),
  activation: () => alone({ op: 'Gelu', inputs: ['x'], outputs }),
  matmul: () => alone({ op: 'MatMul', inputs: ['a', 'b'], outputs }),
  // Its fused kernel wants (batch, length, width) and (batch, heads, length, width): a head of
  // ours is a batch of one head.
  attention: ({ inputs: { key } }) => {
    const [heads, length, width] = key.shape;
    const shape = [heads, 1, length, width];
    return {
      ...alone(fused(['query', 'key', 'value'], outputs, 1)),
      shapes: { key: shape, value: shape },
    };
  },
  multiHeadAttention: ({ workload: { options }, inputs: { query } }) => {
    const shape = [1, ...query.shape];
    const projections = ['q', 'k', 'v'].map((name, i) =>
      projection(['query', 'key', 'value'][i], name, name),
    );
    return {
      nodes: [
        ...projections.flat(),
        fused(['q', 'k', 'v'], ['context'], Number(options?.num_heads)),
        ...projection('context', 'o', resultName),
      ],
      constants: {},
      shapes: { query: shape, key: shape, value: shape },
    };
  },
};

/** @param {Node} node @returns {Graph} */
const alone = (node) => ({ nodes: [node], constants: {} });

/** @param {string[]} inputs @param {string[]} outputs @param {number} num_heads @returns {Node} */
const fused = (inputs, outputs, num_heads) => ({
  op: 'MultiHeadAttention',
  domain: 'com.microsoft',
  inputs,
  outputs,
  attributes: { num_heads },
});

/** @param {string} x @param {string} letter @param {string} output @returns {Node[]} */
const projection = (x, letter, output) => [
  { op: 'MatMul', inputs: [x, `w_${letter}`], outputs: [`${letter}.product`] },
  { op: 'Add', inputs: [`${letter}.product`, `b_${letter}`], outputs: [output] },
];

/** @param {readonly number[]} numbers @returns {Constant} */
const wholes = (numbers) => ({
  shape: [numbers.length],
  data: BigInt64Array.from(numbers, BigInt),
});
