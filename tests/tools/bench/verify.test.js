import { beforeAll, expect, test } from 'vitest';
import { plain } from '../../../tools/bench/contenders/plain.js';
import { inputsOf } from '../../../tools/bench/inputs.js';
import { measureLine } from '../../../tools/bench/measure/line.js';
import { measureAll } from '../../../tools/bench/measure/run.js';
import { faultIn } from '../../../tools/bench/measure/verify.js';
import { randomFrom } from '../../../tools/bench/random.js';
import { erf, referenceOf } from '../../../tools/bench/reference.js';
import { workloads } from '../../../tools/bench/workloads.js';
import { loadEngine } from '../../../web/engine/index.js';

/** @import { Workload } from '../../../tools/bench/workloads.js' */

/** The small ones: every call is among them. */
const small = workloads.filter(({ shapes }) =>
  Object.values(shapes).every((shape) => shape.reduce((a, b) => a * b) <= 4096),
);

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

test('the small workloads have every call that is timed', () => {
  const calls = (/** @type {readonly Workload[]} */ list) => new Set(list.map(({ call }) => call));
  expect(calls(small)).toEqual(calls(workloads));
});

test.each(small)('the reference of $title agrees with the engine', (workload) => {
  const inputs = inputsOf(workload, 11);
  const names = ['x', 'a', 'b', 'query', 'key', 'value'].filter((name) => name in inputs);
  const rest = Object.fromEntries(Object.entries(inputs).filter(([name]) => !names.includes(name)));
  const options = { ...rest, ...workload.options, fields: [workload.result] };
  const result = engine[workload.call](...names.map((name) => inputs[name]), options);
  expect(faultIn(result[workload.result].data, referenceOf(workload, inputs))).toBeUndefined();
});

test.each(small)('plain JavaScript gets $title right', async (workload) => {
  const inputs = inputsOf(workload, 12);
  const prepared = await plain.prepare({ workload, way: 'in-place', inputs });
  prepared?.run();
  const result = (await prepared?.read?.()) ?? [];
  expect(faultIn(result, referenceOf(workload, inputs))).toBeUndefined();
});

test('erf is right to the last digits', () => {
  expect(erf(0.5)).toBeCloseTo(0.5204998778130465, 14);
  expect(erf(-2)).toBeCloseTo(-0.9953222650189527, 14);
  expect(erf(7)).toBe(1);
});

test('a wrong number, NaN and a result of another length are faults, rounding is none', () => {
  const reference = Float64Array.of(1, -2, 3);
  expect(faultIn([1.00001, -2, 3], reference)).toBeUndefined();
  expect(faultIn([1, -2, 3.01], reference)).toBe('gives 3.01 instead of 3 at place 2');
  expect(faultIn([Number.NaN, -2, 3], reference)).toMatch(/NaN instead of 1/);
  expect(faultIn([1, -2], reference)).toBe('gives 2 numbers instead of 3');
});

test('the form of GELU by tanh does not pass for GELU', () => {
  const gelu = { ...workloads.filter(({ id }) => id === 'gelu-2x4')[0], shapes: { x: [64, 64] } };
  const inputs = inputsOf(gelu, 1);
  const byTanh = inputs.x.data.map(
    (v) => (v / 2) * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (v + 0.044715 * v ** 3))),
  );
  expect(faultIn(byTanh, referenceOf(gelu, inputs))).toBeDefined();
});

test('who gives wrong numbers is not timed, and who has no such work is left out', async () => {
  const effort = { sampleMs: 0, warmUpMs: 0, contenderMs: 0 };
  const { entries } = await measureLine(
    small[0],
    'arrays',
    [
      plain,
      { name: 'wrong', kind: 'peer', prepare: () => ({ run: () => 0, read: () => [1, 2, 3] }) },
      { name: 'absent', kind: 'peer', prepare: () => undefined },
    ],
    effort,
    1,
    randomFrom(1),
  );
  expect(entries).toEqual([
    expect.objectContaining({ name: 'plain JavaScript', median: expect.any(Number) }),
    { name: 'wrong', kind: 'peer', refused: 'gives 3 numbers instead of 8' },
  ]);
});

test('before a short sample goes a run that is not timed', async () => {
  /** @type {Record<string, number[]>} */
  const runs = { short: [], long: [] };
  const contender = (/** @type {string} */ name, /** @type {number} */ msARun) => ({
    name,
    kind: /** @type {const} */ ('ours'),
    prepare: () => ({
      run: () => undefined,
      time: (/** @type {number} */ count) => {
        runs[name].push(count);
        return Promise.resolve(count * msARun);
      },
    }),
  });
  const effort = { sampleMs: 8, warmUpMs: 0, contenderMs: 24 };
  const contenders = [contender('short', 1), contender('long', 40)];
  const { entries } = await measureLine(small[0], 'arrays', contenders, effort, 1, randomFrom(1));
  expect(runs).toEqual({ short: [1, 8, 1, 8, 1, 8, 1, 8], long: [1, 1, 1, 1] });
  expect(entries).toMatchObject([{ median: 1 }, { median: 40 }]);
});

test('a point of the growth is visited twice, and told once', async () => {
  /** @type {number[]} */
  const told = [];
  const { growth, lines } = await measureAll(
    {
      seed: 1,
      only: ['growth-gelu-2x4'],
      withGrowth: true,
      effort: { sampleMs: 0, warmUpMs: 0, contenderMs: 0 },
    },
    () => Promise.resolve([]),
    ({ done, of }) => told.push(done, of),
  );
  expect(told).toEqual([0, 2, 1, 2]);
  expect(lines).toEqual([]);
  expect(growth).toMatchObject([{ line: { title: 'GELU 2×4', entries: [{ kind: 'ours' }] } }]);
});
