/**
 * A property that an object has, or its class. What someone has put on Object.prototype was not
 * meant for us.
 *
 * @param {object} object
 * @param {string} name
 * @returns {unknown}
 */
export function propertyOf(object, name) {
  const has = Object.hasOwn(object, name) || isInherited(object, name);
  return has ? /** @type {Record<string, unknown>} */ (object)[name] : undefined;
}

/**
 * Whether an object is of a class, which stands above it and below Object.prototype, of whatever
 * realm that is.
 *
 * @param {object} object
 */
export function isOfClass(object) {
  const above = Object.getPrototypeOf(object);
  return above !== null && Object.getPrototypeOf(above) !== null;
}

const asksItself = Object.prototype.hasOwnProperty;

/**
 * Object.hasOwn, which V8 knows in this form: within a loop over an object's names it takes no time.
 *
 * @param {object} object
 * @param {string} name
 * @returns {boolean}
 */
export const hasOwn = (object, name) => asksItself.call(object, name);

const bare = {};

/**
 * A tensor's shape and data, likewise. V8 finds a property by a name that stands in the code some
 * ten times as fast as by one in a variable, and sees that `bare` has none when it compiles.
 *
 * @param {object} tensor
 * @returns {unknown}
 */
export const shapeOf = (tensor) =>
  'shape' in bare ? propertyOf(tensor, 'shape') : /** @type {{ shape?: unknown }} */ (tensor).shape;

/** @param {object} tensor @returns {unknown} */
export const dataOf = (tensor) =>
  'data' in bare ? propertyOf(tensor, 'data') : /** @type {{ data?: unknown }} */ (tensor).data;

/**
 * An element that a list has; undefined for a hole, whatever someone has put on Array.prototype.
 *
 * @param {ArrayLike<unknown>} list
 * @param {number} index
 * @returns {unknown}
 */
export function elementOf(list, index) {
  const isSure = index < few && holesAreEmpty();
  return isSure || Object.hasOwn(list, index) ? list[index] : undefined;
}

/** The lengths of a shape, and the rows of a small matrix, are no more. */
const few = 8;

/** @type {unknown[]} */
const hole = [];

/** Whether nobody has put one of the first few elements on a prototype; V8 sees it when it compiles. */
const holesAreEmpty = () =>
  !(0 in hole || 1 in hole || 2 in hole || 3 in hole) &&
  !(4 in hole || 5 in hole || 6 in hole || 7 in hole);

/**
 * Whether it comes from above, but from before Object.prototype.
 *
 * @param {object} object
 * @param {string} name
 */
function isInherited(object, name) {
  if (!(name in object)) return false;
  let holder = Object.getPrototypeOf(object);
  while (holder !== null && !Object.hasOwn(holder, name)) holder = Object.getPrototypeOf(holder);
  return holder !== null && holder !== Object.prototype;
}
