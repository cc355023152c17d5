import { flatOf, indexOf, sizeOf } from '../tape/tensor.js';

/**
 * @import { Tape } from '../tape/tape.js'
 *
 * @typedef {object} Covers what keeps its numbers to itself until a guess is there
 * @property {(name: string) => ReadonlySet<number> | null} of positions of the covered cells of a tensor
 */

/**
 * Covers cells and all that is computed from them.
 * @param {Tape} tape
 * @param {string} tensor
 * @param {number[][]} asked
 * @returns {Covers}
 */
export function coversOf(tape, tensor, asked) {
  const { shape } = tape.tensor(tensor);
  /** @type {Map<string, boolean>} */
  const known = new Map(asked.map((index) => [`${tensor}:${flatOf(shape, index)}`, true]));
  /** @type {(name: string, flat: number) => boolean} */
  const follows = (name, flat) => {
    const key = `${name}:${flat}`;
    let answer = known.get(key);
    if (answer === undefined) {
      const { shape } = tape.tensor(name);
      answer = tape
        .sources(name, indexOf(shape, flat))
        .some((cell) => follows(cell.tensor, flatOf(tape.tensor(cell.tensor).shape, cell.index)));
      known.set(key, answer);
    }
    return answer;
  };
  /** @type {Map<string, ReadonlySet<number> | null>} */
  const sets = new Map();
  return {
    of: (name) => {
      if (!sets.has(name)) {
        const size = sizeOf(tape.tensor(name).shape);
        const cells = Array.from({ length: size }, (_, flat) => flat);
        const covered = new Set(cells.filter((flat) => follows(name, flat)));
        sets.set(name, covered.size ? covered : null);
      }
      return sets.get(name) ?? null;
    },
  };
}
