import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusals } from '../../../web/elements/refusals.js';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { InputError } from '../../../web/walkthroughs/inputs.js';
import { paddedBatch } from '../../../web/walkthroughs/padded-batch/index.js';
import { recurrentSteps } from '../../../web/walkthroughs/recurrent-steps/index.js';
import { riverBank } from '../../../web/walkthroughs/river-bank/index.js';
import { standardizeAndScale } from '../../../web/walkthroughs/standardize-and-scale/index.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

const riverSession = () => new Session(riverBank, engine);
const paddedSession = () => new Session(paddedBatch, engine);

/** @param {Session} session @param {string} name */
const numbers = (session, name) => [...session.tape.tensor(name).data];

/** Positions of the edited cells. @type {(session: Session, name: string) => number[]} */
const editedCells = (session, name) => {
  const size = session.tape.has(name) ? session.tape.tensor(name).data.length : 0;
  const cells = session.editedCells(name);
  return Array.from({ length: size }, (_, flat) => flat).filter((flat) => cells.has(flat));
};

/** Rows of four equal numbers. @param {...number} values */
const rows = (...values) => values.map((value) => new Array(4).fill(value));

/** @param {() => unknown} act */
function refusal(act) {
  try {
    act();
  } catch (failure) {
    expect(failure).toBeInstanceOf(InputError);
    return /** @type {InputError} */ (failure);
  }
  throw new Error('Nothing was refused.');
}

describe('the steps of a session', () => {
  it('begin at the first and are reached by id or by position', () => {
    const session = riverSession();
    expect(session.step.id).toBe('words');
    expect(session.goTo('softmax')).toBe(true);
    expect(session.stepAt).toBe(5);
    expect(session.goTo(8)).toBe(true);
    expect(session.step.id).toBe('comparison');
  });

  it('stay where they are when there is no such step', () => {
    const session = riverSession();
    session.goTo('scale');
    for (const step of ['nowhere', '', -1, 9, 0.5, Number.NaN, 'length']) {
      expect(session.goTo(step), String(step)).toBe(false);
    }
    expect(session.step.id).toBe('scale');
  });

  it('select a cell on arrival, counted from the end where the step says so', () => {
    const session = riverSession();
    session.change({ sentence: 'the old river bank' });
    session.goTo('softmax');
    expect(session.selected).toEqual({ name: 'attention_weights', index: [3, 0] });
  });

  it('keep the selected cell when they do not turn', () => {
    const session = riverSession();
    session.goTo('softmax');
    session.select('scores', [0, 1]);
    session.goTo('softmax');
    expect(session.selected).toEqual({ name: 'scores', index: [0, 1] });
    session.goTo('context');
    expect(session.selected?.name).toBe('context');
    expect(session.canGoBack).toBe(false);
  });

  it('select nothing where the kernels refuse the tensor', () => {
    const session = paddedSession();
    session.change({ sentences: [['wow']] });
    session.goTo('batch-norm');
    expect(session.selected).toBeUndefined();
    expect(session.select('batch_norm.mean', [0])).toBe(false);
    expect(session.select('layer_norm.mean', [0, 0])).toBe(true);
  });
});

describe('the way from cell to cell', () => {
  it('is walked back in order, and a cell selected twice counts once', () => {
    const session = riverSession();
    session.goTo('context');
    const cells = /** @type {[string, number[]][]} */ ([
      ['attention_weights', [1, 0]],
      ['scores', [1, 0]],
      ['scores', [1, 0]],
      ['raw_scores', [1, 0]],
    ]);
    for (const [name, index] of cells) expect(session.select(name, index)).toBe(true);
    const seen = [];
    while (session.canGoBack) {
      session.back();
      seen.push(session.selected?.name);
    }
    expect(seen).toEqual(['scores', 'attention_weights', 'context']);
    session.back();
    expect(session.selected?.name).toBe('context');
  });

  it('leaves no trail within a tensor, unless the reader walks on from a number', () => {
    const session = riverSession();
    session.select('embedding', [0, 1]);
    session.select('embedding', [1, 1]);
    expect(session.canGoBack).toBe(false);
    session.select('embedding', [0, 2], { walk: true });
    session.back();
    expect(session.selected?.index).toEqual([1, 1]);
  });

  it('leads to no cell that is not there', () => {
    const session = riverSession();
    const before = session.selected;
    for (const [name, index] of /** @type {[string, number[]][]} */ ([
      ['nothing', [0]],
      ['embedding', [0]],
      ['embedding', [2, 0]],
      ['embedding', [0, -1]],
      ['embedding', [0, 0.5]],
      ['embedding', [Number.NaN, 0]],
    ])) {
      expect(session.select(name, index), `${name}[${index}]`).toBe(false);
    }
    expect(session.selected).toBe(before);
    expect(session.canGoBack).toBe(false);
  });

  it('forgets cells that a change has taken away', () => {
    const session = riverSession();
    session.change({ sentence: 'one two three' });
    session.select('embedding', [2, 0], { walk: true });
    session.select('embedding', [0, 1], { walk: true });
    session.change({ sentence: 'one two' });
    session.back();
    expect(session.selected).toEqual({ name: 'embedding', index: [0, 0] });
    expect(session.canGoBack).toBe(false);
  });

  it('starts again at the step’s own cell when the selected one is gone', () => {
    const session = riverSession();
    session.goTo('scores');
    session.change({ sentence: 'one two three' });
    session.select('raw_scores', [2, 2]);
    session.change({ sentence: 'one two' });
    expect(session.selected).toEqual({ name: 'raw_scores', index: [1, 0] });
  });
});

describe('a change', () => {
  it('takes inputs by name and whole tensors as nested arrays', () => {
    const session = riverSession();
    session.change({
      sentence: ['lake'],
      embedding: [[1, 2, 3, 4]],
      w_q: [
        [1, 0, 0, 0],
        [0, 1, 0, 0],
        [0, 0, 1, 0],
        [0, 0, 0, 9],
      ],
    });
    expect(numbers(session, 'query')).toEqual([1, 2, 3, 36]);
  });

  it('gives a word that stands twice its one vector in both places', () => {
    const session = riverSession();
    session.change({ sentence: 'the the', embedding: rows(1, 1) });
    expect(numbers(session, 'embedding')).toEqual(new Array(8).fill(1));
  });

  it('changes nothing at all when one part of it is refused', () => {
    for (const [changes, key] of /** @type {[Record<string, any>, string][]} */ ([
      [{ sentence: 'sea', comparison: '…' }, 'words.none'],
      [{ sentence: 5 }, 'words.not-text'],
      [{ sentence: ['sea', 5] }, 'words.not-text'],
      [{ sentence: 'sea', weights: 'random' }, 'choice.unknown'],
      [{ sentence: 'sea', nonsense: 1 }, 'inputs.unknown'],
      [{ sentence: 'sea', query: [[1, 2, 3, 4]] }, 'inputs.computed'],
      [{ embedding: [[1, 2, 3, 4]] }, 'inputs.shape'],
      [{ embedding: [[1, 2, 3, '4'], 5] }, 'inputs.shape'],
      [{ sentence: 'the the', embedding: rows(0, 1) }, 'inputs.linked'],
      [{ sentence: 'the the', embedding: rows(1, 0.1) }, 'inputs.linked'],
      [{ w_k: [[1]] }, 'matrix.shape'],
      [{ vectors: { sea: [1, 2, 3] } }, 'vectors.shape'],
      [{ vectors: null }, 'vectors.shape'],
    ])) {
      const session = riverSession();
      expect(refusal(() => session.change(changes)).key).toBe(key);
      expect(session.differs).toBe(false);
      expect(session.canUndo).toBe(false);
    }
    for (const padding of [-1, 61, 2.5, Number.NaN, Infinity, '5', null]) {
      const session = paddedSession();
      expect(refusal(() => session.change({ padding })).key).toMatch(/^number\./);
      expect(session.tape.tensor('embedding').shape).toEqual([2, 4, 3]);
    }
    expect(refusal(() => paddedSession().change({ sentences: [] })).key).toBe('sentences.none');
  });

  it('of the choice of weights takes the place of weights edited before, unless both come', () => {
    const session = riverSession();
    session.edit('w_q', [0, 0], 7);
    session.change({ weights: 'learned' });
    expect(session.tape.at('w_q', [0, 0])).toBe(Math.fround(1.2));
    const w_q = session.inputs.w_q ?? [1, 2, 3, 4].map(() => [5, 5, 5, 5]);
    session.change({ weights: 'identity', w_q });
    expect(session.tape.at('w_q', [0, 0])).toBe(5);
    expect(session.tape.at('w_k', [0, 0])).toBe(1);
  });
});

describe('an edit', () => {
  it('gives one cell of an input a value and refuses computed cells', () => {
    const session = riverSession();
    expect(session.edit('embedding', [0, 0], 0.25)).toBe(true);
    expect(session.edit('query', [0, 0], 0.25)).toBe(false);
    expect(session.edit('nothing', [0, 0], 0.25)).toBe(false);
    expect(session.tape.at('query', [0, 0])).toBe(0.25);
    expect([session.editable('embedding', [0, 0]), session.editable('query', [0, 0])]).toEqual([
      true,
      false,
    ]);
  });

  it('marks the cells that differ from the start, and only while they do', () => {
    const session = riverSession();
    expect(editedCells(session, 'embedding')).toEqual([]);
    session.edit('embedding', [1, 2], -1);
    session.edit('w_v', [0, 3], 2);
    expect(editedCells(session, 'embedding')).toEqual([6]);
    expect(editedCells(session, 'w_v')).toEqual([3]);
    expect(editedCells(session, 'w_q')).toEqual([]);
    expect(editedCells(session, 'query')).toEqual([]);
    expect(editedCells(session, 'nothing')).toEqual([]);
    session.edit('embedding', [1, 2], Math.fround(0.7));
    expect(editedCells(session, 'embedding')).toEqual([]);
  });

  it('marks none where the shape is another one', () => {
    const session = riverSession();
    session.change({ sentence: 'river bank sea' });
    session.edit('embedding', [0, 0], 5);
    expect(editedCells(session, 'embedding')).toEqual([]);
  });
});

describe('what the kernels refused at the start', () => {
  it('is marked by nothing once it can be computed', () => {
    const session = new Session(recurrentSteps, engine);
    const name = 'step_7.batch_norm.output';
    expect(session.tape.refusal(name)?.message).toMatch(/leaves 1 value/);
    session.change({ sentences: [new Array(7).fill('so'), new Array(7).fill('slow')] });
    expect(session.tape.refusal(name)).toBeUndefined();
    expect(editedCells(session, name)).toEqual([]);
  });

  it('is listed by its sentence, with the first tensor on stage that it is said of', () => {
    const session = new Session(recurrentSteps, engine);
    session.goTo('one-left');
    expect([...refusals(session).values()]).toEqual(['step_7.batch_norm.mean']);
    session.goTo('layer-norm');
    expect(refusals(session).size).toBe(0);
  });
});

describe('cells that are not there', () => {
  it('are no inputs: those of a matrix that was larger before, and beyond any', () => {
    const session = new Session(standardizeAndScale, engine);
    const [rows, columns] = session.tape.tensor('table').shape;
    const last = [rows - 1, columns - 1];
    expect(session.editable('table', last)).toBe(true);
    session.change({ table: [[1, 2]] });
    expect(session.editable('table', last)).toBe(false);
    expect(session.edit('table', last, 5)).toBe(false);
    expect(session.editable('table', [0, 2])).toBe(false);
    expect(session.editable('table', [0])).toBe(false);
    expect(numbers(session, 'table')).toEqual([1, 2]);
  });
});

describe('undo', () => {
  it('goes back change by change to the start', () => {
    const session = riverSession();
    expect(session.canUndo).toBe(false);
    session.edit('embedding', [0, 0], 1);
    session.change({ sentence: 'sea' });
    session.undo();
    expect(session.tape.at('embedding', [0, 0])).toBe(1);
    session.undo();
    expect(session.differs).toBe(false);
    expect(session.canUndo).toBe(false);
    session.undo();
    expect(session.differs).toBe(false);
  });

  it('takes a whole drag back at once', () => {
    const session = riverSession();
    for (const value of [0.5, 0.4, 0.3]) session.edit('embedding', [0, 0], value, { live: true });
    session.edit('embedding', [0, 0], 0.3);
    expect(session.tape.at('embedding', [0, 0])).toBe(Math.fround(0.3));
    session.undo();
    expect(session.tape.at('embedding', [0, 0])).toBe(Math.fround(0.9));
    expect(session.canUndo).toBe(false);
  });

  it('takes a slider’s drag back at once', () => {
    const session = paddedSession();
    for (const padding of [1, 2, 3]) session.change({ padding }, { live: true });
    session.change({ padding: 3 });
    session.change({ padding: 8 });
    session.undo();
    expect(session.inputs.padding).toBe(3);
    session.undo();
    expect(session.inputs.padding).toBe(0);
    expect(session.canUndo).toBe(false);
  });

  it('counts no drag that ends where it began', () => {
    const session = riverSession();
    session.edit('w_q', [0, 0], 1);
    session.undo();
    session.edit('w_q', [0, 0], 2);
    session.edit('w_q', [0, 0], 3, { live: true });
    session.edit('w_q', [0, 0], 2);
    session.undo();
    expect(session.differs).toBe(false);
  });

  it('in the middle of a drag goes back to its beginning, and the next edit starts there', () => {
    const session = riverSession();
    session.edit('embedding', [0, 0], 5, { live: true });
    expect(session.canUndo).toBe(true);
    session.undo();
    expect(session.differs).toBe(false);
    session.edit('embedding', [0, 1], 7);
    session.edit('embedding', [0, 2], 8);
    session.undo();
    expect(numbers(session, 'embedding').slice(0, 3)).toEqual([0.9, 7, 0.6].map(Math.fround));
  });

  it('tells NaN, ∞ and the two zeros apart', () => {
    const session = riverSession();
    for (const value of [Number.NaN, Infinity, -Infinity, 0, -0]) {
      session.edit('embedding', [0, 0], value);
      expect(session.tape.at('embedding', [0, 0])).toBe(value);
    }
    for (const value of [0, -Infinity, Infinity, Number.NaN]) {
      session.undo();
      expect(session.tape.at('embedding', [0, 0])).toBe(value);
    }
  });

  it('remembers the last 200 changes', () => {
    const session = paddedSession();
    for (let n = 1; n <= 250; n++) session.edit('sentence_1', [0, 0], n);
    let undone = 0;
    for (; session.canUndo; undone++) session.undo();
    expect(undone).toBe(200);
    expect(session.tape.at('sentence_1', [0, 0])).toBe(50);
  });

  it('brings back what a reset took away; a reset of nothing counts for nothing', () => {
    const session = riverSession();
    session.reset();
    expect(session.canUndo).toBe(false);
    session.change({ sentence: 'sea', weights: 'learned' });
    session.reset();
    expect(session.encoded).toEqual({});
    session.undo();
    expect(session.inputs.sentence).toEqual(['sea']);
    expect(session.inputs.weights).toBe('learned');
  });
});

describe('a link', () => {
  it('says nothing of what stands as it did at the start', () => {
    expect(riverSession().encoded).toEqual({});
    const session = paddedSession();
    session.change({ padding: 5 });
    expect(session.encoded).toEqual({ padding: '5' });
    session.change({ padding: 0 });
    expect(session.differs).toBe(false);
  });

  /** Changes that reach every kind of input. */
  const changed = /** @type {[string, () => Session, Record<string, any>][]} */ ([
    ['words', riverSession, { sentence: 'ဘဏ် بنك 银行 🏦 don’t 3:4', comparison: ['Bank'] }],
    ['vectors', riverSession, { vectors: { 'a:b;c%3A': [0.1, -0, Number.NaN, -Infinity] } }],
    ['a choice', riverSession, { weights: 'learned' }],
    ['a matrix', riverSession, { w_v: [1, 2, 3, 4].map((n) => [n / 3, 1e-30, -7, 16777217]) }],
    ['sentences', paddedSession, { sentences: [['so'], ['မကောင်း', 'film'], ['1/2']] }],
    ['a number', paddedSession, { padding: 60 }],
  ]);
  for (const [kind, open, changes] of changed) {
    it(`brings ${kind} back to the last bit`, () => {
      const session = open();
      session.change(changes);
      const query = new URLSearchParams(session.encoded).toString();
      const other = open();
      expect(other.restore(Object.fromEntries(new URLSearchParams(query)))).toEqual([]);
      expect(other.encoded).toEqual(session.encoded);
      expect(other.tape.tensors).toEqual(session.tape.tensors);
    });
  }

  it('brings back any numbers typed into any cells', () => {
    const cell = fc.tuple(
      fc.constantFrom('embedding', 'comparison.embedding', 'w_q', 'w_k', 'w_v'),
      fc.nat(1),
      fc.nat(3),
      fc.float(),
    );
    const property = fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
      const session = riverSession();
      for (const [name, row, column, value] of cells) session.edit(name, [row, column], value);
      const other = riverSession();
      expect(other.restore(session.encoded)).toEqual([]);
      for (const name of ['embedding', 'comparison.embedding', 'w_q', 'w_k', 'w_v']) {
        expect(numbers(other, name)).toEqual(numbers(session, name));
      }
    });
    fc.assert(property, { numRuns: 50, seed: 20 });
  });

  it('to what is shown already changes nothing', () => {
    const session = riverSession();
    session.edit('embedding', [0, 0], 0.1);
    session.edit('w_q', [0, 0], 0.3);
    const { tape } = session;
    session.restore(session.encoded);
    expect(session.tape).toBe(tape);
  });

  it('takes back what it does not name', () => {
    const session = riverSession();
    session.change({ weights: 'learned', sentence: 'sea' });
    session.restore({ sentence: 'sea' });
    expect(session.inputs.weights).toBe('identity');
    session.undo();
    expect(session.inputs.weights).toBe('learned');
  });

  it('keeps what can be read and names what cannot', () => {
    const session = paddedSession();
    const refused = session.restore({
      padding: '',
      sentences: 'good//bad',
      weights: 'learned',
      w_q: '1,2;3',
      vectors: 'good:1,2',
      cell: 'embedding:0,0,0',
    });
    expect(refused.map(({ key }) => key).sort()).toEqual([
      'matrix.shape',
      'number.not-a-number',
      'vectors.shape',
      'words.none',
    ]);
    expect(session.encoded).toEqual({ weights: 'learned' });
  });
});

describe('a sweep', () => {
  const read = (/** @type {import('../../../web/tape/tape.js').Tape} */ tape) =>
    tape.at('embedding', [0, 0, 0]);
  const over = { over: 'padding', from: 0, to: 3, read };

  it('reads a number at every value of an input', () => {
    const session = paddedSession();
    expect(session.sweep(over).map(({ x }) => x)).toEqual([0, 1, 2, 3]);
    expect(new Set(session.sweep(over).map(({ value }) => value)).size).toBe(1);
  });

  it('is kept while the input it runs over moves, and read again when another does', () => {
    const session = paddedSession();
    const first = session.sweep(over);
    session.change({ padding: 2 });
    expect(session.sweep(over)).toBe(first);
    session.edit('sentence_1', [0, 0], 9);
    expect(session.sweep(over)[0].value).toBe(9);
  });

  it('may be late by a frame, and says so until it has caught up', () => {
    const session = paddedSession();
    session.kept.mayBeLate = true;
    const first = session.sweep(over);
    expect(session.kept.isBehind).toBe(false);
    session.edit('sentence_1', [0, 0], 9);
    expect(session.sweep(over)).toBe(first);
    expect(session.kept.isBehind).toBe(true);
    session.kept.catchUp();
    expect(session.sweep(over)[0].value).toBe(9);
    expect(session.kept.isBehind).toBe(false);
  });
});

describe('a variant', () => {
  it('is the tape with some inputs changed, and leaves the session as it is', () => {
    const session = paddedSession();
    session.edit('sentence_1', [0, 0], 9);
    for (const variant of [
      session.variant({ padding: 3 }),
      session.reader.variant({ padding: 3 }),
    ]) {
      expect(variant.tensor('embedding').shape).toEqual([2, 7, 3]);
      expect(variant.at('embedding', [0, 0, 0])).toBe(9);
    }
    expect(session.inputs.padding).toBe(0);
  });
});

describe('a stage', () => {
  it('puts tensors in columns, and a pattern stands for every name that begins so', () => {
    const session = paddedSession();
    session.goTo('pad');
    expect(session.stage(session.step)).toEqual([
      ['sentence_1', 'sentence_2'],
      ['embedding'],
      ['key_padding_mask'],
    ]);
    session.change({ sentences: [['a'], ['b'], ['c']] });
    expect(session.stage(session.step)[0]).toEqual(['sentence_1', 'sentence_2', 'sentence_3']);
  });

  it('knows what the step is about', () => {
    const session = paddedSession();
    session.goTo('embeddings');
    expect(session.isAbout('sentence_2')).toBe(true);
    expect(session.isAbout('embedding')).toBe(false);
  });
});
