import { expect, it } from 'vitest';
import { ExerciseError } from '../../../web/exercises/error.js';
import { lineOf, readJson } from '../../../web/exercises/json.js';
import { loadMessages } from '../../../web/locales/index.js';
import { sample } from './sample.js';

const say = await loadMessages('en', 'exercises');

/** @param {string} text */
function fault(text) {
  try {
    readJson(text);
  } catch (error) {
    if (!(error instanceof ExerciseError)) throw error;
    return `${error.line}: ${say(error.key, error.params)}`;
  }
  return 'none';
}

it('reads what JSON reads', () => {
  for (const text of [
    JSON.stringify(sample(), null, 2),
    '[1.5e-3, "a\\u0041\\n", [], {}]',
    ' null ',
  ])
    expect(readJson(text).json).toEqual(JSON.parse(text));
});

it('knows on which line each part stands', () => {
  const { lines } = readJson('{\n  "a": [\n    1,\n    { "b.c": 2 }\n  ]\n}');
  expect([...lines]).toEqual([
    ...[
      ['', 1],
      ['a', 2],
      ['a[0]', 3],
      ['a[1]', 4],
      ['a[1].b.c', 4],
    ],
  ]);
  expect(lineOf(lines, 'a[1].d.e')).toBe(4);
  expect(lineOf(lines, 'x')).toBe(1);
});

it('says on which line and how a text is no JSON', () => {
  expect(fault('{\n  "a": 1,\n}')).toBe('3: The comma before “}” is one too many.');
  expect(fault('[1,,2]')).toBe('1: The comma before “,” is one too many.');
  expect(fault('{\n  "a": 1\n  "b": 2\n}')).toBe(
    '3: A comma is missing before “"b": 2”, or a “}” that closes.',
  );
  expect(fault("{ 'a': 1 }")).toContain('1: A key in double quotes is wanted here');
  expect(fault("[\n'a']")).toContain('2: JSON wants double quotes');
  expect(fault('{ "a" 1 }')).toBe('1: A colon is missing after the key “a”.');
  expect(fault('{ "a": 1, "a": 2 }')).toContain('The key “a” stands twice');
  expect(fault('[1, 2')).toContain('A comma is missing before the end of the file');
  expect(fault('[1] 2')).toContain('The file goes on after its end, with “2”');
  expect(fault('{ "a": tru }')).toContain('A value is wanted here');
  expect(fault('')).toContain('the file ends');
});

it('stops at what lies too deep, and at what is too long', () => {
  expect(fault('['.repeat(100_000))).toContain('too deep');
  expect(fault(`"${'a'.repeat(300_000)}"`)).toContain('longer than 256 kB');
});
