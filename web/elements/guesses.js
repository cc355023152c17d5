import { guesses } from 'virtual:guesses';
import { ExerciseError } from '../exercises/error.js';
import { readExercise } from '../exercises/read.js';
import { variantOf } from '../exercises/variant.js';
import { coversOf } from './exercise-covers.js';
import './guess.js';

/**
 * @import { Exercise, Variant } from '../exercises/types.js'
 * @import { Covers } from './exercise-covers.js'
 * @import { Session } from './session.js'
 *
 * @typedef {{ variant: Variant, covers: Covers }} Guess
 */

/**
 * The exercises that ask for a number of a walkthrough before it is shown; no others are loaded.
 * @param {string} walkthrough
 */
export async function guessesIn(walkthrough) {
  const files = await guesses[walkthrough]?.();
  return (files?.default ?? []).map(readExercise);
}

/**
 * An exercise over the reader's own inputs, and what it covers; undefined where these have no such
 * number, or the step does not show it.
 * @type {(exercise: Exercise, session: Session) => Guess | undefined}
 */
export function guessAt(exercise, session) {
  const { walkthrough, inputs, engine, tape } = session;
  try {
    const variant = variantOf(exercise, 0, { engine, walkthrough, inputs });
    if (!session.stage(session.step).flat().includes(variant.ask.tensor)) return undefined;
    return { variant, covers: coversOf(tape, variant.ask.tensor) };
  } catch (failure) {
    if (failure instanceof ExerciseError) return undefined;
    throw failure;
  }
}
