import { written } from '../written.js';
import { columnOf } from './charts.js';
import { lastOf } from './program.js';

/** @import { Reader } from '../types.js' */

/** From the least to the largest. @param {number[]} values */
const spanOf = (values) => Math.max(...values) - Math.min(...values);

/**
 * What an outlier does to the others of its column: how much of the range, in percent, and how many
 * standard deviations they span, before and then.
 * @param {Reader} reader
 */
export function crowded({ inputs, at, tensor }) {
  const { min, max, outlier: times, table } = inputs;
  const [row, column] = lastOf(inputs);
  /** @param {string} name */
  const others = (name) => spanOf(columnOf(tensor(name), column).slice(0, -1));
  /** @param {string} prefix */
  const share = (prefix) => (100 * others(`${prefix}min_max_scale.output`)) / Math.abs(max - min);
  /** @param {string} prefix */
  const deviations = (prefix) => others(`${prefix}standardize.output`);
  const spans = {
    share: share(''),
    shareThen: share('outlier.'),
    deviations: deviations(''),
    deviationsThen: deviations('outlier.'),
  };
  const [own, outlier] = ['table', 'outlier'].map((name) => at(name, [row, column]));
  return { times: written(times), own, outlier, ...spans, state: state() };

  function state() {
    if (table.length === 1) return 'alone';
    if (min === max) return 'narrow';
    if (![outlier, ...Object.values(spans)].every(Number.isFinite)) return 'gone';
    if (others('table') === 0) return table.length === 2 ? 'pair' : 'flat';
    if (own === outlier) return own === 0 ? 'zero' : 'still';
    const isCrowded = spans.shareThen < spans.share && spans.deviationsThen < spans.deviations;
    return isCrowded ? 'crowded' : 'inside';
  }
}
