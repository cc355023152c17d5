import { expect, it } from 'vitest';
import { whereAt, whereIn } from '../../../web/runner/where.js';

/** The learner's code stands on lines 3 to 8 of the worker's source. */
const within = { before: 2, lines: 6 };

it.each([
  [
    'Chromium',
    'ReferenceError: y is not defined\n    at f (blob:null/34d0252a:4:3)\n    at Array.map (<anonymous>)\n    at g (blob:null/34d0252a:6:24)',
    { line: 2, column: 3 },
  ],
  [
    'Firefox',
    'f@blob:null/5ba1c21b:4:3\ng@blob:null/5ba1c21b:6:24\n@blob:null/5ba1c21b:7:7\n',
    { line: 2, column: 3 },
  ],
  [
    'WebKit',
    'f@blob:null/cd440b81:4:11\nmap@[native code]\nglobal code@blob:null/cd440b81:7:8',
    { line: 2, column: 11 },
  ],
])('finds the innermost line of the learner’s in a stack of %s', (_, stack, where) => {
  expect(whereIn(stack, within)).toEqual(where);
});

it('passes over the harness, before and behind the code', () => {
  const stack =
    'Error\n    at o (blob:null/1:2:50)\n    at f (blob:null/1:5:9)\n    at blob:null/1:9:1';
  expect(whereIn(stack, within)).toEqual({ line: 3, column: 9 });
  expect(whereIn('Error\n    at o (blob:null/1:2:50)', within)).toBeUndefined();
  expect(whereAt(9, 1, within)).toBeUndefined();
});

it('finds nothing in what is no stack', () => {
  expect(whereIn('', within)).toBeUndefined();
  expect(whereIn('undefined', within)).toBeUndefined();
});
