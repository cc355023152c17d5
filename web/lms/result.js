import { isDone } from '../elements/exercise-record.js';

/**
 * What a platform is told of several exercises together.
 *
 * @import { Entry, ExerciseRecord, Result } from '../elements/exercise-record.js'
 *
 * @typedef {object} Part
 * @property {string} id of the exercise
 * @property {number} score 0 to 1, of the best attempt
 * @property {'untried' | 'tried' | 'solved' | 'done'} state done: nothing is left to do,
 *   and it is not solved
 *
 * @typedef {object} Outcome
 * @property {number} score 0 to 1: the mean over all exercises
 * @property {number} progress 0 to 1: how many of them are done or solved
 * @property {boolean} isBegun whether any was checked or given up: before that there is no score
 * @property {boolean} isComplete whether all are done or solved
 * @property {boolean | undefined} isPassed whether the score is as high as is asked for; undefined
 *   where that is still open, or nothing is asked for
 * @property {string} location the exercise that was worked on last; empty where none was
 * @property {Part[]} parts
 */

/**
 * @param {string[]} exercises ids
 * @param {ExerciseRecord} record
 * @param {number} [mastery] the score from which it is passed
 * @returns {Outcome}
 */
export function outcomeOf(exercises, record, mastery) {
  const entries = exercises.map((id) => (Object.hasOwn(record, id) ? record[id] : undefined));
  const parts = exercises.map((id, at) => partOf(id, entries[at]?.best));
  const done = parts.filter(({ state }) => state === 'solved' || state === 'done').length;
  const score = parts.reduce((sum, part) => sum + part.score, 0) / parts.length;
  const isComplete = done === parts.length;
  return {
    score,
    progress: done / parts.length,
    isBegun: parts.some(({ state }) => state !== 'untried'),
    isComplete,
    isPassed: passed(score, isComplete, mastery),
    location: lastOf(exercises, entries),
    parts,
  };
}

/** @type {(id: string, best?: Result) => Part} */
function partOf(id, best) {
  if (!best) return { id, score: 0, state: 'untried' };
  const state = best.solved ? 'solved' : isDone(best) ? 'done' : 'tried';
  return { id, score: best.score, state };
}

/** @type {(score: number, isComplete: boolean, mastery?: number) => boolean | undefined} */
function passed(score, isComplete, mastery) {
  if (mastery === undefined) return undefined;
  if (score >= mastery - 1e-9) return true;
  return isComplete ? false : undefined;
}

/** @type {(exercises: string[], entries: (Entry | undefined)[]) => string} */
function lastOf(exercises, entries) {
  const times = entries.map((entry) => entry?.open.time ?? 0);
  const last = Math.max(0, ...times);
  return last === 0 ? '' : exercises[times.indexOf(last)];
}
