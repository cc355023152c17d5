import { beforeAll, expect, it } from 'vitest';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
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

it('walks from the inputs to the asked cell, one tensor a step', () => {
  const json = {
    ...sample(),
    ask: { ...sample().ask, tensor: 'layer_norm.output', cells: [[1, 2]] },
  };
  const solution = solutionOf(variantOf(readExercise(json), 3, { engine }), String);
  expect(solution?.steps.map(({ stage, focus }) => [stage, focus])).toEqual([
    [
      [['x'], 'layer_norm.mean'],
      ['layer_norm.mean', [1, 0]],
    ],
    [
      [['x', 'layer_norm.mean'], 'layer_norm.var'],
      ['layer_norm.var', [1, 0]],
    ],
    [
      [['x', 'layer_norm.mean', 'layer_norm.var'], 'layer_norm.normalized'],
      ['layer_norm.normalized', [1, 2]],
    ],
    [
      [['layer_norm.normalized'], 'layer_norm.output'],
      ['layer_norm.output', [1, 2]],
    ],
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
