import { createBagReader } from './bag.js';
import { EngineError } from './error.js';
import { elementOf } from './property.js';
import { inWords, quote } from './words.js';

/**
 * Some of a call's fields, in the order of its table.
 *
 * @typedef {object} Selection
 * @property {number} wanted  as bits
 * @property {readonly string[]} names
 * @property {readonly string[]} wheres  name the room for each, as in 'layerNorm: out.mean'
 * @property {readonly number[]} places  in the table
 * @property {(value: unknown) => readonly unknown[]} readRooms  reads an object of room by field
 * @property {(tensors: unknown[]) => Record<string, unknown>} name  gives tensors their names
 */

/**
 * What reads the wanted fields of one call.
 *
 * @param {string} name  of the call
 * @param {readonly string[]} known
 * @returns {(value: unknown) => Selection}
 */
export function createFieldsReader(name, known) {
  const where = `${name}: fields`;
  const wanting = () => `an array of names out of ${known.map(quote).join(', ')} is wanted`;
  const all = 2 ** known.length - 1;
  /** By their bits. @type {(Selection | undefined)[]} */
  const selections = new Array(all + 1).fill(undefined);

  return (value) => {
    const wanted = value === undefined ? all : readBits(where, known, value, wanting);
    selections[wanted] ??= select(name, known, wanted);
    return selections[wanted];
  };
}

/** @param {string} name @param {readonly string[]} known @param {number} wanted @returns {Selection} */
function select(name, known, wanted) {
  const names = known.filter((_, place) => wanted & (1 << place));
  const wheres = names.map((field) => `${name}: out.${field}`);
  const places = names.map((field) => known.indexOf(field));
  return { wanted, names, wheres, places, readRooms: roomsReader(name, names), name: namer(names) };
}

/** @param {string} name @param {readonly string[]} names */
function roomsReader(name, names) {
  const where = `${name}: out`;
  const among = names.map(quote).join(', ');
  return createBagReader(names, new Set(), {
    where,
    whereIn: (key) => `${where}.${key}`,
    noBag: (came) =>
      `${where} is ${came}; an object of Float32Arrays by field is wanted, such as { ${names.at(-1)}: array }.`,
    noName: (key) =>
      `${where} names ${key}, which is not computed; names out of ${among} are wanted.`,
  });
}

/**
 * What makes one object of tensors. All names are its own, whatever someone has put on
 * Object.prototype: it is a copy of one that has them. Most calls are made for one field; an object
 * whose name stands in the code is made several times as fast.
 *
 * @param {readonly string[]} names
 * @returns {Selection['name']}
 */
function namer(names) {
  if (names.length === 1 && names[0] === 'output') return ([output]) => ({ output });
  if (names.length === 1 && names[0] === 'context') return ([context]) => ({ context });
  const blank = Object.fromEntries(names.map((name) => [name, undefined]));
  return (tensors) => {
    /** @type {Record<string, unknown>} */
    const named = { ...blank };
    for (let index = 0; index < names.length; index += 1) named[names[index]] = tensors[index];
    return named;
  };
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
