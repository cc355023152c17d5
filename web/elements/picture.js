import { svgPicture } from '../render/svg.js';
import { hues } from '../styles/tokens.js';
import { chartsOf } from './chart-series.js';
import { isCompact, isShown, marksOf } from './stage.js';

/**
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { Session } from './session.js'
 */

/**
 * What a step shows, matrices, blocks and charts, as a standalone SVG.
 * @param {Session} session
 * @param {Say} say
 * @param {Record<string, Labels>} labels
 * @param {number} domain of the colour scale
 * @returns {string}
 */
export function pictureOf(session, say, labels, domain) {
  const { walkthrough, step } = session;
  const marks = marksOf(session, null);
  const compact = isCompact(session);
  const stage = session.stage(step).flat();
  const blocks = stage
    .filter((name) => name.startsWith('block:'))
    .map((item) => {
      const name = item.slice('block:'.length);
      const own = marks(name);
      const { shape } = session.tape.tensor(name);
      return { shape, axes: labels[name]?.axes ?? [], marks: own, hue: onPaper(own.groupHue) };
    });
  const matrices = stage
    .filter((name) => isShown(session, name))
    .map((name) => {
      const { shape, data } = session.tape.tensor(name);
      const { rows = null, columns = null, planes = null } = labels[name] ?? {};
      const own = marks(name);
      return {
        label: name,
        shape,
        data,
        rowLabels: rows,
        columnLabels: columns,
        planeLabels: planes,
        marks: own,
        domain,
        compact,
        hue: onPaper(walkthrough.hues[name]),
        groupHue: onPaper(own.groupHue),
      };
    });
  const charts = chartsOf(session, say).flatMap(({ series, ...chart }) =>
    series?.length ? [{ ...chart, series: series.map(printed) }] : [],
  );
  const title = say(`${walkthrough.id}.steps.${step.id}.title`);
  return svgPicture(matrices, { blocks, charts, title });
}

/** @param {string | undefined} hue */
const onPaper = (hue) => hues.light[/** @type {keyof typeof hues.light} */ (hue)];

/** @type {<T extends { hue?: string, muted?: boolean }>(series: T) => T} */
const printed = (series) => ({ ...series, hue: onPaper(series.hue) });
