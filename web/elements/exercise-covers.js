import { followsFrom } from '../exercises/follows.js';
import { sizeOf } from '../tape/tensor.js';

/**
 * @import { Tape } from '../tape/tape.js'
 *
 * @typedef {object} Covers what keeps its numbers to itself until a guess is there
 * @property {(name: string) => ReadonlySet<number> | null} of positions of the covered cells of a tensor
 */

/**
 * Covers a tensor and all that is computed from it. Its other numbers would give away the one that is
 * asked for: those of a normalized row add up to 0.
 * @param {Tape} tape
 * @param {string} tensor
 * @returns {Covers}
 */
export function coversOf(tape, tensor) {
  const follows = followsFrom(tape, tensor);
  /** @type {Map<string, ReadonlySet<number> | null>} */
  const sets = new Map();
  return {
    of: (name) => {
      if (!sets.has(name)) {
        const size = tape.refusal(name) ? 0 : sizeOf(tape.tensor(name).shape);
        const cells = Array.from({ length: size }, (_, flat) => flat);
        const covered = new Set(cells.filter((flat) => follows(name, flat)));
        sets.set(name, covered.size ? covered : null);
      }
      return sets.get(name) ?? null;
    },
  };
}
