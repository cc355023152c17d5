import { ExerciseError } from './error.js';
import { lineOf, readJson } from './json.js';
import { readExercise } from './read.js';

/** @import { Exercise } from './types.js' */

/**
 * An exercise from a file's text, and the lines of its parts. What is wrong comes with its line.
 * @param {string} text
 * @returns {{ exercise: Exercise, lines: Map<string, number> }}
 * @throws {ExerciseError}
 */
export function readFile(text) {
  const { json, lines } = readJson(text);
  try {
    return { exercise: readExercise(json), lines };
  } catch (error) {
    if (error instanceof ExerciseError) error.line = lineOf(lines, error.path);
    throw error;
  }
}
