/**
 * A tensor on the tape: row-major numbers. Masks hold bytes, everything else float32.
 * @typedef {{ shape: number[], data: Float32Array | Uint8Array }} Tensor
 */

/** @param {readonly number[]} shape */
export const sizeOf = (shape) => shape.reduce((size, length) => size * length, 1);

/**
 * Position in the data of a cell.
 * @param {readonly number[]} shape
 * @param {readonly number[]} index
 */
export function flatOf(shape, index) {
  let flat = 0;
  for (let axis = 0; axis < shape.length; axis++) flat = flat * shape[axis] + index[axis];
  return flat;
}

/**
 * Index of the cell at a position in the data.
 * @param {readonly number[]} shape
 * @param {number} flat
 */
export function indexOf(shape, flat) {
  const index = new Array(shape.length);
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    index[axis] = flat % shape[axis];
    flat = Math.floor(flat / shape[axis]);
  }
  return index;
}

/**
 * A float32 tensor from nested arrays.
 * @param {any} nested numbers in arrays of equal lengths
 * @returns {{ shape: number[], data: Float32Array }}
 */
export function fromNested(nested) {
  const shape = [];
  for (let level = nested; Array.isArray(level); level = level[0]) shape.push(level.length);
  const data = new Float32Array(sizeOf(shape));
  let flat = 0;
  /** @param {any} level */
  const fill = (level) => {
    if (!Array.isArray(level)) data[flat++] = level;
    else for (const inner of level) fill(inner);
  };
  fill(nested);
  return { shape, data };
}

/**
 * Nested arrays from a tensor.
 * @param {Tensor} tensor
 * @returns {any}
 */
export function toNested({ shape, data }) {
  /** @type {(axis: number, start: number, size: number) => any} */
  const build = (axis, start, size) => {
    if (axis === shape.length) return data[start];
    const step = size / shape[axis];
    return Array.from({ length: shape[axis] }, (_, i) => build(axis + 1, start + i * step, step));
  };
  return build(0, 0, data.length);
}

/**
 * The shortest decimal that is this float32 and no other.
 * @param {number} value
 */
export function shortest(value) {
  if (Object.is(value, -0)) return '-0';
  for (let digits = 1; digits < 9; digits++) {
    const text = value.toPrecision(digits);
    if (Math.fround(Number(text)) === value) return String(Number(text));
  }
  return String(Number(value.toPrecision(9)));
}
