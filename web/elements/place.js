/**
 * @import { ReactiveController, ReactiveControllerHost } from 'lit'
 * @import { NlExercises } from './exercises.js'
 * @import { NlLab } from './lab.js'
 * @typedef {'loading' | 'failed' | 'held' | 'free' | 'scrolls'} State
 */

/** Height in px from which a box holds its place; what is lower, such as a line of text, gives way. */
const worthHolding = 120;

/** What readers do in a lab. A finger that scrolls past is none of it. */
const actions = ['pointerdown', 'click', 'keydown', 'focusin'];

/**
 * The room that `<norm-lab>` takes in its page. It moves nothing of the page when it goes live:
 *
 * - `held`: it lies over its hidden fallback, which holds the place, and what is more than that is
 *   cut off, until the reader's first action in it, or until all of it stands and its end lies below
 *   the window, where growing moves nothing that is in sight;
 * - `free`: it takes the room it needs;
 * - `scrolls`: it needs more than the height that the page's author gave it.
 *
 * Before that it is `loading` or `failed`, and the fallback shows.
 *
 * @implements {ReactiveController}
 */
export class Place {
  #host;
  /** @type {State} */
  #state = 'loading';
  /** Whether all of the lab stands: it grows no more by itself. */
  #isWhole = false;
  #sizes = new ResizeObserver(() => this.#fit());
  /** Hears when its end goes out at the bottom, even in one leap from above. */
  #ends = new IntersectionObserver(() => this.#releaseUnseen(), {
    rootMargin: '1000000px 0px 0px',
  });

  /** @param {ReactiveControllerHost & HTMLElement & { renderRoot: HTMLElement | DocumentFragment }} host */
  constructor(host) {
    this.#host = host;
    host.addController(this);
  }

  get #box() {
    return /** @type {HTMLElement} */ (this.#host.renderRoot.querySelector('.box'));
  }

  get #end() {
    return /** @type {HTMLElement} */ (this.#host.renderRoot.querySelector('.end'));
  }

  get #lab() {
    const box = /** @type {ParentNode} */ (this.#host.renderRoot);
    return /** @type {NlLab | NlExercises} */ (box.querySelector('nl-lab, nl-exercises'));
  }

  hostConnected() {
    this.#watch();
    if (this.#state === 'held') this.#ends.observe(this.#end);
  }

  hostDisconnected() {
    this.#sizes.disconnect();
    this.#ends.disconnect();
  }

  /** @param {'loading' | 'failed' | 'building' | 'live'} how the lab is now */
  set(how) {
    this.#isWhole = how === 'live';
    const isShown = !isEmpty(this.#state);
    if (isEmpty(how) || !isShown) this.#clear();
    if (isEmpty(how)) this.#turn(how);
    else if (!isShown) this.#show();
    this.#releaseUnseen();
  }

  #clear() {
    const { style } = this.#box;
    style.removeProperty('margin-block-start');
    style.removeProperty('min-block-size');
    this.#lab.style.removeProperty('min-block-size');
  }

  #show() {
    const { clientHeight } = this.#host;
    const room = roomIn(this.#host);
    this.#turnInPlace('free');
    const isHeld = clientHeight >= worthHolding && this.#grows(clientHeight);
    if (!isHeld) return;
    const { style } = this.#box;
    style.removeProperty('margin-block-start');
    this.#turn('held');
    // An author's own minimum may be more than the fallback needs.
    if (room > this.#box.offsetHeight + 1) style.minBlockSize = `${room}px`;
    for (const action of actions) this.#lab.addEventListener(action, this.#onAction);
    this.#ends.observe(this.#end);
  }

  /**
   * Takes the room it needs once that moves nothing in sight. It is decided in the frame in which it
   * is painted: the page may be scrolled before.
   */
  #releaseUnseen() {
    requestAnimationFrame(() => {
      if (this.#isWhole && this.#state === 'held' && this.#isEndBelow) this.#release();
    });
  }

  /** Whether nothing of what follows it is in sight, nor on its way out of it at the top. */
  get #isEndBelow() {
    const box = this.#box;
    return box.getClientRects().length > 0 && box.getBoundingClientRect().bottom >= innerHeight;
  }

  /** Whether the element can grow beyond a height, or its author holds it to that. @param {number} height */
  #grows(height) {
    const { style } = this.#lab;
    style.minBlockSize = `${height + 1000}px`;
    const grows = this.#host.clientHeight > height;
    style.removeProperty('min-block-size');
    return grows;
  }

  /** @param {Event} event */
  #onAction = (event) => {
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!isFinger || event.type === 'click') this.#release();
  };

  /** Takes the room it needs from here down: what the reader has before them stays where it is. */
  #release() {
    this.#ends.disconnect();
    for (const action of actions) this.#lab.removeEventListener(action, this.#onAction);
    if (this.#state !== 'held') return;
    this.#lab.style.minBlockSize = `${this.#lab.offsetHeight}px`;
    this.#turnInPlace('free');
  }

  /**
   * What the reader has before them stays where it is: margins of the fallback reached out of the
   * element, and their place is taken by one of the box, as great as it has to be.
   * @param {State} state
   */
  #turnInPlace(state) {
    if (!this.#host.firstElementChild && this.#host.clientHeight === 0) {
      this.#turn(state);
      return;
    }
    const [box, much] = [this.#box, 1000];
    const top = () => box.getBoundingClientRect().top;
    const before = top();
    this.#turn(state);
    const { style } = box;
    style.marginBlockStart = `${much}px`;
    style.marginBlockStart = `${clamp(much - (top() - before), this.#outerMargin)}px`;
    // Hidden, or where the page centres it, the box goes its own way.
    if (box.getClientRects().length === 0 || Math.abs(top() - before) > 1)
      style.removeProperty('margin-block-start');
  }

  /** What the fallback's margins can have reached out at most. */
  get #outerMargin() {
    let most = 0;
    let at = this.#host.firstElementChild;
    for (; at; at = at.firstElementChild)
      most = Math.max(most, Number.parseFloat(getComputedStyle(at).marginTop) || 0);
    return most;
  }

  /** @param {State} state */
  #turn(state) {
    this.#state = state;
    this.#box.dataset.place = state;
    this.#lab.held = state === 'held';
    this.#watch();
  }

  /** Sizes matter once it is live. */
  #watch() {
    this.#sizes.disconnect();
    if (isEmpty(this.#state)) return;
    for (const element of [this.#host, this.#box, this.#lab, this.#lab.content]) {
      if (element) this.#sizes.observe(element);
    }
  }

  #fit() {
    const [host, box, lab] = [this.#host, this.#box, this.#lab];
    if (this.#state === 'held') {
      const needed = lab.content?.offsetHeight ?? 0;
      lab.toggleAttribute('cut', needed > lab.offsetHeight);
      if (box.offsetHeight < worthHolding && box.offsetParent) this.#release();
      return;
    }
    const isOver =
      this.#state === 'scrolls'
        ? box.scrollHeight > box.clientHeight
        : host.clientHeight > 0 && box.offsetHeight > roomIn(host) + 1;
    const state = isOver ? 'scrolls' : 'free';
    if (state !== this.#state) this.#turn(state);
  }
}

/**
 * Whether there is nothing of the lab to see, so that the fallback shows.
 * @template {string} S
 * @param {S} state
 * @returns {state is S & ('loading' | 'failed')}
 */
const isEmpty = (state) => state === 'loading' || state === 'failed';

/** The height that an element has for what is in it. @param {HTMLElement} element */
function roomIn(element) {
  const { paddingTop, paddingBottom } = getComputedStyle(element);
  return element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}

/** @type {(value: number, most: number) => number} */
const clamp = (value, most) => Math.max(0, Math.min(value, most));
