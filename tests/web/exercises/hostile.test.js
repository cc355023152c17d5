import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadEngine } from '../../../web/engine/index.js';
import { judge } from '../../../web/exercises/judge.js';
import { ExerciseError, readExercise } from '../../../web/exercises/read.js';
import { signatures } from '../../../web/exercises/signatures.js';
import { variantOf } from '../../../web/exercises/variant.js';
import * as ops from '../../../web/ops/index.js';
import { cases } from '../ops/cases.js';
import { others, sample } from './sample.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** Reads a file and draws from it: fine, or an ExerciseError. @param {any} json */
function tried(json) {
  try {
    const variant = variantOf(readExercise(json), 5, { engine });
    judge(variant, variant.answer);
    for (const { answer } of variant.mistakes) judge(variant, answer);
    return 'fine';
  } catch (error) {
    if (error instanceof ExerciseError) return error.key;
    throw error;
  }
}

/** Every place in a value, as a way to it. @param {any} value @param {(string | number)[]} [way] @returns {(string | number)[][]} */
const places = (value, way = []) =>
  typeof value === 'object' && value !== null
    ? [way, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...way, key]))]
    : [way];

const hostile = fc.oneof(
  ...[null, true, -1, 0, 0.5, 1e9, -1e9, 1e308, Number.MAX_SAFE_INTEGER].map(fc.constant),
  ...[
    '',
    '__proto__',
    'constructor',
    'toString',
    '../x',
    'x',
    'row',
    '<img src=x onerror=alert(1)>',
  ].map(fc.constant),
  ...['{', '{a', "'{", '{n, plural, one {', '{'.repeat(2000)].map(fc.constant),
  fc.constant(JSON.parse('{"__proto__": {"polluted": true}}')),
  fc.constant(JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)),
  fc.constant(new Array(5000).fill(0)),
  fc.constant([4096, 4096, 4096, 4096]),
  fc.constant({ drawn: 'row', plus: 4096, times: 4096 }),
  fc.jsonValue(),
);

describe('a file from anybody', () => {
  it('is read or refused with a sentence, whatever stands at any place of it', () => {
    const outcomes = new Set();
    const fetched = vi.spyOn(globalThis, 'fetch');
    const files = [sample, ...Object.values(others)].map((make) => make());
    const change = fc.constantFrom(...files).chain((file) =>
      fc.record({
        file: fc.constant(file),
        way: fc.constantFrom(...places(file).slice(1)),
        value: hostile,
      }),
    );
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 2 }), (changes) => {
        const json = structuredClone(changes[0].file);
        for (const { way, value } of changes) {
          const inner = way.slice(0, -1).reduce((at, key) => at?.[key], json);
          if (typeof inner === 'object' && inner !== null)
            Object.defineProperty(inner, way[way.length - 1], {
              value,
              enumerable: true,
              configurable: true,
              writable: true,
            });
        }
        outcomes.add(tried(json));
      }),
      { numRuns: 1500, seed: 6 },
    );
    // The changes reach all of the reader: some files are fine still, others wrong in many ways.
    expect(outcomes).toContain('fine');
    expect(outcomes.size).toBeGreaterThan(20);
    expect(/** @type {any} */ ({}).polluted).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('cannot ask for tensors that fill the memory', () => {
    const big = (/** @type {any} */ ...program) => ({
      ...sample(),
      program: [...sample().program, ...program],
    });
    const rows = { op: 'reshape', in: { x: 'x' }, options: { shape: [8, 1] }, as: 'rows' };
    /** @type {[string, any][]} */
    const asked = [
      [
        'too-large',
        { ...sample(), draw: { ...sample().draw, x: { shape: [4096, 4096], from: 0, to: 1 } } },
      ],
      ['no-fit', big({ op: 'padBatch', in: { 0: 'x' }, options: { length: 4096 }, as: 'p' })],
      ['too-large', big({ op: 'randn', options: { seed: 1, shape: [4096, 4096] }, as: 'r' })],
      ['no-fit', big({ op: 'reshape', in: { x: 'x' }, options: { shape: [4096] }, as: 'r' })],
      [
        'too-large',
        big(
          { op: 'randn', options: { seed: 1, shape: [4096, 1] }, as: 'a' },
          { op: 'randn', options: { seed: 1, shape: [1, 4096] }, as: 'b' },
          { op: 'matmul', in: { a: 'a', b: 'b' }, as: 'c' },
        ),
      ],
      ['too-many', big(...Array.from({ length: 64 }, (_, n) => ({ ...rows, as: `rows_${n}` })))],
    ];
    for (const [key, json] of asked) expect(tried(json)).toBe(`exercise.file.${key}`);
  });

  it('takes no long time, even where everything in it is as large as it may be', () => {
    const json = others.cells();
    const draw = { ...json.draw, x: { shape: [16, 16], from: 0, to: 9 } };
    const program = Array.from({ length: 60 }, (_, n) => ({
      ...{ op: 'matmul', in: { a: n ? `m_${n - 1}` : 'x', b: 'x' }, as: `m_${n}` },
    }));
    const ask = { tensor: 'x', set: { reads: ['m_59', [0, 0]] } };
    const begun = performance.now();
    expect(tried({ ...json, draw, program: [...json.program, ...program], ask })).toBe('fine');
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

describe('what an op takes from a file', () => {
  it('is known for every op', () => {
    expect(Object.keys(signatures).sort()).toEqual(
      Object.values(ops)
        .map(({ name }) => name)
        .sort(),
    );
    for (const [name, op] of Object.entries(ops)) expect(op.name).toBe(name);
  });

  it('is all that its cases give it', () => {
    for (const { name, op, inputs, options = {} } of cases) {
      const { takes, may = [], many, options: known = {}, needs = [], fits } = signatures[op.name];
      const given = Object.keys(inputs);
      expect(many || given.every((one) => [...takes, ...may].includes(one)), name).toBe(true);
      expect(
        takes.every((one) => given.includes(one)),
        name,
      ).toBe(true);
      expect(
        Object.keys(options).every((one) => Object.hasOwn(known, one)),
        name,
      ).toBe(true);
      expect(
        needs.every((one) => Object.hasOwn(options, one)),
        name,
      ).toBe(true);
      const shapes = Object.fromEntries(
        Object.entries(inputs).map(([local, { shape }]) => [local, shape]),
      );
      expect(fits?.(shapes, options) ?? true, name).toBe(true);
    }
  });
});
