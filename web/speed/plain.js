/**
 * Plain JavaScript for what the panel times: what one writes without a library, in loops over typed
 * arrays, adding up in double precision.
 */

/**
 * @param {Float32Array} x (rows, width)
 * @param {number} width
 * @param {number} [eps]
 */
export function layerNorm(x, width, eps = 1e-5) {
  const output = new Float32Array(x.length);
  for (let first = 0; first < x.length; first += width) {
    let sum = 0;
    for (let i = 0; i < width; i++) sum += x[first + i];
    const mean = sum / width;
    let squares = 0;
    for (let i = 0; i < width; i++) squares += (x[first + i] - mean) ** 2;
    const rstd = 1 / Math.sqrt(squares / width + eps);
    for (let i = 0; i < width; i++) output[first + i] = (x[first + i] - mean) * rstd;
  }
  return output;
}

/**
 * @param {Float32Array} x (rows, width)
 * @param {number} width
 */
export function softmax(x, width) {
  const output = new Float32Array(x.length);
  for (let first = 0; first < x.length; first += width) {
    let most = -Infinity;
    for (let i = 0; i < width; i++) most = Math.max(most, x[first + i]);
    let sum = 0;
    for (let i = 0; i < width; i++) {
      const exp = Math.exp(x[first + i] - most);
      output[first + i] = exp;
      sum += exp;
    }
    for (let i = 0; i < width; i++) output[first + i] /= sum;
  }
  return output;
}

/**
 * erf to 1.5e-7. Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26.
 *
 * @param {number} x
 */
function erf(x) {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - series * Math.exp(-x * x));
}

/** @param {Float32Array} x */
export function gelu(x) {
  const output = new Float32Array(x.length);
  for (let i = 0; i < x.length; i++) output[i] = 0.5 * x[i] * (1 + erf(x[i] * Math.SQRT1_2));
  return output;
}

/**
 * a · b, row by row of b, so that memory is read in order.
 *
 * @param {Float32Array} a (rows, inner)
 * @param {Float32Array} b (inner, columns)
 * @param {number} inner
 * @param {number} columns
 */
export function matmul(a, b, inner, columns) {
  const rows = a.length / inner;
  const output = new Float32Array(rows * columns);
  for (let i = 0; i < rows; i++) {
    for (let k = 0; k < inner; k++) {
      const cell = a[i * inner + k];
      for (let j = 0; j < columns; j++) output[i * columns + j] += cell * b[k * columns + j];
    }
  }
  return output;
}

/**
 * softmax(query · keyᵀ / √depth) · value, without heads.
 *
 * @param {Float32Array} query (length, depth)
 * @param {Float32Array} key (length, depth)
 * @param {Float32Array} value (length, depth)
 * @param {number} depth
 */
export function attention(query, key, value, depth) {
  const length = query.length / depth;
  const turned = new Float32Array(key.length);
  for (let i = 0; i < length; i++) {
    for (let k = 0; k < depth; k++) turned[k * length + i] = key[i * depth + k] / Math.sqrt(depth);
  }
  return matmul(softmax(matmul(query, turned, depth, length), length), value, length, depth);
}
