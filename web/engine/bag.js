import { optionNames } from './calls.js';
import { EngineError } from './error.js';
import { propertyOf } from './property.js';
import { typedArrayName } from './typed-array.js';
import { inWords, quote } from './words.js';

/**
 * An object that may hold options, and which of a call's it has of its own, as bits: to ask it once
 * for its names takes less time than for each name.
 *
 * @typedef {{ options: object, own: number }} Bag
 */

/** @type {Bag} */
const empty = { options: Object.freeze({}), own: 0 };

/**
 * What reads the options of one call, but for their values. It refuses a name that no call takes: a
 * slip of the pen would give a wrong number. One that other calls take may stand there, so that
 * calls can share their options.
 *
 * @param {string} name  of the call
 * @param {readonly string[]} known  what it takes, at most 31 names
 * @returns {(value: unknown) => Bag}
 */
export function createBagReader(name, known) {
  const places = new Map(known.map((key, place) => [key, place]));
  return (value) => {
    if (value === undefined) return empty;
    const options = readObject(name, value);
    let own = 0;
    for (const key of Object.keys(options)) {
      const place = places.get(key);
      if (place !== undefined) own |= 1 << place;
      else if (!optionNames.has(key) && Reflect.get(options, key) !== undefined) {
        throw new EngineError(
          'bad-argument',
          `${name}: ${quote(key)} is no option; names out of ${known.map(quote).join(', ')} are wanted.`,
        );
      }
    }
    return { options, own };
  };
}

/**
 * The value of an option; undefined if it is left out.
 *
 * @param {Bag} bag
 * @param {number} place  among the names that the call takes
 * @param {string} key
 * @returns {unknown}
 */
export function optionOf({ options, own }, place, key) {
  if (own & (1 << place)) return /** @type {Record<string, unknown>} */ (options)[key];
  return key in options ? propertyOf(options, key) : undefined;
}

/**
 * What gives an option by its name; undefined if it is left out.
 *
 * @param {string} name
 * @param {unknown} value
 * @returns {(option: string) => unknown}
 */
export function readOptions(name, value) {
  const options = value === undefined ? empty.options : readObject(name, value);
  return (option) => propertyOf(options, option);
}

/** @param {string} name @param {unknown} value @returns {object} */
function readObject(name, value) {
  const typed = typedArrayName(value);
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && !typed) return value;
  throw new EngineError(
    'bad-argument',
    `${name}: the options are ${typed ? `a ${typed}` : inWords(value)}; an object is wanted.`,
  );
}
