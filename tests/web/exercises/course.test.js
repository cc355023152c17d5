import { beforeAll, describe, expect, it } from 'vitest';
import { loadEngine } from '../../../web/engine/index.js';
import { exercises } from '../../../web/exercises/course.js';
import { judge } from '../../../web/exercises/judge.js';
import { variantOf } from '../../../web/exercises/variant.js';
import { walkthroughs } from '../../../web/walkthroughs/index.js';

/** @import { Exercise } from '../../../web/exercises/types.js' */

const seeds = Array.from({ length: 50 }, (_, seed) => seed);

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** The exercise with the numbers of each seed. @param {Exercise} exercise */
async function variantsOf(exercise) {
  const own = walkthroughs.find(({ id }) => id === exercise.walkthrough);
  const walkthrough = await own?.load();
  return seeds.map((seed) => variantOf(exercise, seed, { engine, walkthrough }));
}

it('has each id once', () => {
  const ids = exercises.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('is taught by steps that there are', async () => {
  for (const { id, walkthrough, step } of exercises) {
    const own = await walkthroughs.find((one) => one.id === walkthrough)?.load();
    expect(
      own?.steps.map((one) => one.id),
      id,
    ).toContain(step);
  }
});

it('goes by walkthrough, in the order of the course, and by level', () => {
  const places = exercises.map(({ walkthrough, level }) => {
    const at = walkthroughs.findIndex(({ id }) => id === walkthrough);
    return at * 10 + level;
  });
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

describe.each(exercises)('$id, over 50 seeds', (exercise) => {
  it('takes its solution', async () => {
    for (const variant of await variantsOf(exercise)) {
      const verdict = judge(variant, variant.answer);
      expect({ seed: variant.seed, ...verdict }).toMatchObject({
        seed: variant.seed,
        ...{ correct: true, score: 1, mistake: null },
      });
    }
  });

  it('tells each foreseen mistake from the solution and from the others, and has a hint for it', async () => {
    const hints = Object.values(exercise.text)[0];
    for (const variant of await variantsOf(exercise)) {
      const { seed, untold, mistakes } = variant;
      expect({ seed, untold }).toEqual({ seed, untold: [] });
      for (const { id, answer } of mistakes) {
        expect({ seed, id, ...judge(variant, answer) }).toMatchObject({
          ...{ seed, id, mistake: id, correct: false },
        });
        expect(hints[`mistake.${id}`]).toMatch(/\S/);
      }
    }
  });
});
