import { EngineError } from './error.js';
import { shapeInWords } from './words.js';

/** The most axes a tensor may have. */
export const maxRank = 8;

/** The engine's whole memory can be no larger, in bytes. */
export const addressSpace = 2 ** 32;

const cellBytes = 4;

/**
 * The number of cells of a shape.
 *
 * @param {readonly number[]} shape
 */
export function numel(shape) {
  let product = 1;
  let isEmpty = false;
  for (let axis = 0; axis < shape.length; axis += 1) {
    product *= shape[axis];
    isEmpty ||= shape[axis] === 0; // beside lengths whose product is infinite too
  }
  return isEmpty ? 0 : product;
}

/**
 * Refuses a shape that no tensor in the engine can have.
 *
 * @param {string} where  names the argument, as in 'layerNorm: x'
 * @param {readonly number[]} shape
 * @returns {number} its cells
 */
export function checkSize(where, shape) {
  if (shape.length > maxRank) {
    throw new EngineError(
      'shape-mismatch',
      `${where} has ${shape.length} axes; a tensor has at most ${maxRank}.`,
    );
  }
  const count = numel(shape);
  const isVast = count * cellBytes >= addressSpace;
  if (isVast || (count === 0 && shape.some((length) => length >= addressSpace))) {
    throw new EngineError(
      'too-large',
      `${where} has shape ${shapeInWords(shape)}, which could never fit the engine's address space of 4 GiB, 2 in variant js.`,
    );
  }
  return count;
}

/**
 * Whether two shapes are the same.
 *
 * @param {readonly number[]} one
 * @param {readonly number[]} other
 */
export function isSameShape(one, other) {
  if (one.length !== other.length) return false;
  for (let axis = 0; axis < one.length; axis += 1) if (one[axis] !== other[axis]) return false;
  return true;
}
