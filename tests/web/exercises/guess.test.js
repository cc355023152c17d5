import { beforeAll, expect, it } from 'vitest';
import { loadEngine } from '../../../web/engine/index.js';
import { exercises } from '../../../web/exercises/course.js';
import { paramsOf } from '../../../web/exercises/message.js';
import { variantOf } from '../../../web/exercises/variant.js';
import { walkthroughs } from '../../../web/walkthroughs/index.js';
import { defaults } from '../../../web/walkthroughs/inputs.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

it.each(exercises.filter(({ kind }) => kind === 'predict'))(
  '$id can be asked over the walkthrough’s own inputs, with every number that its texts mention',
  async (exercise) => {
    const walkthrough = await walkthroughs.find(({ id }) => id === exercise.walkthrough)?.load();
    const inputs = defaults(walkthrough?.specs ?? {});
    const { isSound, values } = variantOf(exercise, 0, { engine, walkthrough, inputs });
    expect(isSound).toBe(true);
    for (const [key, text] of Object.values(exercise.text).flatMap(Object.entries))
      for (const name of paramsOf(text) ?? [])
        expect(values[name], `${key}: {${name}}`).toBeDefined();
  },
);

it.each(exercises.filter(({ kind }) => kind === 'predict'))(
  '$id asks for a number that its step shows, over the walkthrough’s own inputs',
  async (exercise) => {
    const walkthrough = await walkthroughs.find(({ id }) => id === exercise.walkthrough)?.load();
    const stage = walkthrough?.steps.find(({ id }) => id === exercise.step)?.stage;
    const shown = typeof stage === 'function' ? stage(defaults(walkthrough?.specs ?? {})) : stage;
    expect(shown?.flat()).toContain(exercise.ask.places.name);
  },
);
