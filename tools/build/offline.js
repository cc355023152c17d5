/** The service worker, with the list of what it keeps. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { labPage } from '../../web/offline/kept.js';
import { inRoot } from '../shared/paths.js';

/** A quoted name of a file, and no text that only looks like one, as data in base64 does. */
const quoted = /["'`](?:\.\/)?([\w./-]{1,200})["'`]/g;

/** What of the site is kept whole: the lab's page, and all that it can come to ask for. */
const kept = /^assets\/[\w.-]+$/;

/**
 * Writes `service-worker.js`, and `offline.json`, which says how much it keeps.
 *
 * @param {string} [folder] the site
 */
export async function buildOffline(folder = inRoot('dist')) {
  const contents = reachable(folder);
  const bytes = contents.reduce((sum, { content }) => sum + content.length, 0);
  const files = Object.fromEntries(
    contents.map(({ path, content }) => [path, `sha256-${sha256(content)}`]),
  );
  const code = await bundled();
  const version = sha256(JSON.stringify(files) + code)
    .replace(/\W/g, '')
    .slice(0, 12);
  const list = JSON.stringify({ version, files });
  writeFileSync(join(folder, 'service-worker.js'), `const NORMLAB_KEPT=${list};\n${code}`);
  writeFileSync(
    join(folder, 'offline.json'),
    JSON.stringify({ version, files: contents.length, bytes }),
  );
}

/** The lab's page, and whatever the files name from there on. @param {string} folder */
function reachable(folder) {
  const contents = [];
  const paths = new Set([labPage]);
  for (const path of paths) {
    const content = readFileSync(join(folder, path));
    contents.push({ path, content });
    if (!/\.(html|js|css)$/.test(path)) continue;
    for (const [, name] of content.toString().matchAll(quoted)) {
      const found = [name, `assets/${name}`].find((one) => kept.test(one) && isFile(folder, one));
      if (found) paths.add(found);
    }
  }
  return contents.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** @param {string} folder @param {string} path */
const isFile = (folder, path) =>
  statSync(join(folder, path), { throwIfNoEntry: false })?.isFile() ?? false;

/** @param {string | Buffer} content */
const sha256 = (content) => createHash('sha256').update(content).digest('base64');

async function bundled() {
  // Loaded late: on a bare machine it is installed first.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [inRoot('web/offline/worker.js')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
  });
  return outputFiles[0].text;
}
