import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../../../web/lms/packed.js';
import { readSuspendData, suspendData } from '../../../web/lms/suspend-data.js';
import { entry, solved } from './attempts.js';

/** Text that no packing makes short. @param {number} length */
function noise(length) {
  let seed = 1;
  const next = () => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return seed >>> 16;
  };
  return Array.from({ length }, () => String.fromCharCode(33 + (next() % 90))).join('');
}

describe('what a platform remembers', () => {
  it('comes back as it was, whatever was typed', () => {
    const kept = {
      record: { 'row-mean': solved({ answer: ['1,5', null, '−3 “ü” 数 \u{1f600} <&>'] }) },
      code: { softmax: 'return x.map((row) => row);\n// über' },
    };
    const { text, leftOut } = suspendData(kept, 4096);
    expect(readSuspendData(text)).toEqual(kept);
    expect(leftOut).toEqual([]);
    expect(text).toMatch(/^[\w.+/=]+$/);
  });

  it('holds forty solved exercises with their answers in 4,096 characters', () => {
    const record = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [
        `exercise-with-a-long-name-${at}`,
        solved({
          seed: (at * 7919) % 10_000,
          time: 1.8e12 + at * 61_357,
          answer: [`${at}.25`, `${at * 3},5`],
          judged: [at + 0.25, at * 3 + 0.5],
        }),
      ]),
    );
    const { text, leftOut } = suspendData({ record, code: {} }, 4096);
    expect(text.length).toBeLessThanOrEqual(4096);
    expect(leftOut).toEqual([]);
  });

  it('leaves out what was judged before anything that was typed, and does not call that a loss', () => {
    const answer = ['short'];
    const record = {
      a: solved({ answer, judged: [noise(3000)] }),
      b: solved({ answer, judged: [1] }),
    };
    const code = { c: 'return x' };
    const { text, leftOut } = suspendData({ record, code }, 2000);
    const { record: read, code: written } = readSuspendData(text);
    expect([leftOut, read.a.open.answer, written]).toEqual([[], answer, code]);
    expect([read.a.open.judged, read.b.open.judged]).toEqual([undefined, [1]]);
  });

  it('leaves out code first, then what is longest, and never a result', () => {
    const record = { a: solved({ answer: noise(3000) }), b: solved({ answer: ['short'] }) };
    const code = { c: noise(3500) };
    const first = suspendData({ record, code }, 4096);
    expect(first.leftOut).toEqual(['c']);
    expect(readSuspendData(first.text).record.a.open.answer).toBe(record.a.open.answer);
    const second = suspendData({ record, code }, 700);
    expect(second.leftOut).toEqual(['c', 'a']);
    const { record: read } = readSuspendData(second.text);
    expect(read.a).toMatchObject({ best: { score: 1, solved: true } });
    expect(read.a.open.answer).toBeUndefined();
    expect(read.b.open.answer).toEqual(['short']);
    expect(second.text.length).toBeLessThanOrEqual(700);
  });

  it('changes nothing of what it is given', () => {
    const record = { a: entry({ answer: noise(5000) }) };
    suspendData({ record, code: {} }, 1000);
    expect(record.a.open.answer).toHaveLength(5000);
  });

  it('reads nothing out of what is cut off or of somebody else', () => {
    const { text } = suspendData({ record: { a: solved() }, code: {} }, 4096);
    for (const other of [
      '',
      'page=7',
      '{"a":1}',
      text.slice(0, -9),
      '1.',
      '1.%%%',
      packed(null),
      packed([[], 7]),
    ])
      expect(readSuspendData(other), other).toEqual({ record: {}, code: {} });
  });
});

describe('packed values', () => {
  it('are the same when they are unpacked', () => {
    for (const value of [null, 7, 'é', [1, [2]], { a: { b: '\u2028' } }])
      expect(unpacked(packed(value))).toEqual(value);
  });
});
