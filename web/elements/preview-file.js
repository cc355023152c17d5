/**
 * The file that an author works on: an address that is asked again, or a file from the disk. Read
 * while the page is seen, so that saving shows.
 *
 * @import { ReactiveControllerHost } from 'lit'
 *
 * @typedef {object} Source
 * @property {string} name
 * @property {() => Promise<string>} read
 */

/** Milliseconds from one look to the next. */
const pause = 1000;

/** @param {string} address relative to the page @returns {Source} */
export const fromAddress = (address) => ({
  name: address,
  async read() {
    const response = await fetch(new URL(address, document.baseURI), {
      cache: 'no-store',
      credentials: 'same-origin',
    });
    if (!response.ok) throw new Error(String(response.status));
    return response.text();
  },
});

/** @param {File} file @returns {Source} */
export const fromFile = (file) => ({ name: file.name, read: () => file.text() });

/**
 * What was dropped: where the browser allows, a handle, by which the file can be read again once it
 * has been saved.
 * @param {DataTransfer} transfer
 * @returns {Promise<Source | undefined>}
 */
export async function fromDrop(transfer) {
  const [file] = transfer.files;
  const [item] = transfer.items;
  if (!file) return undefined;
  const handle = await /** @type {any} */ (item)?.getAsFileSystemHandle?.().catch(() => undefined);
  if (handle?.kind !== 'file') return fromFile(file);
  return { name: file.name, read: async () => (await handle.getFile()).text() };
}

/** Reads a source again and again, and tells when its text is another one. */
export class WatchedFile {
  /** @type {Source | undefined} */
  source;
  /** Whether the last look failed. */
  isLost = false;
  /** @type {string | undefined} */
  #text;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;
  #isConnected = false;
  #host;
  #onText;

  /**
   * @param {ReactiveControllerHost} host
   * @param {(text: string) => void} onText
   */
  constructor(host, onText) {
    this.#host = host;
    this.#onText = onText;
    host.addController(this);
  }

  hostConnected() {
    this.#isConnected = true;
    document.addEventListener('visibilitychange', this.#look);
    this.#look();
  }

  hostDisconnected() {
    this.#isConnected = false;
    document.removeEventListener('visibilitychange', this.#look);
    clearTimeout(this.#waiting);
  }

  /** @param {Source | undefined} source */
  watch(source) {
    this.source = source;
    this.#text = undefined;
    this.isLost = false;
    this.#look();
  }

  #look = async () => {
    clearTimeout(this.#waiting);
    const { source } = this;
    if (!source || !this.#isConnected || document.hidden) return;
    const text = await source.read().catch(() => undefined);
    if (source !== this.source || !this.#isConnected) return;
    this.#took(text);
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(this.#look, pause);
  };

  /** @param {string | undefined} text */
  #took(text) {
    const wasLost = this.isLost;
    this.isLost = text === undefined;
    if (this.isLost !== wasLost) this.#host.requestUpdate();
    if (text === undefined || text === this.#text) return;
    this.#text = text;
    this.#onText(text);
  }
}
