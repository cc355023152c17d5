/** Keys and pointers that move along a chart. */

/**
 * @typedef {object} Moves a number that is set by moving along
 * @property {string} name
 * @property {number} min
 * @property {number} max
 * @property {number} step
 */

/** @type {Record<string, number>} */
const jumps = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * @param {KeyboardEvent} event
 * @returns {number | undefined} how many places to go on; undefined where the key moves nothing
 */
export function jumpOf({ key, altKey, ctrlKey, metaKey }) {
  return altKey || ctrlKey || metaKey ? undefined : jumps[key];
}

/**
 * The nearest number that can be set.
 *
 * @param {number} x
 * @param {Moves} moves
 */
export function settable(x, { min, max, step }) {
  const within = Math.max(min, Math.min(max, x));
  const snapped = min + Math.round((within - min) / step) * step;
  return Math.min(max, Number(snapped.toPrecision(12)));
}
