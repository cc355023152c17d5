/** Attempts for the tests of what platforms are told. */

/** @import { Attempt, Entry } from '../../../web/elements/exercise-record.js' */

/** @type {(changes?: Partial<Attempt>) => Attempt} */
export const attempt = (changes = {}) => ({
  ...{ seed: 7, tries: 1, hints: 0, score: 0.5, solved: false, gaveUp: false, time: 1000 },
  ...changes,
});

/** An exercise whose open attempt is its best. @param {Partial<Attempt>} [changes] @returns {Entry} */
export function entry(changes) {
  const { answer, judged, ...best } = attempt(changes);
  return { open: attempt(changes), best };
}

/** One that was solved. @param {Partial<Attempt>} [changes] */
export const solved = (changes) => entry({ score: 1, solved: true, ...changes });
