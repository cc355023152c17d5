import { html, LitElement, nothing } from 'lit';
import { plain } from '../render/digits.js';
import { formula } from '../render/formula.js';
import { isPlain, leftLetters, sourceKey, subscripted } from '../render/mathml.js';
import { spoken } from '../render/spoken.js';
import { base, controls } from '../styles/base.js';
import { inspectorStyles } from '../styles/inspector.js';
import { cells } from '../tape/expression.js';
import { flatOf } from '../tape/tensor.js';
import { placeName, placeParts } from './cell-name.js';
import { lostPart } from './lost-part.js';
import { carried } from './rounding.js';

/**
 * @import { Cell, Expression } from '../tape/expression.js'
 * @import { Labels, Say } from '../walkthroughs/types.js'
 * @import { Voice } from '../render/spoken.js'
 * @import { Session } from './session.js'
 */

/** Terms of a long sum, and sources of one tensor, that are shown until asked for more. */
const fewTerms = 4;
const fewSources = 8;

/**
 * `<nl-inspector>`: how the selected number was made, in symbols, in numbers and in words, and the
 * way on to each of its sources.
 *
 * @fires nl-select `{name, index}` walk on to a source
 * @fires nl-back go back to the number before
 * @fires nl-point `{key}` a term or a source is pointed at, by `sourceKey`; null where that ends
 */
export class NlInspector extends LitElement {
  static styles = [base, controls, inspectorStyles];

  static properties = {
    session: { attribute: false },
    revision: { attribute: false },
    say: { attribute: false },
    labels: { attribute: false },
    hovered: { attribute: false },
    code: { state: true },
    lost: { state: true },
    opened: { state: true },
    folded: { state: true },
  };

  constructor() {
    super();
    /** @type {Session | undefined} */
    this.session = undefined;
    /** Changes when the session does. */
    this.revision = 0;
    /** @type {Say} */
    this.say = (key) => key;
    /** @type {Record<string, Labels>} */
    this.labels = {};
    /** Key of the cell that is pointed at, here or on the stage. @type {string | null} */
    this.hovered = null;
    /** The C++ references, once asked for. @type {Record<string, { file: string, code: string }> | undefined} */
    this.code = undefined;
    /** What is said where they could not be fetched. @type {unknown} */
    this.lost = nothing;
    /** What was opened to its full length, for the selected cell. @type {Set<string>} */
    this.opened = new Set();
    this.lastSelected = '';
    /** Whether only the number is shown, where the inspector is a sheet over the stage. */
    this.folded = false;
  }

  willUpdate() {
    const selected = this.session?.selected;
    const key = selected ? `${selected.name}[${selected.index}]` : '';
    if (key !== this.lastSelected) {
      this.opened = new Set();
      this.lastSelected = key;
    }
  }

  render() {
    const { session, say } = this;
    return html`<section
      data-part="inspector"
      class=${this.folded ? 'folded' : ''}
      aria-label=${say('inspector.label')}
      @pointerover=${this.#onPoint}
      @pointerleave=${() => this.#emitHover(null)}
    >
      ${session?.selected ? this.#cell(session, session.selected) : html`<p>${say('inspector.empty')}</p>`}
    </section>`;
  }

  /** @type {(session: Session, selected: { name: string, index: number[] }) => unknown} */
  #cell(session, { name, index }) {
    const { say } = this;
    const { shape, data } = session.tape.tensor(name);
    const value = data[flatOf(shape, index)];
    const expression = session.tape.derive(name, index);
    const place = placeName(this.labels[name], shape, index);
    const what = place ? `${name}, ${place}` : name;
    const voice = this.#voice(session, expression, value);
    const sentence = session.tape.explain(name, index)
      ? say('say.stands', { what, value: printed(data, value) })
      : this.#sentence(session, what, expression, voice, printed(data, value));
    return html`
      <header>
        <h2 tabindex="-1">
          <span class="name">${breakable(name)}</span>
          <span class="place">${place}</span>
        </h2>
        <div class="value">${printed(data, value)}</div>
        <button
          class="fold link"
          aria-expanded=${!this.folded}
          @click=${() => (this.folded = !this.folded)}
        >
          ${say(this.folded ? 'inspector.unfold' : 'inspector.fold')}
        </button>
        <button
          class="back link"
          ?disabled=${!session.canGoBack}
          @click=${() => this.#emit('nl-back', {})}
        >
          ${say('inspector.back')}
        </button>
      </header>
      ${this.#strange(value, !expression)}
      ${
        expression
          ? this.#derivation(session, { name, index }, expression, value, voice, sentence)
          : html`<p>${say(session.editable(name, index) ? 'inspector.input' : 'inspector.given')}</p>`
      }
      <div>
        <h3>${say('inspector.spoken')}</h3>
        <p class="spoken" aria-live="polite">${sentence}</p>
      </div>
      ${this.#reference(session, name)}
    `;
  }

  /** @type {(session: Session, what: string, expression: Expression | undefined, voice: Voice, value: string) => string} */
  #sentence(session, what, expression, voice, value) {
    const { say } = this;
    if (!expression) return say('say.input', { what, value });
    if (!isPlain(expression)) return say('say.is', { what, how: spoken(expression, voice), value });
    if (expression.kind !== 'cell') return say('say.constant', { what, value });
    const { shape } = session.tape.tensor(expression.tensor);
    const place = placeName(this.labels[expression.tensor], shape, expression.index);
    return say('say.copy', { what, value, from: `${expression.tensor}, ${place}` });
  }

  /**
   * How numbers are printed and said here: with as many decimals as the result needs.
   * @type {(session: Session, expression: Expression | undefined, value: number) => Voice & { exact: boolean, decimals: number }}
   */
  #voice(session, expression, value) {
    /** @param {Cell} cell */
    const valueAt = (cell) => session.tape.at(cell.tensor, cell.index);
    const { decimals, exact } = expression
      ? carried(expression, valueAt, value)
      : { decimals: 3, exact: true };
    return {
      say: this.say,
      print: (cell) => printed(session.tape.tensor(cell.tensor).data, valueAt(cell), decimals),
      printNumber: (number) => plain(number, { decimals: decimalsOf(number, decimals) }),
      most: fewTerms,
      exact,
      decimals,
    };
  }

  /** @type {(value: number, typed: boolean) => unknown} */
  #strange(value, typed) {
    if (Number.isFinite(value)) return nothing;
    const key = Number.isNaN(value) ? (typed ? 'nan-input' : 'nan') : 'infinity';
    return html`<p class="note">${this.say(`inspector.why.${key}`)}</p>`;
  }

  /** @type {(session: Session, at: { name: string, index: number[] }, expression: Expression, value: number, voice: Voice & { exact: boolean, decimals: number }, label: string) => unknown} */
  #derivation(
    session,
    { name, index },
    expression,
    value,
    { print, printNumber, exact, decimals },
    label,
  ) {
    const { say } = this;
    /** @param {string} tensor */
    const symbol = (tensor) => session.walkthrough.symbols[tensor] ?? tensor;
    const sources = cells(expression);
    const all = this.opened.has('terms');
    const origin = session.tape.explain(name, index) ?? { key: 'constant' };
    return html`
      <div class="formula" tabindex="0" role="group" aria-label=${say('inspector.formula')}>
        ${formula({
          expression,
          left: subscripted(
            symbol(name),
            session.tape.letters(name) ??
              leftLetters(expression, session.tape.tensor(name).shape.length),
          ),
          drawing: {
            mode: 'symbols',
            symbol,
            print,
            printNumber,
            lit: (cell) => sourceKey(cell) === this.hovered,
            most: all ? Number.POSITIVE_INFINITY : fewTerms,
          },
          result: printed(session.tape.tensor(name).data, value),
          exact,
          label,
        })}
      </div>
      ${
        all || longestFold(expression) <= fewTerms + 1
          ? nothing
          : html`<button class="link open" @click=${() => this.#open('terms')}>${say('formula.open')}</button>`
      }
      ${decimals > 3 ? html`<p class="small">${say('inspector.carried', { decimals })}</p>` : nothing}
      ${sources.length ? this.#sources(session, sources) : html`<p>${say(`inspector.from.${origin.key}`, origin.params)}</p>`}
    `;
  }

  /** @type {(session: Session, sources: Cell[]) => unknown} */
  #sources(session, sources) {
    const byTensor = grouped(sources);
    const onStage = new Set(session.stage(session.step).flat());
    return html`<div class="sources">
      <h3>${this.say('inspector.sources')}</h3>
      ${[...byTensor].map(([tensor, list]) => this.#sourcesOf(session, tensor, list, onStage.has(tensor)))}
    </div>`;
  }

  /** @type {(session: Session, tensor: string, list: Cell[], onStage: boolean) => unknown} */
  #sourcesOf(session, tensor, list, onStage) {
    const { say } = this;
    const { shape, data } = session.tape.tensor(tensor);
    const places = list.map(({ index }) => placeParts(this.labels[tensor], shape, index));
    const shared = places[0].map((part, at) => places.every((place) => place[at] === part));
    const isOne = list.length === 1;
    const common = isOne ? [] : places[0].filter((_, at) => shared[at]);
    const all = this.opened.has(tensor) || list.length <= fewSources + 1;
    return html`<div class="source">
      <h4>
        ${breakable(tensor)}
        <span class="small">${common.join(', ')}</span>
        ${onStage ? nothing : html`<span class="small">${say('inspector.off-stage')}</span>`}
      </h4>
      <ul>
        ${(all ? list : list.slice(0, fewSources)).map(
          (cell, at) => html`<li>
            <button
              class=${sourceKey(cell) === this.hovered ? 'lit' : ''}
              data-source=${sourceKey(cell)}
              @focus=${() => this.#emitHover(sourceKey(cell))}
              @blur=${() => this.#emitHover(null)}
              @click=${() => this.#walk(cell)}
            >
              <span>${places[at].filter((_, part) => isOne || !shared[part]).join(', ')}</span>
              <span class="number">${printed(data, session.tape.at(tensor, cell.index))}</span>
            </button>
          </li>`,
        )}
      </ul>
      ${
        all
          ? nothing
          : html`<button class="link" @click=${() => this.#open(tensor)}>
              ${say('inspector.more', { count: list.length })}
            </button>`
      }
    </div>`;
  }

  /** @type {(session: Session, name: string) => unknown} */
  #reference(session, name) {
    const region = session.tape.origin(name)?.call.op.reference;
    if (!region) return nothing;
    const reference = this.code?.[region];
    return html`<details class="code" @toggle=${this.#loadCode}>
      <summary>${this.say('inspector.code')}</summary>
      ${
        reference
          ? html`<p class="small">${this.say('inspector.code.note', { file: reference.file })}</p>
              <pre tabindex="0"><code>${reference.code}</code></pre>`
          : this.lost
      }
    </details>`;
  }

  async #loadCode() {
    this.lost = nothing;
    try {
      this.code ??= (await import('virtual:reference')).default;
    } catch {
      this.lost = await lostPart(this.say);
    }
  }

  /**
   * Goes on to a source. Focus moves to its name, since the button that was pressed is gone.
   * @param {Cell} cell
   */
  async #walk({ tensor, index }) {
    this.#emit('nl-select', { name: tensor, index, walk: true });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector('h2'))?.focus();
  }

  /** @param {string} what */
  #open(what) {
    this.opened = new Set([...this.opened, what]);
  }

  /** @param {PointerEvent} event */
  #onPoint(event) {
    const at = /** @type {Element | null} */ (event.target)?.closest('[data-source]');
    this.#emitHover(at?.getAttribute('data-source') ?? null);
  }

  /** @param {string | null} key */
  #emitHover(key) {
    if (key !== this.hovered) this.#emit('nl-point', { key });
  }

  /** @type {(type: string, detail: unknown) => void} */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/**
 * A tensor's number as text: flags have no decimals.
 * @type {(data: Float32Array | Uint8Array, value: number, decimals?: number) => string}
 */
const printed = (data, value, decimals = 3) =>
  plain(value, { decimals: data instanceof Uint8Array ? 0 : decimals });

/**
 * A name that may be broken behind its dots and underscores.
 * @param {string} name
 */
const breakable = (name) => name.split(/(?<=[._])/).map((part) => html`${part}<wbr />`);

/**
 * Decimals that a constant is printed with: as many as it has, tiny ones as a power of ten.
 * @type {(value: number, most: number) => number}
 */
function decimalsOf(value, most) {
  const text = String(value);
  return text.includes('e') ? most : Math.min(most, (text.split('.')[1] ?? '').length);
}

/**
 * The number of terms of the longest sum in an expression.
 * @param {Expression} node
 * @returns {number}
 */
function longestFold(node) {
  switch (node.kind) {
    case 'cell':
    case 'number':
      return 0;
    case 'apply':
      return longestFold(node.of);
    case 'fold':
      return Math.max(node.terms.length, ...node.terms.map(longestFold));
    default:
      return Math.max(longestFold(node.left), longestFold(node.right));
  }
}

/**
 * @param {Cell[]} list
 * @returns {Map<string, Cell[]>}
 */
function grouped(list) {
  /** @type {Map<string, Cell[]>} */
  const found = new Map();
  for (const cell of list) found.set(cell.tensor, [...(found.get(cell.tensor) ?? []), cell]);
  return found;
}

if (!customElements.get('nl-inspector')) customElements.define('nl-inspector', NlInspector);
