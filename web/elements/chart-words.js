/** What a chart says, in the words that it is given. */
import { spanAt, valuesAt } from '../render/chart-values.js';
import { brief, plain } from '../render/digits.js';

/**
 * @import { Series } from '../render/chart-values.js'
 *
 * @typedef {(low: string, high: string) => string} Range says from where to where
 */

/** An x as it is said: without decimals that say nothing. @param {number} x */
export const plainX = (x) => plain(x, { decimals: Number.isInteger(x) ? 0 : 3 });

/**
 * Values of a point: a number, a count, from a low one to a high one; empty where there is none.
 *
 * @param {Series} series
 * @param {readonly number[]} values
 * @param {Range} range
 */
export function valueText({ kind }, [value, high], range) {
  if (value === undefined) return '';
  if (kind === 'bars') return plain(value, { decimals: Number.isInteger(value) ? 0 : 3 });
  return high === undefined ? plain(value) : range(plain(value), plain(high));
}

/**
 * An x, or where the bar at it begins and ends; a bar of 1 around a whole number stands for that.
 *
 * @param {readonly Series[]} series
 * @param {number} x
 * @param {Range} range
 */
export function xText(series, x, range) {
  const span = spanAt(series, x);
  if (!span) return plainX(x);
  const middle = (span[0] + span[1]) / 2;
  if (span[1] - span[0] === 1 && Number.isInteger(middle)) return plainX(middle);
  const [from, to] = span.map((edge) => brief(Number(edge.toPrecision(6))));
  return range(from, to);
}

/**
 * @param {readonly Series[]} series
 * @param {number} x
 * @param {Range} range
 * @returns {{ name: string, text: string }[]} of each series, empty where it has none
 */
export function spokenAt(series, x, range) {
  return valuesAt(series, x).map(({ name, values }, position) => ({
    name,
    text: valueText(series[position], values, range),
  }));
}
