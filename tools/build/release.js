/**
 * What a version consists of: copies of the scripts that never change under their names, and
 * release.json, by which pages can pin them and check what they get.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from '../shared/paths.js';

const pinned = ['normlab', 'embed'];

/** Writes the copies and release.json. @param {string} dist */
export function buildRelease(dist) {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const copies = pinned.map((name) => {
    const copy = `${name}-${version}.js`;
    copyFileSync(join(dist, `${name}.js`), join(dist, copy));
    return copy;
  });
  const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
  const listed = [...copies, ...assets.filter((file) => /\.(js|wasm)$/.test(file))];
  const files = Object.fromEntries(listed.map((file) => [file, entry(dist, file)]));
  writeFileSync(join(dist, 'release.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);
}

/** @type {(dist: string, file: string) => { integrity: string, bytes: number, brotli: number }} */
function entry(dist, file) {
  const content = readFileSync(join(dist, file));
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { integrity, bytes: content.length, brotli: brotliCompressSync(content).length };
}
