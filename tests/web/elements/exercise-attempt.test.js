import { describe, expect, it } from 'vitest';
import { Attempt } from '../../../web/elements/exercise-attempt.js';

/** Judges a list by the share of ones in it. @type {any} */
const judge = (/** @type {unknown} */ _, /** @type {number[]} */ parts) => {
  const score = parts.filter((part) => part === 1).length / parts.length;
  return { correct: score === 1, score, mistake: null, parts: parts.map(Boolean) };
};

/** @param {{ isOnce?: boolean }} [options] */
const attempt = (options) => new Attempt(/** @type {any} */ ({ seed: 7 }), judge, options);

describe('an attempt', () => {
  it('counts the best share of right parts, and all once it is solved', () => {
    const one = attempt();
    one.check([1, 1, 0, 0]);
    one.check([1, 0, 0, 0]);
    expect([one.score, one.tries, one.isDone]).toEqual([0.5, 2, false]);
    one.check([1, 1, 1, 1]);
    expect([one.score, one.tries, one.isDone]).toEqual([1, 3, true]);
  });

  it('judges an answer once: the same again is no other try', () => {
    const one = attempt();
    expect([one.check([1, Number.NaN]), one.check([1, Number.NaN]), one.tries]).toEqual([
      true,
      false,
      1,
    ]);
    expect([one.check([1, Infinity]), one.tries]).toEqual([true, 2]);
    one.withdraw();
    expect([one.verdict, one.check([1, Infinity]), one.tries]).toEqual([null, true, 3]);
  });

  it('keeps the score that there was when the solution was asked for', () => {
    const one = attempt();
    one.check([1, 1, 0, 0]);
    one.hasGivenUp = true;
    expect([one.score, one.isDone, one.isSolved]).toEqual([0.5, true, false]);
  });

  it('is over with the first answer where that is a guess', () => {
    const one = attempt({ isOnce: true });
    one.check([1, 0]);
    expect([one.score, one.isDone, one.isSolved]).toEqual([0.5, true, false]);
  });

  it('goes on from what was kept, and looking back is no other try', () => {
    const before = attempt();
    before.check([1, 1, 0, 0]);
    before.hints = 2;
    const after = attempt();
    after.resume(before.kept);
    expect(after.kept).toEqual(before.kept);
    after.review([1, 1, 1, 1]);
    expect([after.tries, after.isSolved]).toEqual([1, true]);
  });

  it('that was solved stays so, even where what was answered is not kept', () => {
    const before = attempt();
    before.check([1, 1]);
    const after = attempt();
    after.resume(before.kept);
    expect(after.isDone).toBe(true);
    expect(after.kept).toEqual(before.kept);
  });
});
