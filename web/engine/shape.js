import { EngineError } from './error.js';
import { elementOf } from './property.js';
import { maxRank } from './size.js';
import { inWords } from './words.js';

/**
 * Reads the lengths of a tensor's axes, each once.
 *
 * @param {string} where  names the argument, as in 'layerNorm: x'
 * @param {string} part  of it, as in '.shape'
 * @param {unknown} value
 * @returns {number[]}
 * @throws {EngineError} `bad-argument`, `shape-mismatch` (too many axes)
 */
export function readShape(where, part, value) {
  if (!Array.isArray(value)) {
    throw new EngineError(
      'bad-argument',
      `${where}${part} is ${inWords(value)}; an array of whole numbers is wanted, such as [2, 3].`,
    );
  }
  const { length: rank } = value;
  if (rank > maxRank) {
    throw new EngineError(
      'shape-mismatch',
      `${where}${part} names ${rank} axes; a tensor has at most ${maxRank}.`,
    );
  }
  const lengths = new Array(Math.max(0, rank | 0)); // what a proxy says is no length yet
  for (let axis = 0; axis < lengths.length; axis += 1) {
    const length = elementOf(value, axis);
    if (typeof length !== 'number' || !Number.isInteger(length) || length < 0) {
      throw new EngineError(
        'bad-argument',
        `${where}${part}[${axis}] is ${inWords(length)}; a whole number from 0 on is wanted.`,
      );
    }
    lengths[axis] = length + 0;
  }
  return lengths;
}
