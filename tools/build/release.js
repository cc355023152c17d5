/**
 * What a version consists of: copies of the scripts that never change under their names, and
 * release.json, by which pages can pin them and check what they get.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { brotliCompressSync } from 'node:zlib';
import { parseSync } from 'vite';
import { inRoot } from '../shared/paths.js';

const pinned = ['normlab', 'embed'];

/** @typedef {{ bytes: number, brotli: number }} Size */

/** Writes the copies and release.json. @param {string} dist */
export function buildRelease(dist) {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const copies = pinned.map((name) => {
    const copy = `${name}-${version}.js`;
    copyFileSync(join(dist, `${name}.js`), join(dist, copy));
    return copy;
  });
  const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
  const files = Object.fromEntries([
    ...copies.map((file) => [file, { ...entry(dist, file), atOnce: atOnce(dist, file) }]),
    ...assets.filter((file) => /\.(js|wasm)$/.test(file)).map((file) => [file, entry(dist, file)]),
  ]);
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);
}

/** @type {(dist: string, file: string) => { integrity: string } & Size} */
function entry(dist, file) {
  const content = readFileSync(join(dist, file));
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { integrity, ...sizeOf(content) };
}

/** @param {Buffer} content @returns {Size} */
const sizeOf = (content) => ({
  bytes: content.length,
  brotli: brotliCompressSync(content).length,
});

/** A script with all that it loads before it runs. @type {(dist: string, file: string) => Size} */
function atOnce(dist, file) {
  const sizes = [...withImports(dist, file)].map((one) => sizeOf(readFileSync(join(dist, one))));
  return sizes.reduce((sum, size) => ({
    bytes: sum.bytes + size.bytes,
    brotli: sum.brotli + size.brotli,
  }));
}

/** @type {(dist: string, file: string, seen?: Set<string>) => Set<string>} */
function withImports(dist, file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const { module } = parseSync(basename(file), readFileSync(join(dist, file), 'utf8'));
  for (const { moduleRequest } of module.staticImports)
    withImports(dist, join(dirname(file), moduleRequest.value), seen);
  return seen;
}
