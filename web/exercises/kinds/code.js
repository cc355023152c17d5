import { ExerciseError } from '../error.js';
import { tensorOn } from '../places.js';
import { readDraw } from '../read-draw.js';
import {
  readFlag,
  readList,
  readName,
  readNumber,
  readObject,
  readTensor,
  readText,
} from '../reading.js';
import { mistaken, run } from '../run.js';

/**
 * Write a function in JavaScript. An answer is a list of what it returned, test by test: a tensor, or
 * null where it returned none.
 *
 * @import { Tensor } from '../../tape/tensor.js'
 * @import { Draw, Kind, Scene } from '../types.js'
 * @import { Reading } from '../reading.js'
 * @typedef {{ id: string, visible: boolean, draw: Record<string, Draw>, arguments: any[], path: string }} Test
 */

const keys = ['name', 'parameters', 'starter', 'solution', 'tests', 'tensor', 'tolerance'];
const identifier = /^[a-zA-Z_$][\w$]*$/;

/** @type {Kind} */
export const code = {
  readAsk(raw, reading) {
    const own = readObject(raw, 'ask', keys, keys.slice(0, 6));
    const parameters = readList(own.parameters, 'ask.parameters').map((one, n) =>
      readIdentifier(one, `ask.parameters[${n}]`),
    );
    return {
      name: readIdentifier(own.name, 'ask.name'),
      parameters,
      starter: readLines(own.starter, 'ask.starter'),
      solution: readLines(own.solution, 'ask.solution'),
      tests: readList(own.tests, 'ask.tests', 1).map((one, n) =>
        readTest(one, `ask.tests[${n}]`, parameters, reading),
      ),
      tensor: readName(own.tensor, 'ask.tensor'),
      tolerance: readNumber(own.tolerance ?? 1e-4, 'ask.tolerance'),
    };
  },

  readAnswer(raw, ask, path) {
    if (raw === undefined) return ask.tensor;
    return readName(readObject(raw, path, ['tensor'], ['tensor']).tensor, `${path}.tensor`);
  },

  texts: ({ tests }) => tests.map((/** @type {Test} */ { id }) => `test.${id}`),

  pose(scene) {
    const { exercise } = scene;
    const { tests, tensor, tolerance, name, parameters, starter } = exercise.ask;
    const posed = tests.map((/** @type {Test} */ test) => posedTest(scene, test));
    /** @type {(program: any, tensor: string, path: string) => Tensor[]} */
    const outputs = (program, asked, path) =>
      posed.map((/** @type {any} */ test) => outputOf(test, program, asked, path));
    const answer = outputs(exercise.program, tensor, 'ask.tensor');
    return {
      ask: {
        ...{ name, parameters, starter, tolerance },
        tests: posed.map((/** @type {any} */ { id, visible, given }, /** @type {number} */ n) => ({
          ...{ id, visible, arguments: given },
          expected: answer[n],
        })),
      },
      answer,
      mistakes: exercise.mistakes.map((mistake, n) => ({
        id: mistake.id,
        answer: outputs(mistaken(exercise.program, mistake), mistake.answer, `mistakes[${n}]`),
      })),
      isSound: true,
    };
  },

  judge({ tolerance }, right, given) {
    const parts = right.map((/** @type {Tensor} */ tensor, /** @type {number} */ n) =>
      isClose(given[n], tensor, tolerance),
    );
    const score = parts.filter(Boolean).length / parts.length;
    return { correct: score === 1, score, parts };
  },

  shows({ tolerance }, right, mistake, given) {
    const told = right.flatMap((/** @type {Tensor} */ tensor, /** @type {number} */ n) =>
      isClose(mistake[n], tensor, tolerance) ? [] : [n],
    );
    return (
      told.length > 0 &&
      told.every((/** @type {number} */ n) => isClose(given[n], mistake[n], tolerance))
    );
  },

  // A mistake shows by those tests alone in which it is wrong.
  apart({ tolerance }, right, one, other) {
    /** @type {(a: Tensor, b: Tensor) => boolean} */
    const differ = (a, b) => !isClose(a, b, 3 * tolerance);
    return one.some(
      (/** @type {Tensor} */ tensor, /** @type {number} */ n) =>
        differ(tensor, other[n]) && (other === right || differ(other[n], right[n])),
    );
  },
};

/**
 * The solution with a mistake in it.
 * @type {(solution: string, edit: [string, string]) => string}
 */
export const editedSolution = (solution, [from, to]) => solution.replace(from, () => to);

/** @type {(value: any, path: string, parameters: string[], reading: Reading) => Test} */
function readTest(value, path, parameters, reading) {
  const own = readObject(value, path, ['id', 'visible', 'draw', 'arguments'], ['id', 'arguments']);
  const within = {
    wholes: new Set(reading.wholes),
    tensors: reading.tensors && new Set(reading.tensors),
  };
  const draw = readDraw(own.draw, `${path}.draw`, within);
  const given = readList(own.arguments, `${path}.arguments`);
  if (given.length !== parameters.length) {
    const params = { asked: parameters.length, given: given.length };
    throw new ExerciseError('exercise.file.other-count', params, `${path}.arguments`);
  }
  return {
    id: readName(own.id, `${path}.id`),
    visible: readFlag(own.visible ?? true, `${path}.visible`),
    draw,
    arguments: given.map((one, n) => readArgument(one, `${path}.arguments[${n}]`, within)),
    path,
  };
}

/** A number, a flag, nothing (null), a tensor or a drawn number. @type {(value: any, path: string, reading: Reading) => any} */
function readArgument(value, path, reading) {
  if (value === null || typeof value === 'boolean') return { value };
  if (typeof value === 'number') return { value: readNumber(value, path) };
  if (typeof value === 'string' && reading.wholes.has(value)) return { drawn: value };
  return { tensor: readTensor(value, path, reading) };
}

/** @type {(value: any, path: string) => string} */
function readIdentifier(value, path) {
  const text = readText(value, path, 60);
  if (identifier.test(text)) return text;
  throw new ExerciseError('exercise.file.no-name', { value: text }, path);
}

/** @type {(value: any, path: string) => string} */
const readLines = (value, path) =>
  readList(value, path, 1)
    .map((line, n) => readText(line, `${path}[${n}]`, 200))
    .join('\n');

/** A test with its numbers: its own tensors behind those that all have. @type {(scene: Scene, test: Test) => any} */
function posedTest({ tape, wholes, drawn }, test) {
  const own = { ...wholes };
  const tensors = drawn(test.draw, own, 'ask.tests');
  const over = tape.fork();
  for (const [name, tensor] of Object.entries(tensors)) over.input(name, tensor);
  const given = test.arguments.map((one) => {
    if (one.tensor) return tensorOn(over, one.tensor, test.path);
    return one.drawn ? own[one.drawn] : one.value;
  });
  return { id: test.id, visible: test.visible, given, over, wholes: own };
}

/** @type {(test: any, program: import('../types.js').ProgramCall[], tensor: string, path: string) => Tensor} */
function outputOf({ over, wholes }, program, tensor, path) {
  const tape = over.fork();
  run(tape, program, wholes);
  return tensorOn(tape, tensor, path);
}

/** @type {(given: Tensor | null | undefined, wanted: Tensor, tolerance: number) => boolean} */
function isClose(given, wanted, tolerance) {
  if (!given || String(given.shape) !== String(wanted.shape)) return false;
  return differing(given, wanted, tolerance).size === 0;
}

/**
 * The cells in which a tensor is not what is wanted, if both have one shape.
 * @param {{ data: ArrayLike<number> }} given
 * @param {{ data: ArrayLike<number> }} wanted
 * @param {number} tolerance relative to the number, from 1 on
 */
export const differing = (given, wanted, tolerance) =>
  new Set(
    Array.from(wanted.data, (_, at) => at).filter((at) => {
      const [one, value] = [given.data[at], wanted.data[at]];
      if (!Number.isFinite(value)) return !Object.is(one, value);
      return !(Math.abs(one - value) <= tolerance * Math.max(1, Math.abs(value)));
    }),
  );
