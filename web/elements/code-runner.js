import { address, page } from 'virtual:runner';

/**
 * Where a learner's code runs: a worker in a frame that has no origin, no network and no storage. The
 * frame is a file of the site where there is one, and else the same page as text; a page's policy may
 * forbid either, or workers.
 *
 * @typedef {{ source: string, given: any[][], heard: (said: any) => void }} Job
 * @typedef {{ how: 'done' | 'stopped' | 'lost' }
 *   | { how: 'broke', message: string, line: number, column: number }} Ended
 */

/** Milliseconds that the code has. */
const limit = 2000;
/** Within which a frame that has loaded shows a sign of life. */
const patience = 1500;
/** Within which it is ready, on a machine under load. */
const longest = 12_000;

/** @type {any} */
const policy = (() => {
  try {
    const own = { createHTML: (/** @type {string} */ text) => text };
    return Reflect.get(globalThis, 'trustedTypes')?.createPolicy('normlab-runner-page', own);
  } catch {
    return undefined;
  }
})();

export class CodeRunner {
  /** @type {HTMLIFrameElement | undefined} */
  #frame;
  /** @type {Promise<boolean> | undefined} */
  #ready;
  #runs = 0;
  /** Ends what runs. @type {(() => void) | undefined} */
  #abandon;

  /** @param {ParentNode} place where its frame stands */
  constructor(place) {
    this.place = place;
  }

  /** Whether code can run here: the frame is there, and has started a worker. */
  get isReady() {
    this.#ready ??= this.#start();
    return this.#ready;
  }

  /** Takes the frame away, and with it all that runs. */
  close() {
    this.#abandon?.();
    this.#frame?.remove();
    this.#frame = undefined;
    this.#ready = undefined;
  }

  async #start() {
    const ways = [...(address ? [{ src: address }] : []), { srcdoc: page }];
    for (const way of ways) {
      const frame = frameOf(way);
      this.#frame = frame;
      const isThere = await lives(frame, () => this.place.append(frame));
      if (isThere) return true;
      frame.remove();
    }
    this.#frame = undefined;
    return false;
  }

  /**
   * Runs a worker's source over the arguments of each test.
   * @param {Job} job
   * @returns {Promise<Ended>}
   */
  async run({ source, given, heard }) {
    this.#abandon?.();
    if (!(await this.isReady)) return { how: 'lost' };
    const window = this.#frame?.contentWindow;
    const run = ++this.#runs;
    return new Promise((settle) => {
      /** @param {Ended} ended */
      const end = (ended) => {
        clearTimeout(timer);
        removeEventListener('message', listen);
        this.#abandon = undefined;
        settle(ended);
        // A frame that does not answer any more is replaced.
        if (ended.how === 'lost') this.close();
      };
      const lose = () => end({ how: 'lost' });
      let timer = setTimeout(lose, longest);
      /** @param {MessageEvent} event */
      const listen = ({ data, source: from }) => {
        if (from !== window || data?.run !== run) return;
        clearTimeout(timer);
        timer = setTimeout(lose, 2 * limit);
        if (data.kind === 'said') {
          heard(data.said);
          if (data.said?.kind === 'done') end({ how: 'done' });
        } else if (data.kind === 'broke') {
          const [line, column] = [Number(data.line) || 0, Number(data.column) || 0];
          end({ how: 'broke', message: String(data.message ?? ''), line, column });
        } else end({ how: data.kind === 'stopped' ? 'stopped' : 'lost' });
      };
      this.#abandon = () => end({ how: 'stopped' });
      addEventListener('message', listen);
      window?.postMessage({ kind: 'start', run, source, given, limit }, '*');
    });
  }
}

/** @param {{ src?: string, srcdoc?: string }} way */
function frameOf({ src, srcdoc }) {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('referrerpolicy', 'no-referrer');
  frame.hidden = true;
  if (src) frame.src = src;
  else frame.srcdoc = policy?.createHTML(srcdoc) ?? srcdoc;
  return frame;
}

/**
 * Whether a frame comes to life once it is put into the page.
 * @type {(frame: HTMLIFrameElement, put: () => void) => Promise<boolean>}
 */
const lives = (frame, put) =>
  new Promise((settle) => {
    let isAlive = false;
    /** @param {boolean} isThere */
    const end = (isThere) => {
      clearTimeout(timer);
      removeEventListener('message', listen);
      document.removeEventListener('securitypolicyviolation', refuse);
      settle(isThere);
    };
    let timer = setTimeout(() => end(false), longest);
    /** @param {number} time */
    const within = (time) => {
      clearTimeout(timer);
      timer = setTimeout(() => end(false), time);
    };
    /** @param {MessageEvent} event */
    const listen = ({ data, source }) => {
      if (source !== frame.contentWindow) return;
      if (data?.kind === 'hello') {
        isAlive = true;
        within(longest);
      }
      if (data?.kind === 'ready') end(true);
      if (data?.kind === 'unavailable') end(false);
    };
    /** @param {SecurityPolicyViolationEvent} event */
    const refuse = ({ effectiveDirective, blockedURI }) => {
      if (
        /^(frame|child)-src$/.test(effectiveDirective) &&
        blockedURI &&
        frame.src.startsWith(blockedURI)
      )
        end(false);
    };
    addEventListener('message', listen);
    document.addEventListener('securitypolicyviolation', refuse);
    frame.addEventListener('load', () => {
      if (!isAlive) within(patience);
    });
    put();
  });
