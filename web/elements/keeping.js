/** Milliseconds after the last key before what was typed is kept. */
const pause = 400;

/** All that are on the page. @type {Set<Keeping>} */
const all = new Set();

/** Keeps at once what was typed anywhere on the page, which may be about to go. */
export function keepAll() {
  for (const one of all) if (one.isWaiting) one.now();
}

addEventListener('pagehide', keepAll);
document.addEventListener('visibilitychange', keepAll);

/**
 * Keeps what is typed into an element: some time after the last key, and at once before the page is left
 * or hidden, or the element goes.
 */
export class Keeping {
  #keep;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;

  /**
   * @param {import('lit').ReactiveControllerHost} host
   * @param {() => void} keep
   */
  constructor(host, keep) {
    this.#keep = keep;
    host.addController(this);
  }

  hostConnected() {
    all.add(this);
  }

  hostDisconnected() {
    all.delete(this);
    if (this.isWaiting) this.now();
  }

  /** Whether something was typed that is not kept yet. */
  get isWaiting() {
    return this.#waiting !== undefined;
  }

  soon() {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.now(), pause);
  }

  now() {
    this.drop();
    this.#keep();
  }

  /** What was typed is not to be kept. */
  drop() {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }
}
