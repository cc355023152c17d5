import * as ops from '../ops/index.js';
import { ExerciseError } from './error.js';
import { readShape } from './read-draw.js';
import {
  readChoice,
  readEntries,
  readFlag,
  readIndex,
  readList,
  readName,
  readNumber,
  readObject,
  readTensor,
  readWhole,
} from './reading.js';
import { signatures } from './signatures.js';

/**
 * @import { Op } from '../tape/tape.js'
 * @import { ProgramCall } from './types.js'
 * @import { Reading } from './reading.js'
 * @import { OptionKind } from './signatures.js'
 */

const opNames = Object.keys(signatures);

const byName = new Map(Object.entries(ops));

/** @param {string} name */
export const opOf = (name) => /** @type {Op} */ (byName.get(name));

/**
 * Calls of ops, in order: each may read what was made before.
 * @type {(value: any, path: string, reading: Reading) => ProgramCall[]}
 */
export const readProgram = (value = [], path, reading) =>
  readList(value, path).map((one, n) => {
    const call = readCall(one, `${path}[${n}]`, reading);
    for (const name of namesOf(call)) {
      if (reading.tensors?.has(name) || reading.wholes.has(name))
        throw new ExerciseError('exercise.file.name-taken', { name }, call.path);
      reading.tensors?.add(name);
    }
    return call;
  });

/** @type {(value: any, path: string, reading: Reading) => ProgramCall} */
function readCall(value, path, reading) {
  const own = readObject(value, path, ['op', 'in', 'options', 'as'], ['op', 'as']);
  const op = readChoice(own.op, `${path}.op`, opNames);
  return {
    op,
    ...readArguments(op, own, path, reading),
    as: readAs(own.as, op, `${path}.as`),
    path,
  };
}

/**
 * What an op is given.
 * @type {(op: string, own: Record<string, any>, path: string, reading: Reading) => Pick<ProgramCall, 'in' | 'options'>}
 */
export function readArguments(op, own, path, reading) {
  const { takes, may = [], many, options = {}, needs = [] } = signatures[op];
  const given = readEntriesAny(own.in, `${path}.in`);
  const known = many ? given.map((_, n) => String(n)) : [...takes, ...may];
  readObject(own.in ?? {}, `${path}.in`, known, many ? ['0'] : takes);
  readObject(own.options ?? {}, `${path}.options`, Object.keys(options), needs);
  return {
    in: Object.fromEntries(
      given.map(([name, tensor]) => [name, readTensor(tensor, `${path}.in.${name}`, reading)]),
    ),
    options: Object.fromEntries(
      readEntries(own.options, `${path}.options`).map(([name, one, at]) => [
        name,
        readOption(one, at, options[name], reading),
      ]),
    ),
  };
}

/** Arguments may be called 0, 1, …, which no other name may. @type {(value: any, path: string) => [string, any][]} */
function readEntriesAny(value = {}, path) {
  const entries = Object.entries(readObject(value, path, Object.keys(value ?? {})));
  if (entries.length > 16) throw new ExerciseError('exercise.file.too-many', { most: 16 }, path);
  return entries;
}

/** @type {(value: any, path: string, kind: OptionKind, reading: Reading) => any} */
function readOption(value, path, kind, reading) {
  switch (kind) {
    case 'number':
      return typeof value === 'number' ? readNumber(value, path) : readWhole(value, path, reading);
    case 'whole':
      return readWhole(value, path, reading);
    case 'flag':
      return readFlag(value, path);
    case 'shape':
      return readShape(value, path, reading);
    case 'cells':
      return readList(value, path).map((one, n) => {
        const { index, value } = readObject(
          one,
          `${path}[${n}]`,
          ['index', 'value'],
          ['index', 'value'],
        );
        return {
          index: readIndex(index, `${path}[${n}].index`, reading),
          value: readNumber(value, `${path}[${n}].value`),
        };
      });
    default:
      return readChoice(value, path, kind);
  }
}

/** @type {(value: any, op: string, path: string) => string | Record<string, string>} */
function readAs(value, op, path) {
  if (typeof value === 'string') return readName(value, path);
  const { fields } = opOf(op);
  readObject(value, path, fields);
  return Object.fromEntries(
    readEntries(value, path).map(([field, name, at]) => [field, readName(name, at)]),
  );
}

/**
 * The names that a call's results get: where it has only one, `as` is its name.
 * @type {(call: Pick<ProgramCall, 'op' | 'as'>) => Record<string, string>}
 */
export function outputsOf({ op, as }) {
  if (typeof as !== 'string') return as;
  const { fields } = opOf(op);
  return Object.fromEntries(
    fields.map((field) => [field, fields.length === 1 ? as : `${as}.${field}`]),
  );
}

/** @type {(call: Pick<ProgramCall, 'op' | 'as'>) => string[]} */
export const namesOf = (call) => Object.values(outputsOf(call));
