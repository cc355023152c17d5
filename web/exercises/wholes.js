/** Whole numbers of a file that are made of drawn ones. @import { Whole } from './types.js' */

/** @type {(whole: Whole, wholes: Record<string, number>) => number} */
export const wholeOf = (whole, wholes) =>
  typeof whole === 'number' ? whole : wholes[whole.drawn] * whole.times + whole.plus;

/**
 * The same value with drawn numbers in place of their names, at any depth.
 * @param {any} value of options, which hold nothing else that has `drawn`
 * @param {Record<string, number>} wholes
 * @returns {any}
 */
export function settled(value, wholes) {
  if (Array.isArray(value)) return value.map((one) => settled(one, wholes));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.hasOwn(value, 'drawn')) return wholeOf(value, wholes);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, settled(one, wholes)]));
}
