import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { base, controls } from '../styles/base.js';
import { orderStyles } from '../styles/exercise.js';
import { OrderDrag } from './exercise-order-drag.js';
import { ExercisePlace } from './exercise-place.js';

/** @import { Variant } from '../exercises/types.js' */

/** Stands in the order between the steps that are used and those that are not. */
const divider = '';

/**
 * `<nl-exercise-order>`: steps to be put in order, by buttons, by keys, or by dragging. Where some are
 * not needed, they go below a line.
 */
export class NlExerciseOrder extends ExercisePlace {
  static styles = [base, controls, orderStyles];

  static properties = {
    order: { state: true },
    held: { state: true },
    spoken: { state: true },
    misplaced: { state: true },
    isEmpty: { state: true },
  };

  /** The order before an item was picked up. @type {string[]} */
  #before = [];
  #drag = new OrderDrag(this, {
    take: (id) => this.#pickUp(id),
    move: (id, to) => this.#moveTo(id, to),
    drop: () => this.#drop(),
    cancel: () => this.#putBack(),
  });

  constructor() {
    super();
    /** Ids from top to bottom, the line among them where there is one. @type {string[]} */
    this.order = [];
    /** The item that is picked up. @type {string | null} */
    this.held = null;
    /** What is said to whoever does not see it move. */
    this.spoken = '';
    /** Steps that were in a wrong place at the last check, and were not moved since. @type {ReadonlySet<string>} */
    this.misplaced = new Set();
    this.isEmpty = false;
  }

  /** @param {Map<string, unknown>} changes */
  willUpdate(changes) {
    const { variant, verdict } = this;
    if (changes.has('variant') && variant && !isOf(this.order, variant))
      this.order = startOf(variant);
    if (!changes.has('verdict')) return;
    const used = this.#used;
    const wrong = this.judged?.filter(
      (id, at) => verdict?.parts?.[at] === false && used[at] === id,
    );
    this.misplaced = new Set(wrong);
  }

  /** @returns {string[]} */
  get draft() {
    return [...this.order];
  }

  set draft(order) {
    this.order = [...(order ?? [])];
  }

  /** Ids of the steps that are used; undefined where none is, which is said. */
  read() {
    this.#drop();
    const used = this.#used;
    this.isEmpty = used.length === 0;
    return this.isEmpty ? undefined : used;
  }

  focus() {
    this.renderRoot.querySelector('button')?.focus();
  }

  get #used() {
    const line = this.order.indexOf(divider);
    return line < 0 ? this.order : this.order.slice(0, line);
  }

  render() {
    const { variant, say, order } = this;
    if (!variant) return nothing;
    const used = this.#used;
    const unused = order.slice(used.length + 1);
    const hasLine = order.includes(divider);
    return html`<p class="how" id="how">${say('exercise.order.how')}</p>
      <div class="lists" @keydown=${this.#onKeydown}>
        <ol aria-label=${say('exercise.order.list')} aria-describedby="how">
          ${repeat(
            used,
            (id) => id,
            (id, at) => this.#item(id, at),
          )}
          ${used.length === 0 ? html`<li class="none">${say('exercise.order.none')}</li>` : nothing}
        </ol>
        ${
          hasLine
            ? html`<h3 id="unused">${say('exercise.order.unused')}</h3>
                <ul aria-labelledby="unused">
                  ${repeat(
                    unused,
                    (id) => id,
                    (id) => this.#item(id, -1),
                  )}
                  ${unused.length === 0 ? html`<li class="none">${say('exercise.order.all-used')}</li>` : nothing}
                </ul>`
            : nothing
        }
      </div>
      ${this.isEmpty ? html`<p class="fault" role="alert">${say('exercise.order.empty')}</p>` : nothing}
      <p class="visually-hidden" aria-live="assertive">${this.spoken}</p>`;
  }

  /** @type {(id: string, at: number) => unknown} */
  #item(id, at) {
    const { say, order, closed, held } = this;
    const step = this.text(`item.${id}`);
    const place = order.indexOf(id);
    const isWrong = this.misplaced.has(id);
    return html`<li class="${held === id ? 'held' : ''} ${isWrong ? 'wrong' : ''}" data-id=${id}>
      <span class="number" aria-hidden="true">${at < 0 ? '·' : at + 1}</span>
      <button
        class="step"
        data-id=${id}
        aria-pressed=${held === id}
        aria-describedby="how"
        aria-description=${isWrong ? say('exercise.part.misplaced') : nothing}
        aria-disabled=${closed ? 'true' : nothing}
        @pointerdown=${(/** @type {PointerEvent} */ event) => !closed && this.#drag.down(event, id)}
        @click=${(/** @type {MouseEvent} */ event) => this.#onStep(event, id)}
      >
        ${step}
      </button>
      ${isWrong ? html`<span class="mark" aria-hidden="true">✗</span>` : nothing}
      ${
        closed
          ? nothing
          : html`<span class="moves">
              <button
                aria-label=${say('exercise.order.up', { step })}
                title=${say('exercise.order.up', { step })}
                ?disabled=${place === 0}
                @click=${() => this.#nudge(id, -1)}
              ><span aria-hidden="true">↑</span></button>
              <button
                aria-label=${say('exercise.order.down', { step })}
                title=${say('exercise.order.down', { step })}
                ?disabled=${place === order.length - 1}
                @click=${() => this.#nudge(id, 1)}
              ><span aria-hidden="true">↓</span></button>
            </span>`
      }
    </li>`;
  }

  /** A click picks a step up or puts it down, as Space and Enter do. @type {(event: MouseEvent, id: string) => void} */
  #onStep(event, id) {
    if (this.closed || this.#drag.swallowsClick()) return;
    event.preventDefault();
    if (this.held === id) this.#drop();
    else this.#pickUp(id);
  }

  /** @param {KeyboardEvent} event */
  #onKeydown(event) {
    const id = /** @type {HTMLElement} */ (event.target).dataset.id;
    if (this.closed || id === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'Escape' && this.held !== null) {
      event.preventDefault();
      event.stopPropagation();
      this.#putBack();
    } else if (by !== undefined && this.held === id) {
      event.preventDefault();
      this.#shift(id, by);
    } else if (by !== undefined) {
      event.preventDefault();
      const next = this.order.filter((one) => one !== divider);
      this.#focusOn(next[next.indexOf(id) + by]);
    }
  }

  /** @param {string} id */
  #pickUp(id) {
    this.#before = this.order;
    this.held = id;
    this.#speak('picked', id);
  }

  #drop() {
    if (this.held === null) return;
    this.#speak('dropped', this.held);
    this.held = null;
  }

  #putBack() {
    const id = this.held;
    if (id === null) return;
    this.#take(this.#before);
    this.held = null;
    this.#speak('back', id);
    this.#focusOn(id);
  }

  /** By the buttons up and down, which keep the focus. @type {(id: string, by: number) => void} */
  #nudge(id, by) {
    this.held = null;
    this.#shift(id, by, by < 0 ? 'up' : 'down');
  }

  /**
   * @param {string} id
   * @param {number} by
   * @param {'up' | 'down'} [button] that keeps the focus; else the step itself
   */
  #shift(id, by, button) {
    const at = this.order.indexOf(id);
    if (!this.#moveTo(id, at + by)) return;
    this.#speak('moved', id);
    this.#focusOn(id, button);
  }

  /** @type {(id: string, to: number) => boolean} */
  #moveTo(id, to) {
    const { order } = this;
    if (to < 0 || to >= order.length || order.indexOf(id) === to) return false;
    const others = order.filter((one) => one !== id);
    this.misplaced = new Set([...this.misplaced].filter((one) => one !== id));
    this.#take([...others.slice(0, to), id, ...others.slice(to)]);
    return true;
  }

  /** @param {string[]} order */
  #take(order) {
    this.order = order;
    this.isEmpty = false;
    this.tell('draft');
  }

  /** @type {(id: string | undefined, button?: 'up' | 'down') => Promise<void>} */
  async #focusOn(id, button) {
    await this.updateComplete;
    if (id === undefined) return;
    const item = this.renderRoot.querySelector(`li[data-id="${CSS.escape(id)}"]`);
    const [step, up, down] = item?.querySelectorAll('button') ?? [];
    const wanted = button === 'up' ? up : button === 'down' ? down : step;
    (wanted?.disabled ? step : wanted)?.focus();
  }

  /** @type {(what: string, id: string) => void} */
  #speak(what, id) {
    const used = this.#used;
    const at = used.indexOf(id);
    const step = this.text(`item.${id}`);
    const place =
      at < 0
        ? this.say('exercise.order.place.unused')
        : this.say('exercise.order.place', { at: at + 1, count: used.length });
    this.spoken = this.say(`exercise.order.said.${what}`, { step, place });
  }
}

/** @param {Variant} variant */
const startOf = ({ ask: { items, unused } }) => (unused.length ? [...items, divider] : [...items]);

/** Whether an order, kept perhaps, is one of this variant's steps. @type {(order: string[], variant: Variant) => boolean} */
const isOf = (order, variant) => String([...order].sort()) === String(startOf(variant).sort());

if (!customElements.get('nl-exercise-order'))
  customElements.define('nl-exercise-order', NlExerciseOrder);
