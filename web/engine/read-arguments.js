import { Block, blockOf } from './block.js';
import { askedNames, optionNames } from './calls.js';
import { EngineError } from './error.js';
import { readFlag } from './options.js';
import { elementOf, propertyOf } from './property.js';
import { readRooms } from './room.js';
import { numel } from './size.js';
import { readTensor } from './tensor.js';
import { typedArrayName, typedLength } from './typed-array.js';
import { inWords, quote, shapeInWords, thrownInWords } from './words.js';

/** @import { Call } from './calls.js' */
/** @import { Native } from './native.js' */
/** @import { Room } from './room.js' */
/** @import { Cells } from './types.js' */

/**
 * A call's arguments, read and ready for C++. Whatever the caller's getters and proxies do, they
 * have done it after this.
 *
 * @typedef {object} Arguments
 * @property {(Cells | Block | undefined)[]} inputs
 * @property {number[]} numbers
 * @property {Asked} asked
 *
 * What is to become of the results.
 *
 * @typedef {object} Asked
 * @property {Selection} fields  the wanted ones
 * @property {(Room | undefined)[]} rooms  where the caller wants them, in the order of `fields`
 * @property {boolean} keep  whether they stay in the engine's memory
 *
 * Some of a call's fields, in the order of its table.
 *
 * @typedef {object} Selection
 * @property {number} wanted  as bits
 * @property {readonly string[]} names
 * @property {readonly number[]} places  in the table
 * @property {Record<string, unknown>} blank  a result before there are any: a copy of it takes less
 *   time than adding fields one by one, and they are its own whatever someone has put on
 *   Object.prototype
 */

/**
 * What reads the arguments of one call. Small tensors take less time than the reading of them: what
 * can be done once is done here.
 *
 * @param {Native} native
 * @param {string} name
 * @param {Call} call
 * @returns {(given: readonly unknown[]) => Arguments} given the tensors, then the options; throws
 *   EngineErrors only
 */
export function createReader(native, name, call) {
  const tensors = call.tensors.map((tensor) => `${name}: ${tensor}`);
  const options = Object.entries(call.options).map(([key, option]) => ({
    ...option,
    key,
    where: `${name}: ${key}`,
  }));
  const optionsWhere = `${name}: the options`;
  const [fieldsWhere, roomsWhere, keepWhere] = askedNames.map((key) => `${name}: ${key}`);
  const readFields = createFieldsReader(fieldsWhere, call.fields);

  return (given) => {
    let where = optionsWhere;
    try {
      /** @type {Arguments['inputs']} */
      const inputs = [];
      /** @type {number[]} */
      const numbers = [];
      for (let index = 0; index < tensors.length; index += 1) {
        where = tensors[index];
        inputs.push(readOwn(native, where, readTensor, given[index]));
      }
      where = optionsWhere;
      const bag = readBag(name, given[tensors.length]);
      checkNames(name, call, bag);
      for (const option of options) {
        where = option.where;
        const value = bag === noOptions ? undefined : propertyOf(bag, option.key);
        if (option.input) inputs.push(readOwn(native, where, option.read, value));
        else option.read(where, value, numbers);
      }
      where = fieldsWhere;
      const fields = readFields(propertyOf(bag, 'fields'));
      where = roomsWhere;
      const rooms = readRooms(where, fields.names, propertyOf(bag, 'out'));
      where = keepWhere;
      const keep = readKeep(where, rooms, propertyOf(bag, 'keep'));
      checkUnchanged(name, inputs);
      return { inputs, numbers, asked: { fields, rooms, keep } };
    } catch (thrown) {
      throw unread(where, thrown);
    }
  };
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
  blockOf(value)?.check(where, native);
  return read(where, value);
}

/**
 * @param {string} where
 * @param {readonly (Room | undefined)[]} rooms
 * @param {unknown} value
 */
function readKeep(where, rooms, value) {
  if (value === undefined) return false;
  const keep = readFlag(where, value);
  if (!keep || rooms.every((room) => room === undefined)) return keep;
  throw new EngineError(
    'bad-argument',
    `${where} is true beside out; results either stay in the engine or go into your arrays.`,
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
    throw unread(where, thrown);
  }
}

/** What a reading that threw comes to. @param {string} where @param {unknown} thrown */
function unread(where, thrown) {
  return thrown instanceof EngineError
    ? thrown
    : new EngineError(
        thrown instanceof RangeError ? 'out-of-memory' : 'bad-argument',
        `${where} could not be read: ${thrownInWords(thrown)}.`,
        thrown,
      );
}

/**
 * What gives an option by its name; undefined if it is left out.
 *
 * @param {string} name
 * @param {unknown} value
 * @returns {(option: string) => unknown}
 */
export function readOptions(name, value) {
  const bag = readBag(name, value);
  return (option) => propertyOf(bag, option);
}

const noOptions = Object.freeze({});

/** An object that may hold options. @param {string} name @param {unknown} value @returns {object} */
function readBag(name, value) {
  if (value === undefined) return noOptions;
  const typed = typedArrayName(value);
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && !typed) return value;
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
  for (const key of Object.keys(options)) {
    if (optionNames.has(key) || Reflect.get(options, key) === undefined) continue;
    const known = [...Object.keys(call.options), ...askedNames].map(quote).join(', ');
    throw new EngineError(
      'bad-argument',
      `${name}: ${quote(key)} is no option; names out of ${known} are wanted.`,
    );
  }
}

/**
 * @param {string} where
 * @param {readonly string[]} known
 * @returns {(value: unknown) => Selection}
 */
function createFieldsReader(where, known) {
  const wanting = () => `names out of ${known.map(quote).join(', ')} are wanted`;
  /** @type {Map<number, Selection>} */
  const selections = new Map();
  const all = 2 ** known.length - 1;

  return (value) => {
    const wanted = value === undefined ? all : readBits(where, known, value, wanting);
    const selection = selections.get(wanted) ?? select(known, wanted);
    selections.set(wanted, selection);
    return selection;
  };
}

/** @param {readonly string[]} known @param {number} wanted @returns {Selection} */
function select(known, wanted) {
  const names = known.filter((_, place) => wanted & (1 << place));
  const places = names.map((name) => known.indexOf(name));
  const blank = Object.fromEntries(names.map((name) => [name, undefined]));
  return { wanted, names, places, blank };
}

/**
 * @param {string} where
 * @param {readonly string[]} known
 * @param {unknown} value
 * @param {() => string} wanting  says what is wanted
 */
function readBits(where, known, value, wanting) {
  if (!Array.isArray(value)) {
    throw new EngineError('bad-argument', `${where} is ${inWords(value)}; ${wanting()}.`);
  }
  let bits = 0;
  for (let index = 0; index < value.length; index += 1) {
    const name = elementOf(value, index);
    const place = known.indexOf(/** @type {string} */ (name));
    if (place < 0) {
      throw new EngineError('bad-argument', `${where} holds ${inWords(name)}; ${wanting()}.`);
    }
    bits |= 1 << place;
  }
  if (bits === 0) throw new EngineError('bad-argument', `${where} names none; ${wanting()}.`);
  return bits;
}
