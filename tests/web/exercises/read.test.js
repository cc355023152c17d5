import { describe, expect, it } from 'vitest';
import { ExerciseError, readExercise } from '../../../web/exercises/read.js';
import { loadMessages } from '../../../web/locales/index.js';
import { others, sample } from './sample.js';

const say = await loadMessages('en', 'exercises');

/** Where and why a file is refused, in words. @param {(json: any) => void} change @param {any} [json] */
function refusal(change, json = sample()) {
  change(json);
  try {
    readExercise(json);
  } catch (error) {
    if (!(error instanceof ExerciseError)) throw error;
    return `${error.path}: ${say(error.key, error.params)}`;
  }
  return 'taken';
}

describe('a file', () => {
  it('is read in every kind', () => {
    for (const json of [sample(), ...Object.values(others).map((make) => make())])
      expect(readExercise(json)).toMatchObject({ id: 'sample', kind: json.kind });
  });

  /** @type {[what: string, change: (json: any) => void, sentence: string][]} */
  const refusals = [
    [
      'a key that is misspelt, with the one that was meant',
      (json) => (json.promt = 1),
      'promt: The key “promt” is not known here.',
    ],
    [
      'a key that is misspelt within',
      (json) => (json.mistakes[0].anwser = {}),
      'mistakes[0].anwser: The key “anwser” is not known here. Did you mean “answer”?',
    ],
    ['a key that is missing', (json) => delete json.ask, ': The key “ask” is missing.'],
    [
      'an op that there is not, with those that there are',
      (json) => (json.program[0].op = 'layernorm'),
      'program[0].op: “layernorm” is not known here. Did you mean “layerNorm”? Known are: activation, add,',
    ],
    [
      'what is no op though JavaScript knows it',
      (json) => (json.program[0].op = 'constructor'),
      'program[0].op: “constructor” is not known here. Known are',
    ],
    [
      'an option that the op does not have',
      (json) => (json.program[0].options = { epsilon: 0 }),
      'program[0].options.epsilon: The key “epsilon” is not known here.',
    ],
    [
      'an argument that the op needs',
      (json) => (json.program[0].in = {}),
      'program[0].in: The key “x” is missing.',
    ],
    [
      'a tensor that is not there yet, such as its own result',
      (json) => (json.program[0].in = { x: 'layer_norm.output' }),
      'program[0].in.x: There is no tensor “layer_norm.output” here. There are: x.',
    ],
    [
      'a name that is taken',
      (json) => json.program.push(json.program[0]),
      'program[1]: The name “layer_norm.mean” is taken already.',
    ],
    [
      'a whole number that is not drawn',
      (json) => (json.ask.cells = [['rwo', 0]]),
      'ask.cells[0][0]: No whole number named “rwo” is drawn. Did you mean “row”?',
    ],
    [
      'a text that is missing',
      (json) => delete json.text.en['mistake.sum'],
      'text.en: The text “mistake.sum” is missing.',
    ],
    [
      'a text that nothing says',
      (json) => (json.text.en['mistake.summ'] = '…'),
      'text.en: Nothing in the file says the text “mistake.summ”.',
    ],
    [
      'a text that mentions what nothing gives',
      (json) => (json.text.en.prompt = 'What is {meen}?'),
      'text.en.prompt: The text mentions “meen”, which nothing gives. Known are: row_number, mean, row.',
    ],
    [
      'a text whose brace stays open',
      (json) => (json.text.en.prompt = 'What is {mean?'),
      'text.en.prompt: This text can’t be read.',
    ],
    [
      'both decimals and units of the last place',
      (json) => (json.ask.ulp = 2),
      'ask: Say how near an answer must come',
    ],
    [
      'lists that are not equally long',
      (json) => (json.draw.x = { values: [[1, 2], [3]] }),
      'draw.x.values: These numbers don’t make a tensor',
    ],
    [
      'too many numbers',
      (json) =>
        (json.draw.x = { choices: [Array.from({ length: 64 }, () => new Array(65).fill(0))] }),
      'draw.x.choices[0]: This tensor is too large',
    ],
    [
      'a range that goes down',
      (json) => (json.draw.row.whole = [3, 1]),
      'draw.row.whole[1]: 1 is no whole number from 3 to 4096.',
    ],
    ['another format', (json) => (json.format = 2), 'format: The format is 2; 1 is wanted.'],
    ['an id with a space', (json) => (json.id = 'row mean'), 'id: “row mean” can’t be a name.'],
    [
      'a change of a call that there is not',
      (json) => (json.mistakes[0].instead = { layer: {} }),
      'mistakes[0].instead.layer: No call of the program goes by “layer”.',
    ],
    [
      'an op that gives nothing of what it stands in for',
      (json) => (json.mistakes[0].instead = { layer_norm: { op: 'affineGradient' } }),
      'mistakes[0].instead.layer_norm: affineGradient can’t stand in for layerNorm',
    ],
  ];
  for (const [what, change, sentence] of refusals) {
    it(`is refused for ${what}`, () => {
      expect(refusal(change)).toContain(sentence);
    });
  }

  it('is refused where the items are not listed in a right order', () => {
    expect(refusal((json) => json.ask.before.push(['three', 'one']), others.order())).toContain(
      'ask.items: List the items in a right order',
    );
  });

  it('is refused where a statement that may be wrong has no hint', () => {
    expect(refusal((json) => delete json.text.en['mistake.larger'], others.choose())).toBe(
      'text.en: The text “mistake.larger” is missing.',
    );
  });

  it('is refused where a test gives more or fewer arguments than the function has', () => {
    expect(refusal((json) => json.ask.tests[0].arguments.pop(), others.code())).toBe(
      'ask.tests[0].arguments: 1 are given, and 2 are wanted.',
    );
  });
});
