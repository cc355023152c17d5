import { svgPicture } from '../render/svg.js';
import { hues } from '../styles/tokens.js';
import { chartsOf } from './chart-series.js';
import { isCompact, isScaled, isShown, marksOf } from './on-stage.js';
import { refusals } from './refusals.js';
import { snippetOf } from './snippet-lines.js';

/**
 * @import { Item } from '../render/svg.js'
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { Marks } from './matrix-marks.js'
 * @import { Session } from './session.js'
 *
 * @typedef {object} Shown what a picture is made of
 * @property {Session} session
 * @property {Say} say
 * @property {Record<string, Labels>} labels
 * @property {number} domain of the colour scale
 */

/**
 * What a step shows as a standalone SVG.
 * @param {Session} session
 * @param {Say} say
 * @param {Record<string, Labels>} labels
 * @param {number} domain of the colour scale
 * @param {{ width?: number, id?: string, fluid?: boolean }} [options] as of `svgPicture`
 * @returns {string}
 */
export function pictureOf(session, say, labels, domain, options = {}) {
  const { walkthrough, step } = session;
  const shown = { session, say, labels, domain };
  const marks = marksOf(session, null);
  const columns = session
    .stage(step)
    .map((column) => column.flatMap((name) => itemOf(shown, marks, name)));
  const charts = chartsOf(session, say).flatMap(({ series, ...chart }) =>
    series?.length ? [{ ...chart, series: series.map(printed) }] : [],
  );
  const names = session
    .stage(step)
    .flat()
    .filter((name) => session.tape.has(name));
  return svgPicture(columns, {
    charts,
    title: say(`${walkthrough.id}.steps.${step.id}.title`),
    description: say('picture.shows', {
      names: [...names, ...charts.map(({ title }) => title)].join(', '),
    }),
    ...options,
  });
}

/** @type {(shown: Shown, marks: (name: string) => Marks, name: string) => Item | []} */
function itemOf(shown, marks, name) {
  const [, kind, of] = /^(\w+):(.*)$/.exec(name) ?? [];
  if (kind === 'block') return blockItem(shown, marks(of), of);
  if (kind === 'snippet') return snippetItem(shown, of);
  if (kind === 'words') return wordsItem(shown, of);
  if (isShown(shown.session, name)) return matrixItem(shown, marks(name), name);
  return refusalItem(shown, name);
}

/** @type {(shown: Shown, marks: Marks, name: string) => Item} */
function blockItem({ session, labels }, marks, name) {
  const { shape } = session.tape.tensor(name);
  const axes = labels[name]?.axes ?? [];
  return { block: { shape, axes, marks, hue: onPaper(marks.groupHue) } };
}

/** @type {(shown: Shown, marks: Marks, name: string) => Item} */
function matrixItem({ session, labels, domain }, marks, name) {
  const { shape, data } = session.tape.tensor(name);
  const { rows = null, columns = null, planes = null } = labels[name] ?? {};
  const stage = session.stage(session.step).flat();
  return {
    matrix: {
      label: name,
      shape,
      data,
      rowLabels: rows,
      columnLabels: columns,
      planeLabels: planes,
      marks,
      domain,
      legend: name === stage.find((other) => isScaled(session, other)),
      compact: isCompact(session),
      hue: onPaper(session.walkthrough.hues[name]),
      groupHue: onPaper(marks.groupHue),
    },
  };
}

/** @type {(shown: Shown, name: string) => Item} */
function snippetItem({ session, say }, name) {
  const lines = snippetOf(session, name, say).map(({ code, ...line }) => ({
    ...line,
    code: code.map((part) =>
      typeof part === 'string' ? { text: part, isInput: false } : { ...part, isInput: true },
    ),
  }));
  return { snippet: { label: say(`${session.walkthrough.id}.snippets.${name}`), lines } };
}

/** @type {(shown: Shown, name: string) => Item} */
function wordsItem({ session, say }, name) {
  const { walkthrough, inputs, tape } = session;
  const lines = /** @type {const} */ ({ generator: 'drawn', edited: 'edited' });
  const sentences = walkthrough.words(inputs, tape, name).map((sentence) =>
    sentence.map(({ word, from, seed }) => ({
      word,
      note: say(`words.from.${from}`, { seed: String(seed) }),
      line: from in lines ? lines[/** @type {keyof typeof lines} */ (from)] : 'given',
    })),
  );
  return {
    words: {
      label: say(`${walkthrough.id}.inputs.${name}`),
      sentences: /** @type {any} */ (sentences),
    },
  };
}

/** Said once on a stage, as on the page. @type {(shown: Shown, name: string) => Item | []} */
function refusalItem({ session, say }, name) {
  const message = session.tape.has(name) ? session.tape.refusal(name)?.message : undefined;
  if (message === undefined) return [];
  const isFirst = refusals(session).get(message) === name;
  const text = isFirst ? say('matrix.kernel-error', { message }) : say('matrix.refused-too');
  return { refusal: { label: name, text } };
}

/** @param {string | undefined} hue */
const onPaper = (hue) => hues.light[/** @type {keyof typeof hues.light} */ (hue)];

/** @type {<T extends { hue?: string, muted?: boolean }>(series: T) => T} */
const printed = (series) => ({ ...series, hue: onPaper(series.hue) });
