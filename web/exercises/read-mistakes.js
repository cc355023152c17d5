import { ExerciseError } from './error.js';
import { opOf, readArguments, readProgram } from './read-program.js';
import { readChoice, readEntries, readList, readName, readObject, readText } from './reading.js';
import { isCalled } from './run.js';
import { signatures } from './signatures.js';

/**
 * @import { Mistake, ProgramCall } from './types.js'
 * @import { Reading } from './reading.js'
 */

const keys = ['id', 'instead', 'program', 'answer', 'edit'];

/**
 * The foreseen mistakes, but for their answers.
 * @type {(value: any, program: ProgramCall[], reading: Reading, readAnswer: (raw: any, path: string, reading: Reading) => any) => Mistake[]}
 */
export function readMistakes(value = [], program, reading, readAnswer) {
  /** @type {Set<string>} */
  const ids = new Set();
  return readList(value, 'mistakes').map((one, n) => {
    const path = `mistakes[${n}]`;
    const own = readObject(one, path, keys, ['id']);
    const id = readName(own.id, `${path}.id`);
    if (ids.has(id)) throw new ExerciseError('exercise.file.name-taken', { name: id }, path);
    ids.add(id);
    const within = { ...reading, tensors: reading.tensors && new Set(reading.tensors) };
    return {
      id,
      instead: readInstead(own.instead, `${path}.instead`, program, reading),
      program: readProgram(own.program, `${path}.program`, within),
      answer: readAnswer(own.answer, `${path}.answer`, within),
      ...(own.edit !== undefined && { edit: readEdit(own.edit, `${path}.edit`) }),
    };
  });
}

/** @type {(value: any, path: string, program: ProgramCall[], reading: Reading) => Mistake['instead']} */
function readInstead(value, path, program, reading) {
  return Object.fromEntries(
    readEntries(value, path).map(([name, one, at]) => {
      const call = program.find((called) => isCalled(called, name));
      if (!call) {
        const known = program.map(({ as }) => (typeof as === 'string' ? as : Object.values(as)));
        throw new ExerciseError('exercise.file.no-call', { name, known: known.join(', ') }, at);
      }
      return [name, readChange(one, at, call, reading)];
    }),
  );
}

/**
 * What of a call is another: an option that is not named stays, unless the op is another one.
 * @type {(value: any, path: string, call: ProgramCall, reading: Reading) => Mistake['instead'][string]}
 */
function readChange(value, path, call, reading) {
  const own = readObject(value, path, ['op', 'in', 'options']);
  const op = readChoice(own.op ?? call.op, `${path}.op`, Object.keys(signatures));
  if (!opOf(op).fields.some((field) => opOf(call.op).fields.includes(field)))
    throw new ExerciseError('exercise.file.other-fields', { op, instead: call.op }, path);
  const before = op === call.op ? call : { in: {}, options: {} };
  const given = { ...(own.in ? {} : call.in), ...own.in };
  const options = { ...before.options, ...own.options };
  return { op, ...readArguments(op, { in: given, options }, path, reading) };
}

/** @type {(value: any, path: string) => [string, string]} */
function readEdit(value, path) {
  const [from, to] = readList(value, path, 2);
  return [readText(from, `${path}[0]`), readText(to, `${path}[1]`)];
}
