import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addToRecord,
  bestResult,
  exerciseRecord,
  forgetRecord,
  isDone,
  keepAttempt,
  keepCode,
  keepRecordIn,
  keptCode,
  openAttempt,
  partsOfKey,
  readRecord,
  recordKey,
  watchRecord,
} from '../../../web/elements/exercise-record.js';

/** @import { Attempt } from '../../../web/elements/exercise-record.js' */

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
  forgetRecord();
  keepRecordIn();
  vi.unstubAllGlobals();
});

/** @type {(changes?: Partial<Attempt>) => Attempt} */
const attempt = (changes = {}) => ({
  ...{ seed: 7, tries: 1, hints: 0, score: 0.5, solved: false, gaveUp: false, time: 1000 },
  ...changes,
});

const refuse = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};

describe('the record of exercises', () => {
  it('holds what was typed, under one name', () => {
    keepAttempt('row-mean', attempt({ tries: 0, score: 0, answer: ['1,3', null] }));
    expect(openAttempt('row-mean')).toEqual(attempt({ tries: 0, score: 0, answer: ['1,3', null] }));
    expect([...stored.keys()]).toEqual(['normlab:exercises']);
  });

  it('keeps exercises of one id apart by the files that they came from', () => {
    const [course, mine, theirs] = [
      { id: 'row-mean' },
      { id: 'row-mean', file: 'https://a.example/mine.json' },
      { id: 'row-mean', file: 'https://b.example/@me/mine.json' },
    ];
    const keys = [course, mine, theirs].map(recordKey);
    expect(keys[0]).toBe('row-mean');
    expect(keys.map(partsOfKey)).toEqual([{ ...course, file: '' }, mine, theirs]);
    for (const [at, key] of keys.entries()) {
      keepAttempt(key, attempt({ tries: at }));
      keepCode(key, `${at}`);
    }
    expect(keys.map((key) => openAttempt(key)?.tries)).toEqual([0, 1, 2]);
    expect(keys.map(keptCode)).toEqual(['0', '1', '2']);
  });

  it('holds what was judged beside what was typed, and no result has it', () => {
    const one = attempt({ answer: ['2'], judged: [1, { number: 'NaN' }] });
    keepAttempt('row-mean', one);
    expect(openAttempt('row-mean')).toEqual(one);
    expect(bestResult('row-mean')).not.toHaveProperty('judged');
    expect(readRecord({ odd: { open: { ...one, judged: 5 } } })).toEqual({});
  });

  it('has no result before anything was checked', () => {
    keepAttempt('row-mean', attempt({ tries: 0, score: 0 }));
    expect(bestResult('row-mean')).toBeUndefined();
    keepAttempt('row-mean', attempt({ tries: 0, score: 0, gaveUp: true }));
    expect(bestResult('row-mean')).toMatchObject({ score: 0, gaveUp: true });
  });

  it('keeps the best result when another variant goes worse, and opens the other', () => {
    keepAttempt('row-mean', attempt({ seed: 7, score: 1, solved: true, answer: ['1'] }));
    keepAttempt('row-mean', attempt({ seed: 8, score: 0.25, time: 2000 }));
    expect(bestResult('row-mean')).toMatchObject({ seed: 7, score: 1, solved: true });
    expect(bestResult('row-mean')).not.toHaveProperty('answer');
    expect(openAttempt('row-mean')).toMatchObject({ seed: 8, score: 0.25 });
  });

  it('knows when nothing is left to do', () => {
    expect(isDone(attempt())).toBe(false);
    expect(isDone(attempt({ solved: true }))).toBe(true);
    expect(isDone(attempt({ gaveUp: true }))).toBe(true);
    keepAttempt('guess', attempt({ score: 0, done: true }));
    expect(bestResult('guess')).toMatchObject({ solved: false, done: true });
  });

  it('stays done when a variant that was no better ended it', () => {
    keepAttempt('row-mean', attempt({ seed: 7, score: 0.5 }));
    keepAttempt('row-mean', attempt({ seed: 8, score: 0.25, gaveUp: true }));
    keepAttempt('row-mean', attempt({ seed: 9, score: 0 }));
    expect(bestResult('row-mean')).toMatchObject({ seed: 7, score: 0.5, done: true });
  });

  it('counts on within a variant that is no better yet', () => {
    keepAttempt('row-mean', attempt({ tries: 1, hints: 0, score: 0 }));
    keepAttempt('row-mean', attempt({ tries: 2, hints: 1, score: 0, time: 2000 }));
    expect(bestResult('row-mean')).toMatchObject({ tries: 2, hints: 1 });
  });

  it('says when it was kept where the attempt does not', () => {
    const { time, ...untimed } = attempt();
    const before = Date.now();
    keepAttempt('row-mean', untimed);
    expect(openAttempt('row-mean')?.time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThan(before);
  });

  it('is not overwritten by another tab, which kept other exercises or better results', () => {
    keepAttempt('a', attempt({ score: 0.2 }));
    const otherTab = {
      a: { open: attempt({ time: 5000, score: 1 }), best: attempt({ score: 1, solved: true }) },
      b: { open: attempt() },
    };
    stored.set('normlab:exercises', JSON.stringify(otherTab));
    keepAttempt('a', attempt({ score: 0.4, seed: 9, time: 6000 }));
    expect(bestResult('a')).toMatchObject({ score: 1 });
    expect(openAttempt('a')).toMatchObject({ seed: 9 });
    expect(openAttempt('b')).toBeDefined();
  });

  it('is known for the visit where storage is closed', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepAttempt('a', attempt());
    keepAttempt('b', attempt());
    keepCode('a', 'return 1;');
    expect(Object.keys(exerciseRecord())).toEqual(['a', 'b']);
    expect(keptCode('a')).toBe('return 1;');
    forgetRecord();
    expect(exerciseRecord()).toEqual({});
  });

  it('keeps code beside it, by exercise', () => {
    keepCode('write-softmax', 'return x;');
    keepCode('write-layer-norm', 'return 0;');
    expect(keptCode('write-softmax')).toBe('return x;');
    expect(keptCode('constructor')).toBeUndefined();
    expect(exerciseRecord()).toEqual({});
    expect([...stored.keys()]).toEqual(['normlab:code']);
  });

  it('can be forgotten, code too', () => {
    keepAttempt('a', attempt());
    keepCode('a', '1');
    forgetRecord();
    expect(exerciseRecord()).toEqual({});
    expect(stored.size).toBe(0);
  });

  it('is not read out of what somebody else left there', () => {
    const broken = [
      ...['', '{', 'null', '7', '"x"', '[1]', '{"a":null}', '{"a":{"open":{}}}'],
      JSON.stringify({ a: { open: attempt({ score: 2 }) } }),
      JSON.stringify({ a: { open: attempt({ tries: -1 }) } }),
      JSON.stringify({ a: { open: { ...attempt(), score: '1' } } }),
    ];
    for (const text of broken) {
      stored.set('normlab:exercises', text);
      expect(exerciseRecord(), text).toEqual({});
      expect(openAttempt('constructor')).toBeUndefined();
    }
    keepAttempt('a', attempt());
    expect(Object.keys(exerciseRecord())).toEqual(['a']);
  });

  it('takes what is better and newer from elsewhere, and leaves the rest', () => {
    keepAttempt('a', attempt({ score: 1, solved: true, time: 9000 }));
    addToRecord({
      a: { open: attempt({ time: 1 }), best: attempt({ score: 0.9 }) },
      b: { open: attempt({ seed: 3 }), best: attempt({ seed: 3 }) },
    });
    expect(bestResult('a')).toMatchObject({ score: 1 });
    expect(openAttempt('a')).toMatchObject({ time: 9000 });
    expect(bestResult('b')).toMatchObject({ seed: 3 });
  });

  it('can be kept elsewhere, and then nothing of it is in the browser', () => {
    keepAttempt('a', attempt());
    const before = [...stored];
    /** @type {Map<string, string>} */
    const platform = new Map();
    keepRecordIn({
      recall: (name) => platform.get(name) ?? null,
      remember: (name, text) => Boolean(platform.set(name, text)),
      forget: (name) => platform.delete(name),
    });
    expect(exerciseRecord()).toEqual({});
    keepAttempt('b', attempt());
    keepCode('b', '1');
    expect([...platform.keys()]).toEqual(['exercises', 'code']);
    expect([...stored]).toEqual(before);
  });

  it('tells those who watch it, until they stop', () => {
    const told = vi.fn();
    const stop = watchRecord(told);
    keepAttempt('a', attempt());
    expect(told).toHaveBeenCalledTimes(1);
    stop();
    keepAttempt('a', attempt());
    expect(told).toHaveBeenCalledTimes(1);
  });
});
