import { sizeOf } from '../tape/tensor.js';
import { ExerciseError } from './error.js';
import { mostCells } from './read-draw.js';
import { opOf, outputsOf } from './read-program.js';
import { signatures } from './signatures.js';
import { settled } from './wholes.js';

/**
 * @import { Tape } from '../tape/tape.js'
 * @import { Mistake, ProgramCall } from './types.js'
 */

/**
 * Records calls and computes them at once, so that what does not fit is said with its place.
 * @param {Tape} tape
 * @param {ProgramCall[]} program
 * @param {Record<string, number>} wholes
 */
export function run(tape, program, wholes) {
  for (const call of program) runOne(tape, call, wholes);
}

/** @type {(tape: Tape, call: ProgramCall, wholes: Record<string, number>) => void} */
function runOne(tape, call, wholes) {
  const { op, in: given, path } = call;
  const options = settled(call.options, wholes);
  checkFit(tape, call, options);
  const outputs = outputsOf(call);
  guarded(path, () => {
    tape.run(opOf(op), given, options, outputs);
    for (const name of Object.values(outputs)) {
      const { shape, data } = tape.tensor(name);
      if (data.length > mostCells || data.length !== sizeOf(shape))
        throw new ExerciseError('exercise.file.too-large', { most: mostCells, deepest: 4 }, path);
    }
  });
}

/** @type {(tape: Tape, call: ProgramCall, options: any) => void} */
function checkFit(tape, { op, in: given, path }, options) {
  const shapes = Object.fromEntries(
    Object.entries(given).map(([local, name]) => [
      local,
      guarded(path, () => tape.tensor(name)).shape,
    ]),
  );
  for (const one of Object.values(options)) {
    // A shape is the only option that is a list of numbers.
    if (!Array.isArray(one) || typeof one[0] !== 'number') continue;
    if (one.some((length) => length < 1) || sizeOf(one) > mostCells)
      throw new ExerciseError('exercise.file.too-large', { most: mostCells, deepest: 4 }, path);
  }
  if (signatures[op].fits?.(shapes, options) ?? true) return;
  const came = Object.entries(shapes).map(([local, shape]) => `${local} (${shape.join(', ')})`);
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  throw new ExerciseError(
    'exercise.file.no-fit',
    { op, came: [...came, ...chosen].join(', ') },
    path,
  );
}

/**
 * What an op or a tape refuses, as an error of the file.
 * @template T
 * @param {string} path
 * @param {() => T} work
 * @returns {T}
 */
export function guarded(path, work) {
  try {
    return work();
  } catch (failure) {
    if (failure instanceof ExerciseError) throw failure;
    const sentence = failure instanceof Error ? failure.message : String(failure);
    throw new ExerciseError('exercise.file.refused', { sentence }, path);
  }
}

/**
 * An exercise's program with a mistake in it: some of its calls changed, others behind them.
 * @type {(program: ProgramCall[], mistake: Mistake) => ProgramCall[]}
 */
export const mistaken = (program, { instead, program: more }) => [
  ...program.map((call) => {
    const changed = Object.entries(instead).find(([name]) => isCalled(call, name));
    if (!changed) return call;
    const { op = call.op, in: given = call.in, options = call.options } = changed[1];
    return { ...call, op, in: given, options, as: kept(call, op) };
  }),
  ...more,
];

/** The names of a call's results, as far as another op has such. @type {(call: ProgramCall, op: string) => Record<string, string>} */
const kept = (call, op) =>
  Object.fromEntries(
    Object.entries(outputsOf(call)).filter(([field]) => opOf(op).fields.includes(field)),
  );

/** Whether a call goes by a name: its `as`. @type {(call: ProgramCall, name: string) => boolean} */
export const isCalled = ({ as }, name) =>
  typeof as === 'string' ? as === name : Object.values(as).includes(name);
