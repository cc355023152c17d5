/**
 * `<nl-chart>`: a few series over one axis, to be read by pointer, by keys, or as a table.
 */
import { html, LitElement, nothing, svg } from 'lit';
import { layOut, nearestStop, stopsOf, valuesAt } from '../render/chart.js';
import { plain } from '../render/digits.js';
import { base, controls } from '../styles/base.js';
import { chartStyles } from '../styles/chart.js';

/** @import { Layout, Series } from '../render/chart.js' */
/** @import { Sentence } from './matrix.js' */

/** Keys of the `strings` that the element needs. */
export const chartStrings = /** @type {const} */ ([
  'help',
  'empty',
  'showTable',
  'hideTable',
  'values',
  'marker',
]);

const HEIGHT = 252;
const MARGIN = { top: 28, right: 16, bottom: 44, left: 52 };
const PLOT_HEIGHT = HEIGHT - MARGIN.top - MARGIN.bottom;

/**
 * Shows series of points; see `chartStrings` for the words it needs.
 *
 * @fires nl-point `{name, x}`: the x under the pointer or the keys; null where it was left
 */
export class NlChart extends LitElement {
  static styles = [base, controls, chartStyles];

  static properties = {
    name: {},
    label: {},
    series: { attribute: false },
    x: { attribute: false },
    xLabel: { attribute: false },
    yLabel: { attribute: false },
    xDomain: { attribute: false },
    yDomain: { attribute: false },
    refusal: {},
    strings: { attribute: false },
    _at: { state: true },
    _width: { state: true },
    _isOpen: { state: true },
  };

  #observer = new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.width > 0) this._width = entry.contentRect.width;
  });

  constructor() {
    super();
    /** The chart's key in events. */
    this.name = '';
    this.label = '';
    /** null where they are yet to come. @type {readonly Series[] | null} */
    this.series = [];
    /** The current x, marked. @type {number | null} */
    this.x = null;
    /** What the axes measure, with units. */
    this.xLabel = '';
    this.yLabel = '';
    /** null: from the points. @type {readonly [number, number] | null} */
    this.xDomain = null;
    /** null: from the points, rounded. @type {readonly [number, number] | null} */
    this.yDomain = null;
    /** Why there is nothing to draw. */
    this.refusal = '';
    /** @type {Record<string, Sentence>} */
    this.strings = {};
    /** The x that is read. @type {number | null} */
    this._at = null;
    /** Pixels. */
    this._width = 480;
    this._isOpen = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#observer.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  render() {
    const series = this.series ?? [];
    const stops = stopsOf(series);
    if (stops.length === 0) return this.#renderNothing();
    const shown = this._at ?? this.x;
    const read = shown === null ? null : (stops[nearestStop(stops, shown)] ?? null);
    return html`
      <div class="label" id="label">${this.label}</div>
      ${this.#renderLegend(series, read)} ${this.#renderPlot(series, stops, read)}
      <button class="link" aria-expanded=${this._isOpen} @click=${this.#toggle}>
        ${this.#say(this._isOpen ? 'hideTable' : 'showTable')}
      </button>
      ${this._isOpen ? this.#renderTable(series, stops) : nothing}
      <span id="help" hidden>${this.#say('help')}</span>
    `;
  }

  /** In the place of a plot, as high as one. */
  #renderNothing() {
    const sentence = this.refusal || (this.series ? this.#say('empty') : '');
    return html`<div class="label">${this.label}</div>
      <p class="empty" role=${this.refusal ? 'alert' : nothing}>${sentence}</p>`;
  }

  /**
   * @param {readonly Series[]} series
   * @param {number | null} read
   */
  #renderLegend(series, read) {
    const values = read === null ? [] : valuesAt(series, read);
    return html`
      <ul class="legend">
        ${series.map((one, position) => {
          const y = values[position]?.y ?? null;
          return html`<li class="series" data-hue=${one.hue ?? nothing}>
            <svg viewBox="0 0 28 10" aria-hidden="true">${sample(one, position)}</svg>
            <span dir="auto">${one.name}</span>
            <output aria-live="off">${y === null ? '' : plain(y)}</output>
          </li>`;
        })}
      </ul>
    `;
  }

  /**
   * @param {readonly Series[]} series
   * @param {number[]} stops
   * @param {number | null} read
   */
  #renderPlot(series, stops, read) {
    const width = Math.max(80, this._width - MARGIN.left - MARGIN.right);
    const { xDomain, yDomain } = this;
    const layout = layOut({ series, width, height: PLOT_HEIGHT, xDomain, yDomain });
    const now = read ?? stops[0] ?? 0;
    return html`
      <div
        class="plot"
        role="slider"
        tabindex="0"
        aria-labelledby="label"
        aria-describedby="help"
        aria-valuemin=${stops[0] ?? 0}
        aria-valuemax=${stops.at(-1) ?? 0}
        aria-valuenow=${now}
        aria-valuetext=${this.#say('values', { x: plainX(now), list: spokenAt(series, now) })}
        @keydown=${this.#onKeydown}
        @blur=${() => this.#read(null)}
        @pointermove=${(/** @type {PointerEvent} */ event) => this.#onPointer(event, layout, stops)}
        @pointerdown=${(/** @type {PointerEvent} */ event) => this.#onPointer(event, layout, stops)}
        @pointerleave=${() => this.#read(null)}
      >
        <svg class="canvas" aria-hidden="true">
          <g transform=${`translate(${MARGIN.left}, ${MARGIN.top})`}>
            ${axes(layout, width, this.xLabel, this.yLabel)}
            ${this.x === null ? nothing : this.#renderMarker(layout, this.x)}
            ${series.map((one, position) => drawn(one, position, layout))}
            ${this._at === null ? nothing : hair(layout, series, this._at, width)}
          </g>
        </svg>
      </div>
    `;
  }

  /**
   * @param {Layout} layout
   * @param {number} x
   */
  #renderMarker({ xAt }, x) {
    const at = xAt(x);
    return svg`<line class="marker" x1=${at} x2=${at} y1=${-4} y2=${PLOT_HEIGHT}>
      <title>${this.#say('marker', { x: plainX(x) })}</title>
    </line>`;
  }

  /**
   * @param {readonly Series[]} series
   * @param {number[]} stops
   */
  #renderTable(series, stops) {
    return html`
      <div class="numbers" tabindex="0" role="region" aria-labelledby="label">
        <table>
          <thead>
            <tr>
              <th scope="col">${this.xLabel}</th>
              ${series.map(({ name }) => html`<th scope="col" dir="auto">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${stops.map(
              (x) => html`<tr>
                <th scope="row">${plainX(x)}</th>
                ${valuesAt(series, x).map(({ y }) => html`<td>${y === null ? '' : plain(y)}</td>`)}
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
    `;
  }

  /** Hues go in as properties: a style attribute would break a strict CSP. */
  updated() {
    for (const element of this.renderRoot.querySelectorAll('.series')) {
      const { hue } = /** @type {HTMLElement | SVGElement} */ (element).dataset;
      const { style } = /** @type {HTMLElement | SVGElement} */ (element);
      if (hue) style.setProperty('--hue', `var(--normlab-hue-${hue})`);
      else style.removeProperty('--hue');
    }
  }

  /**
   * @param {string} key
   * @param {Record<string, any>} [parameters]
   */
  #say(key, parameters = {}) {
    const sentence = this.strings[key];
    return typeof sentence === 'function' ? sentence(parameters) : (sentence ?? '');
  }

  #toggle() {
    this._isOpen = !this._isOpen;
  }

  /** @param {number | null} x */
  #read(x) {
    if (x === this._at) return;
    this._at = x;
    const detail = { name: this.name, x };
    this.dispatchEvent(new CustomEvent('nl-point', { bubbles: true, composed: true, detail }));
  }

  /**
   * @param {PointerEvent} event
   * @param {Layout} layout
   * @param {number[]} stops
   */
  #onPointer(event, layout, stops) {
    const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    const x = layout.xOf(event.clientX - box.left - MARGIN.left);
    this.#read(stops[nearestStop(stops, x)] ?? null);
  }

  /** @param {KeyboardEvent} event */
  #onKeydown(event) {
    const stops = stopsOf(this.series ?? []);
    const from = nearestStop(stops, this._at ?? this.x ?? Number(stops[0]));
    const last = stops.length - 1;
    const target = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageDown: from - 10,
      PageUp: from + 10,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.#read(stops[Math.max(0, Math.min(last, target))] ?? null);
  }
}

/** An x as it is said: without decimals that say nothing. @param {number} x */
const plainX = (x) => plain(x, { decimals: Number.isInteger(x) ? 0 : 3 });

/**
 * @param {readonly Series[]} series
 * @param {number} x
 */
const spokenAt = (series, x) =>
  valuesAt(series, x).map(({ name, y }) => ({ name, y, text: y === null ? '' : plain(y) }));

/**
 * The piece of line or the dot that stands for a series.
 *
 * @param {Series} one
 * @param {number} position
 */
function sample({ kind = 'line' }, position) {
  return svg`
    ${kind === 'points' ? nothing : svg`<line class=${`line dash-${position % 4}`} x1="0" x2="28" y1="5" y2="5"></line>`}
    ${kind === 'line' ? nothing : svg`<circle class="dot" cx="14" cy="5" r="3"></circle>`}
  `;
}

/**
 * @param {Series} one
 * @param {number} position
 * @param {Layout} layout
 */
function drawn({ hue, kind = 'line' }, position, { paths, dots }) {
  return svg`<g class="series" data-hue=${hue ?? nothing}>
    ${kind === 'points' ? nothing : svg`<path class=${`line dash-${position % 4}`} d=${paths[position] ?? ''}></path>`}
    ${kind === 'line' ? nothing : dots[position]?.map(([x, y]) => svg`<circle class="dot" cx=${x} cy=${y} r="2.5"></circle>`)}
  </g>`;
}

/**
 * @param {Layout} layout
 * @param {number} width
 * @param {string} xLabel
 * @param {string} yLabel
 */
function axes({ xTicks, yTicks }, width, xLabel, yLabel) {
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
 * The line that is read along, its x, and a ring on each series.
 *
 * @param {Layout} layout
 * @param {readonly Series[]} series
 * @param {number} x
 * @param {number} width
 */
function hair({ xAt, yAt }, series, x, width) {
  const at = xAt(x);
  const text = plainX(x);
  const half = text.length * 4.5 + 6;
  const middle = Math.max(half - MARGIN.left, Math.min(width + MARGIN.right - half, at));
  return svg`
    <line class="hair" x1=${at} x2=${at} y1="0" y2=${PLOT_HEIGHT}></line>
    <rect class="tag" x=${middle - half} y=${PLOT_HEIGHT + 5} width=${2 * half} height="17"></rect>
    <text class="hair-name" x=${middle} y=${PLOT_HEIGHT + 18} text-anchor="middle">${text}</text>
    ${valuesAt(series, x).map(({ y }, position) =>
      y === null || !Number.isFinite(y)
        ? nothing
        : svg`<g class="series" data-hue=${series[position]?.hue ?? nothing}>
            <circle class="at" cx=${at} cy=${yAt(y)} r="4"></circle>
          </g>`,
    )}
  `;
}

if (!customElements.get('nl-chart')) customElements.define('nl-chart', NlChart);
