import { Tape } from '../tape/tape.js';
import { toNested } from '../tape/tensor.js';
import { defaults, InputError, kinds as inputKinds } from '../walkthroughs/inputs.js';
import { drawerOf, mostAttempts } from './draw.js';
import { ExerciseError } from './error.js';
import { kinds } from './kinds/index.js';
import { cellAt } from './places.js';
import { guarded, mistaken, run } from './run.js';
import { wholeOf } from './wholes.js';

/**
 * @import { Inputs, Walkthrough } from '../walkthroughs/types.js'
 * @import { Exercise, Scene, Variant } from './types.js'
 *
 * @typedef {object} Around
 * @property {any} engine
 * @property {Walkthrough} [walkthrough] the exercise's, for predict
 * @property {Inputs} [inputs] the reader's own, for predict; what is drawn stays out of them
 */

/**
 * An exercise with the numbers of a seed. They are drawn anew until each mistake can be told from the
 * right answer and from each other; those that can't after so many draws are left out.
 * @param {Exercise} exercise
 * @param {number} seed
 * @param {Around} around
 * @returns {Variant}
 * @throws {ExerciseError}
 */
export function variantOf(exercise, seed, around) {
  const draws = drawsOf(exercise, seed, around);
  for (;;) {
    const { done, value } = draws.next();
    if (done) return value;
  }
}

/**
 * As `variantOf`, resting after each draw that was not good enough.
 * @param {Exercise} exercise
 * @param {number} seed
 * @param {Around} around
 * @param {() => Promise<void>} rest
 * @returns {Promise<Variant>}
 * @throws {ExerciseError}
 */
export async function variantResting(exercise, seed, around, rest) {
  const draws = drawsOf(exercise, seed, around);
  for (;;) {
    const { done, value } = draws.next();
    if (done) return value;
    await rest();
  }
}

/** @type {(exercise: Exercise, seed: number, around: Around) => Generator<undefined, Variant, void>} */
function* drawsOf(exercise, seed, around) {
  const attempts = around.inputs ? 1 : mostAttempts;
  /** @type {Variant | undefined} */
  let best;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const variant = posed(exercise, seed, attempt, around);
    if (variant.isSound && variant.untold.length === 0) return variant;
    if (!best || isBetter(variant, best)) best = variant;
    yield;
  }
  return /** @type {Variant} */ (best);
}

/** @type {(one: Variant, other: Variant) => boolean} */
const isBetter = (one, other) =>
  one.isSound === other.isSound ? one.untold.length < other.untold.length : one.isSound;

/** @type {(exercise: Exercise, seed: number, attempt: number, around: Around) => Variant} */
function posed(exercise, seed, attempt, around) {
  const scene = sceneOf(exercise, seed, attempt, around);
  const { tape, wholes } = scene;
  const kind = kinds[exercise.kind];
  const { ask, answer, mistakes, isSound } = kind.pose(scene);
  /** @type {Variant['untold']} */
  const untold = [];
  /** @type {Variant['mistakes']} */
  const told = [];
  for (const mistake of mistakes) {
    const like = [{ id: 'solution', answer }, ...told].find(
      (other) => !kind.apart(ask, answer, mistake.answer, other.answer),
    );
    if (like) untold.push({ id: mistake.id, like: like.id });
    else told.push(mistake);
  }
  const values = Object.entries(exercise.values).map(([name, value]) => [
    name,
    'cell' in value
      ? cellAt(tape, value.cell, wholes, `values.${name}`).value
      : wholeOf(value.drawn, wholes),
  ]);
  return {
    ...{ exercise, seed, tape, wholes, inputs: scene.inputs, ask, answer, isSound, untold },
    values: { ...wholes, ...Object.fromEntries(values) },
    show: exercise.show,
    mistakes: told,
  };
}

/** @type {(exercise: Exercise, seed: number, attempt: number, around: Around) => Scene} */
function sceneOf(exercise, seed, attempt, around) {
  const { engine } = around;
  const drawer = drawerOf(engine, seed, attempt);
  /** @type {Record<string, number>} */
  const wholes = {};
  const start = new Tape(engine);
  const inputs =
    exercise.kind === 'predict' ? inputsOf(exercise, drawer, wholes, around) : undefined;
  if (inputs) guarded('inputs', () => around.walkthrough?.program(start, inputs));
  for (const [name, tensor] of Object.entries(drawer.tensors(exercise.draw, wholes, 'draw')))
    guarded('draw', () => start.input(name, tensor));
  const tape = start.fork();
  // What a code exercise's program reads is drawn by each test.
  if (exercise.kind !== 'code') run(tape, exercise.program, wholes);
  return {
    ...{ exercise, tape, wholes, inputs },
    shuffle: drawer.shuffle,
    drawn: drawer.tensors,
    tapeOf(mistake) {
      const other = start.fork();
      run(other, mistaken(exercise.program, mistake), wholes);
      return other;
    },
  };
}

/**
 * The walkthrough's inputs: the reader's, or those at the start with some drawn.
 * @type {(exercise: Exercise, drawer: ReturnType<typeof drawerOf>, wholes: Record<string, number>, around: Around) => Inputs}
 */
function inputsOf(exercise, drawer, wholes, { walkthrough, inputs }) {
  if (walkthrough?.id !== exercise.walkthrough || !walkthrough)
    throw new ExerciseError(
      'exercise.file.no-walkthrough',
      { name: exercise.walkthrough ?? '' },
      'walkthrough',
    );
  if (inputs) {
    // In their place stand the reader's.
    for (const [name, { kind }] of Object.entries(exercise.inputs))
      if (kind === 'whole' && Object.hasOwn(inputs, name)) wholes[name] = inputs[name];
    return inputs;
  }
  const drawn = Object.entries(drawer.tensors(exercise.inputs, wholes, 'inputs')).map(
    ([name, tensor]) => [name, toNested(tensor)],
  );
  const all = defaults(walkthrough.specs);
  for (const [name, value] of [...drawn, ...Object.entries(wholes)])
    all[name] = checked(walkthrough, name, value);
  return all;
}

/** @type {(walkthrough: Walkthrough, name: string, value: any) => any} */
function checked({ specs }, name, value) {
  const path = `inputs.${name}`;
  if (!Object.hasOwn(specs, name)) {
    const known = Object.keys(specs).join(', ');
    throw new ExerciseError('exercise.file.no-input', { name, known }, path);
  }
  try {
    return inputKinds[specs[name].kind].check(value, specs[name]);
  } catch (failure) {
    if (!(failure instanceof InputError)) throw failure;
    throw new ExerciseError('exercise.file.input-refused', { name, kind: specs[name].kind }, path);
  }
}
