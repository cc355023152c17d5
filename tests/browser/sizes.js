/** How large files of the built lab are when a good host sends them, and how that is printed. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { siteRoot } from './server.js';

/** @param {string} text */
export const print = (text) => process.stdout.write(`    ${text}\n`);

/** @param {string} path @returns bytes after brotli at its best */
export async function squeezed(path) {
  const body = await readFile(join(siteRoot, path === '/' ? 'index.html' : path));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotliCompressSync(body, { params }).length;
}
