/**
 * `<nl-chart>`: a few series over one axis, to be read by pointer, by keys, or as a table.
 */
import { html, LitElement, nothing, svg } from 'lit';
import { layOut } from '../render/chart.js';
import { nearestStop, spanAt, stopsOf, valuesAt, valuesOf } from '../render/chart-values.js';
import { brief, plain } from '../render/digits.js';
import { base, controls } from '../styles/base.js';
import { chartStyles } from '../styles/chart.js';
import { axes, dashesOf, hair, MARGIN, PLOT_HEIGHT, plot, sample } from './chart-canvas.js';

/** @import { Layout } from '../render/chart.js' */
/** @import { Series } from '../render/chart-values.js' */
/** @import { Sentence } from './matrix.js' */

/** Keys of the `strings` that the element needs. */
export const chartStrings = /** @type {const} */ ([
  'help',
  'empty',
  'showTable',
  'hideTable',
  'values',
  'range',
  'marker',
]);

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
    yScale: {},
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
    /** @type {'linear' | 'log'} */
    this.yScale = 'linear';
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
      <button class="link" aria-describedby="label" aria-expanded=${this._isOpen} @click=${this.#toggle}>
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
    const readings = read === null ? [] : valuesAt(series, read);
    const dashes = dashesOf(series);
    return html`
      <ul class="legend">
        ${series.map(
          (one, position) => html`<li class="series" data-hue=${one.hue ?? nothing}>
            <svg viewBox="0 0 28 10" aria-hidden="true">${sample(one, dashes[position])}</svg>
            <span dir="auto">${one.name}</span>
            <output aria-live="off" data-width=${this.#widths[position]}>
              ${this.#textOf(one, readings[position]?.values ?? [])}
            </output>
          </li>`,
        )}
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
    const { xDomain, yDomain, yScale } = this;
    const layout = layOut({ series, width, height: PLOT_HEIGHT, xDomain, yDomain, yScale });
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
        aria-valuetext=${this.#say('values', { x: this.#textOfX(series, now), list: this.#spokenAt(series, now) })}
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
            ${plot(layout, series, width)}
            ${this._at === null ? nothing : hair(layout, series, now, this.#textOfX(series, now), width)}
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
                <th scope="row">${this.#textOfX(series, x)}</th>
                ${this.#spokenAt(series, x).map(({ text }) => html`<td>${text}</td>`)}
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
    `;
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    if (!changes.has('series') && !changes.has('strings')) return;
    this.#widths = (this.series ?? []).map((one) =>
      Math.max(...one.points.map((point) => this.#textOf(one, valuesOf(one, point)).length)),
    );
  }

  /** Of the longest value of each series, in characters: so that nothing moves while it is read. */
  #widths = /** @type {number[]} */ ([]);

  /** Hues and widths go in as properties: a style attribute would break a strict CSP. */
  updated() {
    for (const output of this.renderRoot.querySelectorAll('output'))
      output.style.inlineSize = `${output.dataset.width}ch`;

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

  /**
   * Values in words: a number, a count, from a low one to a high one.
   * @param {Series} series
   * @param {readonly number[]} values
   */
  #textOf({ kind }, [value, high]) {
    if (value === undefined) return '';
    if (kind === 'bars') return plain(value, { decimals: Number.isInteger(value) ? 0 : 3 });
    if (high === undefined) return plain(value);
    return this.#say('range', { low: plain(value), high: plain(high) });
  }

  /**
   * An x in words, or where a bar begins and ends.
   * @param {readonly Series[]} series
   * @param {number} x
   */
  #textOfX(series, x) {
    const span = spanAt(series, x);
    if (!span) return plainX(x);
    const [low, high] = span.map((edge) => brief(Number(edge.toPrecision(6))));
    return this.#say('range', { low, high });
  }

  /**
   * @param {readonly Series[]} series
   * @param {number} x
   */
  #spokenAt(series, x) {
    return valuesAt(series, x).map(({ name, values }, position) => ({
      name,
      text: this.#textOf(series[position], values),
    }));
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

if (!customElements.get('nl-chart')) customElements.define('nl-chart', NlChart);
