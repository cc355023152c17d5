import { loadMessages } from '../locales/index.js';
import { walkthroughs } from '../walkthroughs/index.js';
import { askedFor } from './exercise-source.js';

/**
 * @import { Exercise } from '../exercises/types.js'
 * @import { Say, Walkthrough } from '../walkthroughs/types.js'
 *
 * @typedef {{ exercise: Exercise, walkthrough: Walkthrough | undefined }} One
 */

/**
 * The exercises that are asked for, with what it takes to show them.
 * @param {string} words
 * @param {string} language
 */
export async function loadedExercises(words, language) {
  const { exercises, failures } = await askedFor(words);
  if (exercises.length === 0) throw failures[0]?.failure;
  /** @type {One[]} */
  const list = await Promise.all(
    exercises.map(async (exercise) => ({
      exercise,
      walkthrough: await walkthroughs.find(({ id }) => id === exercise.walkthrough)?.load(),
    })),
  );
  if (exercises.some(({ kind }) => kind === 'code')) await import('./exercise-code.js');
  const parts = list.flatMap(({ walkthrough }) => walkthrough?.id ?? []);
  return { list, failures, say: await loadMessages(language, 'exercises', ...parts) };
}

/**
 * Why something cannot be shown: what is wrong with a file, and where, or what the failure says.
 * @param {any} failure
 * @param {Say & { has: (key: string) => boolean }} say
 */
export function sentenceOf(failure, say) {
  if (!isTold(failure, say)) return failure?.message ?? String(failure);
  const { key, params, path, line } = failure;
  const sentence = say(key, params);
  if (line) return say('exercise.source.line', { line: String(line), sentence });
  return path ? say('exercise.source.fault', { path, sentence }) : sentence;
}

/** Whether the words know a failure: it is about what was asked for. @type {(failure: any, say: { has: (key: string) => boolean }) => boolean} */
export const isTold = (failure, say) => typeof failure?.key === 'string' && say.has(failure.key);
