import { hashOf, readAddress } from './address.js';
import { ScrollMemory } from './scroll-memory.js';

/**
 * @import { ReactiveControllerHost } from 'lit'
 * @import { Address } from './address.js'
 */

/** Milliseconds between two writings of the address; browsers refuse to be asked too often. */
const pause = 400;

/**
 * Keeps an element in step with the address bar: where the reader is, and how they got there.
 */
export class AddressBar {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;
  #scroll = new ScrollMemory();
  #host;

  /**
   * @param {ReactiveControllerHost} host
   * @param {(before: Address) => void} onMove a link, or the way back, led to another address
   */
  constructor(host, onMove) {
    this.#host = host;
    host.addController(this);
    /** Where the reader is. */
    this.address = readAddress(location.hash);
    this.onMove = () => {
      const before = this.address;
      this.address = readAddress(location.hash);
      if (hashOf(before) === hashOf(this.address)) return;
      this.#stopWaiting();
      this.#scroll.arrive();
      onMove(before);
    };
  }

  hostConnected() {
    addEventListener('hashchange', this.onMove);
    addEventListener('popstate', this.onMove);
    this.#scroll.listen();
  }

  hostDisconnected() {
    removeEventListener('hashchange', this.onMove);
    removeEventListener('popstate', this.onMove);
    this.#scroll.stop();
    this.#stopWaiting();
  }

  /** What is shown at this address has changed. */
  changed() {
    this.#host.requestUpdate();
  }

  /**
   * What is shown has another address now; it takes the place of the last.
   * @param {Address} address
   */
  replace(address) {
    this.address = address;
    this.#waiting ??= setTimeout(() => this.write(), pause);
  }

  /**
   * What is shown has another address now, and the way back leads to the one before.
   * @param {Address} address
   */
  push(address) {
    this.write();
    this.address = address;
    history.pushState(null, '', hashOf(address));
    this.#scroll.stay();
  }

  /**
   * Scrolls to where the reader was in this entry of the history.
   * @param {{ isLed?: boolean }} [options] isLed: the page itself leads to what the address names
   */
  restoreScroll({ isLed = false } = {}) {
    this.#scroll.restore(isLed);
  }

  /** Puts into the address bar what waits for it. */
  write() {
    this.#stopWaiting();
    const hash = hashOf(this.address);
    if (hash !== location.hash) history.replaceState(history.state, '', hash);
  }

  #stopWaiting() {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }
}
