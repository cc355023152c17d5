/**
 * The service worker: keeps one version of the lab, whole or not at all, and answers from it. A page
 * gets all of its files from the version that its address was answered from; the next version waits
 * until the reader takes it.
 */
import { cacheOf, cachesOf, pathOf } from './kept.js';

/**
 * @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} Lasting
 * @typedef {Lasting & { request: Request, respondWith: (answer: Promise<Response>) => void }} Asking
 */

/** @type {any} */
const worker = globalThis;
const { version, files } = NORMLAB_KEPT;
/** @type {string} */
const scope = worker.registration.scope;
const own = cacheOf(scope, version);

worker.addEventListener('install', (/** @type {Lasting} */ event) => event.waitUntil(keepAll()));

worker.addEventListener('activate', (/** @type {Lasting} */ event) =>
  event.waitUntil(Promise.all([dropOld(), worker.clients.claim()])),
);

worker.addEventListener('message', (/** @type {Lasting & MessageEvent} */ event) => {
  if (event.data === 'normlab-take') worker.skipWaiting();
  if (event.data === 'normlab-keep') event.waitUntil(keepAll().catch(() => {}));
});

worker.addEventListener('fetch', (/** @type {Asking} */ event) => {
  const path = pathOf(event.request, scope);
  if (path === undefined) return;
  if (Object.hasOwn(files, path)) event.respondWith(answer(path, [own], event.request));
  // Names in here change with what they hold, so a page of an older version may still get its own.
  else if (path.startsWith('assets/')) event.respondWith(answerOld(path, event.request));
});

/** Fetches every file; the cache is there afterwards only if all of them arrived as they should. */
async function keepAll() {
  let done = 0;
  try {
    const cache = await caches.open(own);
    await Promise.all(
      Object.entries(files).map(async ([path, integrity]) => {
        await cache.put(addressOf(path), await fetched(path, integrity));
        await tell({ done: ++done, of: Object.keys(files).length });
      }),
    );
    await tell({ kept: true });
  } catch (failure) {
    await caches.delete(own);
    await tell({
      failure:
        failure instanceof Damaged ? { file: failure.message } : { message: String(failure) },
    });
    throw failure;
  }
}

/** A file did not arrive as it should; the message is its path. */
class Damaged extends Error {}

/**
 * @param {string} path
 * @param {string} integrity
 */
async function fetched(path, integrity) {
  const response = await fetch(addressOf(path), { integrity, cache: 'no-cache' }).catch(() => {
    throw new Damaged(path);
  });
  if (!response.ok) throw new Damaged(path);
  // A browser takes no redirected answer for a page.
  return response.redirected ? new Response(await response.blob(), response) : response;
}

/** @param {string} path */
const addressOf = (path) => new URL(path, scope).href;

/**
 * @param {string} path
 * @param {string[]} names of caches, the first that has it is taken
 * @param {Request} request
 */
async function answer(path, names, request) {
  for (const cacheName of names) {
    const kept = await caches.match(addressOf(path), { cacheName });
    if (kept) return kept;
  }
  return fetch(request);
}

/** @param {string} path @param {Request} request */
async function answerOld(path, request) {
  return answer(path, cachesOf(scope, await caches.keys()), request);
}

/** Versions before the last one: a page of the last one may still be open. */
async function dropOld() {
  const names = cachesOf(scope, await caches.keys());
  const old = names.slice(0, Math.max(0, names.indexOf(own) - 1));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Tells the pages of this lab how far it is. @param {object} what */
async function tell(what) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const page of pages) page.postMessage({ normlab: 'keeping', scope, ...what });
}
