import { exerciseIndex } from './exercise-index.js';
import { standingIn } from './exercise-standing.js';

/**
 * What of the list of exercises is shown and chosen, as the address has it.
 *
 * @import { Entry } from './exercise-index.js'
 * @import { ExerciseRecord } from './exercise-record.js'
 *
 * @typedef {object} Filter
 * @property {string} walkthrough empty: all, and so on
 * @property {string} level
 * @property {string} kind
 * @property {string} state
 * @property {string[]} pick ids of the exercises that are chosen
 * @property {string} seed of a set's numbers; empty: the reader's own
 * @property {boolean} lock
 */

/** What the list is narrowed by. */
export const narrows = /** @type {const} */ (['walkthrough', 'level', 'kind', 'state']);

/** @param {string} query @returns {Filter} */
export function filterFrom(query) {
  const params = new URLSearchParams(query);
  const [walkthrough, level, kind, state] = narrows.map((name) => params.get(name) ?? '');
  const asked = (params.get('pick') ?? '').split(' ');
  const pick = asked.filter((id) => exerciseIndex.some((entry) => entry.id === id));
  const seed = params.get('seed') ?? '';
  return { walkthrough, level, kind, state, pick, seed, lock: params.has('lock') };
}

/** @param {Filter} filter */
export function queryOfFilter({ pick, lock, ...words }) {
  const texts = Object.entries({ ...words, pick: pick.join(' ') }).filter(([, text]) => text);
  const query = new URLSearchParams(texts).toString();
  return [query, lock ? 'lock' : ''].filter(Boolean).join('&');
}

/** @type {(filter: Filter, record: ExerciseRecord) => Entry[]} */
export const entriesIn = ({ walkthrough, level, kind, state }, record) =>
  exerciseIndex.filter(
    (entry) =>
      (!walkthrough || entry.walkthrough === walkthrough) &&
      (!level || String(entry.level) === level) &&
      (!kind || entry.kind === kind) &&
      (!state || (standingIn(record, entry.id).state === 'solved') === (state === 'solved')),
  );
