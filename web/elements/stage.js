import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { indexOf } from '../tape/tensor.js';
import { matrixOf } from './matrix-of.js';
import { isCompact, isScaled } from './on-stage.js';
import { refusals } from './refusals.js';
import { readField, snippetOf } from './snippet-lines.js';
import { chartWords, matrixWords } from './strings.js';
import './block.js';
import './chart.js';
import './snippet.js';
import './words-strip.js';

/**
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { Session } from './session.js'
 * @import { Marks } from './matrix-marks.js'
 * @import { ChartData } from './chart-series.js'
 *
 * @typedef {object} Stage
 * @property {Session} session
 * @property {Say} say
 * @property {Record<string, Labels>} labels
 * @property {boolean} locked
 * @property {number} domain of the colour scale
 * @property {(name: string) => Marks} marks
 * @property {{ name: string, text: string } | undefined} error of a paste or a file
 * @property {boolean} dragging whether a file is dragged over the page
 * @property {ChartData[]} charts
 * @property {(name: string) => { has: (flat: number) => boolean } | null} [covered] cells that keep their
 *   numbers to themselves
 */

/** @param {Stage} stage */
export function stageTemplate(stage) {
  const { session, charts } = stage;
  return html`<div class="flow">
      ${session
        .stage(session.step)
        .map(
          (column) => html`<div class="column">${column.map((name) => shown(stage, name))}</div>`,
        )}
    </div>
    ${
      charts.length > 0
        ? keyed(
            session.step,
            html`<div class="charts">${charts.map((chart) => chartTemplate(stage, chart))}</div>`,
          )
        : nothing
    }`;
}

/** @type {(stage: Stage, chart: ChartData) => unknown} */
function chartTemplate({ say, locked }, chart) {
  const { name, title, series, x, moves, xLabel, yLabel, axes, refusal } = chart;
  return html`<nl-chart
    data-chart=${name}
    .label=${title}
    .series=${series}
    .x=${x}
    .moves=${locked ? null : moves}
    .xLabel=${xLabel}
    .yLabel=${yLabel}
    .axes=${axes}
    .refusal=${refusal}
    .strings=${chartWords(say)}
  ></nl-chart>`;
}

/** @type {(stage: Stage, name: string) => unknown} */
function shown(stage, name) {
  const { session, say } = stage;
  // What a program prints may be what is covered.
  if (name.startsWith('snippet:') && stage.covered) return nothing;
  if (name.startsWith('snippet:')) return snippet(stage, name.slice('snippet:'.length));
  if (name.startsWith('block:')) return block(stage, name.slice('block:'.length));
  if (name.startsWith('words:')) {
    const input = name.slice('words:'.length);
    const { walkthrough, inputs, tape } = session;
    return html`<nl-words-strip
      .label=${say(`${walkthrough.id}.inputs.${input}`)}
      .sentences=${walkthrough.words(inputs, tape, input)}
      .say=${say}
    ></nl-words-strip>`;
  }
  const refusal = session.tape.refusal(name);
  return refusal ? refused(stage, name, refusal.message) : matrix(stage, name);
}

/**
 * In place of a tensor: why it cannot be computed, said once on a stage.
 * @type {(stage: Stage, name: string, message: string) => unknown}
 */
function refused({ session, say }, name, message) {
  const isFirst = refusals(session).get(message) === name;
  return html`<div class="refused" data-tensor-error=${name} role="alert">
    <strong>${name}</strong>
    <p>${isFirst ? say('matrix.kernel-error', { message }) : say('matrix.refused-too')}</p>
  </div>`;
}

/** @type {(stage: Stage, name: string) => unknown} */
function snippet({ session, say, locked }, name) {
  const { id, specs } = session.walkthrough;
  return html`<nl-snippet
    .label=${say(`${id}.snippets.${name}`)}
    .lines=${snippetOf(session, name, say)}
    .locked=${locked}
    .read=${(/** @type {string} */ input, /** @type {string} */ text) => readField(specs[input], text, say)}
    .say=${say}
  ></nl-snippet>`;
}

/** @type {(stage: Stage, name: string) => unknown} */
const block = ({ session, labels, marks }, name) => html`<nl-block
    .name=${name}
    .shape=${session.tape.tensor(name).shape}
    .marks=${marks(name)}
    .axes=${labels[name]?.axes ?? []}
  ></nl-block>`;

/** @type {(stage: Stage, name: string) => unknown} */
function matrix({ session, say, labels, locked, domain, marks, error, dragging, covered }, name) {
  const scaled = session
    .stage(session.step)
    .flat()
    .find((other) => isScaled(session, other));
  const tensor = session.tape.tensor(name);
  const editable = (/** @type {number} */ flat) =>
    session.editable(name, indexOf(tensor.shape, flat));
  return matrixOf({
    ...{ name, tensor, labels: labels[name], domain, dragging },
    legend: name === scaled,
    marks: marks(name),
    covered: covered?.(name),
    editable: !locked && tensor.data.length > 0 && editable(0) && editable,
    hue: session.walkthrough.hues[name],
    error: error?.name === name ? error.text : '',
    fixed: locked ? say('matrix.locked') : say('matrix.computed', { name }),
    strings: matrixWords(say),
    compact: isCompact(session),
    muted: !session.isAbout(name),
  });
}
