/** What readers do to scroll by themselves. */
const hands = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

/**
 * How far the reader had scrolled in each entry of the history. The browser cannot bring that back
 * by itself, since what an address shows is drawn after it was reached.
 */
export class ScrollMemory {
  /** @type {Map<number, number>} */
  #heights = new Map();
  #entry = 0;
  #isNew = true;
  /** Whether the page still has to get to the entry's height: it may be too short as yet. */
  #isOnTheWay = false;

  #onScroll = () => {
    if (!this.#isOnTheWay) this.#heights.set(this.#entry, scrollY);
  };

  #onHand = () => {
    this.#isOnTheWay = false;
  };

  /** For a page that is loaded again: the entry itself keeps it. */
  #onScrolled = () => {
    if (!this.#isOnTheWay) history.replaceState({ ...history.state, height: scrollY }, '');
  };

  listen() {
    history.scrollRestoration = 'manual';
    for (const hand of hands) addEventListener(hand, this.#onHand, { passive: true });
    addEventListener('scroll', this.#onScroll, { passive: true });
    addEventListener('scrollend', this.#onScrolled);
    this.arrive();
  }

  stop() {
    for (const hand of hands) removeEventListener(hand, this.#onHand);
    removeEventListener('scroll', this.#onScroll);
    removeEventListener('scrollend', this.#onScrolled);
  }

  /** The browser is at another entry: an old one, which has a number, or a new one. */
  arrive() {
    const { entry, height = 0 } = history.state ?? {};
    this.#entry = entry ?? Date.now() + Math.random();
    this.#isNew = entry === undefined;
    if (this.#isNew) history.replaceState({ ...history.state, entry: this.#entry }, '');
    if (!this.#heights.has(this.#entry)) this.#heights.set(this.#entry, height);
    this.#isOnTheWay = true;
  }

  /** A new entry that shows the same place. */
  stay() {
    this.arrive();
    this.#isOnTheWay = false;
    this.#onScroll();
  }

  /**
   * Scrolls to where the reader was, as far as the page reaches; on a new entry to the top, unless
   * the page leads to a place of its own.
   * @param {boolean} isLed
   */
  restore(isLed) {
    if (this.#isNew && isLed) this.#isOnTheWay = false;
    if (!this.#isOnTheWay) return;
    const height = this.#heights.get(this.#entry) ?? 0;
    scrollTo(0, height);
    this.#isOnTheWay = Math.abs(scrollY - height) > 1;
  }
}
