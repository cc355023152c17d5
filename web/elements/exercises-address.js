import { hashOf } from './address.js';
import { isFile } from './exercise-source.js';

/**
 * The query of a link to exercises.
 * @param {{ seed?: string, step?: string, lock: boolean }} words
 */
export function queryOfExercises({ lock, ...words }) {
  const given = Object.entries(words).filter(([, word]) => word);
  return [new URLSearchParams(given).toString(), lock ? 'lock' : ''].filter(Boolean).join('&');
}

/** The address of exercises in the lab. @type {(home: string, exercises: string, query: string) => string} */
export function addressOfExercises(home, exercises, query) {
  const address = new URL(home, document.baseURI);
  const at = wordsAnywhere(exercises).join('+');
  address.hash = hashOf({ place: 'exercises', at, state: query });
  return address.href;
}

/** The words for exercises, so that the files in them are found from anywhere. @param {string} exercises */
export const wordsAnywhere = (exercises) =>
  exercises
    .trim()
    .split(/\s+/)
    .map((word) => (isFile(word) ? new URL(word, document.baseURI).href : word));
