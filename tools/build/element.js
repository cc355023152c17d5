/** normlab.js: the light part of `<norm-lab>` in one file, which loads the rest when it is wanted. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { Failure } from '../shared/failure.js';
import { root } from '../shared/paths.js';
import { calledOnLoad } from './together.js';

/** @typedef {Record<string, { file: string, isEntry?: boolean }>} Manifest */

/**
 * Writes normlab.js. It imports nothing, so that a page that pins it by its hash has checked all that
 * runs before the first use, and asks once for it; what it loads later are files of the lab.
 *
 * @param {string} dist
 */
export async function buildElement(dist) {
  const manifest = takeManifest(dist);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['web/normlab.js'],
    bundle: true,
    format: 'esm',
    minify: true,
    banner: { js: calledOnLoad },
    target: 'es2022',
    legalComments: 'none',
    write: false,
    plugins: [loadedLater(dist, manifest)],
  });
  writeFileSync(join(dist, 'normlab.js'), outputFiles[0].text);
}

/** What Vite made of which file. @param {string} dist @returns {Manifest} */
function takeManifest(dist) {
  const folder = join(dist, '.vite');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  rmSync(folder, { recursive: true });
  return manifest;
}

/** A file that does no more than hand on what another exports, under other names. */
const handsOn = /^\s*export\s*\{[^}]*\}\s*from\s*"(\.\/[^"]+)";?\s*$/;

/** What is loaded for what it does, not for a name that it exports. */
const forItsEffect = ['web/elements/lab.js', 'web/elements/exercises.js'];

/**
 * Where the code of an entry lies: asking for it at once saves a way to the server and back.
 * @type {(dist: string, source: string, file: string) => string}
 */
function behind(dist, source, file) {
  if (!forItsEffect.includes(source)) return file;
  const [, other] = handsOn.exec(readFileSync(join(dist, file), 'utf8')) ?? [];
  return other ? join(dirname(file), other) : file;
}

/** @type {(dist: string, manifest: Manifest) => import('esbuild').Plugin} */
const loadedLater = (dist, manifest) => ({
  name: 'normlab-loaded-later',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined;
      const found = await resolve(path, { kind: 'import-statement', resolveDir });
      const source = relative(root, found.path);
      const { file, isEntry } = manifest[source] ?? {};
      if (!isEntry) throw new Failure(`normlab.js loads ${source}, which is no entry for Vite.`);
      return { path: `./${behind(dist, source, file)}`, external: true };
    }),
});
