import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../tools/shared/paths.js';

const rows = readFileSync(inRoot('docs/pitfalls.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | '));

test('each of the 21 ways to break has its row', () => {
  expect(rows.map(([number]) => Number(number.slice(1)))).toEqual(
    Array.from({ length: 21 }, (_, at) => at + 1),
  );
});

test.each(rows)('%s %s: its tests are there', (_number, _what, _here, held) => {
  const tests = [...held.matchAll(/`([^`]+)` “([^”]+)”/g)];
  expect(tests.length).toBeGreaterThan(0);
  for (const [, file, title] of tests) {
    expect(existsSync(inRoot(file)), file).toBe(true);
    expect(readFileSync(inRoot(file), 'utf8'), file).toContain(title);
  }
});
