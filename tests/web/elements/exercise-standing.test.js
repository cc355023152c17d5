import { expect, test } from 'vitest';
import { standingIn } from '../../../web/elements/exercise-standing.js';

const blank = { seed: 7, tries: 0, hints: 0, score: 0, solved: false, gaveUp: false, time: 1 };

/** @param {Partial<typeof blank & { done: boolean }>} open @param {Partial<typeof blank>} [best] */
const stands = (open, best) => {
  const entry = { open: { ...blank, ...open }, ...(best && { best: { ...blank, ...best } }) };
  return standingIn({ mean: entry }, 'mean');
};

test('what was never tried is open, typed into or not', () => {
  expect(standingIn({}, 'mean').state).toBe('open');
  expect(standingIn({}, 'constructor').state).toBe('open');
  expect(stands({}).state).toBe('open');
});

test('a wrong answer is a part of the way, with what was right of it', () => {
  expect(stands({ tries: 1, score: 0.5 })).toEqual({ state: 'partly', score: 0.5, done: false });
});

test('given up or handed in it is missed, and over', () => {
  expect(stands({ gaveUp: true })).toMatchObject({ state: 'missed', done: true });
  expect(stands({ done: true })).toMatchObject({ state: 'missed', done: true });
});

test('solved once it stays solved, whatever is tried after', () => {
  const solved = { tries: 2, score: 1, solved: true };
  expect(stands({ seed: 8, tries: 1 }, solved)).toEqual({ state: 'solved', score: 1, done: true });
});

test('only what counts is seen', () => {
  const open = { ...blank, tries: 1, score: 1, solved: true };
  expect(standingIn({ mean: { open } }, 'mean', ({ seed }) => seed === 8).state).toBe('open');
});
