/** Numbers in and out as text: what a reader pastes, and CSV. */
import { shortest } from './digits.js';
import { geometryOf } from './grid.js';
import { parseNumber } from './parse-number.js';

/**
 * What is wrong with a pasted text. Rows and columns count from 1.
 *
 * @typedef {{ key: string, row: number, column: number, text: string, count?: number, expected?: number }} Fault
 */

/** @typedef {{ rows: number[][], shape: number[] } | { fault: Fault }} Table */

/**
 * Rows as read; `outer` has the sizes of the axes around them where brackets told.
 *
 * @typedef {{ rows: number[][], outer: number[] | null }} Rows
 */

/**
 * Reads a table: cells parted by tab, semicolon, comma or spaces, rows by line ends; or nested
 * brackets as JSON, NumPy and PyTorch print them. Where tab or semicolon part the cells, a comma is
 * a decimal comma.
 *
 * @param {string} text
 * @returns {Table} `shape` is that of the nested brackets, else (rows, columns)
 */
export function parseTable(text) {
  const trimmed = text.trim();
  if (trimmed === '') return { fault: { key: 'no-values', row: 1, column: 1, text: '' } };
  const table = /^(?:[\w.]*\()?\s*\[/.test(trimmed) ? readBrackets(trimmed) : readLines(trimmed);
  return 'fault' in table ? table : rectangular(table);
}

/**
 * @param {string} text
 * @returns {Rows | { fault: Fault }}
 */
function readLines(text) {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const separator = [/\t/, /;/, /,/, /\s+/].find((candidate) => candidate.test(text)) ?? /\t/;
  const cells = lines.map((line) => withoutTrailing(line, separator).split(separator));
  return readCells(cells);
}

/**
 * A separator at a line's end, as in a literal copied from code, opens no cell.
 *
 * @param {string} line
 * @param {RegExp} separator
 */
function withoutTrailing(line, separator) {
  const closing = new RegExp(`(?:${separator.source})\\s*$`);
  return separator.source === '\\t' ? line : line.trim().replace(closing, '');
}

/**
 * @param {string[][]} cells
 * @param {number[] | null} [outer]
 * @returns {Rows | { fault: Fault }}
 */
function readCells(cells, outer = null) {
  /** @type {number[][]} */
  const rows = [];
  for (const [rowNumber, texts] of cells.entries()) {
    const row = [];
    for (const [columnNumber, cell] of texts.entries()) {
      const read = parseNumber(cell);
      if ('reason' in read) {
        return { fault: { ...read.reason, row: rowNumber + 1, column: columnNumber + 1 } };
      }
      row.push(read.value);
    }
    rows.push(row);
  }
  return { rows, outer };
}

/**
 * @param {Rows} read
 * @returns {Table}
 */
function rectangular({ rows, outer }) {
  const expected = rows[0]?.length ?? 0;
  const ragged = rows.findIndex((row) => row.length !== expected);
  if (ragged >= 0) {
    const count = rows[ragged]?.length ?? 0;
    const column = Math.min(count, expected) + 1;
    return { fault: { key: 'ragged-row', row: ragged + 1, column, text: '', count, expected } };
  }
  return { rows, shape: [...(outer ?? [rows.length]), expected] };
}

/**
 * Nested brackets. The innermost lists are the rows.
 *
 * @param {string} text
 * @returns {Rows | { fault: Fault }}
 */
function readBrackets(text) {
  /** @type {string[][]} */
  const cells = [];
  /** @type {number[]} lists seen so far in the open list of each depth */
  const counts = [];
  /** @type {number[]} lists that a closed list of each depth held */
  const sizes = [];
  /** @type {number | undefined} at which all numbers stand */
  let depth;
  const body = text.slice(text.indexOf('['), text.lastIndexOf(']') + 1);
  for (const [token] of body.matchAll(/\[|\]|[^[\]]+/g)) {
    if (token === '[') {
      if (counts.length > 0) counts.push(Number(counts.pop()) + 1);
      counts.push(0);
    } else if (token === ']') {
      const size = counts.pop();
      if (size === undefined) return bracketFault(cells.length);
      if (size > 0) sizes[counts.length] ??= size;
      if (size > 0 && sizes[counts.length] !== size) return bracketFault(cells.length);
    } else if (/[^\s,]/.test(token)) {
      depth ??= counts.length;
      if (depth !== counts.length) return bracketFault(cells.length + 1);
      const list = token.trim().replace(/^,|,$/g, '').trim();
      cells.push(list.split(/\s*,\s*|\s+/));
    }
  }
  const outer = Array.from(sizes, (size) => size ?? 0);
  const lists = outer.reduce((product, size) => product * size, 1);
  if (counts.length > 0 || lists !== cells.length) return bracketFault(cells.length);
  return readCells(cells, outer);
}

/** @param {number} row the last one read */
function bracketFault(row) {
  return { fault: { key: 'brackets', row: Math.max(1, row), column: 1, text: '' } };
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
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
