import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { exerciseFiles } from '../../../tools/build/exercises.js';
import { exerciseFaults } from '../../../tools/lint-exercises.js';
import { loadEngine } from '../../../web/engine/index.js';
import { lint } from '../../../web/exercises/lint.js';
import { loadMessages } from '../../../web/locales/index.js';
import { walkthroughs } from '../../../web/walkthroughs/index.js';
import { others, sample, unmistaken } from './sample.js';

const say = await loadMessages('en', 'exercises');

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/** What the linter says of a file. @param {any} json */
async function said(json) {
  const walkthroughOf = async (/** @type {string} */ id) =>
    walkthroughs.find((one) => one.id === id)?.load();
  const text = typeof json === 'string' ? json : JSON.stringify(json, null, 2);
  const { findings } = await lint(text, { engine, walkthroughOf });
  return findings.map(
    ({ key, params, path, isAdvice }) =>
      `${path}${isAdvice ? ' (advice)' : ''}: ${say(key, params)}`,
  );
}

describe('the linter', () => {
  it('has nothing to say of an exercise that is fine, whatever its kind', async () => {
    for (const make of [sample, others.cells, others.order]) expect(await said(make())).toEqual([]);
  });

  it('has nothing against the course', async () => {
    expect(await exerciseFaults([], 10)).toMatchObject({ found: [] });
  });

  it('says which mistake is like the solution, and with which seeds', async () => {
    const json = sample();
    json.mistakes[0].program[0] = { op: 'mean', in: { x: 'x' }, as: 'total' };
    expect(await said(json)).toEqual([
      'mistakes[0]: The mistake “sum” gives the same answer as the solution, with 50 of 50 seeds (0, 1, 2, 3, 4, …), however often they are drawn anew. Draw other numbers, ask for more decimals, or leave it out.',
    ]);
  });

  it('says which mistakes are alike', async () => {
    const json = sample();
    json.mistakes.push({ ...json.mistakes[0], id: 'total' });
    json.text.en['mistake.total'] = '…';
    expect(await said(json)).toEqual([
      expect.stringContaining('the same answer as the mistake “sum”'),
    ]);
  });

  it('sees an answer that is given away by a hint or shown beside the question', async () => {
    const json = sample();
    json.text.en['hint.1'] = 'It is {mean}.';
    json.show.push('layer_norm.mean');
    expect(await said(json)).toEqual([
      'show[1]: “show” has layer_norm.mean, the tensor that is asked for: the answer stands beside the question.',
      'text.en.hint.1: The text “hint.1” mentions “mean”, which is an asked cell: it gives the answer away. Mention it under “why”.',
    ]);
  });

  it('says where an asked cell lies outside of its tensor', async () => {
    const json = sample();
    json.ask.cells = [['row', 3]];
    expect(await said(json)).toEqual([
      expect.stringMatching(
        /^ask\.cells: There is no cell \[[01], 3\] in layer_norm\.mean, whose shape is \(2, 1\)\./,
      ),
    ]);
  });

  it('says where shapes do not fit, in the words of the op', async () => {
    const json = sample();
    json.program.push({ op: 'subtract', in: { a: 'layer_norm.mean', b: 'x' }, as: 'd' });
    expect(await said(json)).toEqual([
      'program[1]: subtract can’t take this together: a (2, 1), b (2, 4).',
    ]);
  });

  it('says where an asked number is NaN', async () => {
    const json = unmistaken();
    json.program.push({
      op: 'scaleShift',
      in: { x: 'x' },
      options: { scale: 0, shift: -1 },
      as: 'below',
    });
    json.program.push({ op: 'sqrt', in: { x: 'below' }, as: 'root' });
    json.ask = { tensor: 'root', cells: [[0, 0]], decimals: 2 };
    json.values = { row_number: json.values.row_number };
    json.text.en.why = '.';
    expect(await said(json)).toEqual([
      'ask: With seeds 0, 1, 2, 3, 4, … an asked number is NaN. Draw others, or say "nan": true under “ask”.',
      expect.stringContaining('(advice): No mistake is foreseen'),
    ]);
  });

  it('knows the walkthroughs and their steps', async () => {
    expect(await said({ ...sample(), walkthrough: 'layer-norn' })).toEqual([
      'walkthrough: There is no walkthrough “layer-norn” in the course.',
    ]);
    expect(await said({ ...sample(), walkthrough: 'layer-norm', step: 'mean' })).toEqual([
      expect.stringMatching(
        /^step: The walkthrough has no step “mean”\. Its steps are: same-network, /,
      ),
    ]);
  });

  it('looks for the text that an edit changes', async () => {
    const json = others.code();
    json.mistakes[0].edit[0] = 'row';
    expect(await said(json)).toContain(
      'mistakes[0].edit: The edit of the mistake “sum” begins with a text that stands 3 times in the solution. It must stand there once.',
    );
  });

  it('advises hints, mistakes and numbers that vary', async () => {
    const json = unmistaken();
    delete json.text.en['hint.1'];
    json.draw = { row: { whole: [0, 0] }, x: { values: [[1, 2, 3, 5]] } };
    expect((await said(json)).map((line) => line.slice(0, 40))).toEqual([
      'text (advice): A hint for those who have',
      ' (advice): No mistake is foreseen, so ev',
      'draw (advice): Every seed gives the same',
    ]);
  });

  it('advises a name in words for a tensor that is called as in the program, unless the prompt says it', async () => {
    const json = sample();
    delete json.text.en['tensor.layer_norm.mean'];
    json.program.push({ op: 'sum', in: { x: 'x' }, as: 'row_sum' });
    json.show.push('row_sum');
    const [unnamed, ...more] = (await said(json)).toSorted();
    expect(unnamed).toBe(
      'text.en (advice): Readers see layer_norm.mean as it is called in the program. The text “tensor.layer_norm.mean” gives it a name in words.',
    );
    expect(more).toEqual([expect.stringContaining('Readers see row_sum as')]);
    json.text.en['tensor.layer_norm.mean'] = 'means';
    json.text.en.prompt += ' You see row_sum.';
    expect(await said(json)).toEqual([]);
  });

  it('advises another id where the course has that one, but not to the course itself', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'lint-')), 'mine.json');
    writeFileSync(file, JSON.stringify({ ...sample(), id: 'row-mean' }));
    const { found } = await exerciseFaults([file], 3);
    expect(found).toEqual([
      { isAdvice: true, text: expect.stringContaining('The course has an exercise “row-mean”') },
    ]);
    const own = exerciseFiles().find((one) => one.endsWith('row-mean.json'));
    expect((await exerciseFaults([String(own)], 3)).found).toEqual([]);
  });

  it('says the line of a key that is misspelt, and of a length below 1', async () => {
    /** @param {(json: any) => void} change */
    const lineOf = async (change) => {
      const json = sample();
      change(json);
      const text = JSON.stringify(json, null, 2);
      const { findings } = await lint(text, { engine, walkthroughOf: async () => undefined });
      return [findings[0].path, text.split('\n')[findings[0].line - 1].trim()];
    };
    expect(await lineOf((json) => (json.titel = 1))).toEqual(['titel', '"titel": 1']);
    expect(await lineOf((json) => (json.ask.decimal = 1))).toEqual(['ask.decimal', '"decimal": 1']);
    expect(await lineOf((json) => (json.draw.x.shape = [-4]))).toEqual([
      'draw.x.shape',
      '"shape": [',
    ]);
  });

  it('knows a web page that a server gave in place of a file', async () => {
    const page = '\n<!doctype html>\n<title>Not found</title>';
    const { findings } = await lint(page, { engine, walkthroughOf: async () => undefined });
    expect(findings).toMatchObject([{ key: 'exercise.json.web-page' }]);
  });

  it('rests after each draw, tells how many seeds it has tried, and can be given up', async () => {
    const json = sample();
    json.mistakes[0].program[0] = { op: 'mean', in: { x: 'x' }, as: 'total' };
    const text = JSON.stringify(json);
    const walkthroughOf = async () => undefined;
    /** @type {unknown[]} */
    const seen = [];
    const rest = async () => void seen.push('rest');
    const onRead = (/** @type {any} */ { id }) => seen.push(id);
    const onTried = (/** @type {number} */ tried, /** @type {number} */ of) =>
      seen.push(`${tried} of ${of}`);
    await lint(text, { engine, walkthroughOf, seeds: 2, rest, onRead, onTried });
    const draws = Array.from({ length: 51 }, () => 'rest');
    expect(seen).toEqual(['sample', '0 of 2', ...draws, '1 of 2', ...draws]);
    const given = lint(text, {
      engine,
      walkthroughOf,
      rest: () => Promise.reject(new Error('no')),
    });
    await expect(given).rejects.toThrow('no');
  });

  it('says the line where a file is no JSON', async () => {
    const { findings } = await lint('{\n  "format": 1,\n}', {
      engine,
      walkthroughOf: async () => undefined,
    });
    expect(findings).toMatchObject([{ key: 'exercise.json.comma-too-much', line: 3 }]);
  });
});
