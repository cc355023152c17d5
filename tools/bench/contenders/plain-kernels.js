/** The calls by hand in plain JavaScript: typed arrays, no allocation, loops that run along rows. */

/** @import { Tensor } from '../inputs.js' */

const eps = 1e-5;

/** @param {Float32Array} x @param {Float32Array} gamma @param {Float32Array} beta @param {number} features @param {Float32Array} output */
export function layerNorm(x, gamma, beta, features, output) {
  for (let start = 0; start < x.length; start += features) {
    const { mean, rstd } = moments(x, start, features);
    for (let i = 0; i < features; i += 1) {
      output[start + i] = (x[start + i] - mean) * rstd * gamma[i] + beta[i];
    }
  }
  return output;
}

/** @param {Float32Array} x @param {number} start @param {number} count */
function moments(x, start, count) {
  let sum = 0;
  for (let i = start; i < start + count; i += 1) sum += x[i];
  const mean = sum / count;
  let squares = 0;
  for (let i = start; i < start + count; i += 1) squares += (x[i] - mean) * (x[i] - mean);
  return { mean, rstd: 1 / Math.sqrt(squares / count + eps) };
}

/** @param {Float32Array} x @param {Float32Array} gamma @param {Float32Array} beta @param {number} plane  cells of a channel of a row @param {Float32Array} output */
export function batchNorm(x, gamma, beta, plane, output) {
  const channels = gamma.length;
  const row = channels * plane;
  const count = x.length / channels;
  const mean = new Float64Array(channels);
  const factor = new Float64Array(channels);
  for (let start = 0; start < x.length; start += row) {
    for (let c = 0, i = start; c < channels; c += 1) {
      for (const end = i + plane; i < end; i += 1) mean[c] += x[i];
    }
  }
  for (let c = 0; c < channels; c += 1) mean[c] /= count;
  for (let start = 0; start < x.length; start += row) {
    for (let c = 0, i = start; c < channels; c += 1) {
      for (const end = i + plane; i < end; i += 1) factor[c] += (x[i] - mean[c]) * (x[i] - mean[c]);
    }
  }
  for (let c = 0; c < channels; c += 1) factor[c] = gamma[c] / Math.sqrt(factor[c] / count + eps);
  for (let start = 0; start < x.length; start += row) {
    for (let c = 0, i = start; c < channels; c += 1) {
      for (const end = i + plane; i < end; i += 1)
        output[i] = (x[i] - mean[c]) * factor[c] + beta[c];
    }
  }
  return output;
}

/** @param {Float32Array} x @param {Float32Array} gamma @param {Float32Array} beta @param {number} groups  in all rows together @param {number} plane @param {Float32Array} output */
export function groupNorm(x, gamma, beta, groups, plane, output) {
  const size = x.length / groups;
  for (let start = 0; start < x.length; start += size) {
    const { mean, rstd } = moments(x, start, size);
    for (let first = start; first < start + size; first += plane) {
      const channel = (first / plane) % gamma.length;
      for (let i = first; i < first + plane; i += 1) {
        output[i] = (x[i] - mean) * rstd * gamma[channel] + beta[channel];
      }
    }
  }
  return output;
}

/** @param {Float32Array} x @param {number} width @param {Float32Array} output  may be x */
export function softmax(x, width, output) {
  for (let start = 0; start < x.length; start += width) {
    let max = -Infinity;
    for (let i = start; i < start + width; i += 1) if (x[i] > max) max = x[i];
    let sum = 0;
    for (let i = start; i < start + width; i += 1) {
      output[i] = Math.exp(x[i] - max);
      sum += output[i];
    }
    for (let i = start; i < start + width; i += 1) output[i] /= sum;
  }
  return output;
}

/** @param {Float32Array} x @param {Float32Array} output */
export function gelu(x, output) {
  for (let i = 0; i < x.length; i += 1) output[i] = (x[i] / 2) * (1 + erf(x[i] * Math.SQRT1_2));
  return output;
}

/** Abramowitz and Stegun, 7.1.26: off by 1.5e-7 at most. @param {number} x */
function erf(x) {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const polynomial =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const value = 1 - polynomial * Math.exp(-x * x);
  return x < 0 ? -value : value;
}

/** @param {Float32Array} a @param {Float32Array} b @param {number} m @param {number} k @param {number} p @param {Float32Array} output */
export function matmul(a, b, m, k, p, output) {
  output.fill(0);
  for (let row = 0; row < m; row += 1) {
    for (let i = 0; i < k; i += 1) {
      const factor = a[row * k + i];
      for (let c = 0, to = row * p, from = i * p; c < p; c += 1) {
        output[to + c] += factor * b[from + c];
      }
    }
  }
  return output;
}

/** @param {Float32Array} x @param {Tensor} weight @param {Tensor} bias @param {Float32Array} output */
export function linear(x, weight, bias, output) {
  const [into, out] = weight.shape;
  matmul(x, weight.data, x.length / into, into, out, output);
  for (let i = 0; i < output.length; i += 1) output[i] += bias.data[i % out];
  return output;
}

/**
 * One head, a query at a time, so that it needs one row of weights.
 *
 * @param {Float32Array} query
 * @param {Float32Array} key
 * @param {Float32Array} value
 * @param {{ first: number, stride: number, length: number, width: number }} at  where the head lies
 * @param {Float32Array} output
 */
export function attention(query, key, value, { first, stride, length, width }, output) {
  const scale = 1 / Math.sqrt(width);
  const weights = new Float32Array(length);
  for (let row = 0; row < length; row += 1) {
    const at = first + row * stride;
    for (let other = 0; other < length; other += 1) {
      let dot = 0;
      for (let i = 0, to = first + other * stride; i < width; i += 1)
        dot += query[at + i] * key[to + i];
      weights[other] = dot * scale;
    }
    softmax(weights, length, weights);
    output.fill(0, at, at + width);
    for (let other = 0; other < length; other += 1) {
      const weight = weights[other];
      for (let i = 0, from = first + other * stride; i < width; i += 1) {
        output[at + i] += weight * value[from + i];
      }
    }
  }
  return output;
}
