/**
 * Results that take long, each kept while what it was made of stays. Where they may be late, the one
 * from before is given first and `isBehind` is set, until `catchUp`.
 */
export class Kept {
  /** Whether a result may come a frame after the numbers it goes with. */
  mayBeLate = false;
  /** Whether something from before, or nothing yet, was given. */
  isBehind = false;
  #catchesUp = false;
  /** @type {WeakMap<object, { of: unknown, result: any }>} */
  #known = new WeakMap();

  /**
   * @template T
   * @param {object} what names the result: the same object each time
   * @param {unknown} of what it is made of, compared by identity
   * @param {() => T} make
   * @param {{ waits?: 'never' | 'once-known' | 'always' }} [options] when it may be late: it must
   *   stand with the numbers, or may follow them from the second time, or from the first
   * @returns {T | undefined} undefined only where it always waits
   */
  get(what, of, make, { waits = 'never' } = {}) {
    const known = this.#known.get(what);
    if (known && known.of === of) return known.result;
    const isLate = this.mayBeLate && !this.#catchesUp;
    if (isLate && (waits === 'always' || (waits === 'once-known' && known))) {
      this.isBehind = true;
      return known?.result;
    }
    const wasBehind = this.isBehind;
    this.isBehind = false;
    const result = make();
    if (!this.isBehind) this.#known.set(what, { of, result });
    this.isBehind ||= wasBehind;
    return result;
  }

  /** From now until `startOver`, results are of what there is. */
  catchUp() {
    this.isBehind = false;
    this.#catchesUp = true;
  }

  /** What they are made of has changed. */
  startOver() {
    this.#catchesUp = false;
  }
}
