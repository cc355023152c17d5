import { afterEach, expect, test, vi } from 'vitest';
import { LastWords } from '../../tools/test/last-words.js';

afterEach(() => vi.restoreAllMocks());

/** What is printed while programs run, and what is said again. @param {string[]} scripts */
async function heard(...scripts) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const lines = () => log.mock.calls.splice(0).map(([line]) => line);
  const words = new LastWords();
  const codes = [];
  for (const script of scripts)
    codes.push((await words.run(process.execPath, ['-e', script])).code);
  const first = lines();
  words.say();
  return { codes, first, again: lines() };
}

test('what a program that failed printed last is said again, of others nothing', async () => {
  const { codes, first, again } = await heard(
    'console.log("fine")',
    'console.log("1 failed"); process.exitCode = 3',
    'console.log("fine too")',
  );
  expect(codes).toEqual([0, 3, 0]);
  expect(first).toEqual(['fine', '1 failed', 'fine too']);
  expect(again.slice(1)).toEqual(['1 failed']);
});

test('a test that passed the second time is told too, and no more than the last lines', async () => {
  const { again } = await heard(
    'for (let i = 0; i < 500; i++) console.log(i); console.log("  1 flaky")',
  );
  expect(again.at(-1)).toBe('  1 flaky');
  expect(again.length).toBeLessThan(100);
});
