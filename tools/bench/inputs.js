import { normals, randomFrom } from './random.js';

/** @import { Workload } from './workloads.js' */

/** @typedef {{ shape: number[], data: Float32Array }} Tensor */
/** @typedef {Record<string, Tensor>} Inputs  by the call's own names */

/** Of this size weights keep what goes through them about as large as it was. */
const spreadOf = (/** @type {string} */ name, /** @type {readonly number[]} */ shape) =>
  name.startsWith('w_') ? 1 / Math.sqrt(shape[0]) : 1;

/** A workload's tensors, the same for every contender. @param {Workload} workload @param {number} seed @returns {Inputs} */
export function inputsOf({ shapes }, seed) {
  const random = randomFrom(seed);
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => {
      const spread = spreadOf(name, shape);
      const data = normals(sizeOf(shape), random);
      for (let i = 0; spread !== 1 && i < data.length; i += 1) data[i] *= spread;
      return [name, { shape: [...shape], data }];
    }),
  );
}

/** @param {readonly number[]} shape */
export const sizeOf = (shape) => shape.reduce((product, length) => product * length, 1);
