import { blank, createBagReader, noOptions } from './bag.js';
import { askedNames, optionNames } from './calls.js';
import { EngineError } from './error.js';
import { createFieldsReader } from './fields.js';
import { unread } from './guarded.js';
import { readFlag } from './options.js';
import { readRooms } from './room.js';
import { checkSurplus } from './surplus.js';
import { checkCells, readTensor } from './tensor.js';
import { quote } from './words.js';

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
 * @property {number} wanted  fields, as bits
 * @property {Selection} fields  the same
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
  const taken = [...call.tensors, 'the options'];
  const kinds = Object.values(call.options);
  const options = describeOptions(name, call);
  const names = [...Object.keys(call.options), ...askedNames];
  const [fieldsPlace, roomsPlace, keepPlace] = askedNames.map((key) => names.indexOf(key));
  const [fieldsWhere, roomsWhere, keepWhere] = askedNames.map((key) => `${name}: ${key}`);
  const optionsWhere = `${name}: the options`;
  const among = names.map(quote).join(', ');
  const readFields = createFieldsReader(name, call.fields);
  const readBag = createBagReader(names, optionNames, {
    where: optionsWhere,
    whereIn: (key) => `${name}: ${key}`,
    noBag: noOptions(name),
    noName: (key) => `${name}: ${key} is no option; names out of ${among} are wanted.`,
  });
  const inputWheres = [
    ...tensors,
    ...options.flatMap(({ where, readInput }) => (readInput ? [where] : [])),
  ];
  const noInputs = blank(inputWheres);
  const usualNumbers = asDoubles(kinds.flatMap((option) => (option.input ? [] : option.numbers)));

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
      if (given.length > taken.length) checkSurplus(name, given, taken);
      const values = readBag(given[tensors.length]);
      for (let place = 0; place < options.length; place += 1) {
        const option = options[place];
        where = option.where;
        const value = values[place];
        if (value === undefined && option.isOptional) continue;
        if (option.readInput) inputs[option.place] = option.readInput(native, where, value);
        else option.readScalar?.(where, value, numbers, option.place);
      }
      where = fieldsWhere;
      const fields = readFields(values[fieldsPlace]);
      where = roomsWhere;
      const rooms = readRooms(fields, values[roomsPlace]);
      where = keepWhere;
      const keep = readKeep(where, rooms, values[keepPlace]);
      for (let place = 0; place < inputs.length; place += 1) {
        const input = inputs[place];
        if (input !== undefined) checkCells(inputWheres[place], input);
      }
      return { inputs, numbers, wanted: fields.wanted, fields, rooms, keep };
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
 * Numbers that V8 keeps as doubles from the start: whole ones it would turn into doubles in each
 * call, which takes as long as a small kernel.
 *
 * @param {number[]} numbers
 */
function asDoubles(numbers) {
  const doubles = numbers.map(() => NaN);
  for (const [place, number] of numbers.entries()) doubles[place] = number;
  return doubles;
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
