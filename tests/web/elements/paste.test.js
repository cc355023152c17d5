import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pasted } from '../../../web/elements/paste.js';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { loadMessages } from '../../../web/locales/index.js';
import { paddedBatch } from '../../../web/walkthroughs/padded-batch/index.js';
import { riverBank } from '../../../web/walkthroughs/river-bank/index.js';

/** @import { Say } from '../../../web/walkthroughs/types.js' */

/** @type {any} */
let engine;
/** @type {Say} */
let say;
/** @type {Session} */
let session;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
  say = await loadMessages('en');
});
beforeEach(() => {
  session = new Session(riverBank, engine);
});

/** @type {(name: string, index: number[], text: string) => string | undefined} */
const paste = (name, index, text) => pasted(session, name, index, text, say);
/** @param {string} name */
const rows = (name) => {
  const { shape, data } = session.tape.tensor(name);
  return Array.from({ length: shape[0] }, (_, i) => [
    ...data.slice(i * shape[1], (i + 1) * shape[1]),
  ]);
};

describe('pasted numbers', () => {
  it('fill a matrix from the selected cell on, in whatever form they were copied', () => {
    for (const text of ['1\t2\n3\t4\n', '1,2\r\n3,4', '1 2\n3 4', '[[1, 2], [3, 4]]']) {
      expect(paste('w_q', [1, 2], text)).toBeUndefined();
      expect(rows('w_q').map((row) => row.slice(2))).toEqual([
        [0, 0],
        [1, 2],
        [3, 4],
        [0, 1],
      ]);
      session.reset();
    }
  });

  it('are taken back at once', () => {
    paste('embedding', [0, 0], '1 2 3 4\n5 6 7 8');
    expect(rows('embedding')[1]).toEqual([5, 6, 7, 8]);
    session.undo();
    expect(session.differs).toBe(false);
    expect(session.canUndo).toBe(false);
  });

  it('change nothing, not even the history, where they are what stands there', () => {
    paste('w_q', [0, 0], '1 0\n0 1');
    expect(session.differs).toBe(false);
    expect(session.canUndo).toBe(false);
  });

  it('may be NaN and infinite', () => {
    expect(paste('embedding', [0, 0], 'nan inf -inf −0.5')).toBeUndefined();
    expect(rows('embedding')[0]).toEqual([Number.NaN, Infinity, -Infinity, -0.5]);
  });

  it('fill the plane of a batch that was selected', () => {
    session = new Session(paddedBatch, engine);
    expect(paste('embedding', [1, 2, 0], '1 2 3\n4 5 6')).toBeUndefined();
    expect([...session.tape.tensor('sentence_2').data.slice(6)]).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('a paste that does not fit', () => {
  const faults = /** @type {[string, string, number[], string, string][]} */ ([
    [
      'too many rows and columns',
      'embedding',
      [1, 3],
      '1 2\n3 4',
      'The pasted numbers have 2 rows and 2 columns. From the selected cell 1 × 1 fit here. Nothing was changed.',
    ],
    [
      'a row that is shorter',
      'w_q',
      [0, 0],
      '1 2\n3',
      'Row 2 of the pasted text has 1 numbers where the first has 2. Nothing was changed.',
    ],
    [
      'text where a number belongs',
      'w_q',
      [0, 0],
      '1 2\n3 four',
      'Row 2, column 2 of the pasted text: “four” is not a number. Nothing was changed.',
    ],
    [
      'an empty cell',
      'w_q',
      [0, 0],
      '1\t\n3\t4',
      'Row 1, column 2 of the pasted text: no number stands there. Nothing was changed.',
    ],
    [
      'a number beyond float32',
      'w_q',
      [0, 0],
      '1e40',
      'Row 1, column 1 of the pasted text: 1e40 does not fit in float32, whose largest number is about 3.4 × 10³⁸. Nothing was changed.',
    ],
    [
      'a division by zero',
      'w_q',
      [0, 0],
      '4/0',
      'Row 1, column 1 of the pasted text: a fraction cannot have 0 below. Nothing was changed.',
    ],
    [
      'nothing',
      'w_q',
      [0, 0],
      ' \n',
      'There are no numbers in the pasted text. Nothing was changed.',
    ],
    [
      'open brackets',
      'w_q',
      [0, 0],
      '[[1, 2], [3, 4]',
      'The brackets of the pasted text do not close around rows of one length. Nothing was changed.',
    ],
    [
      'computed cells',
      'query',
      [0, 0],
      '1',
      'The numbers of the pasted text do not fit. query holds cells that are computed and cannot be set. Nothing was changed.',
    ],
  ]);
  for (const [what, name, index, text, sentence] of faults) {
    it(`changes nothing and says so: ${what}`, () => {
      expect(paste(name, index, text)).toBe(sentence);
      expect(session.differs).toBe(false);
      expect(session.canUndo).toBe(false);
    });
  }

  it('gives a word that stands twice two vectors', () => {
    session.change({ sentence: 'the the' });
    const before = session.tape;
    expect(paste('embedding', [0, 0], '1 2 3 4\n5 6 7 8')).toMatch(
      /Some cells of embedding hold one/,
    );
    expect(session.tape.tensors).toEqual(before.tensors);
    session.undo();
    expect(session.differs).toBe(false);
    expect(paste('embedding', [0, 0], '1 2 3 4')).toBeUndefined();
  });

  it('runs over the end of a review into its padding', () => {
    session = new Session(paddedBatch, engine);
    expect(paste('embedding', [0, 1, 0], '1 2 3\n4 5 6')).toContain('computed');
    expect(session.differs).toBe(false);
  });
});
