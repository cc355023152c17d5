import { flatOf, indexOf } from '../tape/tensor.js';

/** @import { Tape } from '../tape/tape.js' */

/**
 * Whether a cell belongs to a tensor or is made of it, through any number of steps.
 * @type {(tape: Tape, tensor: string) => (name: string, flat: number) => boolean}
 */
export function followsFrom(tape, tensor) {
  /** @type {Map<string, boolean>} */
  const known = new Map();
  /** @type {(name: string, flat: number) => boolean} */
  const follows = (name, flat) => {
    if (name === tensor) return true;
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
  return follows;
}
