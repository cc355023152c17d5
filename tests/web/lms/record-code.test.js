import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { exercises } from '../../../web/exercises/course.js';
import { base32, bytesOfBase32 } from '../../../web/lms/base32.js';
import { checkCode, recordCode, shortIdOf } from '../../../web/lms/record-code.js';

/** @import { Checked, Told } from '../../../web/lms/record-code.js' */

const noon = new Date(2026, 10, 30, 12).getTime();

/** @type {(exercise: string, changes?: Partial<Told['results'][number]>) => Told['results'][number]} */
const result = (exercise, changes = {}) => ({
  ...{
    exercise,
    seed: 7,
    tries: 2,
    hints: 1,
    score: 0.5,
    solved: false,
    gaveUp: false,
    time: noon,
  },
  ...changes,
});

/** @type {Told} */
const told = {
  name: 'Zoë 数',
  time: noon,
  results: [
    result('row-mean', { seed: 9999, tries: 1, hints: 0, score: 1, solved: true }),
    result('row-var', { seed: 0, tries: 700, hints: 99, score: 1 / 3, gaveUp: true }),
    result('mine'),
  ],
};

const ids = ['row-mean', 'row-var', 'other'];

/** With the sum by which typing is checked made anew. @param {Uint8Array} sealed */
const sealedAgain = (sealed) => Uint8Array.from([...sealed, ...sha256(sealed).slice(0, 2)]);

/** @param {Checked} checked */
function read(checked) {
  if (checked.fault) throw new Error(checked.fault);
  return checked;
}

describe('the code of a record', () => {
  it('says whose it is, when it was made, and each result', () => {
    const code = recordCode(told, 'blue whale');
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-)*[0-9A-HJKMNP-TV-Z]{1,5}$/);
    const { isWord, name, time, results } = read(checkCode(code, 'blue whale', ids));
    expect([isWord, name, time]).toEqual([true, 'Zoë 数', noon]);
    expect(results).toEqual([
      { ...told.results[0] },
      { ...told.results[1], tries: 255, hints: 63, score: 67 / 200 },
      { ...told.results[2], exercise: undefined },
    ]);
  });

  it('takes about 16 signs an exercise', () => {
    const results = Array.from({ length: 40 }, (_, at) => result(`exercise-${at}`));
    const signs = recordCode({ ...told, results }).replaceAll('-', '').length;
    expect(signs).toBeLessThan(40 * 16 + 50);
  });

  it('is read however it was typed', () => {
    const code = recordCode(told);
    const typed = code
      .toLowerCase()
      .replaceAll('-', ' \n')
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    expect(read(checkCode(typed, '', ids))).toEqual(read(checkCode(code, '', ids)));
  });

  it('is known not to be typed right, whichever sign is wrong', () => {
    const code = recordCode(told);
    let unnoticed = 0;
    for (const [at, sign] of [...code].entries()) {
      if (sign === '-') continue;
      const typed = code.slice(0, at) + (sign === '7' ? '8' : '7') + code.slice(at + 1);
      if (!checkCode(typed, '', ids).fault) unnoticed++;
    }
    // The last sign may be filled up with bits that mean nothing.
    expect(unnoticed).toBeLessThanOrEqual(1);
    expect(checkCode(code.slice(0, -6), '', ids)).toEqual({ fault: 'mistyped' });
    expect(checkCode('', '', ids)).toEqual({ fault: 'empty' });
    expect(checkCode('12345-???', '', ids)).toEqual({ fault: 'sign' });
    expect(checkCode('7', '', ids)).toEqual({ fault: 'mistyped' });
  });

  it('was made with the word that the class was given, or was not', () => {
    const code = recordCode(told, 'Blue  Whale ');
    expect(read(checkCode(code, 'blue whale', ids)).isWord).toBe(true);
    expect(read(checkCode(code, 'blue whales', ids)).isWord).toBe(false);
    expect(read(checkCode(code, '', ids)).isWord).toBe(false);
    expect(read(checkCode(recordCode(told), '', ids)).isWord).toBe(true);
  });

  it('does not hold for results that were changed under the same seal', () => {
    const better = {
      ...told,
      results: told.results.map((one) => ({ ...one, score: 1, solved: true })),
    };
    const own = bytesOfBase32(recordCode(told, 'w')) ?? new Uint8Array();
    const bytes = bytesOfBase32(recordCode(better, 'guess')) ?? new Uint8Array();
    const forged = sealedAgain(Uint8Array.from([...bytes.slice(0, -10), ...own.slice(-10, -2)]));
    expect(read(checkCode(base32(forged), 'w', ids)).isWord).toBe(false);
  });

  it('cuts a long name between two signs', () => {
    const { name } = read(checkCode(recordCode({ ...told, name: 'é'.repeat(50) }), '', ids));
    expect(name).toBe('é'.repeat(30));
  });

  it('can be made where nothing was done yet', () => {
    expect(
      read(checkCode(recordCode({ name: '', time: noon, results: [] }), '', ids)).results,
    ).toEqual([]);
  });

  it('is of a later version where it says so, and not whole where it says more than it holds', () => {
    const bytes = (bytesOfBase32(recordCode(told)) ?? new Uint8Array()).slice(0, -2);
    const later = sealedAgain(Uint8Array.from([2, ...bytes.slice(1)]));
    expect(checkCode(base32(later), '', ids).fault).toBe('version');
    const short = sealedAgain(Uint8Array.from([...bytes.slice(0, 20), ...bytes.slice(-8)]));
    expect(checkCode(base32(short), '', ids).fault).toBe('mistyped');
  });

  it('tells the exercises of the course apart', () => {
    const all = exercises.map(({ id }) => String(shortIdOf(id)));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('Base32', () => {
  it('gives bytes back as they were, of any length', () => {
    for (let length = 0; length < 12; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 97 + length * 31) & 255);
      expect(bytesOfBase32(base32(bytes))).toEqual(bytes);
    }
  });
});
