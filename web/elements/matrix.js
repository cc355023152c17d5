/**
 * `<nl-matrix>`: a tensor as a grid of numbers that can be read, chosen and edited. Cells, labels,
 * marks, the editing field and dragging have files of their own; what is left here is the one state
 * that scrolling, focus, choosing and editing share.
 */
import { html, LitElement, nothing } from 'lit';
import { integerFigures, shortest } from '../render/digits.js';
import { flatOf, geometryOf, indexOf, move, shapeText } from '../render/grid.js';
import { GridLabels } from '../render/grid-labels.js';
import { parseNumber } from '../render/parse-number.js';
import { domainOf } from '../render/scale.js';
import { base } from '../styles/base.js';
import { matrixStyles } from '../styles/matrix.js';
import { MatrixBody } from './matrix-body.js';
import { cellView } from './matrix-cell.js';
import { between } from './matrix-choice.js';
import { MatrixField } from './matrix-field.js';
import { dropTemplate, MatrixFile, openTemplate } from './matrix-file.js';
import { legendTemplate } from './matrix-legend.js';
import { MatrixScrub } from './matrix-scrub.js';
import { MatrixSight } from './matrix-sight.js';
import { measureSoon } from './measure.js';

/** @import { Geometry } from '../render/grid.js' */
/** @import { BodyView } from './matrix-body.js' */
/** @import { Marks } from './matrix-marks.js' */

/** @typedef {string | ((parameters: Record<string, any>) => string)} Sentence */

/** Keys of the `strings` that the element needs. */
export const matrixStrings = /** @type {const} */ ([
  'help',
  'empty',
  'legend',
  'field',
  'invalid',
  'edited',
  'source',
  'group',
  'hatchDown',
  'hatchUp',
  'open',
  'openLabel',
  'drop',
  'covered',
  'mistaken',
]);

/** A key that writes a sign, be it one of a number or not. */
const WRITES = /^\S$/u;

/**
 * Shows a tensor of any rank; see `matrixStrings` for the words it needs.
 *
 * @fires nl-select `{name, index, flat}`: click, arrow keys, Enter where nothing can be edited
 * @fires nl-edit `{name, index, flat, value, live}`: value is a float32; a run of `live` edits
 *   (dragging, stepping) ends with one that isn't
 * @fires nl-hover `{name, index, flat}`: null where the pointer left the cells
 * @fires nl-choose `{name, index, flat, cells, isRun}`, where cells can be chosen: a run of them, with
 *   Shift, or one, which is chosen or no longer
 * @fires nl-paste `{name, index, flat, text}`: several values were pasted onto a cell
 * @fires nl-file `{name, file}`: a file was dropped or chosen
 */
export class NlMatrix extends LitElement {
  static styles = [base, matrixStyles];

  static properties = {
    name: {},
    label: {},
    shape: { attribute: false },
    data: { attribute: false },
    rowLabels: { attribute: false },
    columnLabels: { attribute: false },
    planeLabels: { attribute: false },
    domain: { attribute: false },
    marks: { attribute: false },
    covered: { attribute: false },
    chosen: { attribute: false },
    editable: { attribute: false },
    hue: {},
    legend: { attribute: false },
    error: { attribute: false },
    fixed: { attribute: false },
    takesFiles: { attribute: false },
    dragging: { attribute: false },
    strings: { attribute: false },
    compact: { type: Boolean, reflect: true },
    muted: { type: Boolean, reflect: true },
  };

  #labels = new GridLabels(
    { shape: [], rowLabels: null, columnLabels: null, planeLabels: null },
    geometryOf([]),
  );
  /** The cell that Tab reaches and arrow keys start from. */
  #active = 0;
  /** The cell from which Shift chooses. */
  #anchor = 0;
  /** @type {number | null} */
  #hovered = null;
  /** Where somebody has typed in vain. @type {number | null} */
  #refused = null;
  /** Whether the cell under a press was chosen before it. */
  #wasChosen = false;
  /** d of the scale. */
  #domain = 1;
  #flash = { set: /** @type {unknown} */ (null), odd: false };
  #measuredLabels = '';
  /** @type {MatrixBody | null} */
  #body = null;
  /** @type {MatrixSight | null} */
  #sight = null;
  /** @type {MatrixScrub | null} */
  #scrub = null;
  #field = new MatrixField({
    read: (flat) => this.#read(flat),
    isBoolean: () => this.#isBoolean,
    label: (flat) => this.#say('field', this.#labels.of(flat)),
    edit: (flat, value, live) => this.#emitEdit(flat, value, live),
    moveOn: (flat, backwards) => this.#moveOn(flat, backwards),
    focus: (flat) => this.focusCell(flat),
    changed: () => this.requestUpdate(),
  });
  #file = new MatrixFile(this, {
    takes: () => this.takesFiles,
    take: (file) => this.#emit('nl-file', null, { file }),
    changed: () => this.requestUpdate(),
  });
  #observer = new ResizeObserver(() => this.#onResize());

  constructor() {
    super();
    /** The tensor's key. */
    this.name = '';
    /** Its name in the caption. */
    this.label = '';
    /** @type {readonly number[]} */
    this.shape = [];
    /** Row-major. @type {Float32Array | Uint8Array} */
    this.data = new Float32Array(1);
    /** Words for rows, or for the rows of each plane. @type {readonly string[] | readonly (readonly string[])[] | null} */
    this.rowLabels = null;
    /** @type {readonly string[] | null} */
    this.columnLabels = null;
    /** Words for planes; from rank 4 on two lists, down and across. @type {readonly string[] | readonly (readonly string[])[] | null} */
    this.planeLabels = null;
    /** d of the colour scale −d … d; null: the data's own. @type {number | null} */
    this.domain = null;
    /** @type {Marks} */
    this.marks = {};
    /** Cells that keep their numbers to themselves. @type {{ has: (flat: number) => boolean } | null} */
    this.covered = null;
    /** Cells that are chosen, where any can be. @type {ReadonlySet<number> | null} */
    this.chosen = null;
    /** @type {boolean | ((flat: number) => boolean)} */
    this.editable = false;
    /** Role whose hue label and outline take; '' for none. */
    this.hue = '';
    /** Whether the scale stands below the grid. */
    this.legend = true;
    /** What went wrong with this tensor, said below it. */
    this.error = '';
    /** What is said to whoever types where nothing can be typed. */
    this.fixed = '';
    /** Whether a file may take the place of the numbers. */
    this.takesFiles = false;
    /** Whether a file is dragged over the page. */
    this.dragging = false;
    /** @type {Record<string, Sentence>} */
    this.strings = {};
    /** Small cells with two decimals, for many numbers at once. */
    this.compact = false;
    /** Not what this step is about. */
    this.muted = false;
  }

  /** Texts that can't be read and still stand in their cells, by flat position. */
  get pending() {
    return new Map([...this.#field.drafts].map(([flat, reason]) => [flat, reason.text]));
  }

  /**
   * Scrolls a cell into sight and focuses it.
   *
   * @param {number | readonly number[]} position flat, or an index for each axis
   */
  focusCell(position) {
    const flat = typeof position === 'number' ? position : flatOf(this.shape, position);
    if (!(flat >= 0 && flat < this.#geometry.cells)) return;
    this.#active = flat;
    if (!this.cellElement(flat)) this.#sight?.scrollTo(this.#geometry, flat, this.#isRightToLeft);
    this.#paint();
    const cell = this.cellElement(flat);
    cell?.focus();
    // Focus alone leaves a cell where it is that is partly in sight.
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /**
   * @param {number} flat
   * @returns {HTMLElement | null} null where it is scrolled out of a windowed grid
   */
  cellElement(flat) {
    return this.#body?.element(flat) ?? null;
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.#frame) this.#observer.observe(this.#frame);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  firstUpdated() {
    const frame = /** @type {HTMLElement} */ (this.#frame);
    this.#body = new MatrixBody(frame);
    this.#sight = new MatrixSight(frame);
    this.#scrub = new MatrixScrub(frame, {
      allows: (flat, touch) =>
        this.#canEdit(flat) && !this.#isBoolean && (!touch || this.marks.selected === flat),
      read: (flat) => this.#read(flat),
      edit: (flat, value, live) => this.#emitEdit(flat, value, live),
    });
    this.#observer.observe(frame);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const reshaped = changed.has('shape') && String(changed.get('shape')) !== String(this.shape);
    if (changed.has('name') || reshaped) this.#field.discard();
    if (changed.has('domain') || changed.has('data'))
      this.#domain = this.domain ?? domainOf([this]);
    this.#labels = new GridLabels(this, this.#geometry);
    const last = Math.max(0, this.#geometry.cells - 1);
    this.#active = Math.min(this.#active, last);
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has('marks') && this.#flash.set !== this.marks.changed) {
      this.#flash = { set: this.marks.changed, odd: !this.#flash.odd };
    }
    if (changed.has('hue')) setVariable(this, '--hue', hueOf(this.hue));
    if (changed.has('marks')) setVariable(this, '--group-hue', hueOf(this.marks.groupHue));
    if (changed.has('shape')) {
      const { columns, across, rows } = this.#geometry;
      this.style.setProperty('--columns', String(columns));
      this.style.setProperty('--across', String(across));
      this.style.setProperty('--rows', String(rows));
    }
    setVariable(this, '--figures', String(this.#figures));
    measureSoon(this.#measureLabels);
    this.#paint();
  }

  render() {
    const { cells, bands, rows, width } = this.#geometry;
    const planeRows = this.#labels.hasPlanes ? 1 : 0;
    const heads = this.#labels.hasColumns ? 1 : 0;
    const frame = [
      'frame',
      this.#labels.hasPlanes ? 'planes' : '',
      this.#labels.hasLanes ? 'lanes' : '',
      heads ? '' : 'headless',
      this.#labels.hasRows ? '' : 'unlabelled',
    ].join(' ');
    const { reason } = this.#field;
    return html`
      <div class="caption">
        <span class="label" id="label" dir="auto">${this.label}</span>
        <span class="shape" id="shape">${shapeText(this.shape)}</span>
      </div>
      <div
        class=${frame}
        role="grid"
        tabindex="-1"
        data-tensor=${this.name}
        aria-multiselectable=${this.chosen ? 'true' : nothing}
        aria-labelledby="label shape"
        aria-describedby="help"
        aria-rowcount=${bands * (rows + planeRows) + heads}
        aria-colcount=${width + (this.#labels.hasRows ? 1 : 0)}
        ?hidden=${cells === 0}
        @scroll=${this.#onScroll}
        @focusin=${this.#onFocusin}
        @focusout=${this.#onFocusout}
        @keydown=${this.#onKeydown}
        @click=${this.#onClick}
        @dblclick=${this.#onDoubleClick}
        @pointerdown=${this.#onPointerdown}
        @pointermove=${this.#onPointermove}
        @pointerup=${this.#onPointerup}
        @pointercancel=${this.#onPointercancel}
        @pointerover=${this.#onPointerover}
        @pointerleave=${this.#onPointerleave}
        @copy=${this.#onCopy}
        @paste=${this.#onPaste}
      ></div>
      ${cells === 0 ? html`<p class="empty">${this.#say('empty')}</p>` : nothing}
      <div class="anchor">
        <div class="reason" role="alert">${reason ? this.#say('invalid', reason) : this.#refused === null ? nothing : this.fixed}</div>
      </div>
      <div class="foot">
        ${this.legend && cells > 0 && !this.#isBoolean ? legendTemplate(this.#domain, (ends) => this.#say('legend', ends)) : nothing}
        ${this.takesFiles ? openTemplate(this.#file, this.#say('open'), this.#say('openLabel', { name: this.label })) : nothing}
      </div>
      ${this.takesFiles && this.dragging ? dropTemplate(this.#file.isOver, this.#say('drop')) : nothing}
      <div class="error" role="alert">${this.error || nothing}</div>
      <div class="sizer" aria-hidden="true">${this.#labels.long.map((label) => html`<span>${label}</span>`)}</div>
      <span id="help" hidden>${this.#say('help', { editable: this.editable !== false })}</span>
    `;
  }

  // What is shown

  /** @returns {HTMLElement | null} */
  get #frame() {
    return this.renderRoot?.querySelector('.frame') ?? null;
  }

  /** @type {Geometry | null} */
  #cachedGeometry = null;

  get #geometry() {
    if (this.#cachedGeometry?.shape !== this.shape) this.#cachedGeometry = geometryOf(this.shape);
    return /** @type {Geometry} */ (this.#cachedGeometry);
  }

  get #isBoolean() {
    return this.data instanceof Uint8Array;
  }

  /** Figures before the point that every cell has room for. */
  get #figures() {
    return integerFigures(this.#domain, this.compact ? 1 : 2);
  }

  /** @param {number} flat */
  #read(flat) {
    return this.data[flat] ?? Number.NaN;
  }

  /** @param {number} flat */
  #canEdit(flat) {
    if (this.covered?.has(flat)) return false;
    return typeof this.editable === 'function' ? this.editable(flat) : this.editable;
  }

  /**
   * @param {string} key
   * @param {Record<string, any>} [parameters]
   */
  #say(key, parameters = {}) {
    const sentence = this.strings[key];
    return typeof sentence === 'function' ? sentence(parameters) : (sentence ?? '');
  }

  /** How wide the rows' labels are; asked again when they change, or once they are shown. */
  #measureLabels = () => {
    const labels = this.#labels.long.join('\n');
    if (labels === this.#measuredLabels) return undefined;
    const sizer = /** @type {HTMLElement} */ (this.renderRoot.querySelector('.sizer'));
    const width = labels === '' ? 0 : Math.ceil(sizer.getBoundingClientRect().width);
    if (labels !== '' && width === 0) return undefined;
    return () => {
      this.#measuredLabels = labels;
      this.style.setProperty('--label-width', `${width}px`);
    };
  };

  // Painting

  #paint() {
    const body = this.#body;
    if (!body) return;
    const geometry = this.#geometry;
    const focused = this.#focusedPart;
    body.paint(this.#view(geometry));
    this.#repair(focused);
  }

  /** The focused element, where it is the frame or in it. */
  get #focusedPart() {
    const focused = /** @type {ShadowRoot} */ (this.renderRoot).activeElement;
    return focused && this.#frame?.contains(focused) ? focused : null;
  }

  /**
   * Cells are re-used for other positions while scrolling: field and focus go with theirs.
   *
   * @param {Element | null} focused before the paint
   */
  #repair(focused) {
    if (this.#field.flat !== null) this.#field.follow(this.cellElement(this.#field.flat));
    if (this.#field.flat !== null || !focused) return;
    const target = this.cellElement(this.#active) ?? this.#frame;
    if (target !== focused) target?.focus({ preventScroll: true });
  }

  /**
   * @param {Geometry} geometry
   * @returns {BodyView}
   */
  #view(geometry) {
    const cells = this.#cells(geometry);
    const sight = /** @type {MatrixSight} */ (this.#sight);
    return {
      geometry,
      ...sight.visible(geometry),
      columnLabel: this.#labels.hasColumns ? (column) => this.#labels.column(column) : null,
      rowLabel: this.#labels.hasRows ? (plane, row) => this.#labels.row(plane, row) : null,
      planeLabel: this.#labels.hasPlanes ? (plane) => this.#labels.plane(plane) : null,
      bandLabel: this.#labels.hasLanes ? (band) => this.#labels.band(band) : null,
      laneLabel: this.#labels.hasLanes ? (lane) => this.#labels.lane(lane) : null,
      cell: (flat) => cellView(cells, flat),
    };
  }

  /** @param {Geometry} geometry */
  #cells(geometry) {
    return {
      geometry,
      read: (/** @type {number} */ flat) => this.#read(flat),
      canEdit: (/** @type {number} */ flat) => this.#canEdit(flat),
      isBoolean: this.#isBoolean,
      isCompact: this.compact,
      domain: this.#domain,
      figures: this.#figures,
      marks: this.marks,
      flash: this.#flash.odd,
      covered: this.covered,
      chosen: this.chosen,
      drafts: this.#field.drafts,
      editing: this.#field.flat,
      active: this.#active,
      say: (/** @type {string} */ key) => this.#say(key),
    };
  }

  // Scrolling

  #onScroll() {
    if (!this.#sight?.isWhole(this.#geometry)) this.#paint();
  }

  #onResize() {
    measureSoon(this.#measureLabels);
    this.#sight?.measured(this.#body?.measure() ?? null);
    this.#onScroll();
  }

  get #isRightToLeft() {
    return getComputedStyle(this).direction === 'rtl';
  }

  // Events

  /**
   * @param {string} type
   * @param {number | null} flat
   * @param {object} [more]
   */
  #emit(type, flat, more = {}) {
    const index = flat === null ? null : indexOf(this.shape, flat);
    const detail = { name: this.name, index, flat, ...more };
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  /** @param {number} flat @param {number} value @param {boolean} live */
  #emitEdit(flat, value, live) {
    this.#emit('nl-edit', flat, { value, live });
  }

  /** @param {number} flat */
  #select(flat) {
    if (flat !== this.#refused) this.#refuse(null);
    this.focusCell(flat);
    this.#emit('nl-select', flat);
  }

  /**
   * Chooses: one cell or no longer that, or all from where Shift was pressed.
   * @param {number} flat
   * @param {boolean} isRun
   */
  #choose(flat, isRun) {
    this.focusCell(flat);
    if (!isRun) this.#anchor = flat;
    const cells = isRun ? between(this.shape, this.#anchor, flat) : [flat];
    this.#emit('nl-choose', flat, { cells, isRun });
  }

  /** @param {number} flat @param {string | null} [typed] */
  #open(flat, typed = null) {
    const cell = this.cellElement(flat);
    if (!cell || !this.#canEdit(flat)) return;
    this.#active = flat;
    this.#field.open(flat, cell, typed);
  }

  /** @param {number} flat */
  #toggle(flat) {
    this.#emitEdit(flat, this.#read(flat) === 0 ? 1 : 0, false);
  }

  /** @param {number} flat @param {boolean} backwards */
  #moveOn(flat, backwards) {
    const step = backwards ? -1 : 1;
    const { cells } = this.#geometry;
    for (let next = flat + step; next >= 0 && next < cells; next += step) {
      if (this.#canEdit(next)) {
        this.#select(next);
        return true;
      }
    }
    return false;
  }

  /** Cells that are painted anew lose the focus for a moment, to themselves. */
  #onFocusout() {
    queueMicrotask(() => {
      if (!this.#focusedPart) this.#refuse(null);
    });
  }

  /** Says why nothing is typed there. @param {number | null} flat */
  #refuse(flat) {
    if (flat === this.#refused) return;
    this.#refused = flat;
    this.requestUpdate();
  }

  /** @param {FocusEvent} event */
  #onFocusin(event) {
    const flat = this.#body?.flatAt(event) ?? null;
    if (flat === null || flat === this.#active) return;
    this.#active = flat;
    this.#refuse(null);
    this.#paint();
  }

  /** @param {KeyboardEvent} event */
  #onKeydown(event) {
    if (event.key === 'Escape' && this.#scrub?.active) {
      event.preventDefault();
      this.#scrub.cancel();
      return;
    }
    if (event.altKey || event.isComposing) return;
    const control = event.ctrlKey || event.metaKey;
    const flat = this.#active;
    const target = move(this.#geometry, flat, event.key, {
      control,
      page: this.#sight?.page,
      rightToLeft: this.#isRightToLeft,
    });
    if (target !== null) {
      event.preventDefault();
      if (this.chosen) this.#walk(target, event.shiftKey);
      else if (target !== flat || !this.cellElement(flat)) this.#select(target);
    } else if (!control) {
      this.#onCommand(event, flat);
    }
  }

  /** Moves on where cells can be chosen. @param {number} flat @param {boolean} chooses */
  #walk(flat, chooses) {
    if (chooses) this.#choose(flat, true);
    else {
      this.#anchor = flat;
      this.focusCell(flat);
    }
  }

  /** @param {KeyboardEvent} event @param {number} flat */
  #onCommand(event, flat) {
    if (this.chosen) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      this.#choose(flat, event.shiftKey);
      return;
    }
    const canEdit = this.#canEdit(flat);
    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      if (canEdit) this.#open(flat);
      else this.#select(flat);
    } else if (event.key === ' ') {
      event.preventDefault();
      if (canEdit && this.#isBoolean) this.#toggle(flat);
      else this.#select(flat);
    } else if (!canEdit && (/^[\d.,+−-]$/.test(event.key) || isDeletion(event.key))) {
      this.#refuse(flat);
    } else if (canEdit && WRITES.test(event.key)) {
      event.preventDefault();
      this.#open(flat, event.key);
    } else if (canEdit && isDeletion(event.key)) {
      event.preventDefault();
      this.#open(flat, '');
    }
  }

  /** @param {PointerEvent} event */
  #onPointerdown(event) {
    const flat = this.#body?.flatAt(event) ?? null;
    if (flat === null || flat === this.#field.flat) return;
    this.#wasChosen = this.marks.selected === flat && this.#active === flat;
    this.#scrub?.down(event, flat);
  }

  /** @param {PointerEvent} event */
  #onPointermove(event) {
    const before = this.#scrub?.active;
    this.#scrub?.move(event);
    if (!before && this.#scrub?.active) this.#emit('nl-select', this.#active);
  }

  /** @param {PointerEvent} event */
  #onPointerup(event) {
    this.#scrub?.up(event);
  }

  #onPointercancel() {
    this.#scrub?.cancel();
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    const flat = this.#body?.flatAt(event) ?? null;
    if (this.#scrub?.swallowsClick() || flat === null || flat === this.#field.flat) return;
    if (this.chosen) this.#choose(flat, event.shiftKey);
    else if (!this.#wasChosen || !this.#canEdit(flat)) this.#select(flat);
    else if (this.#isBoolean) this.#toggle(flat);
    else this.#open(flat);
  }

  /** @param {MouseEvent} event */
  #onDoubleClick(event) {
    const flat = this.#body?.flatAt(event) ?? null;
    if (flat !== null && flat !== this.#field.flat && !this.#isBoolean && !this.chosen)
      this.#open(flat);
  }

  /** @param {PointerEvent} event */
  #onPointerover(event) {
    this.#hover(this.#body?.flatAt(event) ?? null);
  }

  #onPointerleave() {
    this.#hover(null);
  }

  /** @param {number | null} flat */
  #hover(flat) {
    if (flat === this.#hovered) return;
    this.#hovered = flat;
    this.#emit('nl-hover', flat);
  }

  /** @param {ClipboardEvent} event */
  #onCopy(event) {
    if (this.#field.flat !== null || this.#geometry.cells === 0) return;
    if (String(document.getSelection() ?? '') !== '' || this.covered?.has(this.#active)) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', shortest(this.#read(this.#active)));
  }

  /** @param {ClipboardEvent} event */
  #onPaste(event) {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isOne =
      (text.length < 1000 && 'value' in parseNumber(text)) ||
      !/[\t\n\r,;[\]]|\S\s+\S/.test(text.trim());
    if (isOne && this.#field.flat !== null) return;
    event.preventDefault();
    const flat = this.#field.flat ?? this.#active;
    if (isOne) {
      this.#open(flat, text.trim());
      this.#field.finish();
      this.focusCell(flat);
    } else {
      this.#field.abandon();
      this.#emit('nl-paste', flat, { text });
    }
  }
}

/** @param {string} key */
const isDeletion = (key) => key === 'Delete' || key === 'Backspace';

/** @param {string | undefined} role */
function hueOf(role) {
  return role ? `var(--normlab-hue-${role})` : null;
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string | null} value
 */
function setVariable(element, name, value) {
  if (value === null) element.style.removeProperty(name);
  else element.style.setProperty(name, value);
}

if (!customElements.get('nl-matrix')) customElements.define('nl-matrix', NlMatrix);
