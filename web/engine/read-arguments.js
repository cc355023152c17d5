import { Block, blockOf } from './block.js';
import { askedNames, optionNames } from './calls.js';
import { EngineError } from './error.js';
import { flag } from './options.js';
import { elementOf, propertyOf } from './property.js';
import { readRooms } from './room.js';
import { numel } from './size.js';
import { readTensor } from './tensor.js';
import { typedArrayName, typedLength } from './typed-array.js';
import { inWords, quote, shapeInWords, thrownInWords } from './words.js';

/** @import { Call } from './calls.js' */
/** @import { Native } from './native.js' */
/** @import { NativeArgument } from './options.js' */
/** @import { Room } from './room.js' */
/** @import { Cells } from './types.js' */

/**
 * A call's arguments, read and ready for C++. Whatever the caller's getters and proxies do, they
 * have done it after this.
 *
 * @typedef {object} Arguments
 * @property {(Cells | undefined)[]} inputs
 * @property {NativeArgument[]} scalars
 * @property {Asked} asked
 *
 * What is to become of the results.
 *
 * @typedef {object} Asked
 * @property {string[]} fields  the wanted ones, in the order of the call's table
 * @property {(Room | undefined)[]} rooms  where the caller wants them, in the order of `fields`
 * @property {boolean} keep  whether they stay in the engine's memory
 */

/**
 * @param {Native} native
 * @param {string} name
 * @param {Call} call
 * @param {readonly unknown[]} given  the tensors, then the options
 * @returns {Arguments}
 * @throws {EngineError}
 */
export function readArguments(native, name, call, given) {
  /** @type {Arguments['inputs']} */
  const inputs = call.tensors.map((tensor, index) =>
    readOwn(native, `${name}: ${tensor}`, readTensor, given[index]),
  );
  const options = given[call.tensors.length];
  const optionNamed = readOptions(name, options);
  guarded(`${name}: the options`, () => checkNames(name, call, options ?? {}));
  /** @type {NativeArgument[]} */
  const scalars = [];
  for (const [key, option] of Object.entries(call.options)) {
    const where = `${name}: ${key}`;
    const value = guarded(where, () => optionNamed(key));
    if (option.input) inputs.push(readOwn(native, where, option.read, value));
    else scalars.push(...guarded(where, () => option.read(where, value)));
  }
  const asked = readAsked(name, call, optionNamed);
  checkUnchanged(name, inputs);
  return { inputs, scalars, asked };
}

/**
 * Reads a tensor, which may be one that stays in this engine's memory.
 *
 * @template T
 * @param {Native} native
 * @param {string} where
 * @param {(where: string, value: unknown) => T} read
 * @param {unknown} value
 */
export function readOwn(native, where, read, value) {
  return guarded(where, () => {
    blockOf(value)?.check(where, native);
    return read(where, value);
  });
}

/**
 * @param {string} name
 * @param {Call} call
 * @param {(option: string) => unknown} optionNamed
 * @returns {Asked}
 */
function readAsked(name, call, optionNamed) {
  const fields = guarded(`${name}: fields`, (where) =>
    readFields(where, call.fields, optionNamed('fields')),
  );
  const rooms = guarded(`${name}: out`, (where) => readRooms(where, fields, optionNamed('out')));
  const [keep] = guarded(`${name}: keep`, (where) => flag(false).read(where, optionNamed('keep')));
  if (!keep || rooms.every((room) => room === undefined)) return { fields, rooms, keep: !!keep };
  throw new EngineError(
    'bad-argument',
    `${name}: keep is true beside out; results either stay in the engine or go into your arrays.`,
  );
}

/**
 * A getter that is read late can empty an array, or dispose of a tensor, that was read early.
 *
 * @param {string} name
 * @param {Arguments['inputs']} inputs
 */
function checkUnchanged(name, inputs) {
  for (const input of inputs) {
    if (input instanceof Block) input.check(`${name}: a tensor`);
    else if (input !== undefined && typedLength(input.data) !== numel(input.shape)) {
      throw new EngineError(
        'bad-argument',
        `${name}: a tensor of shape ${shapeInWords(input.shape)} changed its length while the arguments were read; one that stays is wanted.`,
      );
    }
  }
}

/**
 * Runs code that may run the caller's own; what that throws becomes an EngineError.
 *
 * @template T
 * @param {string} where  names the argument, as in 'layerNorm: x'
 * @param {(where: string) => T} read
 * @returns {T}
 */
export function guarded(where, read) {
  try {
    return read(where);
  } catch (thrown) {
    if (thrown instanceof EngineError) throw thrown;
    throw new EngineError(
      thrown instanceof RangeError ? 'out-of-memory' : 'bad-argument',
      `${where} could not be read: ${thrownInWords(thrown)}.`,
      thrown,
    );
  }
}

/**
 * What gives an option by its name; undefined if it is left out.
 *
 * @param {string} name
 * @param {unknown} value
 * @returns {(option: string) => unknown}
 */
export function readOptions(name, value) {
  if (value === undefined) return () => undefined;
  const typed = typedArrayName(value);
  const isList = Array.isArray(value) || typed !== undefined;
  if (typeof value === 'object' && value !== null && !isList) {
    return (option) => propertyOf(value, option);
  }
  throw new EngineError(
    'bad-argument',
    `${name}: the options are ${typed ? `a ${typed}` : inWords(value)}; an object is wanted.`,
  );
}

/**
 * Refuses a name that no call takes: a slip of the pen would give a wrong number. One that other
 * calls take may stand there, so that calls can share their options.
 *
 * @param {string} name
 * @param {Call} call
 * @param {object} options
 */
function checkNames(name, call, options) {
  const slip = Object.keys(options).find(
    (key) => !optionNames.has(key) && Reflect.get(options, key) !== undefined,
  );
  if (slip === undefined) return;
  const known = [...Object.keys(call.options), ...askedNames].map(quote).join(', ');
  throw new EngineError(
    'bad-argument',
    `${name}: ${quote(slip)} is no option; names out of ${known} are wanted.`,
  );
}

/**
 * @param {string} where
 * @param {readonly string[]} known
 * @param {unknown} value
 */
function readFields(where, known, value) {
  if (value === undefined) return [...known];
  const wanted = `names out of ${known.map(quote).join(', ')} are wanted`;
  if (!Array.isArray(value)) {
    throw new EngineError('bad-argument', `${where} is ${inWords(value)}; ${wanted}.`);
  }
  const names = new Set();
  for (let index = 0; index < value.length; index += 1) {
    const name = elementOf(value, index);
    if (typeof name !== 'string' || !known.includes(name)) {
      throw new EngineError('bad-argument', `${where} holds ${inWords(name)}; ${wanted}.`);
    }
    names.add(name);
  }
  if (names.size === 0) throw new EngineError('bad-argument', `${where} names none; ${wanted}.`);
  return known.filter((name) => names.has(name));
}
