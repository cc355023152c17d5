import { isDone } from './exercise-record.js';

/**
 * @import { Entry, ExerciseRecord, Result } from './exercise-record.js'
 *
 * @typedef {object} Standing how a reader stands in an exercise
 * @property {'open' | 'partly' | 'solved' | 'missed'} state partly: tried, and not solved yet; missed:
 *   over, and not solved
 * @property {number} score 0 to 1
 * @property {boolean} done whether nothing is left to do
 */

/** @type {Standing} */
const untouched = { state: 'open', score: 0, done: false };

/**
 * What a record says of an exercise: the best that was done in it.
 * @param {ExerciseRecord} record
 * @param {string} exercise
 * @param {(result: Result) => boolean} [counts] which results do; default: all
 * @returns {Standing}
 */
export function standingIn(record, exercise, counts = () => true) {
  if (!Object.hasOwn(record, exercise)) return untouched;
  const results = resultsOf(record[exercise]).filter(counts);
  if (results.length === 0) return untouched;
  const done = results.some(isDone);
  const solved = results.some((result) => result.solved);
  const score = Math.max(...results.map((result) => result.score));
  return { state: solved ? 'solved' : done ? 'missed' : 'partly', score, done };
}

/** @param {Entry} entry */
const resultsOf = ({ open, best }) =>
  [open, ...(best ? [best] : [])].filter((result) => result.tries > 0 || isDone(result));
