/**
 * `<nl-chart>`: a few series over one axis, to be read by pointer, by keys, or as a table.
 */
import { html, LitElement, nothing, svg } from 'lit';
import { dashesOf, layOut } from '../render/chart.js';
import { nearestStop, stopsOf, valuesAt, valuesOf } from '../render/chart-values.js';
import { base, controls } from '../styles/base.js';
import { chartStyles } from '../styles/chart.js';
import { classOf, hair, MARGIN, PLOT_HEIGHT, plot, rulers, sample } from './chart-canvas.js';
import { jumpOf, settable } from './chart-moves.js';
import { plainX, spokenAt, valueText, xText } from './chart-words.js';

/** @import { Layout } from '../render/chart.js' */
/** @import { Axes } from '../render/chart-axis.js' */
/** @import { Series } from '../render/chart-values.js' */
/** @import { Moves } from './chart-moves.js' */
/** @import { Sentence } from './matrix.js' */

/** Keys of the `strings` that the element needs. */
export const chartStrings = /** @type {const} */ ([
  'help',
  'helpMoves',
  'empty',
  'showTable',
  'hideTable',
  'values',
  'range',
  'marker',
]);

/**
 * Shows series of points; see `chartStrings` for the words it needs. Pointer and keys read values
 * along it or, with `moves`, set the marked x.
 *
 * @fires nl-input `{name, value, live}`: x was moved; live while it is dragged
 */
export class NlChart extends LitElement {
  static styles = [base, controls, chartStyles];

  static properties = {
    label: {},
    series: { attribute: false },
    x: { attribute: false },
    moves: { attribute: false },
    xLabel: { attribute: false },
    yLabel: { attribute: false },
    axes: { attribute: false },
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
    this.label = '';
    /** null where they are yet to come. @type {readonly Series[] | null} */
    this.series = [];
    /** The current x, marked. @type {number | null} */
    this.x = null;
    /** The number that x is, where it can be moved. @type {Moves | null} */
    this.moves = null;
    /** What the axes measure, with units. */
    this.xLabel = '';
    this.yLabel = '';
    /** @type {Axes} */
    this.axes = {};
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
    const read = this._at === null ? this.x : (stops[nearestStop(stops, this._at)] ?? null);
    return html`
      <div class="head">
        <div class="label" id="label">${this.label}</div>
        <button class="link" aria-describedby="label" aria-expanded=${this._isOpen} @click=${this.#toggle}>
          ${this.#say(this._isOpen ? 'hideTable' : 'showTable')}
        </button>
      </div>
      ${this.#renderLegend(series, read)} ${this.#renderPlot(series, stops, read)}
      ${this._isOpen ? this.#renderTable(series, stops) : nothing}
      <span id="help" hidden>${this.#say(this.moves ? 'helpMoves' : 'help')}</span>
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
          (one, position) => html`<li class=${classOf(one)} data-hue=${one.hue ?? nothing}>
            <svg viewBox="0 0 28 10" aria-hidden="true">${sample(one, dashes[position])}</svg>
            <span dir="auto">${one.name}</span>
            <output aria-live="off" data-width=${this.#widths[position]}>
              ${valueText(one, readings[position]?.values ?? [], this.#range)}
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
    const layout = layOut({ series, width, height: PLOT_HEIGHT, axes: this.axes });
    const now = read ?? stops[0] ?? 0;
    const text = xText(series, now, this.#range);
    const { moves } = this;
    /** @type {(take: (x: number) => void) => (event: PointerEvent) => void} */
    const at = (take) => (event) => {
      const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
      take(layout.xOf(event.clientX - box.left - MARGIN.left));
    };
    const point = at((x) => {
      if (this.#isDragging) this.#move(x, true);
      else this.#read(stops[nearestStop(stops, x)] ?? null);
    });
    return html`
      <div
        class=${moves ? 'plot moving' : 'plot'}
        role="slider"
        tabindex="0"
        aria-labelledby="label"
        aria-describedby="help"
        aria-valuemin=${moves?.min ?? stops[0] ?? 0}
        aria-valuemax=${moves?.max ?? stops.at(-1) ?? 0}
        aria-valuenow=${now}
        aria-valuetext=${this.#say('values', { x: text, list: spokenAt(series, now, this.#range) })}
        @keydown=${this.#onKeydown}
        @focus=${() => this.#read(this._at ?? (moves ? null : now))}
        @blur=${() => this.#read(null)}
        @pointermove=${point}
        @pointerdown=${(/** @type {PointerEvent} */ event) => {
          this.#grasp(event);
          point(event);
        }}
        @pointerup=${at((x) => this.#drop(x))}
        @pointercancel=${() => this.#drop(this.x)}
        @pointerleave=${() => this.#read(null)}
      >
        <svg class="canvas" aria-hidden="true">
          <g transform=${`translate(${MARGIN.left}, ${MARGIN.top})`}>
            ${rulers(layout, width, this.xLabel, this.yLabel)}
            ${this.x === null ? nothing : this.#renderMarker(layout, this.x)}
            ${plot(layout, series, width)}
            ${this._at === null ? nothing : hair(layout, series, now, text, width)}
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
    return svg`<g class="marker">
      <title>${this.#say('marker', { x: plainX(x) })}</title>
      <line x1=${at} x2=${at} y1=${-4} y2=${PLOT_HEIGHT}></line>
      ${this.moves ? svg`<circle cx=${at} cy=${PLOT_HEIGHT} r="6"></circle>` : nothing}
    </g>`;
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
                <th scope="row">${xText(series, x, this.#range)}</th>
                ${spokenAt(series, x, this.#range).map(({ text }) => html`<td>${text}</td>`)}
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
      Math.max(
        ...one.points.map((point) => valueText(one, valuesOf(one, point), this.#range).length),
      ),
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

  /** @type {(low: string, high: string) => string} */
  #range = (low, high) => this.#say('range', { low, high });

  #toggle() {
    this._isOpen = !this._isOpen;
  }

  /** @param {number | null} x */
  #read(x) {
    this._at = x;
  }

  #isDragging = false;

  /** @param {PointerEvent} event */
  #grasp(event) {
    if (!this.moves || event.button !== 0) return;
    this.#isDragging = true;
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
  }

  /** @param {number | null} x */
  #drop(x) {
    if (this.#isDragging && x !== null) this.#move(x, false);
    this.#isDragging = false;
  }

  /**
   * @param {number} x
   * @param {boolean} live
   */
  #move(x, live) {
    if (!this.moves) return;
    this.#read(null);
    const detail = { name: this.moves.name, value: settable(x, this.moves), live };
    this.dispatchEvent(new CustomEvent('nl-input', { bubbles: true, composed: true, detail }));
  }

  /** @param {KeyboardEvent} event */
  #onKeydown(event) {
    const jump = jumpOf(event);
    if (jump === undefined) return;
    event.preventDefault();
    if (this.moves) {
      this.#move((this.x ?? this.moves.min) + jump * this.moves.step, false);
      return;
    }
    const stops = stopsOf(this.series ?? []);
    const from = nearestStop(stops, this._at ?? this.x ?? Number(stops[0]));
    this.#read(stops[Math.max(0, Math.min(stops.length - 1, from + jump))] ?? null);
  }
}

if (!customElements.get('nl-chart')) customElements.define('nl-chart', NlChart);
