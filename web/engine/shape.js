import { EngineError } from './error.js';
import { elementOf } from './property.js';
import { maxRank } from './size.js';
import { inWords } from './words.js';

/**
 * Reads the lengths of a tensor's axes, each once.
 *
 * @param {string} where  names the argument, as in 'layerNorm: x.shape'
 * @param {unknown} value
 * @returns {number[]}
 * @throws {EngineError} `bad-argument`, `shape-mismatch` (too many axes)
 */
export function readShape(where, value) {
  if (!Array.isArray(value)) {
    throw new EngineError(
      'bad-argument',
      `${where} is ${inWords(value)}; an array of whole numbers is wanted, such as [2, 3].`,
    );
  }
  if (value.length > maxRank) {
    throw new EngineError(
      'shape-mismatch',
      `${where} names ${value.length} axes; a tensor has at most ${maxRank}.`,
    );
  }
  const lengths = [];
  for (let axis = 0; axis < value.length; axis += 1) {
    const length = elementOf(value, axis);
    if (typeof length !== 'number' || !Number.isInteger(length) || length < 0) {
      throw new EngineError(
        'bad-argument',
        `${where}[${axis}] is ${inWords(length)}; a whole number from 0 on is wanted.`,
      );
    }
    lengths.push(length + 0);
  }
  return lengths;
}
