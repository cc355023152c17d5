/** One axis of a chart: from values to pixels and back, and its ticks. */
import { scaleLinear, scaleLog } from 'd3-scale';
import { brief, plain } from './digits.js';

/**
 * @typedef {{ position: number, text: string }} Tick position in pixels
 *
 * @typedef {object} Axes
 * @property {readonly [number, number]} [xDomain] default: from the points
 * @property {readonly [number, number]} [yDomain] default: from the points, rounded
 * @property {'linear' | 'log'} [xScale] log for sizes that double; what isn't positive has no place
 * @property {'linear' | 'log'} [yScale]
 */

/** Beyond these an axis is written with powers of ten. */
const PLAIN = { least: 1e-4, most: 1e6 };

/** To a hundredth, which nobody sees. @param {number} position */
export const pixels = (position) => Number(position.toFixed(2));

export class Axis {
  #isLog;
  #isWhole;
  #scale;

  /**
   * @param {readonly number[]} values of all points
   * @param {[number, number]} range where it begins and ends, in pixels
   * @param {readonly [number, number]} [domain]
   * @param {'linear' | 'log'} [kind]
   */
  constructor(values, range, domain, kind = 'linear') {
    this.#isLog = kind === 'log';
    const shown = values.filter((value) => Number.isFinite(value) && (value > 0 || !this.#isLog));
    this.#isWhole = shown.every(Number.isInteger);
    const scale = this.#isLog ? scaleLog : scaleLinear;
    this.#scale = scale(domain ?? extentOf(shown, this.#isLog), range);
  }

  /** @type {(value: number) => number} */
  at = (value) => (this.#isLog && !(value > 0) ? Number.NaN : this.#scale(value));

  /** @param {number} position */
  of(position) {
    return this.#scale.invert(position);
  }

  /** Begins and ends at a tick. @param {number} count of ticks, about */
  round(count) {
    this.#scale.nice(count);
  }

  /**
   * How many ticks, so that there is none between two whole numbers.
   * @param {number} most
   */
  wholeSteps(most) {
    if (!this.#isWhole || this.#isLog) return most;
    const [low, high] = this.#scale.domain();
    return Math.max(1, Math.min(most, Math.floor(high - low)));
  }

  /**
   * @param {number} count about how many
   * @returns {Tick[]}
   */
  ticks(count) {
    if (this.#isLog)
      return this.#marks(count).map((value) => this.#tick(value, powerOrPlain(value)));
    const values = this.#scale.ticks(count);
    const size = Math.max(...values.map(Math.abs));
    const isPlain = size === 0 || (size >= PLAIN.least && size < PLAIN.most);
    const format = isPlain ? this.#scale.tickFormat(count, 'f') : plain;
    return values.map((value) => this.#tick(value, value === 0 && !isPlain ? '0' : format(value)));
  }

  /** @type {(value: number, text: string) => Tick} */
  #tick(value, text) {
    return { position: pixels(this.#scale(value)), text };
  }

  /**
   * Round numbers of a logarithmic axis: 1, 2, 5, 10 where there is room, else powers of ten.
   * @param {number} count at most one more
   */
  #marks(count) {
    const [low, high] = this.#scale.domain();
    const first = Math.floor(Math.log10(low) + 1e-9);
    const decades = Math.ceil(Math.log10(high) - 1e-9) - first;
    for (const mantissas of [[1, 2, 5], [1, 3], [1]]) {
      const marks = within(powers(first, decades, 1, mantissas), low, high);
      if (marks.length <= count + 1) return marks;
    }
    return within(powers(first, decades, Math.ceil(decades / count), [1]), low, high);
  }
}

/**
 * @param {number} first exponent
 * @param {number} decades
 * @param {number} step from one exponent to the next
 * @param {number[]} mantissas
 */
function powers(first, decades, step, mantissas) {
  const values = [];
  for (let power = first; power <= first + decades; power += step)
    values.push(...mantissas.map((mantissa) => Number(`${mantissa}e${power}`)));
  return values;
}

/** @type {(values: number[], low: number, high: number) => number[]} */
const within = (values, low, high) =>
  values.filter((value) => value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9));

/** @param {number} value */
const powerOrPlain = (value) => brief(value).replace(/^1\.0\u00d7/, '');

/**
 * @param {readonly number[]} values finite
 * @param {boolean} isLog
 * @returns {[number, number]} from the least to the greatest, never of no length
 */
function extentOf(values, isLog) {
  if (values.length === 0) return isLog ? [1, 10] : [0, 1];
  const low = values.reduce((a, b) => Math.min(a, b));
  const high = values.reduce((a, b) => Math.max(a, b));
  const room = isLog ? low / 10 : Math.max(Math.abs(low) * 0.1, 1e-6);
  return low === high ? [low - room, high + room] : [low, high];
}
