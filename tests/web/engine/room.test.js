import { describe, expect, it } from 'vitest';
import { calls } from '../../../web/engine/calls.js';
import { engine, engines } from './engines.js';
import { errorOf } from './error-of.js';
import { run } from './examples.js';

const x = [
  [1, 2, 3],
  [4, 5, 7],
];

describe.each(engines)('results in arrays of the caller, by $variant', (at) => {
  it.each(Object.keys(calls))('%s fills them with what it gives without', (name) => {
    const want = run(at, name);
    const out = Object.fromEntries(
      Object.entries(want).map(([field, { data }]) => [field, data.slice().fill(99)]),
    );
    const got = run(at, name, { out });
    expect(got).toEqual(want);
    for (const [field, { data }] of Object.entries(got)) expect(data).toBe(out[field]);
  });
});

it('a former result is room for the next one', () => {
  const before = engine.softmax(x);
  const { data } = before.output;
  const after = engine.softmax([x[1], x[0]], { out: before });
  expect(after.output.data).toBe(data);
  expect(after).toEqual(engine.softmax([x[1], x[0]]));
});

it('fields without room get arrays of their own', () => {
  const output = new Float32Array(6);
  const results = engine.layerNorm(x, { fields: ['mean', 'output'], out: { output } });
  expect(results.output.data).toBe(output);
  expect(results.mean.data).toEqual(Float32Array.of(2, Math.fround(16 / 3)));
});

it('a part of an array is room, and the rest stays as it is', () => {
  const all = new Float32Array(new SharedArrayBuffer(40)).fill(7);
  engine.softmax(x, { fields: ['output'], out: { output: all.subarray(2, 8) } });
  expect([...all.subarray(0, 2), ...all.subarray(8)]).toEqual([7, 7, 7, 7]);
  expect(all.slice(2, 8)).toEqual(engine.softmax(x).output.data);
});

it('an argument is room too: it has been read by then', () => {
  const cells = Float32Array.from(x.flat());
  engine.softmax({ shape: [2, 3], data: cells }, { fields: ['output'], out: { output: cells } });
  expect(cells).toEqual(engine.softmax(x).output.data);
});

it('nothing is written when one of them does not fit', () => {
  const row_max = new Float32Array(2);
  const output = new Float32Array(5);
  expect(errorOf(() => engine.softmax(x, { out: { row_max, output } })).code).toBe(
    'shape-mismatch',
  );
  expect([...row_max, ...output]).toEqual(Array(7).fill(0));
});

it('an array that a later getter empties is refused', () => {
  const output = new Float32Array(6);
  const options = {
    out: { output },
    get keep() {
      structuredClone(output, { transfer: [output.buffer] });
      return false;
    },
  };
  expect(errorOf(() => engine.softmax(x, options)).message).toMatch(
    'softmax: out.output is a Float32Array whose buffer is detached',
  );
});

it('room for nothing may be emptied meanwhile', () => {
  const output = new Float32Array(0);
  const results = engine.activation([], {
    kind: 'relu',
    fields: ['output'],
    out: { output },
    /** @returns {false} */
    get keep() {
      structuredClone(output, { transfer: [output.buffer] });
      return false;
    },
  });
  expect(results.output.shape).toEqual([0]);
  expect(results.output.data === output).toBe(true);
});

it('a class of arrays that writes in its own way is not asked', () => {
  class Mine extends Float32Array {
    /** @override @returns {never} */
    set() {
      throw new Error('called');
    }
  }
  const output = new Mine(6);
  engine.softmax(x, { fields: ['output'], out: { output } });
  expect([...output]).toEqual([...engine.softmax(x).output.data]);
});
