import { xapiVersion } from './xapi-statement.js';

/**
 * Statements on their way to a learning record store. Nothing waits for them: what the store does not
 * take now is sent again later, with its id, by which the store knows it again.
 *
 * @import { Statement } from './xapi-statement.js'
 *
 * @typedef {object} Ways
 * @property {typeof fetch} [send]
 * @property {(later: () => void, milliseconds: number) => unknown} [wait]
 * @property {(status: number) => void} [refused] called where the store will never take them
 */

/** Milliseconds before each further try; the last one again and again. */
const pauses = [1000, 4000, 15_000, 60_000];

export class StatementQueue {
  /** @type {Statement[]} */
  #waiting = [];
  #isSending = false;
  #failures = 0;
  /** Statements in one request. A store takes all of them, or none. */
  #most = Number.POSITIVE_INFINITY;
  #address;
  #headers;
  #ways;

  /**
   * @param {string} endpoint address of the store
   * @param {string | undefined} auth value of the header Authorization
   * @param {Ways} [ways]
   */
  constructor(endpoint, auth, ways = {}) {
    this.#address = `${endpoint.replace(/\/+$/, '')}/statements`;
    this.#headers = {
      'Content-Type': 'application/json',
      'X-Experience-API-Version': xapiVersion,
      ...(auth ? { Authorization: auth } : {}),
    };
    this.#ways = {
      send: (/** @type {any} */ ...request) => fetch(.../** @type {[any]} */ (request)),
      wait: (/** @type {() => void} */ later, /** @type {number} */ pause) =>
        setTimeout(later, pause),
      refused: () => {},
      ...ways,
    };
  }

  /** @param {Statement[]} statements */
  add(...statements) {
    this.#waiting.push(...statements);
    this.#send();
  }

  /** The page goes: what waits is sent once more, whatever becomes of it. */
  leave() {
    if (this.#waiting.length > 0) this.#request(this.#waiting, true).catch(() => {});
  }

  async #send() {
    if (this.#isSending || this.#waiting.length === 0) return;
    this.#isSending = true;
    const batch = this.#waiting.slice(0, this.#most);
    const status = await this.#request(batch).catch(() => 0);
    if (isForLater(status)) {
      const pause = pauses[Math.min(this.#failures, pauses.length - 1)];
      this.#failures += 1;
      this.#ways.wait(() => {
        this.#isSending = false;
        this.#send();
      }, pause);
      return;
    }
    this.#failures = 0;
    const isRefused = status >= 400;
    if (isRefused && batch.length > 1) {
      this.#most = 1;
      this.#isSending = false;
      this.#send();
      return;
    }
    this.#waiting = this.#waiting.filter((statement) => !batch.includes(statement));
    // 409: it has a statement of that id, which is ours, from a try whose answer was lost.
    if (isRefused && status !== 409) this.#ways.refused(status);
    if (this.#waiting.length === 0) this.#most = Number.POSITIVE_INFINITY;
    this.#isSending = false;
    this.#send();
  }

  /** @type {(statements: Statement[], keepalive?: boolean) => Promise<number>} */
  async #request(statements, keepalive = false) {
    const { status } = await this.#ways.send(this.#address, {
      method: 'POST',
      headers: this.#headers,
      body: JSON.stringify(statements),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive,
    });
    return status;
  }
}

/** Whether another try may help: no network, an overload, a fault of the store. @param {number} status */
const isForLater = (status) => status === 0 || status === 408 || status === 429 || status >= 500;
