/** @import { CallName } from '../../../web/engine/calls.js' */
/** @import { Contender, Peer, Prepared, Task } from './types.js' */

const eps = 1e-5;

/** TensorFlow.js on its WebAssembly backend, in one thread. @param {Peer} peer @returns {Promise<Contender>} */
export async function tfjs(peer) {
  const tf = await peer('@tensorflow/tfjs-core');
  await peer('@tensorflow/tfjs-backend-wasm');
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  if (!(await tf.setBackend('wasm'))) throw new Error('TensorFlow.js has no WebAssembly here.');
  await tf.ready();
  return { name: 'tfjs-wasm', kind: 'peer', prepare: (task) => prepare(tf, task) };
}

/** @param {any} tf @param {Task} task @returns {Prepared | undefined} */
function prepare(tf, task) {
  const { workload, way, inputs } = task;
  const compute = computations[workload.call];
  if (!compute) return undefined;
  const tensors = () =>
    Object.fromEntries(
      Object.entries(inputs).map(([name, { shape, data }]) => [name, tf.tensor(data, shape)]),
    );
  const result = (/** @type {Record<string, any>} */ given) =>
    tf.tidy(() => compute(tf, given, workload.options ?? {}));
  // What leaves tf.tidy is looked through for tensors, number by number.
  const numbersOf = (/** @type {any} */ tensor) => {
    const numbers = tensor.dataSync();
    tensor.dispose();
    return numbers;
  };
  if (way === 'arrays') {
    const run = () => numbersOf(tf.tidy(() => result(tensors())));
    return { run, read: run };
  }
  const resident = tensors();
  return {
    run: () => result(resident).dispose(),
    read: () => numbersOf(result(resident)),
    dispose: () => tf.dispose(resident),
  };
}

/** @typedef {(tf: any, tensors: Record<string, any>, options: Record<string, any>) => any} Compute */

/** @type {Partial<Record<CallName, Compute>>} */
const computations = {
  layerNorm: (tf, { x, gamma, beta }) => tf.add(tf.mul(standardized(tf, x, [-1]), gamma), beta),
  batchNorm: (tf, { x, gamma, beta }) => {
    if (x.rank === 2) {
      const { mean, variance } = tf.moments(x, 0);
      return tf.batchNorm2d(x, mean, variance, beta, gamma, eps);
    }
    const perChannel = (/** @type {any} */ of) => tf.reshape(of, [-1, 1, 1]);
    const scaled = tf.mul(standardized(tf, x, [0, 2, 3]), perChannel(gamma));
    return tf.add(scaled, perChannel(beta));
  },
  groupNorm: (tf, { x, gamma, beta }, { num_groups }) => {
    const perChannel = (/** @type {any} */ of) => tf.reshape(of, [-1, 1, 1]);
    const groups = tf.reshape(x, [x.shape[0], num_groups, -1]);
    const normalized = tf.reshape(standardized(tf, groups, [-1]), x.shape);
    return tf.add(tf.mul(normalized, perChannel(gamma)), perChannel(beta));
  },
  softmax: (tf, { x }) => tf.softmax(x),
  activation: (tf, { x }) => tf.mul(tf.mul(x, 0.5), tf.add(tf.erf(tf.mul(x, Math.SQRT1_2)), 1)),
  matmul: (tf, { a, b }) => tf.matMul(a, b),
  attention: (tf, { query, key, value }) => attended(tf, query, key, value),
  multiHeadAttention: (tf, tensors, { num_heads }) => {
    const { query, key, value, w_q, w_k, w_v, w_o, b_q, b_k, b_v, b_o } = tensors;
    const [length, width] = query.shape;
    const heads = (/** @type {any} */ x, /** @type {any} */ weight, /** @type {any} */ bias) =>
      tf.transpose(
        tf.reshape(tf.add(tf.matMul(x, weight), bias), [length, num_heads, width / num_heads]),
        [1, 0, 2],
      );
    const context = attended(
      tf,
      heads(query, w_q, b_q),
      heads(key, w_k, b_k),
      heads(value, w_v, b_v),
    );
    const joined = tf.reshape(tf.transpose(context, [1, 0, 2]), [length, width]);
    return tf.add(tf.matMul(joined, w_o), b_o);
  },
};

/** @param {any} tf @param {any} x @param {number[]} axes */
function standardized(tf, x, axes) {
  const { mean, variance } = tf.moments(x, axes, true);
  return tf.mul(tf.sub(x, mean), tf.rsqrt(tf.add(variance, eps)));
}

/** @param {any} tf @param {any} query @param {any} key @param {any} value */
function attended(tf, query, key, value) {
  const scale = 1 / Math.sqrt(query.shape[2]);
  const weights = tf.softmax(tf.matMul(tf.mul(query, scale), key, false, true));
  return tf.matMul(weights, value);
}
