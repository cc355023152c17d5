/** Tables in and out as text: what a reader pastes, and CSV. */
import { readDelimited } from './delimited.js';
import { shortest } from './digits.js';
import { geometryOf } from './grid.js';
import { readBrackets } from './nested.js';

/** @import { Fault } from './numbers.js' */

/** @typedef {{ rows: number[][], shape: number[] } | { fault: Fault }} Table */

/**
 * Reads a table: cells parted by tab, semicolon, comma or spaces, rows by line ends; or nested
 * brackets as JSON, NumPy and PyTorch print them. Where tab or semicolon part the cells, a comma is
 * a decimal comma.
 *
 * @param {string} text
 * @returns {Table} `shape` is that of the nested brackets, else (rows, columns)
 */
export function parseTable(text) {
  const plain = text.replace(/^\ufeff/, '');
  if (plain.trim() === '') return { fault: { key: 'no-values' } };
  const read = /^\s*(?:[\w.]*\()?\s*\[/.test(plain)
    ? readBrackets(plain.trim())
    : { outer: null, ...readDelimited(plain) };
  if ('fault' in read) return { fault: read.fault };
  const { rows, outer } = read;
  return { rows, shape: [...(outer ?? [rows.length]), rows[0].length] };
}

/**
 * @param {readonly number[]} shape
 * @param {ArrayLike<number>} data row-major
 * @param {{ rowLabels?: readonly string[] | null, columnLabels?: readonly string[] | null }} [labels]
 * @returns {string} lines end with CR LF (RFC 4180); planes follow each other
 */
export function toCsv(shape, data, { rowLabels = null, columnLabels = null } = {}) {
  const { planes, rows, columns } = geometryOf(shape);
  const lines = Array.from({ length: planes * rows }, (_, line) => {
    const values = Array.from({ length: columns }, (_unused, column) =>
      shortest(/** @type {number} */ (data[line * columns + column])),
    );
    return rowLabels ? [quoted(rowLabels[line] ?? ''), ...values] : values;
  });
  const head = columnLabels ? [[...(rowLabels ? [''] : []), ...columnLabels.map(quoted)]] : [];
  return [...head, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}

/**
 * A label as a field. One that a spreadsheet would take for a formula gets an apostrophe.
 *
 * @param {string} label
 */
function quoted(label) {
  const safe = /^[=+\-@\t\r]/.test(label) ? `'${label}` : label;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
