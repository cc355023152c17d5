import { readFile } from '../exercises/file.js';
import { nearest } from '../exercises/nearest.js';
import { readExercise } from '../exercises/read.js';

/** @import { Exercise } from '../exercises/types.js' */

/** What is asked for could not be had. `key` names the message, `params` what it mentions. */
export class SourceError extends Error {
  /** @param {string} key @param {Record<string, string>} params */
  constructor(key, params) {
    super(key);
    this.key = key;
    this.params = params;
  }
}

/** Whether a word names a file, and not an exercise of the course. @param {string} word */
export const isFile = (word) => word.includes('/') || word.endsWith('.json');

/** Files that the page brings along, by the id in them. @type {Map<string, unknown>} */
const given = new Map();

/** From now on these are found by their ids, as those of the course are. @param {any[]} files as parsed */
export function giveExercises(files) {
  for (const file of files) given.set(String(file?.id), file);
}

/**
 * The exercises that are asked for: ids of the course, and addresses of files, with spaces between.
 * @param {string} words
 * @returns {Promise<Exercise[]>}
 */
export async function exercisesOf(words) {
  const { exercises } = await import('../exercises/course.js');
  return Promise.all(
    words
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => {
        if (given.has(word)) return readExercise(given.get(word));
        if (isFile(word)) return fetched(word).then((text) => readFile(text).exercise);
        const found = exercises.find(({ id }) => id === word);
        if (!found) {
          const known = exercises.map(({ id }) => id);
          if (word.includes(',')) throw new SourceError('exercise.source.commas', { word });
          throw new SourceError('lab.unknown-exercise', { id: word, near: nearest(word, known) });
        }
        return found;
      }),
  );
}

/** @param {string} address relative to the page */
async function fetched(address) {
  const url = new URL(address, document.baseURI);
  const response = await fetch(url, { credentials: 'same-origin' }).catch(() => undefined);
  // Of another origin a browser tells nothing that its server does not allow to be read.
  if (!response && url.origin !== new URL(document.baseURI).origin)
    throw new SourceError('exercise.source.foreign', { address });
  if (!response?.ok) throw new SourceError('exercise.source.lost', { address });
  return response.text();
}
