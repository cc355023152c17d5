import { createBagReader, optionOf } from './bag.js';
import { Block } from './block.js';
import { askedNames } from './calls.js';
import { EngineError } from './error.js';
import { createFieldsReader } from './fields.js';
import { readFlag } from './options.js';
import { readRooms } from './room.js';
import { readTensor } from './tensor.js';
import { typedLength } from './typed-array.js';
import { shapeInWords, thrownInWords } from './words.js';

/** @import { Call } from './calls.js' */
/** @import { Selection } from './fields.js' */
/** @import { Input } from './frame.js' */
/** @import { Native } from './native.js' */
/** @import { Room } from './room.js' */

/**
 * A call's arguments, read and ready for C++. Whatever the caller's getters and proxies do, they
 * have done it after this.
 *
 * @typedef {object} Arguments
 * @property {(Input | undefined)[]} inputs
 * @property {number[]} numbers
 * @property {Selection} fields  the wanted ones
 * @property {(Room | undefined)[]} rooms  where the caller wants them, in the order of `fields`
 * @property {boolean} keep  whether they stay in the engine's memory
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
  const kinds = Object.values(call.options);
  const options = describeOptions(name, call);
  const names = [...Object.keys(call.options), ...askedNames];
  const [fieldsPlace, roomsPlace, keepPlace] = askedNames.map((key) => names.indexOf(key));
  const [fieldsWhere, roomsWhere, keepWhere] = askedNames.map((key) => `${name}: ${key}`);
  const readFields = createFieldsReader(name, call.fields);
  const readBag = createBagReader(name, names);
  const optionsWhere = `${name}: the options`;
  const noInputs = [...tensors, ...kinds.filter(({ input }) => input)].map(() => undefined);
  const usualNumbers = kinds.flatMap((option) => (option.input ? [] : option.numbers));

  return (given) => {
    let where = optionsWhere;
    try {
      /** @type {Arguments['inputs']} */
      const inputs = noInputs.slice();
      const numbers = usualNumbers.slice();
      for (let index = 0; index < tensors.length; index += 1) {
        where = tensors[index];
        inputs[index] = readTensor(native, where, given[index]);
      }
      where = optionsWhere;
      const bag = readBag(given[tensors.length]);
      for (let place = 0; place < options.length; place += 1) {
        const option = options[place];
        where = option.where;
        const value = optionOf(bag, place, option.key);
        if (value === undefined && option.isOptional) continue;
        if (option.readInput) inputs[option.place] = option.readInput(native, where, value);
        else option.readScalar?.(where, value, numbers, option.place);
      }
      where = fieldsWhere;
      const fields = readFields(optionOf(bag, fieldsPlace, 'fields'));
      where = roomsWhere;
      const rooms = readRooms(where, fields, optionOf(bag, roomsPlace, 'out'));
      where = keepWhere;
      const keep = readKeep(where, rooms, optionOf(bag, keepPlace, 'keep'));
      checkUnchanged(name, inputs);
      return { inputs, numbers, fields, rooms, keep };
    } catch (thrown) {
      throw unread(where, thrown);
    }
  };
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
    `${where} is true beside out; either of them alone is wanted.`,
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
    if (input === undefined) continue;
    if (input instanceof Block) input.check(`${name}: a tensor`);
    else if (typedLength(input.data) !== input.count) {
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
 * A call's options in the order of its table, each with what names it in sentences, and with its
 * place among the inputs or among the numbers. Of whatever kind, they are objects of one kind, which
 * V8 finds its way in faster.
 *
 * @param {string} name
 * @param {Call} call
 */
function describeOptions(name, { tensors, options }) {
  let inputs = tensors.length;
  let numbers = 0;
  return Object.entries(options).map(([key, option]) => {
    const place = option.input ? inputs : numbers;
    if (option.input) inputs += 1;
    else numbers += option.numbers.length;
    return {
      key,
      where: `${name}: ${key}`,
      place,
      isOptional: option.isOptional,
      readInput: option.input ? option.read : undefined,
      readScalar: option.input ? undefined : option.read,
    };
  });
}
