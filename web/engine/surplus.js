import { EngineError } from './error.js';
import { inWords } from './words.js';

/**
 * Refuses what comes after the last argument that a call takes, which would be ignored.
 *
 * @param {string} name  of the call
 * @param {readonly unknown[]} given
 * @param {readonly string[]} taken  what it takes
 */
export function checkSurplus(name, given, taken) {
  for (let place = taken.length; place < given.length; place += 1) {
    if (given[place] === undefined) continue;
    throw new EngineError(
      'bad-argument',
      `${name}: ${inWords(given[place])} came after ${taken.at(-1)}; ${taken.join(', ')} and nothing more is wanted.`,
    );
  }
}
