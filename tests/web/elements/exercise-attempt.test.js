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

  it('goes on from what was kept: the verdict stands, and the same answer again is no other try', () => {
    const before = attempt();
    before.check([1, Number.NaN, Infinity, null]);
    before.hints = 2;
    const after = attempt();
    after.resume(JSON.parse(JSON.stringify(before.kept)));
    expect(after.kept).toEqual(before.kept);
    expect([after.verdict, after.given]).toEqual([before.verdict, before.given]);
    expect([after.check([1, Number.NaN, Infinity, null]), after.tries]).toEqual([false, 1]);
    expect([after.check([1, Number.NaN, -Infinity, null]), after.tries]).toEqual([true, 2]);
  });

  it('keeps tensors that were judged as JSON can hold them', () => {
    const before = attempt();
    before.check([{ shape: [2], data: Float32Array.of(0.5, Number.NaN) }, null]);
    const after = attempt();
    after.resume(JSON.parse(JSON.stringify(before.kept)));
    expect(after.given).toEqual([{ shape: [2], data: [0.5, Number.NaN] }, null]);
  });

  it('keeps no answer of which nothing is said any more', () => {
    const before = attempt();
    before.check([1, 0]);
    before.withdraw();
    expect(before.kept).not.toHaveProperty('judged');
  });

  it('that was solved stays so, even where what was answered is not kept', () => {
    const before = attempt();
    before.check([1, 1]);
    const { judged, ...kept } = before.kept;
    const after = attempt();
    after.resume(kept);
    expect(after.isDone).toBe(true);
    expect(after.kept).toEqual(kept);
  });
});
