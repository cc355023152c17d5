/** Numbers in nested brackets: as NumPy and PyTorch print them, and JSON. */
import { parseNumber } from './parse-number.js';

/** @import { Fault } from './numbers.js' */

/**
 * Innermost lists as rows; `outer` has the sizes of the axes around them.
 *
 * @param {string} text
 * @returns {{ rows: number[][], outer: number[] } | { fault: Fault }}
 */
export function readBrackets(text) {
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
  const rows = numbersOf(cells);
  return 'fault' in rows ? rows : { ...rows, outer };
}

/**
 * @param {string[][]} lists
 * @returns {{ rows: number[][] } | { fault: Fault }}
 */
function numbersOf(lists) {
  /** @type {number[][]} */
  const rows = [];
  for (const [position, texts] of lists.entries()) {
    const row = position + 1;
    const values = [];
    for (const [column, text] of texts.entries()) {
      const read = parseNumber(text);
      if ('reason' in read) return { fault: { ...read.reason, row, column: column + 1 } };
      values.push(read.value);
    }
    const [count, expected] = [values.length, rows[0]?.length ?? values.length];
    if (count !== expected) {
      const column = Math.min(count, expected) + 1;
      return { fault: { key: 'ragged-row', row, column, count, expected } };
    }
    rows.push(values);
  }
  return { rows };
}

/** @param {number} row the last one read */
function bracketFault(row) {
  return { fault: { key: 'brackets', row: Math.max(1, row), column: 1 } };
}
