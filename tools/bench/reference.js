/**
 * Every call in double precision, written to be read: what a contender must give before it is
 * timed. Normalization with eps = 1e-5.
 */

/** @import { CallName } from '../../web/engine/calls.js' */
/** @import { Inputs, Tensor } from './inputs.js' */
/** @import { Workload } from './workloads.js' */

const eps = 1e-5;

/** @param {Workload} workload @param {Inputs} inputs @returns {Float64Array} */
export function referenceOf({ call, options = {} }, inputs) {
  const compute = references[call];
  if (!compute) throw new Error(`The bench has no reference for ${call}.`);
  return compute(inputs, options);
}

/** @type {Partial<Record<CallName, (inputs: Inputs, options: Record<string, any>) => Float64Array>>} */
const references = {
  layerNorm: ({ x, gamma, beta }) => {
    const features = x.shape[1];
    const group = (/** @type {number} */ cell) => Math.floor(cell / features);
    return normalized(x, group, (cell) => cell % features, gamma, beta);
  },
  batchNorm: ({ x, gamma, beta }) => {
    const channel = channelOf(x);
    return normalized(x, channel, channel, gamma, beta);
  },
  groupNorm: ({ x, gamma, beta }, { num_groups }) => {
    const size = x.data.length / (x.shape[0] * num_groups);
    return normalized(x, (cell) => Math.floor(cell / size), channelOf(x), gamma, beta);
  },
  softmax: ({ x }) => softmax(Float64Array.from(x.data), x.shape[x.shape.length - 1]),
  activation: ({ x }) => Float64Array.from(x.data, (v) => (v / 2) * (1 + erf(v / Math.SQRT2))),
  matmul: ({ a, b }) => matmul(a.data, b.data, a.shape[0], a.shape[1], b.shape[1]),
  attention: ({ query, key, value }) => {
    const [heads, length, width] = query.shape;
    const context = new Float64Array(query.data.length);
    for (let head = 0; head < heads; head += 1) {
      const part = [head * length * width, (head + 1) * length * width];
      const [q, k, v] = [query, key, value].map(({ data }) => data.subarray(...part));
      context.set(oneHead(q, k, v, length, width), part[0]);
    }
    return context;
  },
  multiHeadAttention: (inputs, { num_heads }) => {
    const { query, key, value, w_q, w_k, w_v, w_o, b_q, b_k, b_v, b_o } = inputs;
    const [length, width] = query.shape;
    const size = width / num_heads;
    const q = projected(query.data, w_q, b_q);
    const k = projected(key.data, w_k, b_k);
    const v = projected(value.data, w_v, b_v);
    const context = new Float64Array(length * width);
    for (let head = 0; head < num_heads; head += 1) {
      const columns = (/** @type {Float64Array} */ all) =>
        Float64Array.from(
          { length: length * size },
          (_, cell) => all[Math.floor(cell / size) * width + head * size + (cell % size)],
        );
      oneHead(columns(q), columns(k), columns(v), length, size).forEach((number, cell) => {
        context[Math.floor(cell / size) * width + head * size + (cell % size)] = number;
      });
    }
    return projected(context, w_o, b_o);
  },
};

/** Which channel a cell of (N, C, …) belongs to. @param {Tensor} x */
function channelOf({ shape: [, channels, ...rest] }) {
  const plane = rest.reduce((product, length) => product * length, 1);
  return (/** @type {number} */ cell) => Math.floor(cell / plane) % channels;
}

/**
 * @param {Tensor} x
 * @param {(cell: number) => number} groupOf  which cells share mean and variance
 * @param {(cell: number) => number} parameterOf
 * @param {Tensor} gamma
 * @param {Tensor} beta
 */
function normalized({ data }, groupOf, parameterOf, gamma, beta) {
  const groups = 1 + data.reduce((most, _, cell) => Math.max(most, groupOf(cell)), 0);
  const count = new Float64Array(groups);
  const mean = new Float64Array(groups);
  const variance = new Float64Array(groups);
  data.forEach((number, cell) => {
    count[groupOf(cell)] += 1;
    mean[groupOf(cell)] += number;
  });
  mean.forEach((sum, group) => {
    mean[group] = sum / count[group];
  });
  data.forEach((number, cell) => {
    variance[groupOf(cell)] += (number - mean[groupOf(cell)]) ** 2;
  });
  return Float64Array.from(data, (number, cell) => {
    const group = groupOf(cell);
    const scaled = (number - mean[group]) / Math.sqrt(variance[group] / count[group] + eps);
    return scaled * gamma.data[parameterOf(cell)] + beta.data[parameterOf(cell)];
  });
}

/** Row by row, in place. @param {Float64Array} x @param {number} width */
function softmax(x, width) {
  for (let start = 0; start < x.length; start += width) {
    const row = x.subarray(start, start + width);
    const max = row.reduce((most, number) => Math.max(most, number));
    const sum = row.reduce((all, number) => all + Math.exp(number - max), 0);
    row.forEach((number, cell) => {
      row[cell] = Math.exp(number - max) / sum;
    });
  }
  return x;
}

/** @typedef {Float32Array | Float64Array} Numbers */

/** @param {Numbers} a @param {Numbers} b @param {number} m @param {number} k @param {number} p */
function matmul(a, b, m, k, p) {
  const output = new Float64Array(m * p);
  for (let row = 0; row < m; row += 1) {
    for (let i = 0; i < k; i += 1) {
      const factor = a[row * k + i];
      for (let column = 0; column < p; column += 1) {
        output[row * p + column] += factor * b[i * p + column];
      }
    }
  }
  return output;
}

/** @param {Numbers} x @param {Tensor} weight @param {Tensor} bias */
function projected(x, weight, bias) {
  const [into, out] = weight.shape;
  return matmul(x, weight.data, x.length / into, into, out).map(
    (number, cell) => number + bias.data[cell % out],
  );
}

/** @param {Numbers} q @param {Numbers} k @param {Numbers} v @param {number} length @param {number} width */
function oneHead(q, k, v, length, width) {
  const transposed = new Float64Array(k.length);
  k.forEach((number, cell) => {
    transposed[(cell % width) * length + Math.floor(cell / width)] = number / Math.sqrt(width);
  });
  const weights = softmax(matmul(q, transposed, length, width, length), length);
  return matmul(weights, v, length, length, width);
}

/** By the series whose terms are all of one sign, so that nothing cancels. @param {number} x */
export function erf(x) {
  if (Math.abs(x) > 6) return Math.sign(x);
  let term = x;
  let sum = x;
  for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum); n += 1) {
    term *= (2 * x * x) / (2 * n + 1);
    sum += term;
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum;
}
