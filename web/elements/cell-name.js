/**
 * @import { Labels } from '../walkthroughs/types.js'
 */

/**
 * The words for a cell's place: row, column and plane where they have names, else PyTorch's indices.
 * @param {Labels | undefined} labels
 * @param {number[]} shape
 * @param {number[]} index
 */
export function placeName(labels, shape, index) {
  const rank = shape.length;
  if (rank === 0) return '';
  const column = index[rank - 1];
  const names = [];
  const plane = index.slice(0, -2).reduce((at, i, axis) => at * shape[axis] + i, 0);
  if (rank > 2) names.push(labels?.planes?.[plane] ?? index.slice(0, -2).join('.'));
  if (rank > 1) {
    const rows = labels?.rows;
    const own = /** @type {string[] | undefined} */ (
      Array.isArray(rows?.[0]) ? rows?.[plane] : rows
    );
    names.push(own?.[index[rank - 2]] ?? String(index[rank - 2]));
  } else if (labels?.rows && !labels.columns) {
    return String(labels.rows[column] ?? column);
  }
  names.push(labels?.columns?.[column] ?? String(column));
  return names.join(', ');
}
