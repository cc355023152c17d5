import { isoDuration } from './scorm-api.js';
import { uuid } from './uuid.js';

/**
 * What is told of an answer, or of a whole set, as an xAPI statement.
 *
 * @typedef {object} Answer as in the event `normlab-answer`
 * @property {string} exercise
 * @property {boolean} correct
 * @property {number} score 0 to 1
 * @property {string | null} mistake
 * @property {number} seed
 * @property {number} tries
 * @property {number} hints
 * @property {boolean} done
 *
 * @typedef {object} About what the embedder says
 * @property {Record<string, unknown>} actor
 * @property {string} activity IRI; an exercise's is this, with its id behind
 * @property {string} [registration] UUID
 * @property {string} lang of the titles
 *
 * @typedef {Record<string, any>} Statement
 */

/** The version of xAPI that statements and requests follow. */
export const xapiVersion = '1.0.3';

/** @type {Record<'answered' | 'completed', string>} */
const verbs = {
  answered: 'http://adlnet.gov/expapi/verbs/answered',
  completed: 'http://adlnet.gov/expapi/verbs/completed',
};

/** Before our own terms, which makes them IRIs. */
const terms = 'urn:normlab:';

/** @type {Record<'exercise' | 'set', string>} */
const types = {
  exercise: 'http://adlnet.gov/expapi/activities/question',
  set: 'http://adlnet.gov/expapi/activities/assessment',
};

/**
 * @param {Answer} answer
 * @param {About} about
 * @param {{ milliseconds: number, title?: string, at?: Date }} more milliseconds: spent at it
 * @returns {Statement}
 */
export function answerStatement(answer, about, { milliseconds, title, at = new Date() }) {
  const { exercise, correct, score, mistake, seed, tries, hints, done } = answer;
  const extensions = Object.entries({ seed, tries, hints, mistake })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [terms + name, value]);
  return statement(done ? 'completed' : 'answered', about, {
    at,
    object: activity('exercise', `${about.activity}${encodeURIComponent(exercise)}`, about, title),
    result: {
      score: { scaled: rounded(score) },
      success: correct,
      completion: done,
      duration: isoDuration(milliseconds),
      extensions: Object.fromEntries(extensions),
    },
    // An activity that belongs to a set says so.
    parent: activity('set', about.activity, about),
  });
}

/**
 * @param {{ score: number, isPassed?: boolean }} outcome
 * @param {About} about
 * @param {{ milliseconds: number, title?: string, at?: Date }} more
 * @returns {Statement}
 */
export const setStatement = (
  { score, isPassed },
  about,
  { milliseconds, title, at = new Date() },
) =>
  statement('completed', about, {
    at,
    object: activity('set', about.activity, about, title),
    result: {
      score: { scaled: rounded(score) },
      ...(isPassed === undefined ? {} : { success: isPassed }),
      completion: true,
      duration: isoDuration(milliseconds),
    },
  });

/**
 * @param {'answered' | 'completed'} verb
 * @param {About} about
 * @param {{ object: object, result: object, at: Date, parent?: object }} said
 */
const statement = (verb, { actor, registration, lang }, { object, result, at, parent }) => ({
  id: uuid(),
  version: xapiVersion,
  timestamp: at.toISOString(),
  actor,
  verb: { id: verbs[verb], display: { en: verb } },
  object,
  result,
  context: {
    ...(registration ? { registration } : {}),
    ...(parent ? { contextActivities: { parent: [parent] } } : {}),
    language: lang,
    platform: 'Normlab',
  },
});

/** @type {(kind: 'exercise' | 'set', id: string, about: About, title?: string) => object} */
const activity = (kind, id, { lang }, title) => ({
  objectType: 'Activity',
  id,
  definition: { type: types[kind], ...(title ? { name: { [lang]: title } } : {}) },
});

/** @param {number} score */
const rounded = (score) => Number(score.toFixed(4));
