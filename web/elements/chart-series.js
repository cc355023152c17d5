import { EngineError } from '../engine/index.js';
import { refusals } from './refusals.js';

/**
 * @import { Axes } from '../render/chart-axis.js'
 * @import { Series } from '../render/chart-values.js'
 * @import { Chart, Drawing, Say } from '../walkthroughs/types.js'
 * @import { Moves } from './chart-moves.js'
 * @import { Session } from './session.js'
 *
 * @typedef {object} ChartData a chart in the reader's words
 * @property {string} name
 * @property {string} title
 * @property {string} xLabel
 * @property {string} yLabel
 * @property {Axes} axes
 * @property {Series[] | null} series null where they are yet to come
 * @property {number | null} x
 * @property {Moves | null} moves the input that x is, where the chart sets it
 * @property {string} refusal why there is nothing to draw; empty where there is
 */

/**
 * The charts of a step.
 * @param {Session} session
 * @param {Say} say
 * @returns {ChartData[]}
 */
export function chartsOf(session, say) {
  const { id, charts = [] } = session.step;
  const refused = new Set(refusals(session).keys());
  return charts.map((chart) => ({
    name: chart.id ?? id,
    title: say(chart.title),
    xLabel: say(chart.x),
    yLabel: say(chart.y),
    axes: chart,
    moves: movesOf(session, chart),
    ...drawn(session, chart, say, refused),
  }));
}

/** @type {(session: Session, chart: Chart) => Moves | null} */
function movesOf({ walkthrough }, { sets }) {
  if (!sets) return null;
  const { min = 0, max = 100, step = 1 } = walkthrough.specs[sets];
  return { name: sets, min, max, step };
}

/**
 * A chart's series, or why there are none; what is among `refused` was said before.
 * @type {(session: Session, chart: Chart, say: Say, refused: Set<string>) => Pick<ChartData, 'series' | 'x' | 'refusal'>}
 */
function drawn(session, chart, say, refused) {
  try {
    const drawing = session.drawing(chart);
    const series = drawing ? spoken(drawing, say) : null;
    return { series, x: drawing?.x ?? null, refusal: '' };
  } catch (failure) {
    if (!(failure instanceof EngineError)) throw failure;
    const { message } = failure;
    const refusal = refused.has(message)
      ? say('matrix.refused-too')
      : say('matrix.kernel-error', { message });
    refused.add(message);
    return { series: [], x: null, refusal };
  }
}

/** @type {WeakMap<Drawing, { say: Say, series: Series[] }>} */
const known = new WeakMap();

/**
 * A drawing's series with their names; the same ones each time, so that nothing is drawn again.
 * @type {(drawing: Drawing, say: Say) => Series[]}
 */
function spoken(drawing, say) {
  let found = known.get(drawing);
  if (found?.say !== say) {
    const series = drawing.series.map(({ name, params, ...one }) => ({
      ...one,
      name: say(name, params),
    }));
    found = { say, series };
    known.set(drawing, found);
  }
  return found.series;
}
