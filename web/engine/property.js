/**
 * A property that an object has, or its class. What someone has put on Object.prototype was not
 * meant for us.
 *
 * @param {object} object
 * @param {string} name
 * @returns {unknown}
 */
export function propertyOf(object, name) {
  if (!(name in object)) return undefined;
  if (!Object.hasOwn(object, name) && !isBelowObject(object, name)) return undefined;
  return /** @type {Record<string, unknown>} */ (object)[name];
}

/**
 * An element that a list has; undefined for a hole, whatever someone has put on Array.prototype.
 *
 * @param {ArrayLike<unknown>} list
 * @param {number} index
 * @returns {unknown}
 */
export function elementOf(list, index) {
  return Object.hasOwn(list, index) ? list[index] : undefined;
}

/** Whether it comes from somewhere before Object.prototype. @param {object} object @param {string} name */
function isBelowObject(object, name) {
  /** @type {object | null} */
  let holder = object;
  while (holder !== null && !Object.hasOwn(holder, name)) holder = Object.getPrototypeOf(holder);
  return holder !== null && holder !== Object.prototype;
}
