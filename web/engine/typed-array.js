// The getters of every typed array, from whatever realm, even if a subclass overrides them.
const prototype = Object.getPrototypeOf(Uint8Array.prototype);

/** @param {string | symbol} name */
const getterOf = (name) =>
  /** @type {() => any} */ (Object.getOwnPropertyDescriptor(prototype, name)?.get);

// One by one, and not by a function that makes them: each is called as fast as its own getter then.
const getName = getterOf(Symbol.toStringTag);
const getLength = getterOf('length');
const getBuffer = getterOf('buffer');
const getOffset = getterOf('byteOffset');
const getBytes = getterOf('byteLength');

/**
 * @typedef {Int8Array | Uint8Array | Uint8ClampedArray | Int16Array | Uint16Array | Int32Array
 *   | Uint32Array | Float32Array | Float64Array} NumberArray
 */

/**
 * 'Float32Array' and so on; undefined for anything that is no typed array.
 *
 * @param {unknown} value
 * @returns {string | undefined}
 */
export const typedArrayName = (value) =>
  ArrayBuffer.isView(value) ? getName.call(value) : undefined;

/**
 * The true length in values; 0 once the buffer is detached.
 *
 * @param {NumberArray} value
 * @returns {number}
 */
export const typedLength = (value) => getLength.call(value);

const { set } = prototype;

/** Up to so many cells a loop takes less time than a call of `set`. */
const few = 32;

/**
 * Copies values from one array to another, even if a subclass overrides `set`.
 *
 * @param {NumberArray} from
 * @param {number} first  of those to copy
 * @param {NumberArray} to
 * @param {number} place  of the first there
 * @param {number} count  which both have
 */
export function copyCells(from, first, to, place, count) {
  if (count <= few) {
    for (let cell = 0; cell < count; cell += 1) to[place + cell] = from[first + cell];
  } else {
    const all = first === 0 && getLength.call(from) === count;
    set.call(to, all ? from : from.subarray(first, first + count), place);
  }
}

/**
 * Copies bytes likewise. V8 makes two loops for two kinds of array, and a slow one for both.
 *
 * @param {NumberArray} from
 * @param {Uint8Array} to
 * @param {number} place
 */
export function copyBytes(from, to, place) {
  set.call(to, from, place);
}

/**
 * Whether what is written to one array shows in the other.
 *
 * @param {NumberArray} one
 * @param {NumberArray} other
 */
export function overlap(one, other) {
  return (
    getBuffer.call(one) === getBuffer.call(other) &&
    getOffset.call(one) < getOffset.call(other) + getBytes.call(other) &&
    getOffset.call(other) < getOffset.call(one) + getBytes.call(one)
  );
}

/**
 * Whether the values were transferred away, to a worker for instance.
 *
 * @param {NumberArray} values
 */
export function isDetached(values) {
  try {
    new Uint8Array(getBuffer.call(values));
    return false;
  } catch {
    return true;
  }
}
