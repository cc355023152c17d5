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
 * @property {number | null} seed null for a guess at numbers of the reader's own
 * @property {number} tries
 * @property {number} hints
 * @property {boolean} done
 *
 * @typedef {object} About
 * @property {Record<string, unknown>} actor who the reader is
 * @property {string} [registration] UUID
 * @property {string} lang of the title
 *
 * @typedef {object} Told
 * @property {string} activity IRI of what it is about
 * @property {string} [title] of that
 * @property {string} [parent] IRI of the set that it belongs to
 * @property {number} milliseconds spent at it
 * @property {Date} [at] when
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

/** @type {(answer: Answer, about: About, told: Told) => Statement} */
export function answerStatement(answer, about, told) {
  const { correct, score, mistake, seed, tries, hints, done } = answer;
  const extensions = Object.entries({ seed, tries, hints, mistake })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [terms + name, value]);
  return statement(done ? 'completed' : 'answered', 'exercise', about, told, {
    score: { scaled: rounded(score) },
    success: correct,
    completion: done,
    extensions: Object.fromEntries(extensions),
  });
}

/** @type {(outcome: { score: number, isPassed?: boolean }, about: About, told: Told) => Statement} */
export const setStatement = ({ score, isPassed }, about, told) =>
  statement('completed', 'set', about, told, {
    score: { scaled: rounded(score) },
    ...(isPassed === undefined ? {} : { success: isPassed }),
    completion: true,
  });

/** @type {(verb: keyof typeof verbs, kind: keyof typeof types, about: About, told: Told, result: object) => Statement} */
function statement(verb, kind, about, told, result) {
  const { actor, registration, lang } = about;
  const { activity: id, title, parent, milliseconds, at = new Date() } = told;
  return {
    id: uuid(),
    version: xapiVersion,
    timestamp: at.toISOString(),
    actor,
    verb: { id: verbs[verb], display: { en: verb } },
    object: activity(kind, id, title ? { name: { [lang]: title } } : {}),
    result: { ...result, duration: isoDuration(milliseconds) },
    context: {
      ...(registration ? { registration } : {}),
      ...(parent ? { contextActivities: { parent: [activity('set', parent, {})] } } : {}),
      language: lang,
      platform: 'Normlab',
    },
  };
}

/** @type {(kind: keyof typeof types, id: string, more: object) => object} */
const activity = (kind, id, more) => ({
  objectType: 'Activity',
  id,
  definition: { type: types[kind], ...more },
});

/** @param {number} score */
const rounded = (score) => Number(score.toFixed(4));
