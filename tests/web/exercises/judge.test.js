import { beforeAll, describe, expect, it } from 'vitest';
import { loadEngine } from '../../../web/engine/index.js';
import { judge } from '../../../web/exercises/judge.js';
import { editedSolution } from '../../../web/exercises/kinds/code.js';
import { readExercise } from '../../../web/exercises/read.js';
import { variantOf } from '../../../web/exercises/variant.js';
import { others, sample, unmistaken } from './sample.js';

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** @param {any} json @param {number} [seed] */
const variant = (json, seed = 3) => variantOf(readExercise(json), seed, { engine });

describe('a number', () => {
  const fixed = (/** @type {any} */ ask) => ({
    ...unmistaken(),
    draw: { row: { whole: [0, 0] }, x: { values: [[1, 2, 3, 4.5]] } },
    ask: { tensor: 'layer_norm.mean', cells: [['row', 0]], ...ask },
  });

  it('is right to half of the last decimal asked for, either way from halfway', () => {
    const one = variant(fixed({ decimals: 2 })); // 2.625
    const verdicts = [2.62, 2.63, 2.625, 2.61, 2.64].map((given) => judge(one, [given]).correct);
    expect(verdicts).toEqual([true, true, true, false, false]);
  });

  it('is right within units of the last place where those are asked for', () => {
    const one = variant(fixed({ ulp: 2 }));
    const unit = 2 ** -22;
    const verdicts = [2.625 + 2 * unit, 2.625 - 2 * unit, 2.625 + 3 * unit].map(
      (given) => judge(one, [given]).correct,
    );
    expect(verdicts).toEqual([true, true, false]);
  });

  it('counts the cells that are right, and those left empty as wrong without a mistake', () => {
    const cells = [
      [0, 0],
      [0, 1],
    ];
    const one = variant({ ...unmistaken(), ask: { tensor: 'x', cells, decimals: 0 } });
    expect(judge(one, [one.answer[0], null])).toEqual({
      ...{ correct: false, score: 0.5, mistake: null },
      ...{ parts: [true, false], lacks: true },
    });
    expect(judge(one, [one.answer[0], 1000])).toMatchObject({ score: 0.5, lacks: false });
  });

  it('is a mistake where all that is wrong is the mistake’s', () => {
    const json = sample();
    json.ask.cells = [
      [0, 0],
      [1, 0],
    ];
    json.mistakes[0].answer.cells = [
      [0, 0],
      [1, 0],
    ];
    const one = variant(json);
    const [{ answer: sums }] = one.mistakes;
    expect(judge(one, sums).mistake).toBe('sum');
    expect(judge(one, [one.answer[0], sums[1]])).toMatchObject({ mistake: 'sum', score: 0.5 });
    expect(judge(one, [1000, sums[1]]).mistake).toBeNull();
  });

  it('may be NaN or infinite where the exercise says so', () => {
    const json = fixed({ decimals: 2, nan: true });
    json.draw.x.values = [[3e38, 3e38, 3e38, 3e38]];
    expect(() => variant(json)).not.toThrow();
    const one = variant(json);
    expect(judge(one, [one.answer[0]]).correct).toBe(true);
    expect(judge(one, [0]).correct).toBe(false);
  });
});

describe('cells', () => {
  it('are right as a set, and worth what they share with it', () => {
    const one = variant(others.cells());
    expect(judge(one, [...one.answer].reverse()).correct).toBe(true);
    expect(judge(one, one.answer.slice(0, 2))).toMatchObject({ correct: false, score: 0.5 });
    expect(judge(one, one.mistakes[0].answer).mistake).toBe('sum');
    const { parts } = judge(one, []);
    expect(parts?.filter((part) => !part)).toHaveLength(4);
  });

  it('lack some, or have some too many, or both', () => {
    const one = variant(others.cells());
    const [first, ...rest] = one.answer;
    const outside = [...Array(8).keys()].filter((flat) => !one.answer.includes(flat));
    const said = [rest, [...one.answer, outside[0]], [first, outside[0]], one.answer].map(
      (given) => {
        const { lacks, extra } = judge(one, given);
        return [lacks, extra];
      },
    );
    expect(said).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [false, false],
    ]);
  });
});

describe('statements', () => {
  it('are right in any order, and each wrong one is a mistake, alone or among others', () => {
    const one = variant(others.choose());
    expect(judge(one, [...one.answer].reverse()).correct).toBe(true);
    expect(judge(one, ['zero', 'never']).mistake).toBe('never');
    expect(judge(one, []).mistake).toBeNull();
  });

  it('lack one that holds', () => {
    const one = [...Array(20).keys()]
      .map((seed) => variant(others.choose(), seed))
      .find(({ answer }) => answer.length === 2);
    expect(judge(/** @type {any} */ (one), ['zero'])).toMatchObject({
      ...{ score: 0.5, mistake: null, lacks: true, extra: false },
    });
  });

  it('follow the numbers', () => {
    for (let seed = 0; seed < 20; seed++) {
      const one = variant(others.choose(), seed);
      const [first, second] = one.tape.tensor('x').data;
      expect(one.answer.includes('larger')).toBe(first > second);
    }
  });
});

describe('an order', () => {
  it('is right where every rule holds and nothing is missing or too much', () => {
    const one = variant(others.order());
    expect(judge(one, ['one', 'two', 'three'])).toMatchObject({ correct: true, score: 1 });
    expect(judge(one, ['one', 'three']).correct).toBe(false);
    expect(judge(one, ['one', 'two', 'three', 'never'])).toMatchObject({
      mistake: 'sum',
      correct: false,
    });
    expect(judge(one, ['three', 'two', 'one']).mistake).toBe('turned');
    expect(judge(one, ['one', 'three', 'two'])).toMatchObject({
      mistake: null,
      parts: [true, false, false],
    });
  });

  it('is marked where its mistake is, and at each step in a wrong place where it has none', () => {
    const one = variant(others.order());
    expect(judge(one, ['three', 'two', 'one']).parts).toEqual([true, false, false]);
    expect(judge(one, ['one', 'never', 'three', 'two'])).toMatchObject({
      ...{ mistake: 'sum', parts: [true, false, true, true] },
      ...{ lacks: false, extra: true },
    });
    expect(judge(one, ['two', 'three'])).toMatchObject({ lacks: true, extra: false });
  });

  it('that is one of the foreseen as a whole is marked at each step in a wrong place', () => {
    const json = others.order();
    json.mistakes = [{ id: 'sum', answer: { order: ['one', 'three', 'two'] } }];
    delete json.text.en['mistake.turned'];
    expect(judge(variant(json), ['one', 'three', 'two'])).toMatchObject({
      ...{ mistake: 'sum', parts: [true, false, false] },
    });
  });

  it('is never shown right', () => {
    for (let seed = 0; seed < 50; seed++) {
      const one = variant(others.order(), seed);
      expect(judge(one, one.ask.items).correct).toBe(false);
    }
  });
});

describe('code', () => {
  it('is right by what it returns for every test, to the tolerance', () => {
    const one = variant(others.code());
    expect(judge(one, one.answer)).toMatchObject({ correct: true, parts: [true, true] });
    expect(judge(one, [one.answer[0], null])).toMatchObject({ score: 0.5, parts: [true, false] });
    const flat = one.answer.map((/** @type {any} */ { data }) => ({ shape: [data.length], data }));
    expect(judge(one, flat).score).toBe(0);
  });

  it('shows a mistake where it returns what the mistake would, wherever that differs', () => {
    const one = variant(others.code());
    const [{ id, answer }] = one.mistakes;
    expect(judge(one, answer).mistake).toBe(id);
    expect(judge(one, [answer[0], null]).mistake).toBe(id);
    expect(judge(one, [null, answer[1]]).mistake).toBeNull();
  });

  it('has its mistakes as edits of the solution', () => {
    const { ask, mistakes } = readExercise(others.code());
    const edit = /** @type {[string, string]} */ (mistakes[0].edit);
    expect(editedSolution(ask.solution, edit)).toBe(
      'const means = (x) => x.map((row) => [row.reduce((a, b) => a + b)]);',
    );
  });
});
