/** @import { Labels } from '../walkthroughs/types.js' */

/**
 * The words for a cell's place, outermost first: plane, row, column, by their names or else by
 * PyTorch's indices. An empty name says nothing and is left out.
 * @param {Labels | undefined} labels
 * @param {number[]} shape
 * @param {number[]} index
 * @returns {string[]}
 */
export function placeParts(labels, shape, index) {
  const rank = shape.length;
  if (rank === 0) return [];
  const column = index[rank - 1];
  if (rank === 1) {
    const names = labels?.columns ?? labels?.rows;
    return [String(names?.[column] ?? column)];
  }
  const lead = index.slice(0, -2);
  const plane = lead.reduce((at, i, axis) => at * shape[axis] + i, 0);
  const row = index[rank - 2];
  const rows = labels?.rows;
  const own = Array.isArray(rows?.[0]) ? rows[plane] : rows;
  return [
    ...planeParts(labels?.planes, shape, lead, plane),
    String(own?.[row] ?? row),
    labels?.columns?.[column] ?? String(column),
  ].filter((part) => part !== '');
}

/**
 * @param {Labels['planes']} planes
 * @param {number[]} shape
 * @param {number[]} lead the index without row and column
 * @param {number} plane
 * @returns {string[]}
 */
function planeParts(planes, shape, lead, plane) {
  if (lead.length === 0) return [];
  if (lead.length === 1) return [String(planes?.[plane] ?? lead[0])];
  const lane = lead[lead.length - 1];
  const band = (plane - lane) / shape[lead.length - 1];
  const [down, across] = Array.isArray(planes?.[0]) ? planes : [];
  return [String(down?.[band] ?? lead.slice(0, -1).join('.')), String(across?.[lane] ?? lane)];
}

/** @type {(labels: Labels | undefined, shape: number[], index: number[]) => string} */
export const placeName = (labels, shape, index) => placeParts(labels, shape, index).join(', ');
