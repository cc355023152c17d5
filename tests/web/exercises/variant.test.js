import { beforeAll, describe, expect, it } from 'vitest';
import { loadEngine } from '../../../web/engine/index.js';
import { exercises } from '../../../web/exercises/course.js';
import { readExercise } from '../../../web/exercises/read.js';
import { anotherSeed, isSeed, seedFrom, seeds } from '../../../web/exercises/seed.js';
import { variantOf } from '../../../web/exercises/variant.js';
import { defaults } from '../../../web/walkthroughs/inputs.js';
import { layerNorm } from '../../../web/walkthroughs/layer-norm/index.js';
import { standardizeAndScale } from '../../../web/walkthroughs/standardize-and-scale/index.js';
import { others, sample } from './sample.js';

/** @import { Exercise } from '../../../web/exercises/types.js' */

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** @param {any} json @param {number} seed */
const variant = (json, seed) => variantOf(readExercise(json), seed, { engine });

/** What a reader gets to see. @param {any} json @param {number} seed */
function seen(json, seed) {
  const { tape, show, ask, answer, mistakes, values } = variant(json, seed);
  return { shown: show.map((name) => [...tape.tensor(name).data]), ask, answer, mistakes, values };
}

describe('a variant', () => {
  it('is the same for the same seed and another for another, in every kind', () => {
    for (const json of [sample(), ...Object.values(others).map((make) => make())]) {
      expect(seen(json, 17)).toEqual(seen(json, 17));
      expect(seen(json, 17)).not.toEqual(seen(json, 18));
    }
  });

  it('draws within its bounds, and in whole steps', () => {
    const json = sample();
    json.draw.x = { shape: [3, 'row'], from: -0.5, to: 0.7, step: 0.1 };
    json.draw.row.whole = [2, 4];
    json.ask.cells = [[0, 0]];
    json.mistakes[0].answer.cells = [[0, 0]];
    json.values = {};
    json.text.en = { ...json.text.en, prompt: '?', why: '.' };
    const drawn = new Set();
    for (let seed = 0; seed < 40; seed++) {
      const { tape, wholes } = variant(json, seed);
      const { shape, data } = tape.tensor('x');
      expect(shape).toEqual([3, wholes.row]);
      for (const value of data) drawn.add(value);
    }
    const steps = Array.from({ length: 13 }, (_, n) =>
      Math.fround(Number((-0.5 + n / 10).toFixed(1))),
    );
    expect([...drawn].sort((a, b) => a - b)).toEqual(steps);
  });

  it('is drawn anew until the mistakes can be told apart', () => {
    const json = sample();
    // The two rows have one mean every third time.
    json.draw.x = { shape: [2, 1], from: 0, to: 2 };
    json.mistakes[0] = {
      id: 'sum',
      answer: { tensor: 'layer_norm.mean', cells: [[{ drawn: 'row', times: -1, plus: 1 }, 0]] },
    };
    for (let seed = 0; seed < 30; seed++) {
      const { untold, tape } = variant(json, seed);
      expect(untold).toEqual([]);
      const [first, second] = tape.tensor('x').data;
      expect(first).not.toBe(second);
    }
  });

  it('leaves out a mistake that can never be told apart, and says which', () => {
    const json = sample();
    json.draw.x = {
      values: [
        [1, 1],
        [1, 1],
      ],
    };
    json.mistakes[0].answer = { tensor: 'x', cells: [[0, 0]] };
    const { mistakes, untold, answer } = variant(json, 1);
    expect({ mistakes, untold, answer }).toEqual({
      ...{ mistakes: [], answer: [1] },
      untold: [{ id: 'sum', like: 'solution' }],
    });
  });

  it('tells apart only what stays apart when a reader rounds it', () => {
    const json = sample();
    json.draw.x = {
      values: [
        [1, 2],
        [1, 2],
      ],
    };
    json.ask.decimals = 0;
    json.mistakes[0].program = [
      { op: 'scaleShift', in: { x: 'layer_norm.mean' }, options: { shift: 0.9 }, as: 'total' },
    ];
    expect(variant(json, 1).untold).toHaveLength(1);
    json.mistakes[0].program[0].options.shift = 1.1;
    expect(variant(json, 1).untold).toHaveLength(0);
  });

  it('tells two mistakes apart by what is wrong of them, not by what is right by luck', () => {
    const json = sample();
    json.draw = { row: { whole: [0, 0] }, x: { values: [[1, 2, 3, 6]] } };
    json.ask = {
      tensor: 'x',
      cells: [
        [0, 0],
        [0, 1],
      ],
      decimals: 0,
    };
    json.mistakes[0] = {
      id: 'sum',
      answer: {
        tensor: 'x',
        cells: [
          [0, 2],
          [0, 3],
        ],
      },
    };
    // Right of the first, and of the second what the other mistake gives.
    json.mistakes[1] = {
      id: 'half',
      answer: {
        tensor: 'x',
        cells: [
          [0, 0],
          [0, 3],
        ],
      },
    };
    json.text.en['mistake.half'] = '…';
    expect(variant(json, 1).untold).toEqual([{ id: 'half', like: 'sum' }]);
  });

  it('tells mistakes of code apart by the tests in which the one that is known first is wrong', () => {
    const json = others.code();
    // As the sum wherever that shows, and otherwise NaN in a test where the sum is right.
    json.mistakes.push({
      id: 'sum-or-nan',
      program: [
        { op: 'sum', in: { x: 'x' }, as: 'sums' },
        { op: 'multiply', in: { a: 'sums', b: 'sums' }, as: 'squares' },
        { op: 'divide', in: { a: 'squares', b: 'sums' }, as: 'wrong' },
      ],
      answer: { tensor: 'wrong' },
      edit: ['row.reduce', 'row .reduce'],
    });
    Object.assign(json.text.en, { 'mistake.sum-or-nan': '…' });
    expect(variant(json, 1).untold).toEqual([{ id: 'sum-or-nan', like: 'sum' }]);
  });

  it('changes one call of the program, where a mistake says how', () => {
    const json = sample();
    json.mistakes[0] = { id: 'sum', instead: { layer_norm: { options: { axis: 0 } } } };
    json.ask.cells = [[0, 0]];
    const { tape, mistakes } = variant(json, 5);
    const { data } = tape.tensor('x');
    const all = [...data].reduce((sum, value) => sum + value, 0);
    expect(mistakes[0].answer).toEqual([Math.fround(all / 8)]);
  });

  it('gives the texts the numbers that they mention', () => {
    const { values, wholes, tape } = variant(sample(), 4);
    expect(values).toEqual({
      ...{ row: wholes.row, row_number: wholes.row + 1 },
      mean: tape.at('layer_norm.mean', [wholes.row, 0]),
    });
  });
});

describe('a prediction', () => {
  const json = () => ({
    ...sample(),
    ...{ kind: 'predict', walkthrough: 'layer-norm', step: 'row-mean', draw: {}, program: [] },
    ...{ show: [], labels: {}, values: {} },
    inputs: { input: { shape: [2, 2], from: 0, to: 9 } },
    ask: { tensor: 'layer_norm.mean', cells: [[0, 0]], decimals: 1 },
    mistakes: [
      {
        id: 'sum',
        program: [{ op: 'sum', in: { x: 'z' }, as: 'total' }],
        answer: { tensor: 'total', cells: [[0, 0]] },
      },
    ],
    text: { en: { title: 'T', prompt: 'P', why: 'W', 'mistake.sum': 'S' } },
  });

  it('asks for a number of the walkthrough over inputs that are drawn', () => {
    const one = variantOf(readExercise(json()), 3, { engine, walkthrough: layerNorm });
    expect(one.inputs?.input).toHaveLength(2);
    expect(one.answer).toEqual([one.tape.at('layer_norm.mean', [0, 0])]);
  });

  it('takes the reader’s own inputs, and draws nothing into them', () => {
    const inputs = {
      input: [[4, 5]],
      weight: [
        [2, 1],
        [1, 1],
        [2, 0],
      ],
      bias: [0, 0, 0],
      gamma: [1, 1, 1],
      beta: [0, 0, 0],
    };
    const one = variantOf(readExercise(json()), 3, { engine, walkthrough: layerNorm, inputs });
    expect(one.inputs).toBe(inputs);
    expect(one.answer).toEqual([10]);
  });

  it('says the reader’s own number where one would be drawn', async () => {
    const guess = exercises.find(({ id }) => id === 'one-far-away');
    const walkthrough = standardizeAndScale;
    const inputs = { ...defaults(walkthrough.specs), outlier: 7 };
    const around = { engine, walkthrough, inputs };
    const { values } = variantOf(/** @type {Exercise} */ (guess), 3, around);
    expect(values.outlier).toBe(7);
  });

  it('refuses an input that the walkthrough cannot take, and a walkthrough that is not there', () => {
    const wide = { ...json(), inputs: { input: { shape: [2, 3], from: 0, to: 9 } } };
    const other = { ...json(), inputs: { inputs: { shape: [2, 2], from: 0, to: 9 } } };
    const around = { engine, walkthrough: layerNorm };
    expect(() => variantOf(readExercise(wide), 3, around)).toThrow('input-refused');
    expect(() => variantOf(readExercise(other), 3, around)).toThrow('no-input');
    expect(() => variantOf(readExercise(json()), 3, { engine })).toThrow('no-walkthrough');
  });
});

describe('a seed', () => {
  it('is short, and another one is another', () => {
    for (let n = 0; n < 200; n++) {
      const seed = anotherSeed(7, () => n / 200);
      expect(isSeed(seed) && seed !== 7).toBe(true);
    }
    expect(anotherSeed(7, () => 0.99999)).toBe(seeds - 1);
    expect([seedFrom('0042'), seedFrom('12345'), seedFrom('-1'), seedFrom(null)]).toEqual([
      ...[42, undefined, undefined, undefined],
    ]);
  });
});
