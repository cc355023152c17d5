import entries from 'virtual:exercise-index';

/**
 * What there is to do in the course, without the exercises themselves.
 *
 * @typedef {object} Entry
 * @property {string} id
 * @property {string} walkthrough its id
 * @property {string} step where it is taught; empty: nowhere in particular
 * @property {1 | 2 | 3} level
 * @property {string} kind
 * @property {Record<string, string>} title by language
 */

/** By walkthrough and level. @type {Entry[]} */
export const exerciseIndex = entries;

/** @param {string} walkthrough @param {string} [step] */
export const exercisesAt = (walkthrough, step) =>
  exerciseIndex.filter(
    (entry) => entry.walkthrough === walkthrough && (step === undefined || entry.step === step),
  );

/** What an exercise is called in a language, or in the first that it has. @type {(entry: Entry, lang: string) => string} */
export const titleIn = ({ title }, lang) => title[lang] ?? Object.values(title)[0];
