import { svgPicture } from '../render/svg.js';
import { hues } from '../styles/tokens.js';
import { chartsOf } from './chart-series.js';
import { isCompact, isShown, marksOf } from './stage.js';

/**
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { Session } from './session.js'
 */

/**
 * What a step shows, matrices and charts, as a standalone SVG.
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
  const matrices = session
    .stage(step)
    .flat()
    .filter((name) => isShown(session, name))
    .map((name) => {
      const { shape, data } = session.tape.tensor(name);
      const { rows = null, columns = null, planes = null } = labels[name] ?? {};
      return {
        label: name,
        shape,
        data,
        rowLabels: rows,
        columnLabels: columns,
        planeLabels: planes,
        marks: marks(name),
        domain,
        compact,
        hue: onPaper(walkthrough.hues[name]),
      };
    });
  const charts = chartsOf(session, say).flatMap(({ series, ...chart }) =>
    series?.length ? [{ ...chart, series: series.map(printed) }] : [],
  );
  const title = say(`${walkthrough.id}.steps.${step.id}.title`);
  return svgPicture(matrices, { charts, title });
}

/** @param {string | undefined} hue */
const onPaper = (hue) => hues.light[/** @type {keyof typeof hues.light} */ (hue)];

/** @type {<T extends { hue?: string, muted?: boolean }>(series: T) => T} */
const printed = (series) => ({ ...series, hue: onPaper(series.hue) });
