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

/** Exercises that the page brings along, by their ids. @type {Map<string, { json: unknown, file: string | undefined }>} */
const given = new Map();

/**
 * From now on these are found by their ids, as those of the course are.
 * @param {any[]} files as parsed
 * @param {string} [file] address that they came from, where that tells them from others of their ids
 */
export function giveExercises(files, file) {
  for (const json of files) given.set(String(json?.id), { json, file });
}

/**
 * The exercises that are asked for: ids of the course, and addresses of files, with spaces between.
 * Those that cannot be had are left out.
 * @param {string} words
 * @returns {Promise<{ exercises: Exercise[], failures: { word: string, failure: any }[] }>}
 */
export async function askedFor(words) {
  const { exercises: course } = await import('../exercises/course.js');
  const all = words.split(/\s+/).filter(Boolean);
  const found = await Promise.allSettled(
    all.map((word, n) => (all.indexOf(word) < n ? askedTwice(word) : exerciseOf(word, course))),
  );
  return {
    exercises: found.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
    failures: found.flatMap((one, n) =>
      one.status === 'rejected' ? { word: all[n], failure: one.reason } : [],
    ),
  };
}

/**
 * All of them, or the reason why one is not there.
 * @param {string} words
 * @returns {Promise<Exercise[]>}
 */
export async function exercisesOf(words) {
  const { exercises, failures } = await askedFor(words);
  if (failures.length > 0) throw failures[0].failure;
  return exercises;
}

/** @type {(word: string) => Promise<never>} */
async function askedTwice(word) {
  throw new SourceError('exercise.source.twice', { word });
}

/** @type {(word: string, course: Exercise[]) => Promise<Exercise>} */
async function exerciseOf(word, course) {
  const own = given.get(word);
  if (own) return { ...readExercise(own.json), ...(own.file && { file: own.file }) };
  if (isFile(word)) {
    const url = new URL(word, document.baseURI);
    url.hash = '';
    return { ...readFile(await fetched(word, url)).exercise, file: url.href };
  }
  const found = course.find(({ id }) => id === word);
  if (found) return found;
  if (word.includes(',')) throw new SourceError('exercise.source.commas', { word });
  const known = course.map(({ id }) => id);
  throw new SourceError('lab.unknown-exercise', { id: word, near: nearest(word, known) });
}

/** @type {(address: string, url: URL) => Promise<string>} */
async function fetched(address, url) {
  const response = await fetch(url, { credentials: 'same-origin' }).catch(() => undefined);
  // Of another origin a browser tells nothing that its server does not allow to be read.
  if (!response && url.origin !== new URL(document.baseURI).origin)
    throw new SourceError('exercise.source.foreign', { address });
  if (response?.ok) return response.text();
  if (address.includes(',')) throw new SourceError('exercise.source.commas', { word: address });
  throw new SourceError('exercise.source.lost', { address });
}
