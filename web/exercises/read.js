import { ExerciseError } from './error.js';
import { kinds } from './kinds/index.js';
import { readDraw } from './read-draw.js';
import { readMistakes } from './read-mistakes.js';
import { readProgram } from './read-program.js';
import { readTexts, readValues } from './read-text.js';
import {
  readChoice,
  readEntries,
  readInteger,
  readList,
  readName,
  readObject,
  readTensor,
  readText,
} from './reading.js';

/**
 * @import { Exercise, KindName, LabelsOf } from './types.js'
 * @import { Reading } from './reading.js'
 */

export { ExerciseError };

const needed = ['format', 'id', 'level', 'kind', 'ask', 'text'];
const keys = [
  ...needed,
  ...['$schema', 'walkthrough', 'step', 'draw', 'inputs', 'program', 'show', 'labels', 'symbols'],
  ...['mistakes', 'values'],
];

/** Calls of ops in one file, its mistakes' among them. */
const mostCalls = 64;

/**
 * An exercise from a file's JSON. The file is data, and may come from anybody: what is not known is
 * refused, and nothing in it is run or fetched.
 * @param {unknown} json
 * @returns {Exercise}
 * @throws {ExerciseError}
 */
export function readExercise(json) {
  const own = readObject(json, '', keys, needed);
  if (own.format !== 1)
    throw new ExerciseError(
      'exercise.file.format',
      { format: String(own.format).slice(0, 20) },
      'format',
    );
  const kind = readChoice(own.kind, 'kind', /** @type {KindName[]} */ (Object.keys(kinds)));
  const isPrediction = kind === 'predict';
  if (isPrediction) readObject(own, '', keys, ['walkthrough', 'step']);
  /** @type {Reading} */
  const reading = { wholes: new Set(), tensors: isPrediction ? undefined : new Set() };
  const inputs = readDraw(isPrediction ? own.inputs : undefined, 'inputs', reading);
  const draw = readDraw(own.draw, 'draw', reading);
  if (!isPrediction && own.inputs !== undefined)
    throw new ExerciseError('exercise.file.only-predict', { key: 'inputs' }, 'inputs');
  // Each test of a code exercise draws what the program reads, so its names are known when it runs.
  const made = kind === 'code' ? { ...reading, tensors: undefined } : reading;
  const program = readProgram(own.program, 'program', made);
  const ask = kinds[kind].readAsk(own.ask, reading);
  const mistakes = readMistakes(own.mistakes, program, made, (raw, path, within) =>
    kinds[kind].readAnswer(raw, ask, path, within),
  );
  const calls = mistakes.reduce((sum, { program }) => sum + program.length, program.length);
  if (calls > mostCalls)
    throw new ExerciseError('exercise.file.too-many', { most: mostCalls }, 'program');
  const labels = readLabels(own.labels, reading);
  const values = readValues(own.values, reading);
  const params = [...Object.keys(values), ...reading.wholes];
  const labelTexts = Object.values(labels).flatMap(textsOfLabels);
  return {
    id: readId(own.id),
    ...(own.walkthrough !== undefined && { walkthrough: readName(own.walkthrough, 'walkthrough') }),
    ...(own.step !== undefined && { step: readName(own.step, 'step') }),
    level: /** @type {1 | 2 | 3} */ (readInteger(own.level, 'level', 1, 3)),
    ...{ kind, draw, inputs, program, ask, mistakes, labels, values },
    show: readList(own.show ?? [], 'show').map((one, n) => readTensor(one, `show[${n}]`, made)),
    symbols: Object.fromEntries(
      readEntries(own.symbols, 'symbols').map(([name, one, at]) => [name, readText(one, at, 20)]),
    ),
    text: readTexts(own.text, {
      needed: [
        ...['title', 'prompt', 'why'],
        ...kinds[kind].texts(ask),
        ...mistakes.map(({ id }) => `mistake.${id}`),
        ...labelTexts,
      ],
      isKnown: (key) =>
        key.startsWith('tensor.') || (kind === 'choose' && key.startsWith('mistake.')),
      params,
    }),
  };
}

/** @param {any} value */
function readId(value) {
  const id = readName(value, 'id');
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) return id;
  throw new ExerciseError('exercise.file.no-id', { value: id }, 'id');
}

/** @type {(value: any, reading: Reading) => Record<string, LabelsOf>} */
const readLabels = (value, reading) =>
  Object.fromEntries(
    readEntries(value, 'labels').map(([name, one, path]) => {
      readTensor(name, path, { ...reading, tensors: undefined });
      const own = readObject(one, path, ['rows', 'columns', 'planes', 'samples']);
      const axes = Object.entries(own).map(([axis, label]) => [
        axis,
        Array.isArray(label)
          ? readList(label, `${path}.${axis}`).map((word, n) =>
              readName(word, `${path}.${axis}[${n}]`),
            )
          : readName(label, `${path}.${axis}`),
      ]);
      return [name, Object.fromEntries(axes)];
    }),
  );

/** @param {LabelsOf} labels */
const textsOfLabels = (labels) =>
  Object.values(labels)
    .flat()
    .map((word) => `label.${word}`);
