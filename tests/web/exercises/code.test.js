/** Every solution and every foreseen mistake of every code exercise, run as a learner's code is. */
import { beforeAll, describe, expect, it } from 'vitest';
import { plainOf } from '../../../web/elements/code-arguments.js';
import { loadEngine } from '../../../web/engine/index.js';
import { exercises } from '../../../web/exercises/course.js';
import { judge } from '../../../web/exercises/judge.js';
import { editedSolution } from '../../../web/exercises/kinds/code.js';
import { variantOf } from '../../../web/exercises/variant.js';
import { runInNode } from '../runner/run-in-node.js';

/** @import { Variant } from '../../../web/exercises/types.js' */

const seeds = [0, 1, 7, 42, 9999];

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** What is said of code that was submitted. @param {Variant} variant @param {string} code */
function submitted(variant, code) {
  const { name, tests } = variant.ask;
  const given = tests.map((/** @type {any} */ test) => test.arguments.map(plainOf));
  const { report, failure } = runInNode(code, name, given);
  return { failure, ...judge(variant, report.answer) };
}

const codes = exercises.filter(({ kind }) => kind === 'code');

it('has at least six of them, each with a visible and a hidden test', () => {
  expect(codes.length).toBeGreaterThanOrEqual(6);
  for (const { id, ask } of codes) {
    const seen = ask.tests.map((/** @type {any} */ { visible }) => visible);
    expect(new Set(seen), id).toEqual(new Set([true, false]));
  }
});

describe.each(codes)('$id', (exercise) => {
  const { ask, mistakes } = exercise;

  it('takes its solution', () => {
    for (const seed of seeds) {
      const verdict = submitted(variantOf(exercise, seed, { engine }), ask.solution);
      expect({ seed, ...verdict }).toEqual({
        ...{ seed, failure: undefined, correct: true, score: 1, mistake: null },
        parts: ask.tests.map(() => true),
      });
    }
  });

  it('does not take what the reader starts from, and foresees no mistake in it', () => {
    for (const seed of seeds) {
      const verdict = submitted(variantOf(exercise, seed, { engine }), ask.starter);
      expect({ seed, ...verdict }).toMatchObject({
        ...{ seed, failure: undefined, correct: false, mistake: null },
      });
    }
  });

  it.each(mistakes)('recognises $id in code that makes it', ({ id, edit }) => {
    if (!edit) throw new Error(`The mistake ${id} has no edit.`);
    const code = editedSolution(ask.solution, edit);
    expect(code).not.toBe(ask.solution);
    for (const seed of seeds) {
      const verdict = submitted(variantOf(exercise, seed, { engine }), code);
      expect({ seed, ...verdict }).toMatchObject({
        ...{ seed, failure: undefined, correct: false, mistake: id },
      });
    }
  });
});
