/**
 * What the service worker keeps of the lab, and which requests it answers. It runs in the worker, in
 * the page, and in Node.
 *
 * @typedef {object} Kept
 * @property {string} version hash of all that is kept
 * @property {Record<string, string>} files by path below the scope, how each is told from another:
 *   the value of an `integrity` attribute
 *
 * @typedef {object} Asked
 * @property {string} method
 * @property {string} url
 * @property {string} mode
 * @property {{ has: (name: string) => boolean }} headers
 */

/** The page that the lab is. */
export const labPage = 'index.html';

/** @param {string} scope address of the lab's folder */
const prefixOf = (scope) => `normlab:${new URL(scope).pathname}:`;

/**
 * The name of the cache of one version: other copies of the lab, and other programs, may share the
 * origin.
 *
 * @param {string} scope
 * @param {string} version
 */
export const cacheOf = (scope, version) => prefixOf(scope) + version;

/**
 * The caches of one copy of the lab, oldest first, as browsers name them.
 *
 * @param {string} scope
 * @param {string[]} names
 */
export const cachesOf = (scope, names) => names.filter((name) => name.startsWith(prefixOf(scope)));

/**
 * Where a request leads below the scope, if the worker may answer it: a script, a style or a file
 * of the engine, whatever its query, or the lab's page; all else is left to the network.
 *
 * @param {Asked} asked
 * @param {string} scope
 * @returns {string | undefined}
 */
export function pathOf({ method, url, mode, headers }, scope) {
  const address = new URL(url);
  const place = address.origin + address.pathname;
  if (method !== 'GET' || headers.has('range') || !place.startsWith(scope)) return undefined;
  const path = place.slice(scope.length) || labPage;
  return mode !== 'navigate' || path === labPage ? path : undefined;
}
