import { beforeAll, describe, expect, it } from 'vitest';
import { chartsOf } from '../../../web/elements/chart-series.js';
import { Session } from '../../../web/elements/session.js';
import { loadEngine } from '../../../web/engine/index.js';
import { loadMessages } from '../../../web/locales/index.js';
import { layOut } from '../../../web/render/chart.js';
import { spanAt, stopsOf } from '../../../web/render/chart-values.js';
import { hues } from '../../../web/styles/tokens.js';
import { walkthroughs } from '../../../web/walkthroughs/index.js';
import { states } from './states.js';

/** @import { ChartData } from '../../../web/elements/chart-series.js' */

/** @type {any} */
let engine;
beforeAll(async () => {
  engine = await loadEngine({ variant: 'simd' });
});

/**
 * Every chart of a walkthrough in every state that has something to draw.
 * @param {string} id
 * @param {() => Promise<any>} load
 */
async function drawn(id, load) {
  const say = await loadMessages('en', id);
  const walkthrough = await load();
  /** @type {{ where: string, chart: ChartData, series: NonNullable<ChartData['series']> }[]} */
  const found = [];
  for (const { name, changes } of states[id]) {
    const session = new Session(walkthrough, engine);
    session.change(changes);
    for (const step of walkthrough.steps) {
      session.goTo(step.id);
      for (const chart of chartsOf(session, say)) {
        const where = `${step.id}, ${chart.name}, ${name}`;
        if (chart.series && chart.refusal === '')
          found.push({ where, chart, series: chart.series });
      }
    }
  }
  return found;
}

for (const { id, load } of walkthroughs) {
  describe(`the charts of ${id}`, () => {
    it('can be read where an x is marked, unless it lies beyond all points', async () => {
      for (const { where, chart, series } of await drawn(id, load)) {
        const stops = stopsOf(series);
        const { x } = chart;
        if (x === null || !(x >= stops[0] && x <= Number(stops.at(-1)))) continue;
        expect(stops.includes(x) || spanAt(series, x) !== null, where).toBe(true);
      }
    });

    it('name every series and both axes, each series another way', async () => {
      for (const { where, chart, series } of await drawn(id, load)) {
        const names = series.map(({ name }) => name);
        for (const text of [...names, chart.title, chart.xLabel, chart.yLabel])
          expect(text, where).toMatch(/\p{L}/u);
        expect(new Set(names).size, where).toBe(names.length);
      }
    });

    it('take hues that are there', async () => {
      for (const { where, series } of await drawn(id, load))
        for (const { hue } of series) if (hue) expect(hues.light, where).toHaveProperty(hue);
    });

    it('hold points that go on from left to right, and can be drawn', async () => {
      for (const { where, chart, series } of await drawn(id, load)) {
        for (const { points } of series) {
          const xs = points.map(([x]) => x);
          expect(xs, where).toEqual([...xs].sort((a, b) => a - b));
        }
        const layout = layOut({ axes: chart.axes, series, width: 300, height: 180 });
        expect(JSON.stringify(layout), where).not.toMatch(/null|NaN/);
      }
    });

    it('are told apart where they stand in one step', async () => {
      const { steps } = await load();
      for (const { id: step, charts = [] } of steps) {
        const names = charts.map(({ id: name = step }) => name);
        expect(new Set(names).size, step).toBe(names.length);
      }
    });
  });
}
