import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetProgress, goOnAt, progress, stopAt } from '../../../web/elements/progress.js';

/** @type {Map<string, string>} */
let stored;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => stored.set(key, value),
    removeItem: (/** @type {string} */ key) => stored.delete(key),
  });
});

afterEach(() => {
  forgetProgress();
  vi.unstubAllGlobals();
});

/** A browser that forbids the page to store. */
function closeStorage() {
  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
}

describe('where the reader stopped', () => {
  it('is the step that they were at last, kept under one name', () => {
    stopAt('river-bank', 'words');
    stopAt('river-bank', 'scores');
    expect(progress()).toEqual({
      'river-bank': { step: 'scores', finished: false, time: expect.any(Number) },
    });
    expect([...stored.keys()]).toEqual(['normlab:progress']);
  });

  it('stays finished once the last step was reached', () => {
    stopAt('river-bank', 'comparison', { finishes: true });
    stopAt('river-bank', 'words');
    expect(progress()['river-bank']).toMatchObject({ step: 'words', finished: true });
  });

  it('is known for the visit where storage is closed', () => {
    closeStorage();
    stopAt('river-bank', 'scores');
    stopAt('padded-batch', 'pad');
    expect(Object.keys(progress())).toEqual(['river-bank', 'padded-batch']);
  });

  it('can be forgotten, with and without storage', () => {
    stopAt('river-bank', 'scores');
    forgetProgress();
    expect(progress()).toEqual({});
    expect(stored.size).toBe(0);
    closeStorage();
    stopAt('river-bank', 'scores');
    forgetProgress();
    expect(progress()).toEqual({});
  });

  it('is not read out of what somebody else left there', () => {
    for (const text of ['', '{', 'null', '7', '"x"', '[1]', '{"river-bank":{"step":1}}']) {
      stored.set('normlab:progress', text);
      expect(progress(), text).toEqual({});
    }
    stopAt('river-bank', 'scores');
    expect(progress()).toMatchObject({ 'river-bank': { step: 'scores' } });
  });
});

describe('the place to go on', () => {
  const course = ['a', 'b', 'c'];
  /** @type {(step: string, time: number, finished?: boolean) => import('../../../web/elements/progress.js').Stop} */
  const stop = (step, time, finished = false) => ({ step, time, finished });

  it('is nowhere before anything was begun', () => {
    expect(goOnAt(course, {})).toBeUndefined();
    expect(goOnAt(course, { gone: stop('x', 1) })).toBeUndefined();
  });

  it('is the step that was seen last', () => {
    const stops = { a: stop('one', 2), b: stop('two', 1) };
    expect(goOnAt(course, stops)).toEqual({ id: 'a', step: 'one' });
  });

  it('is after a finished walkthrough the next that is not, at the step where it was left', () => {
    expect(goOnAt(course, { a: stop('z', 1, true) })).toEqual({ id: 'b', step: '' });
    const skipped = { b: stop('z', 3, true), c: stop('z', 2, true), a: stop('one', 1) };
    expect(goOnAt(course, skipped)).toEqual({ id: 'a', step: 'one' });
  });

  it('is nowhere once all is finished', () => {
    const all = Object.fromEntries(course.map((id, at) => [id, stop('z', at, true)]));
    expect(goOnAt(course, all)).toBeUndefined();
  });
});
