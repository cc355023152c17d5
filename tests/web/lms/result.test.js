import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../web/lms/result.js';
import { attempt, entry, solved } from './attempts.js';

const ids = ['a', 'b', 'c', 'd'];

describe('the outcome of several exercises', () => {
  it('is nothing before any was checked, though some was typed', () => {
    const record = { a: { open: attempt({ tries: 0, score: 0 }) } };
    expect(outcomeOf(ids, record)).toMatchObject({
      ...{ score: 0, progress: 0, isBegun: false, isComplete: false, location: 'a' },
    });
    expect(outcomeOf(ids, {})).toMatchObject({ isBegun: false, location: '' });
  });

  it('has the mean of the best scores, and says how many are done', () => {
    const record = {
      a: solved(),
      b: { open: attempt({ score: 0, seed: 9 }), best: attempt({ score: 0.5 }) },
      c: entry({ score: 0.25, gaveUp: true }),
      other: solved(),
    };
    const outcome = outcomeOf(ids, record);
    expect(outcome).toMatchObject({ score: 1.75 / 4, progress: 0.5, isBegun: true });
    expect(outcome.parts.map(({ state }) => state)).toEqual(['solved', 'tried', 'done', 'untried']);
  });

  it('is complete once each is solved, given up, or a guess that was made', () => {
    const record = { a: solved(), b: solved(), c: entry({ gaveUp: true }) };
    expect(outcomeOf(ids, record).isComplete).toBe(false);
    const all = { ...record, d: entry({ score: 0, done: true }) };
    expect(outcomeOf(ids, all)).toMatchObject({ isComplete: true, progress: 1 });
  });

  it('is passed as soon as the score is high enough, and failed only when nothing is left', () => {
    expect(outcomeOf(ids, { a: solved() }, 0.5).isPassed).toBeUndefined();
    expect(outcomeOf(ids, { a: solved(), b: solved() }, 0.5).isPassed).toBe(true);
    const lost = Object.fromEntries(ids.map((id) => [id, entry({ score: 0.25, gaveUp: true })]));
    expect(outcomeOf(ids, lost, 0.5).isPassed).toBe(false);
    expect(outcomeOf(ids, lost).isPassed).toBeUndefined();
  });

  it('passes a third of three at a third', () => {
    expect(outcomeOf(['a', 'b', 'c'], { a: solved() }, 1 / 3).isPassed).toBe(true);
    expect(
      outcomeOf(['a', 'b', 'c'], { a: solved(), b: entry({ score: 0.1 }) }, 0.3667).isPassed,
    ).toBe(undefined);
  });

  it('is at the exercise that was worked on last', () => {
    const record = {
      a: solved({ time: 5000 }),
      b: entry({ time: 9000 }),
      c: entry({ time: 7000 }),
    };
    expect(outcomeOf(ids, record).location).toBe('b');
  });

  it('takes no exercise for one because objects have something of that name', () => {
    expect(outcomeOf(['constructor'], {})).toMatchObject({ isBegun: false, score: 0 });
  });
});
