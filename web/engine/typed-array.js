// The getters of every typed array, from whatever realm, even if a subclass overrides them.
const prototype = Object.getPrototypeOf(Uint8Array.prototype);

/** @param {string | symbol} name */
function intrinsic(name) {
  const { get } = /** @type {PropertyDescriptor} */ (
    Object.getOwnPropertyDescriptor(prototype, name)
  );
  return /** @param {unknown} value */ (value) => get?.call(value);
}

/**
 * @typedef {Int8Array | Uint8Array | Uint8ClampedArray | Int16Array | Uint16Array | Int32Array
 *   | Uint32Array | Float32Array | Float64Array} NumberArray
 */

/**
 * 'Float32Array' and so on; undefined for anything that is no typed array.
 *
 * @type {(value: unknown) => string | undefined}
 */
export const typedArrayName = intrinsic(Symbol.toStringTag);

/**
 * The true length in values; 0 once the buffer is detached.
 *
 * @type {(value: NumberArray) => number}
 */
export const typedLength = intrinsic('length');

/** @type {(value: NumberArray) => ArrayBufferLike} */
const bufferOf = intrinsic('buffer');

/** @type {(value: NumberArray) => number} */
const offsetOf = intrinsic('byteOffset');

/** @type {(value: NumberArray) => number} */
const bytesOf = intrinsic('byteLength');

const { set } = prototype;

/**
 * Writes the values of one array over those of another, even if a subclass overrides `set`.
 *
 * @param {NumberArray} to
 * @param {NumberArray} from
 */
export function copyInto(to, from) {
  // A buffer may be detached by now, which only an array of nothing gets past the checks of length.
  if (typedLength(from) > 0) set.call(to, from);
}

/**
 * Whether what is written to one array shows in the other.
 *
 * @param {NumberArray} one
 * @param {NumberArray} other
 */
export function overlap(one, other) {
  return (
    bufferOf(one) === bufferOf(other) &&
    offsetOf(one) < offsetOf(other) + bytesOf(other) &&
    offsetOf(other) < offsetOf(one) + bytesOf(one)
  );
}

/**
 * Whether the values were transferred away, to a worker for instance.
 *
 * @param {NumberArray} values
 */
export function isDetached(values) {
  try {
    new Uint8Array(bufferOf(values));
    return false;
  } catch {
    return true;
  }
}
