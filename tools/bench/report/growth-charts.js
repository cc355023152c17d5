import { isTimed } from './verdict.js';

/** @import { Plot } from '../growth.js' */
/** @import { Grown } from '../measure/run.js' */
/** @import { Chart } from './plot.js' */
/** @import { Timed } from './verdict.js' */

/** @type {Record<Plot, Omit<Chart, 'series'>>} */
const charts = {
  elements: { title: 'Time per element', x: 'elements', y: 'nanoseconds' },
  matmul: {
    title: 'Time per multiplication and addition, n×n by n×n',
    ...{ x: 'n', y: 'nanoseconds' },
  },
  attention: {
    title: 'Time per pair of query and key, one head of 64 features',
    ...{ x: 'tokens', y: 'nanoseconds' },
  },
};

/**
 * The plots of how our time grows, and of attention's memory, by file name.
 *
 * @param {readonly Grown[]} growth
 * @returns {Record<string, Chart>}
 */
export function growthCharts(growth) {
  const timed = growth.flatMap((point) => {
    const [entry] = point.line.entries;
    return entry && isTimed(entry) ? [{ ...point, entry }] : [];
  });
  const kinds = /** @type {Plot[]} */ (Object.keys(charts));
  /** @type {[string, Chart][]} */
  const times = kinds.map((kind) => [
    kind,
    chart(
      charts[kind],
      timed.filter(({ plot }) => plot === kind),
      ({ entry, per }) => (entry.median * 1e6) / per,
    ),
  ]);
  const memory = chart(
    { title: "The engine's memory after attention", x: 'tokens', y: 'mebibytes' },
    timed.filter(({ bytes }) => bytes !== undefined),
    ({ bytes }) => Number(bytes) / 2 ** 20,
  );
  return Object.fromEntries(
    /** @type {[string, Chart][]} */ ([...times, ['memory', memory]]).filter(
      ([, { series }]) => series.length > 0,
    ),
  );
}

/** @typedef {Grown & { entry: Timed }} Measured */

/** @param {Omit<Chart, 'series'>} about @param {Measured[]} points @param {(point: Measured) => number} value @returns {Chart} */
function chart(about, points, value) {
  const names = [...new Set(points.map(({ series }) => series))];
  const series = names.map((name) => ({
    name,
    points: points
      .filter((point) => point.series === name)
      .map((point) => ({ x: point.size, y: value(point) }))
      .sort((a, b) => a.x - b.x),
  }));
  return { ...about, series };
}
