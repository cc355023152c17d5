/** @import { Release } from './snippets/index.js' */

/** @type {Map<string, Promise<Release | undefined>>} */
const known = new Map();

/**
 * The files of the version that lies at an address, as its release.json lists them; undefined where
 * that cannot be read. It is asked for once, unless it failed.
 * @param {string} address of the lab's folder
 */
export function releaseAt(address) {
  const asked = known.get(address) ?? read(address).catch(() => undefined);
  known.set(address, asked);
  asked.then((release) => release ?? known.delete(address));
  return asked;
}

/** @param {string} address @returns {Promise<Release | undefined>} */
async function read(address) {
  // A page without an origin, as in a sandbox, may read nothing.
  if (globalThis.origin === 'null') return undefined;
  const response = await fetch(new URL('release.json', address), { cache: 'no-cache' });
  const release = response.ok ? await response.json() : undefined;
  return typeof release?.version === 'string' && release.files ? release : undefined;
}
