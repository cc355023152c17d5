/** Numbers from a file, by what is in it and how it is named: `.npy`, JSON, CSV, TSV or other text. */
import { readJson } from './json-numbers.js';
import { readNpy } from './npy.js';
import { parseTable } from './table.js';

/** @import { Read } from './numbers.js' */

/** Files that are offered to be chosen. */
export const FILE_KINDS = ['.csv', '.tsv', '.txt', '.json', '.npy'];

/** The most bytes that are read: far more than 512 × 512 numbers take in any of the kinds. */
export const MOST_BYTES = 2 ** 25;

/**
 * @param {string} name of the file
 * @param {ArrayBuffer} bytes
 * @returns {Read}
 */
export function readFile(name, bytes) {
  const first = new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 4));
  if (/\.npy$/i.test(name) || first[0] === 0x93) return readNpy(bytes);
  if (/\.npz$/i.test(name) || (first[0] === 0x50 && first[1] === 0x4b)) {
    return { fault: { key: 'archive' } };
  }
  const text = decoded(bytes, first);
  if (text === null) return { fault: { key: 'not-text' } };
  if (/\.json$/i.test(name) || /^\s*\{/.test(text)) return readJson(text);
  const table = parseTable(text);
  if ('fault' in table) return table;
  return { shape: table.shape, data: Float32Array.from(table.rows.flat()) };
}

/**
 * Text in UTF-8, or in UTF-16 as spreadsheets save it.
 *
 * @param {ArrayBuffer} bytes
 * @param {Uint8Array} first
 * @returns {string | null} null where it is none
 */
function decoded(bytes, first) {
  const little = first[0] === 0xff && first[1] === 0xfe;
  const big = first[0] === 0xfe && first[1] === 0xff;
  const encoding = little ? 'utf-16le' : big ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  return text.includes('\0') ? null : text;
}
