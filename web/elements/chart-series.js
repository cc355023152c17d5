/**
 * @import { Say } from '../walkthroughs/types.js'
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
  const { over, from, to } = chart;
  const lines = chart.series(session.reader);
  /** @type {[number, number][][]} */
  const points = lines.map(() => []);
  for (let x = from; x <= to; x++) {
    const tape = session.variant({ [over]: x });
    for (const [at, { value }] of lines.entries())
      points[at].push([x, measured(() => value(tape))]);
  }
  return {
    series: lines.map(({ name, hue }, at) => ({ name: say(name), hue, points: points[at] })),
    x: session.inputs[over],
    xLabel: say(`${session.walkthrough.id}.inputs.${over}`),
    yLabel: say(chart.y),
  };
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
