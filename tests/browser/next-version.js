/** A new version of the site, as it is uploaded over the old one. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOffline } from '../../tools/build/offline.js';
import { siteRoot } from './server.js';

const hash = /-([\w-]{8})(\.(?:js|wasm|css|svg))$/;

/**
 * A copy of the site in which every file with a hash in its name has another one, and the version
 * that it says is 9.9.9.
 *
 * @returns {Promise<string>} its folder, which is the caller's to remove
 */
export async function nextVersion() {
  const root = mkdtempSync(join(tmpdir(), 'normlab-next-'));
  cpSync(siteRoot, root, { recursive: true });
  const assets = join(root, 'assets');
  const renamed = readdirSync(assets).map((name) => [name, name.replace(hash, '-_ext$1$2')]);
  for (const [before, after] of renamed) renameSync(join(assets, before), join(assets, after));
  const texts = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const path of texts.filter((name) => /\.(js|html|css)$/.test(name))) {
    const text = readFileSync(join(root, path), 'utf8');
    const next = renamed.reduce((done, [before, after]) => done.replaceAll(before, after), text);
    writeFileSync(join(root, path), next.replaceAll('`0.1.0`', '`9.9.9`'));
  }
  await buildOffline(root);
  return root;
}
