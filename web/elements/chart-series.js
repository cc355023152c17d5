/**
 * @import { Tape } from '../tape/tape.js'
 * @import { Chart, Say } from '../walkthroughs/types.js'
 * @import { Session } from './session.js'
 *
 * @typedef {object} ChartData
 * @property {{ name: string, hue?: string, points: [number, number][] }[]} series
 * @property {number} x
 * @property {string} xLabel
 * @property {string} yLabel
 */

/**
 * The lines of a step's chart: its values over all values of one input.
 * @param {Session} session
 * @param {Say} say
 * @returns {ChartData | undefined}
 */
export function chartOf(session, say) {
  const { chart } = session.step;
  if (!chart) return undefined;
  const { over, lines, y } = chart;
  const points = session.sweep({ ...chart, read: readerOf(chart) });
  return {
    series: lines.map(({ name, hue }, at) => ({
      name: say(name),
      hue,
      points: points.map(({ x, value }) => [x, value[at]]),
    })),
    x: session.inputs[over],
    xLabel: say(`${session.walkthrough.id}.inputs.${over}`),
    yLabel: say(y),
  };
}

/** @type {WeakMap<Chart, (tape: Tape) => number[]>} */
const readers = new WeakMap();

/**
 * The function that reads all lines of a chart off a tape; one for each chart.
 * @param {Chart} chart
 */
function readerOf(chart) {
  const read =
    readers.get(chart) ??
    ((/** @type {Tape} */ tape) => chart.lines.map(({ value }) => measured(() => value(tape))));
  readers.set(chart, read);
  return read;
}

/**
 * A value, or a gap in the line where the kernels refuse.
 * @param {() => number} value
 */
function measured(value) {
  try {
    return value();
  } catch {
    return Number.NaN;
  }
}
