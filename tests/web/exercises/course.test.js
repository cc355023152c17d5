import { beforeAll, describe, expect, it } from 'vitest';
import { loadEngine } from '../../../web/engine/index.js';
import { exercises } from '../../../web/exercises/course.js';
import { judge } from '../../../web/exercises/judge.js';
import { variantOf } from '../../../web/exercises/variant.js';
import { walkthroughs } from '../../../web/walkthroughs/index.js';

/** @import { Exercise, Variant } from '../../../web/exercises/types.js' */

const seeds = Array.from({ length: 50 }, (_, seed) => seed);

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** @type {Map<string, Variant[]>} */
const drawn = new Map();

/** The exercise with the numbers of each seed. @param {Exercise} exercise */
async function variantsOf(exercise) {
  const own = walkthroughs.find(({ id }) => id === exercise.walkthrough);
  const walkthrough = await own?.load();
  const variants =
    drawn.get(exercise.id) ??
    seeds.map((seed) => variantOf(exercise, seed, { engine, walkthrough }));
  drawn.set(exercise.id, variants);
  return variants;
}

/** What an exercise's solutions and mistakes come to, for the table. @param {Exercise} exercise */
async function outcomeOf(exercise) {
  const variants = await variantsOf(exercise);
  const solved = variants.filter((variant) => judge(variant, variant.answer).correct).length;
  const submitted = variants.flatMap((variant) =>
    [...variant.mistakes, ...variant.untold].map((mistake) => ({ variant, mistake })),
  );
  const known = submitted.filter(
    ({ variant, mistake }) =>
      'answer' in mistake && judge(variant, mistake.answer).mistake === mistake.id,
  );
  return { ...exercise, solved, submitted: submitted.length, known: known.length };
}

const intro = `# Exercises

Every solution and every foreseen mistake of every exercise, submitted with the numbers of ${seeds.length} seeds. A
solution passes with full score; a mistake is recognised as itself, gets its own hint, and comes near
neither the solution nor another mistake. In a choice each wrong statement is a mistake where it is
wrong. \`npx vitest run tests/web/exercises/course.test.js -u\` writes this table, and the test fails
where it is no longer so.

| exercise | walkthrough | level | kind | mistakes | seeds | solutions passed | mistakes recognised |
|---|---|---|---|---|---|---|---|
`;

it('comes to the table in docs/exercises.md', async () => {
  const outcomes = await Promise.all(exercises.map(outcomeOf));
  const rows = outcomes.map(({ id, walkthrough, level, kind, solved, submitted, known }) => {
    const ids = new Set(drawn.get(id)?.flatMap(({ mistakes }) => mistakes.map((one) => one.id)));
    const cells = [
      id,
      walkthrough,
      level,
      kind,
      ids.size,
      seeds.length,
      solved,
      `${known} of ${submitted}`,
    ];
    return `| ${cells.join(' | ')} |\n`;
  });
  await expect(intro + rows.join('')).toMatchFileSnapshot('../../../docs/exercises.md');
}, 60_000);

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
