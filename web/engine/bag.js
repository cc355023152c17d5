import { EngineError } from './error.js';
import { guarded, unread } from './guarded.js';
import { hasOwn, isOfClass, propertyOf } from './property.js';
import { typedArrayName } from './typed-array.js';
import { classInWords, inWords, quote } from './words.js';

/**
 * How sentences speak of an object of values by name.
 *
 * @typedef {object} BagWords
 * @property {string} where  names it
 * @property {(key: string) => string} whereIn  names one of its values
 * @property {(came: string) => string} noBag  says what is wanted in place of what came
 * @property {(key: string) => string} noName  likewise, in place of a name
 */

/**
 * What reads such objects: a list of the values in the order of the names, undefined where one is
 * left out. It refuses a name that is not known: a slip of the pen would give a wrong number.
 *
 * @param {readonly string[]} known
 * @param {ReadonlySet<string>} others  names that may stand there too, and are not read
 * @param {BagWords} words
 * @returns {(value: unknown) => readonly unknown[]}
 */
export function createBagReader(known, others, { where, whereIn, noBag, noName }) {
  const places = new Map(known.map((key, place) => [key, place]));
  const none = blank(known);
  return (value) => {
    if (value === undefined) return none;
    const bag = readObject(value, noBag);
    const values = none.slice();
    let reading = '';
    try {
      let mayInherit = bag.constructor !== Object;
      // V8 goes this way several times as fast as over the keys in a list.
      for (const key in bag) {
        if (!hasOwn(bag, key)) {
          mayInherit = true;
          continue;
        }
        const place = places.get(key);
        if (place === undefined && others.has(key)) continue;
        reading = key;
        const value = bag[key];
        if (place !== undefined) values[place] = value;
        else if (value !== undefined) throw new EngineError('bad-argument', noName(quote(key)));
      }
      reading = '';
      if (mayInherit) {
        checkHolds(bag, [...known, ...others], noBag);
        readInherited(bag, known, values, whereIn);
      }
    } catch (thrown) {
      throw unread(reading === '' ? where : whereIn(reading), thrown);
    }
    return values;
  };
}

/**
 * A list of undefined, one for each name. It was one of strings, as V8 takes one that begins with
 * undefined for one of doubles, and makes another at the first object.
 *
 * @param {readonly string[]} names
 */
export function blank(names) {
  /** @type {any[]} */
  const list = [...names];
  for (let place = 0; place < list.length; place += 1) list[place] = undefined;
  return list;
}

/**
 * What gives an option by its name; undefined if it is left out.
 *
 * @param {string} name  of the call
 * @param {readonly string[]} known
 * @param {unknown} value
 * @returns {(option: string) => unknown}
 */
export function readOptions(name, known, value) {
  if (value === undefined) return () => undefined;
  const noBag = noOptions(name);
  const options = readObject(value, noBag);
  checkHolds(options, known, noBag);
  return (option) => propertyOf(options, option);
}

/** @param {string} name @returns {(came: string) => string} */
export const noOptions = (name) => (came) =>
  `${name}: the options are ${came}; an object is wanted.`;

/** @param {unknown} value @param {(came: string) => string} noBag @returns {Record<string, unknown>} */
function readObject(value, noBag) {
  const isTyped = typedArrayName(value) !== undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isTyped) {
    throw new EngineError('bad-argument', noBag(inWords(value)));
  }
  return /** @type {Record<string, unknown>} */ (value);
}

/**
 * Refuses an object of a class that has none of the names, such as a Map: it holds what it has in
 * another way, and would be as good as empty.
 *
 * @param {object} bag
 * @param {readonly string[]} names
 * @param {BagWords['noBag']} noBag
 */
function checkHolds(bag, names, noBag) {
  if (!isOfClass(bag) || names.some((name) => name in bag)) return;
  throw new EngineError('bad-argument', noBag(classInWords(bag)));
}

/**
 * Reads what an object does not list, but has or inherits.
 *
 * @param {object} bag
 * @param {readonly string[]} known
 * @param {unknown[]} values
 * @param {BagWords['whereIn']} whereIn
 */
function readInherited(bag, known, values, whereIn) {
  for (const [place, key] of known.entries()) {
    values[place] ??= guarded(whereIn(key), () => propertyOf(bag, key));
  }
}
