/**
 * Tables as text, cells parted by tab, semicolon, comma or spaces: RFC 4180 with its quotes, and what
 * spreadsheets copy. A row of headings above and a column of names before the numbers are left out.
 */
import { parseNumber } from './parse-number.js';

/** @import { Fault } from './numbers.js' */

/**
 * One line: what stands in its cells, and where it stands in the text.
 *
 * @typedef {{ cells: string[], row: number }} Line
 */

/**
 * @param {string} text
 * @returns {{ rows: number[][] } | { fault: Fault }} rows of one length
 */
export function readDelimited(text) {
  const separator = separatorOf(text);
  const lines = linesOf(text, separator).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const { headings, names } = labelled(lines.map(({ cells }) => cells));
  const first = names ? 1 : 0;
  const body = headings ? lines.slice(1) : lines;
  /** @type {number[][]} */
  const rows = [];
  for (const { cells, row } of body) {
    const values = [];
    for (let column = first; column < cells.length; column += 1) {
      const read = parseNumber(cells[column]);
      if ('reason' in read) return { fault: { ...read.reason, row, column: column + 1 } };
      values.push(read.value);
    }
    const [expected, count] = [rows[0]?.length ?? values.length, values.length];
    if (count !== expected) {
      const column = first + Math.min(count, expected) + 1;
      return { fault: { key: 'ragged-row', row, column, count, expected } };
    }
    rows.push(values);
  }
  return rows.length > 0 ? { rows } : { fault: { key: 'no-values' } };
}

/**
 * What parts the cells. Spaces do where some line has them between others than quotes; a lone
 * heading of several words does not part one column of numbers.
 *
 * @param {string} text
 * @returns {string} ' ' for any run of spaces
 */
function separatorOf(text) {
  const plain = text.replace(/"[^"]*"/g, '""');
  const found = ['\t', ';', ','].find((separator) => plain.includes(separator));
  if (found) return found;
  const lines = plain.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const isParted = lines.some(
    (line, at) =>
      /\S\s+\S/.test(line) &&
      (at > 0 || lines.length === 1 || line.trim().split(/\s+/).some(isNumber)),
  );
  return isParted ? ' ' : '\t';
}

/**
 * @param {string} text
 * @param {string} separator
 * @returns {Line[]}
 */
function linesOf(text, separator) {
  const plain = text.includes('"') ? null : text.split(/\r\n|\r|\n/);
  const all = plain ? plain.map((line) => split(line, separator)) : quotedLines(text, separator);
  return all.map((cells, position) => ({ cells: trimmed(cells, separator), row: position + 1 }));
}

/**
 * @param {string} line
 * @param {string} separator
 */
const split = (line, separator) =>
  separator === ' ' ? line.trim().split(/\s+/) : line.split(separator);

/**
 * Cells without the spaces around them. A separator at a line's end, as in a literal copied from
 * code, opens no cell; a tab does, as spreadsheets copy empty cells.
 *
 * @param {string[]} cells
 * @param {string} separator
 */
function trimmed(cells, separator) {
  const all = cells.map((cell) => cell.trim());
  const closes = all.length > 1 && all[all.length - 1] === '' && separator !== '\t';
  return closes ? all.slice(0, -1) : all;
}

/**
 * Lines whose cells may stand in quotes, which hide separators and line ends; two quotes are one.
 *
 * @param {string} text
 * @param {string} separator
 * @returns {string[][]}
 */
function quotedLines(text, separator) {
  const between = separator === ' ' ? '[^\\S\\r\\n]+' : separator === '\t' ? '\\t' : separator;
  const cell = `\\s*"((?:[^"]|"")*)"[^\\S\\r\\n]*|((?:(?!${between})[^\\r\\n])*)`;
  const pattern = new RegExp(`(?:${cell})(${between}|\\r\\n|\\r|\\n|$)`, 'gy');
  /** @type {string[][]} */
  const lines = [[]];
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [, quoted, plain, end] = match;
    lines[lines.length - 1].push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (pattern.lastIndex >= text.length && end === '') break;
    if (/[\r\n]/.test(end)) lines.push([]);
  }
  return lines.filter((cells) => cells.length > 0);
}

/** @param {string} cell */
const isNumber = (cell) => 'value' in parseNumber(cell);

/**
 * Whether a table has a row of headings and a column of names. Headings are words all through, over
 * numbers; names are words in every row. An empty corner between words shows that there are both.
 *
 * @param {string[][]} table
 * @returns {{ headings: boolean, names: boolean }}
 */
function labelled(table) {
  const [heading = [], ...others] = table;
  const isWord = (/** @type {string} */ cell) => cell !== '' && !isNumber(cell);
  const width = Math.max(0, ...table.slice(0, 2).map((cells) => cells.length));
  const named = width > 1 && others.length > 0 && others.every(([first]) => isWord(first));
  const hasCorner =
    width > 1 &&
    others.length > 0 &&
    heading[0] === '' &&
    (named || heading.slice(1).every(isWord)) &&
    heading.slice(1).every((cell) => cell !== '');
  if (hasCorner) return { headings: true, names: true };
  const headings = others.length > 0 && heading.slice(named ? 1 : 0).every(isWord);
  return { headings, names: named && (headings || isWord(heading[0])) };
}
