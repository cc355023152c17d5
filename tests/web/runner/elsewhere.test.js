import vm from 'node:vm';
import { beforeAll, expect, it } from 'vitest';
import { plainOf } from '../../../web/elements/code-arguments.js';
import { loadEngine } from '../../../web/engine/index.js';
import { exercises } from '../../../web/exercises/course.js';
import { variantOf } from '../../../web/exercises/variant.js';
import { scriptOf } from '../../../web/runner/elsewhere.js';

const words = { how: 'how', passes: 'ok', fails: 'no', expected: 'want', returned: 'got' };

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** What the script prints. @param {string} script */
function printedBy(script) {
  /** @type {any[][]} */
  const printed = [];
  vm.runInNewContext(`'use strict';${script}`, {
    console: { log: (/** @type {any[]} */ ...line) => printed.push(line) },
  });
  return printed;
}

/** The script for code of an exercise. @param {any} exercise @param {string} code */
function scriptFor(exercise, code) {
  const { name, tests, tolerance } = variantOf(exercise, 3, { engine }).ask;
  return scriptOf({
    ...{ code, name, tolerance, words },
    tests: tests.map((/** @type {any} */ { id, arguments: given, expected }) => ({
      title: `${id} "quoted" \`\${here}\``,
      given: given.map(plainOf),
      expected: plainOf(expected),
    })),
  });
}

it.each(exercises.filter(({ kind }) => kind === 'code'))(
  'the script of $id says that its solution passes, NaN and infinities included',
  (exercise) => {
    const printed = printedBy(scriptFor(exercise, exercise.ask.solution));
    expect(printed).toEqual(
      exercise.ask.tests.map((/** @type {any} */ { id }) => [`ok: ${id} "quoted" \`\${here}\``]),
    );
  },
);

it('says what was expected and what came where a test fails, and goes on where code throws', () => {
  const exercise = exercises.find(({ id }) => id === 'write-softmax');
  const code = 'function softmax(x) { if (x.length === 1) throw new Error("one"); return x; }';
  const printed = printedBy(scriptFor(exercise, code));
  expect(printed[0][0]).toMatch(/^no: rows/);
  expect([printed[1][0], printed[1][2]]).toEqual(['want', 'got']);
  expect(printed[1][1]).not.toEqual(printed[1][3]);
  expect(printed[3].slice(2)).toEqual(['got', 'Error: one']);
});
