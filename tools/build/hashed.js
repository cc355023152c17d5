/** Files whose names hold a hash of what they say: a cache never gives an old one for a new one. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a script into the assets.
 * @param {string} dist
 * @param {string} name
 * @param {string} code
 * @returns {string} its address from the pages
 */
export function writeHashed(dist, name, code) {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `./assets/${name}-${hash}.js`;
  writeFileSync(join(dist, address), code);
  return address;
}
