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
