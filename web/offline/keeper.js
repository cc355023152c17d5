import { cachesOf, pathOf } from './kept.js';
import { scriptAddress } from './script-address.js';

/**
 * Keeps the lab on the reader's device, if the reader wants it: that it does is remembered by the
 * browser's registration of the service worker, and nowhere else.
 *
 * @typedef {'unknown' | 'unavailable' | 'off' | 'fetching' | 'on'} State
 */
export class Keeper extends EventTarget {
  /** @type {State} */
  state = 'unknown';
  /** How many files have come, of how many, while they are fetched. */
  progress = { done: 0, of: 0 };
  /** What went wrong at the last attempt: a file that did not arrive, or the browser's words. */
  failure = /** @type {{ file?: string, message?: string } | undefined} */ (undefined);
  /** Whether a new version has come and waits to be taken. */
  hasNext = false;
  /** How much is fetched, once it was measured. */
  bytes = 0;
  /** @type {ServiceWorkerRegistration | undefined} */
  #registration;

  /** Address of the lab's folder. */
  get #scope() {
    return new URL('.', document.baseURI).href;
  }

  get #script() {
    return new URL('service-worker.js', this.#scope).href;
  }

  /** Finds out how things stand. */
  async look() {
    try {
      const registration = await this.#find();
      if (registration) this.#watch(registration);
      const isOn = registration?.active && (await this.#caches()).length > 0;
      this.#say({ state: isOn ? 'on' : 'off' });
    } catch {
      this.#say({ state: 'unavailable' });
    }
  }

  /** Finds out how much there is to fetch, from what the build says of it. */
  async measure() {
    if (this.state !== 'off') return;
    try {
      const response = await fetch(new URL('offline.json', this.#scope));
      this.#say({ bytes: (await response.json()).bytes });
    } catch {
      this.#say({ state: 'unavailable' });
    }
  }

  /** Fetches the lab's files, all or none. */
  async keep() {
    this.#say({ state: 'fetching', failure: undefined, progress: { done: 0, of: 0 } });
    navigator.serviceWorker.addEventListener('message', this.#onMessage);
    try {
      const registration = await navigator.serviceWorker.register(scriptAddress(this.#script), {
        scope: this.#scope,
        updateViaCache: 'none',
      });
      this.#watch(registration);
      // A worker that is there still, though nothing is kept, fetches again; a new one does so itself.
      registration.active?.postMessage('normlab-keep');
    } catch (failure) {
      this.#end({ failure: { message: String(failure) } });
    }
  }

  /** Takes everything off the device again. */
  async remove() {
    await this.#registration?.unregister();
    for (const name of await this.#caches()) await caches.delete(name);
    this.#say({ state: 'off', failure: undefined, hasNext: false });
  }

  /** Takes the new version and loads the page in it, at the same address. */
  takeNext() {
    const next = this.#registration?.waiting;
    next?.addEventListener('statechange', () => {
      if (next.state === 'activated') location.reload();
    });
    next?.postMessage('normlab-take');
  }

  /** The registration of this copy of the lab; throws where the page can have none. */
  async #find() {
    const asked = { method: 'GET', mode: 'navigate', url: location.href, headers: new Map() };
    if (pathOf(asked, this.#scope) === undefined) throw new Error('Another page is kept.');
    await caches.keys();
    const registration = await navigator.serviceWorker.getRegistration(this.#scope);
    if (registration?.scope !== this.#scope) return undefined;
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    if (worker?.scriptURL !== this.#script) throw new Error('Another program keeps this page.');
    return registration;
  }

  /** @param {ServiceWorkerRegistration} registration */
  #watch(registration) {
    if (registration === this.#registration) return;
    this.#registration = registration;
    const look = () => this.#say({ hasNext: Boolean(registration.waiting && registration.active) });
    const watch = () => registration.installing?.addEventListener('statechange', look);
    registration.addEventListener('updatefound', watch);
    watch();
    look();
  }

  async #caches() {
    return cachesOf(this.#scope, await caches.keys());
  }

  /** @param {MessageEvent} event */
  #onMessage = async ({ data }) => {
    if (data?.normlab !== 'keeping' || data.scope !== this.#scope) return;
    if (data.of) this.#say({ progress: { done: data.done, of: data.of } });
    if (data.failure) this.#end({ failure: data.failure });
    if (!data.kept) return;
    await navigator.serviceWorker.ready;
    this.#end({ state: 'on' });
  };

  /** @param {Partial<Keeper>} how */
  #end(how) {
    navigator.serviceWorker.removeEventListener('message', this.#onMessage);
    this.#say({ state: 'off', ...how });
  }

  /** @param {Partial<Keeper>} changes */
  #say(changes) {
    Object.assign(this, changes);
    this.dispatchEvent(new Event('change'));
  }
}

/** The one of this page. */
export const keeper = new Keeper();
