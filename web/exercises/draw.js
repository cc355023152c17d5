import { fromNested, sizeOf } from '../tape/tensor.js';
import { ExerciseError } from './error.js';
import { leafOf, mostCells } from './read-draw.js';
import { settled } from './wholes.js';

/**
 * @import { Tensor } from '../tape/tensor.js'
 * @import { Draw } from './types.js'
 */

/** The most times that a variant is drawn anew. */
export const mostAttempts = 50;

/**
 * What draws from a seed, by the kernels' own generator.
 * @param {any} engine
 * @param {number} seed
 * @param {number} attempt
 */
export function drawerOf(engine, seed, attempt) {
  const generator = engine.generator(seed * mostAttempts + attempt);
  /** Numbers from 0 to 1, 1 left out. @type {(count: number) => Float32Array} */
  const numbers = (count) => generator.rand([count]).data;
  /** A whole number below another. @param {number} count */
  const below = (count) => Math.min(Math.floor(numbers(1)[0] * count), count - 1);

  return {
    /**
     * @param {Record<string, Draw>} draws
     * @param {Record<string, number>} wholes drawn before; those drawn now are added
     * @param {string} path of the draws in the file
     * @returns {Record<string, Tensor>}
     */
    tensors(draws, wholes, path) {
      /** @type {Record<string, Tensor>} */
      const tensors = {};
      for (const [name, draw] of Object.entries(draws)) {
        if (draw.kind === 'whole') wholes[name] = draw.from + below(draw.to - draw.from + 1);
        else if (draw.kind === 'choices')
          tensors[name] = tensorOf(draw.choices[below(draw.choices.length)]);
        else
          tensors[name] = grid(draw, settled(draw.shape, wholes), `${path}.${name}.shape`, numbers);
      }
      return tensors;
    },
    /** Positions in a drawn order. @param {number} length */
    shuffle(length) {
      const order = Array.from({ length }, (_, at) => at);
      for (let at = length - 1; at > 0; at--) {
        const other = below(at + 1);
        [order[at], order[other]] = [order[other], order[at]];
      }
      return order;
    },
  };
}

/** @type {(draw: { from: number, to: number, step: number }, shape: number[], path: string, numbers: (count: number) => Float32Array) => Tensor} */
function grid({ from, to, step }, shape, path, numbers) {
  const size = sizeOf(shape);
  if (shape.some((length) => length < 1) || size > mostCells)
    throw new ExerciseError('exercise.file.too-large', { most: mostCells, deepest: 4 }, path);
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  // 0.1 has no float32 of its own, but 3/10 has one that 3 · 0.1 may miss.
  const value = (/** @type {number} */ at) => Number((from + at * step).toPrecision(12));
  const data = Float32Array.from(size ? numbers(size) : [], (u) =>
    value(Math.min(Math.floor(u * count), count - 1)),
  );
  return { shape, data };
}

/** Nested numbers as float32, nested flags as a mask. @param {any} nested @returns {Tensor} */
function tensorOf(nested) {
  const tensor = fromNested(nested);
  return typeof leafOf(nested) === 'boolean'
    ? { shape: tensor.shape, data: Uint8Array.from(tensor.data) }
    : tensor;
}
