/**
 * Whether two values of an input say the same, as float32 where they are no whole numbers. Parts that
 * are one object are passed over, so that a matrix with one number changed is compared at once.
 * @param {any} one
 * @param {any} other
 * @returns {boolean}
 */
export function isSame(one, other) {
  if (Object.is(one, other)) return true;
  if (typeof one === 'number' && typeof other === 'number') return isSameFloat(one, other);
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

/** @type {(one: number, other: number) => boolean} */
const isSameFloat = (one, other) =>
  !(Number.isInteger(one) && Number.isInteger(other)) &&
  Object.is(Math.fround(one), Math.fround(other));
