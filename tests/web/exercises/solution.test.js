import { beforeAll, expect, it } from 'vitest';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { seenBy } from '../../../web/exercises/chain.js';
import { exercises } from '../../../web/exercises/course.js';
import { readExercise } from '../../../web/exercises/read.js';
import { solutionOf } from '../../../web/exercises/solution.js';
import { textsOf } from '../../../web/exercises/text.js';
import { variantOf } from '../../../web/exercises/variant.js';
import { translator } from '../../../web/locales/index.js';
import { walkthroughs } from '../../../web/walkthroughs/index.js';
import { others, sample } from './sample.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** @type {(solution: ReturnType<typeof solutionOf>) => unknown[]} */
const told = (solution) => (solution?.steps ?? []).map(({ stage, focus }) => [stage, focus]);

/** An exercise of the course with the numbers of a seed, and how it is solved. @param {string} id */
async function solved(id) {
  const exercise = exercises.find((one) => one.id === id);
  if (!exercise) throw new Error(`There is no exercise ${id}.`);
  const walkthrough = await walkthroughs.find((one) => one.id === exercise.walkthrough)?.load();
  const variant = variantOf(exercise, 11, { engine, walkthrough });
  return { exercise, variant, walkthrough, solution: solutionOf(variant, String, walkthrough) };
}

it('walks from the inputs to the asked cell, one tensor a step; one that repeats stands beside the other', () => {
  const json = {
    ...sample(),
    ask: { ...sample().ask, tensor: 'layer_norm.output', cells: [[1, 2]] },
  };
  const solution = solutionOf(variantOf(readExercise(json), 3, { engine }), String);
  expect(told(solution)).toEqual([
    [
      [['x'], 'layer_norm.mean'],
      ['layer_norm.mean', [1, 0]],
    ],
    [
      [['x', 'layer_norm.mean'], 'layer_norm.var'],
      ['layer_norm.var', [1, 0]],
    ],
    [
      [['x', 'layer_norm.mean', 'layer_norm.var'], 'layer_norm.normalized', 'layer_norm.output'],
      ['layer_norm.normalized', [1, 2]],
    ],
  ]);
});

it('goes on from what was shown, and not from what that is made of', () => {
  const json = {
    ...sample(),
    show: ['x', 'layer_norm.mean'],
    ask: { ...sample().ask, tensor: 'layer_norm.var', cells: [[1, 0]] },
  };
  const solution = solutionOf(variantOf(readExercise(json), 3, { engine }), String);
  expect(told(solution)).toEqual([
    [
      [['x', 'layer_norm.mean'], 'layer_norm.var'],
      ['layer_norm.var', [1, 0]],
    ],
  ]);
});

it('shows by the statistic which cells share it', () => {
  const solution = solutionOf(variantOf(readExercise(others.cells()), 3, { engine }), String);
  expect(solution?.steps.map(({ about }) => about)).toEqual([['layer_norm.mean']]);
});

it('stays on the walkthrough’s step where that shows all that a guess needs', async () => {
  const { solution, exercise, walkthrough } = await solved('predict-a-share');
  const home = walkthrough?.steps.find(({ id }) => id === exercise.step);
  expect(home?.stage).toEqual(['scores', 'attention_weights']);
  expect(told(solution)).toEqual([
    [
      [['scores'], ['attention_weights']],
      ['attention_weights', [1, 0]],
    ],
  ]);
});

it('puts the numbers that a statement compares side by side, one step for each statement', async () => {
  const { solution } = await solved('which-norm-served-it');
  const columns = solution?.steps.map(({ named, stage }) => [named, stage.at(-1)]);
  expect(Object.fromEntries(columns ?? [])).toEqual({
    'option.batch': ['served', 'batch_norm.normalized'],
    'option.running': ['served', 'kept.normalized'],
    'option.layer': ['served', 'layer_norm.normalized'],
    'option.everything': ['served', 'together.normalized'],
  });
});

it('is at most eight steps for every exercise of the course, none of them about what was seen', async () => {
  for (const { id } of exercises) {
    const { solution, variant, walkthrough, exercise } = await solved(id);
    const steps = solution?.steps ?? [];
    expect(steps.length, id).toBeLessThanOrEqual(8);
    if (exercise.kind === 'choose') continue;
    const seen = seenBy(variant, exercise.kind === 'predict' ? walkthrough : undefined);
    for (const { about } of steps)
      expect(
        [about].flat().some((name) => seen.has(String(name))),
        id,
      ).toBe(false);
  }
});

it('makes one step of a call, and keeps to the last ones, where the way is long', async () => {
  const { solution } = await solved('size-with-layer-norm');
  expect(solution?.steps.map(({ named }) => named)).toEqual([
    'normed.linear_8',
    'normed.activations',
    'normed.size',
  ]);
});

it('says rows and columns in the words of the file', () => {
  const exercise = readExercise(sample());
  const { texts } = textsOf(exercise);
  const solution = solutionOf(variantOf(exercise, 3, { engine }), translator('en', texts));
  expect(solution?.labels({}, String).x).toMatchObject({ rows: ['row 1', 'row 2'], columns: null });
});

it('has none where no tensor is asked for', () => {
  for (const make of [others.order, others.code])
    expect(solutionOf(variantOf(readExercise(make()), 3, { engine }), String)).toBeUndefined();
});

it('opens in a session at the numbers of the variant, for every exercise of the course', async () => {
  for (const exercise of exercises) {
    const walkthrough = await walkthroughs.find(({ id }) => id === exercise.walkthrough)?.load();
    const variant = variantOf(exercise, 11, { engine, walkthrough });
    const solution = solutionOf(variant, String, walkthrough);
    if (!solution) continue;
    const session = new Session(solution, engine);
    for (const { id } of solution.steps) {
      session.goTo(id);
      const { name, index } = session.selected ?? { name: '', index: [] };
      expect(session.tape.at(name, index), `${exercise.id} ${id}`).toEqual(
        variant.tape.at(name, index),
      );
      expect(session.editable(name, index)).toBe(false);
    }
    for (const name of session.stage(session.step).flat())
      expect(session.tape.has(name)).toBe(true);
  }
});
