import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFile } from '../../../web/elements/open-file.js';
import { pasted } from '../../../web/elements/paste.js';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { loadMessages } from '../../../web/locales/index.js';
import { standardize } from '../../../web/ops/index.js';
import { fromNested, toNested } from '../../../web/tape/tensor.js';
import { paddedBatch } from '../../../web/walkthroughs/padded-batch/index.js';
import { riverBank } from '../../../web/walkthroughs/river-bank/index.js';
import { setCell } from '../../../web/walkthroughs/set-cell.js';
import { bytesOf, npyBytes } from '../render/npy-bytes.js';

/** @import { Say, Walkthrough } from '../../../web/walkthroughs/types.js' */

/** As small as a walkthrough can be: a matrix of any size and its standardized columns. */
const free = /** @type {Walkthrough} */ ({
  id: 'free',
  picture: 'x',
  figure: 'only',
  specs: {
    x: {
      kind: 'matrix',
      default: [
        [1, 2],
        [3, 4],
      ],
      rows: [1, 512],
      columns: [1, 512],
    },
  },
  program(tape, { x }) {
    tape.input('x', fromNested(x));
    tape.run(standardize, { x: 'x' }, { axis: 0 });
  },
  edit: (_tape, inputs, name, index, value) =>
    name === 'x' ? setCell(inputs, name, index, value) : undefined,
  labels: () => ({}),
  marks: () => ({}),
  words: () => [],
  symbols: {},
  hues: {},
  steps: [{ id: 'only', stage: ['x'], about: ['x'], focus: ['x', [0, 0]] }],
});

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
  session = new Session(free, engine);
});

/** @type {(onto: string, name: string, content: string | ArrayBuffer) => Promise<{ fault?: string, done?: string }>} */
const opened = (onto, name, content) => openFile(session, onto, new File([content], name), say);
/** @param {string} name */
const nested = (name) => toNested(session.tape.tensor(name));

describe('a file', () => {
  it('takes the place of a matrix whose size is free, as one change', async () => {
    const { done } = await opened('x', 'a.csv', 'p,q,r\n1,2,3\n4,5,6');
    expect(done).toBe('x now holds the 2 × 3 numbers of “a.csv”.');
    expect(nested('x')).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(session.tape.tensor('output').shape).toEqual([2, 3]);
    session.undo();
    expect(session.canUndo).toBe(false);
    expect(nested('x')).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('that holds a list gives one row', async () => {
    await opened('x', 'a.npy', npyBytes("'|i1'", [3], bytesOf(Int8Array.of(1, -2, 3))));
    expect(nested('x')).toEqual([[1, -2, 3]]);
  });

  it('marks what differs from the start, and what was not there', async () => {
    await opened('x', 'a.json', '[[1, 5], [3, 4], [0, 0]]');
    const { has } = session.editedCells('x');
    expect([0, 1, 2, 3, 4, 5].filter((flat) => has(flat))).toEqual([1, 4, 5]);
    await opened('x', 'a.json', '[[1, 2, 0], [3, 4, 0]]');
    const wider = session.editedCells('x');
    expect([0, 1, 2, 3, 4, 5].filter((flat) => wider.has(flat))).toEqual([2, 5]);
  });

  it.each([
    [
      'too many rows',
      'x',
      'a.csv',
      new Array(513).fill('1').join('\n'),
      /^The numbers of “a.csv” do not fit\..*513.*512.* Nothing was changed\.$/,
    ],
    [
      'a third axis',
      'x',
      'a.json',
      '[[[1]], [[2]]]',
      'The numbers of “a.json” do not fit. A table of rows and columns is wanted; here are 2 × 1 × 1 numbers. Nothing was changed.',
    ],
    [
      'a word',
      'x',
      'a.csv',
      '1,2\n3,four',
      'Row 2, column 2 of “a.csv”: “four” is not a number. Nothing was changed.',
    ],
    [
      'computed numbers in its way',
      'output',
      'a.csv',
      '7,8\n9,10',
      'The numbers of “a.csv” do not fit. output holds cells that are computed and cannot be set. Nothing was changed.',
    ],
    ['nothing', 'x', 'a.csv', '', 'There are no numbers in “a.csv”. Nothing was changed.'],
    ['what is no array', 'x', 'a.npy', 'PNG', /damaged\. Nothing was changed\.$/],
  ])('with %s changes nothing and says so', async (_, onto, name, content, sentence) => {
    const { fault, done } = await opened(onto, name, content);
    expect(done).toBeUndefined();
    expect(fault).toMatch(sentence);
    expect(session.differs).toBe(false);
    expect(session.canUndo).toBe(false);
  });

  it('too large to be read is not read', async () => {
    const file = new File([], 'big.csv');
    Object.defineProperty(file, 'size', { value: 2 ** 30 });
    const { fault } = await openFile(session, 'x', file, say);
    expect(fault).toBe('Files up to 32 MB are read; “big.csv” is larger. Nothing was changed.');
  });

  it('has exactly the shape of an input of fixed size', async () => {
    session = new Session(riverBank, engine);
    const { fault } = await opened('w_q', 'a.csv', '1,2\n3,4');
    expect(fault).toContain('w_q takes 4 × 4 numbers; here are 2 × 2.');
    const rows = [1, 2, 3, 4].map((row) => new Array(4).fill(row));
    expect((await opened('w_q', 'a.json', JSON.stringify(rows))).fault).toBeUndefined();
    expect(nested('w_q')).toEqual(rows);
    session.undo();
    expect(session.differs).toBe(false);
  });

  it('gives the planes of a batch one after another, where no word stands twice', async () => {
    session = new Session(paddedBatch, engine);
    const { shape, data } = session.tape.tensor('embedding');
    const { length } = data;
    const numbers = Array.from(data, (value, flat) => (flat < 6 || flat >= 12 ? value + 1 : value));
    const lines = Array.from({ length: length / 3 }, (_, row) =>
      numbers.slice(row * 3, row * 3 + 3).join('\t'),
    );
    const { fault } = await opened('embedding', 'a.tsv', lines.join('\n'));
    expect(fault).toBeUndefined();
    expect([...session.tape.tensor('embedding').data]).toEqual(numbers.map(Math.fround));
    expect(session.tape.tensor('embedding').shape).toEqual(shape);
  });
});

describe('a pasted table that is larger than what is left', () => {
  it('takes the place of the whole where its size is free', () => {
    expect(pasted(session, 'x', [1, 1], '1 2\n3 4\n5 6', say)).toBeUndefined();
    expect(nested('x')).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
    expect(pasted(session, 'x', [2, 1], '9', say)).toBeUndefined();
    expect(nested('x')).toEqual([
      [1, 2],
      [3, 4],
      [5, 9],
    ]);
  });

  it('is refused where even the whole would be too large', () => {
    const sentence = pasted(session, 'x', [0, 0], new Array(600).fill('1').join('\t'), say);
    expect(sentence).toContain('600');
    expect(session.differs).toBe(false);
  });
});

describe('512 × 512 numbers', () => {
  const numbers = Float32Array.from({ length: 512 * 512 }, (_, at) => Math.sin(at));

  it('are put in, edited, compared and written into a link in no time', async () => {
    const file = npyBytes("'<f4'", [512, 512], bytesOf(numbers));
    await opened('x', 'many.npy', file);
    expect(session.tape.tensor('x').data.every((value, at) => value === numbers[at])).toBe(true);
    const started = performance.now();
    for (let at = 0; at < 10; at++) session.edit('x', [at, at], at, { live: at < 9 });
    const { has } = session.editedCells('x');
    expect(has(0) && has(512 * 512 - 1)).toBe(true);
    expect(session.tooLong).toEqual(['x']);
    expect(Object.keys(session.encoded)).toEqual(['x']);
    expect(performance.now() - started).toBeLessThan(1000);
    session.undo();
    expect(session.tape.tensor('x').data.every((value, at) => value === numbers[at])).toBe(true);
    session.undo();
    expect(session.differs).toBe(false);
  });
});
