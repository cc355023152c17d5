/** The drawing within a chart, as SVG templates. */
import { nothing, svg } from 'lit';
import { spanAt, valuesAt } from '../render/chart-values.js';

/**
 * @import { Layout, Shapes } from '../render/chart.js'
 * @import { Series } from '../render/chart-values.js'
 */

export const MARGIN = { top: 28, right: 16, bottom: 44, left: 56 };
export const PLOT_HEIGHT = 156;

/** @param {Series} series */
export const classOf = ({ muted = false }) => (muted ? 'series muted' : 'series');

/** Dashed bars are hollow, to be told from others without hues. @param {string} dash */
const barClass = (dash) => (dash ? 'bar hollow' : 'bar');

/**
 * The piece that stands for a series in the legend.
 *
 * @param {Series} series
 * @param {string} dash
 */
export function sample({ kind = 'line' }, dash) {
  if (kind === 'band') return svg`<rect class="band" x="1" y="0" width="26" height="10"></rect>`;
  if (kind === 'bars')
    return svg`<rect class=${barClass(dash)} stroke-dasharray=${dash || nothing} x="8" y="1" width="12" height="9"></rect>`;
  return svg`
    ${kind === 'points' ? nothing : svg`<line class="line" stroke-dasharray=${dash || nothing} x1="0" x2="28" y1="5" y2="5"></line>`}
    ${kind === 'line' ? nothing : svg`<circle class="dot" cx="14" cy="5" r="3"></circle>`}
  `;
}

/**
 * All series within the plot; what lies outside a given domain is cut off.
 *
 * @param {Layout} layout
 * @param {readonly Series[]} series
 * @param {number} width
 */
export function plot({ shapes, order }, series, width) {
  return framed(
    width,
    order.map(
      (
        position,
      ) => svg`<g class=${classOf(series[position])} data-hue=${series[position].hue ?? nothing}>
        ${drawn(shapes[position])}
      </g>`,
    ),
  );
}

/** What leaves a plot by more than a line's width is cut off. @type {(width: number, content: unknown) => unknown} */
const framed = (width, content) => svg`<svg
    x="-5" y="-5" width=${width + 10} height=${PLOT_HEIGHT + 10}
    viewBox=${`-5 -5 ${width + 10} ${PLOT_HEIGHT + 10}`}>${content}</svg>`;

/** @param {Shapes} shapes */
function drawn({ dash, line, area, dots, bars }) {
  return svg`
    ${area ? svg`<path class="band" d=${area}></path>` : nothing}
    ${bars.map(({ x, y, width, height }) => svg`<rect class=${barClass(dash)} stroke-dasharray=${dash || nothing} x=${x} y=${y} width=${width} height=${height}></rect>`)}
    ${line ? svg`<path class="line" stroke-dasharray=${dash || nothing} d=${line}></path>` : nothing}
    ${dots.map(([x, y]) => svg`<circle class=${dots.length > 1 ? 'dot' : 'dot lone'} cx=${x} cy=${y} r=${dots.length > 1 ? 2.5 : 5}></circle>`)}
  `;
}

/**
 * @param {Layout} layout
 * @param {number} width
 * @param {string} xLabel
 * @param {string} yLabel
 */
export function rulers({ xTicks, yTicks }, width, xLabel, yLabel) {
  return svg`
    ${yTicks.map(
      ({ position, text }) => svg`
        <line class="rule" x1="0" x2=${width} y1=${position} y2=${position}></line>
        <text x="-8" y=${position} dy="0.32em" text-anchor="end">${text}</text>`,
    )}
    ${xTicks.map(
      ({ position, text }) => svg`
        <line class="rule" x1=${position} x2=${position} y1=${PLOT_HEIGHT} y2=${PLOT_HEIGHT + 4}></line>
        <text x=${position} y=${PLOT_HEIGHT + 18} text-anchor="middle">${text}</text>`,
    )}
    <text class="axis-name" x=${width} y=${PLOT_HEIGHT + 36} text-anchor="end">${xLabel}</text>
    <text class="axis-name" x=${-MARGIN.left} y="-14">${yLabel}</text>
  `;
}

/**
 * The line that is read along or the bar that is read, its x, and a ring on each value.
 *
 * @param {Layout} layout
 * @param {readonly Series[]} series
 * @param {number} x
 * @param {string} text x in words
 * @param {number} width
 */
export function hair({ xAt, yAt }, series, x, text, width) {
  const at = xAt(x);
  const half = text.length * 4.5 + 6;
  const middle = Math.max(half - MARGIN.left, Math.min(width + MARGIN.right - half, at));
  const rings = valuesAt(series, x).flatMap(({ values }, position) =>
    (series[position].kind === 'bars' ? [] : values.filter(Number.isFinite)).map(
      (y) => svg`<g class=${classOf(series[position])} data-hue=${series[position].hue ?? nothing}>
        <circle class="at" cx=${at} cy=${yAt(y)} r="4"></circle>
      </g>`,
    ),
  );
  const span = spanAt(series, x)?.map(xAt);
  return svg`
    ${
      span
        ? svg`<rect class="span" x=${span[0]} y="0" width=${span[1] - span[0]} height=${PLOT_HEIGHT}></rect>`
        : svg`<line class="hair" x1=${at} x2=${at} y1="0" y2=${PLOT_HEIGHT}></line>`
    }
    ${framed(width, rings)}
    <rect class="tag" x=${middle - half} y=${PLOT_HEIGHT + 5} width=${2 * half} height="17"></rect>
    <text class="hair-name" x=${middle} y=${PLOT_HEIGHT + 18} text-anchor="middle">${text}</text>
  `;
}
