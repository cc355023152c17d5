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
  return {
    series: chart.series(session.reader).map(({ name, hue, value }) => ({
      name: say(name),
      hue,
      points: Array.from({ length: to - from + 1 }, (_, step) => {
        const x = from + step;
        return /** @type {[number, number]} */ ([
          x,
          measured(() => value(session.variant({ [over]: x }))),
        ]);
      }),
    })),
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
