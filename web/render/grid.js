/**
 * A tensor of any rank as a grid on paper: planes stacked below each other, each with rows and
 * columns. Positions, the ways from cell to cell, and what a frame of a given size shows.
 */

/**
 * @typedef {object} Geometry
 * @property {readonly number[]} shape
 * @property {number} planes
 * @property {number} rows of a plane
 * @property {number} columns
 * @property {number} cells in all
 */

/**
 * @param {readonly number[]} shape rank 0: one cell; 1: one row; 2: a matrix; more: planes of the
 *   last two axes
 * @returns {Geometry}
 */
export function geometryOf(shape) {
  const [rows = 1, columns = 1] = shape.length > 1 ? shape.slice(-2) : [1, ...shape];
  const planes = shape.slice(0, -2).reduce((product, size) => product * size, 1);
  return { shape, planes, rows, columns, cells: planes * rows * columns };
}

/**
 * @param {readonly number[]} shape
 * @param {number} flat row-major position
 * @returns {number[]} one index for each axis
 */
export function indexOf(shape, flat) {
  const index = new Array(shape.length);
  let rest = flat;
  for (let axis = shape.length - 1; axis >= 0; axis -= 1) {
    const size = /** @type {number} */ (shape[axis]);
    index[axis] = rest % size;
    rest = Math.floor(rest / size);
  }
  return index;
}

/**
 * @param {readonly number[]} shape
 * @param {readonly number[]} index
 * @returns {number} row-major position
 */
export function flatOf(shape, index) {
  return shape.reduce((flat, size, axis) => flat * size + (index[axis] ?? 0), 0);
}

/**
 * @param {Geometry} geometry
 * @param {number} flat
 * @returns {{ line: number, plane: number, row: number, column: number }} `line` counts the rows of
 *   all planes from the top
 */
export function placeOf({ rows, columns }, flat) {
  const line = Math.floor(flat / columns);
  return { line, plane: Math.floor(line / rows), row: line % rows, column: flat % columns };
}

/**
 * The shape as it is said: `(2, 4, 3)`, `(3)`, `()`.
 *
 * @param {readonly number[]} shape
 */
export function shapeText(shape) {
  return `(${shape.join(', ')})`;
}

/**
 * Indices of a plane as they are said where it has no name: `[0]`, `[1, 2]`.
 *
 * @param {readonly number[]} shape
 * @param {number} plane
 */
export function planeText(shape, plane) {
  return `[${indexOf(shape.slice(0, -2), plane).join(', ')}]`;
}

/**
 * Where a key leads.
 *
 * @param {Geometry} geometry
 * @param {number} flat where it starts
 * @param {string} key `KeyboardEvent.key`
 * @param {{ control?: boolean, page?: number, rightToLeft?: boolean }} [options] `page`: rows that
 *   PageUp and PageDown move by
 * @returns {number | null} the cell it leads to, the same cell at an edge; null for a key that
 *   doesn't move
 */
export function move(
  geometry,
  flat,
  key,
  { control = false, page = 10, rightToLeft = false } = {},
) {
  const { columns, cells } = geometry;
  const { line, column } = placeOf(geometry, flat);
  const lastLine = cells / columns - 1;
  /** @param {number} l @param {number} c */
  const at = (l, c) =>
    Math.max(0, Math.min(lastLine, l)) * columns + Math.max(0, Math.min(columns - 1, c));
  const forward = rightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return at(line, column - forward);
    case 'ArrowRight':
      return at(line, column + forward);
    case 'ArrowUp':
      return at(line - 1, column);
    case 'ArrowDown':
      return at(line + 1, column);
    case 'Home':
      return control ? 0 : at(line, 0);
    case 'End':
      return control ? cells - 1 : at(line, columns - 1);
    case 'PageUp':
      return at(line - page, column);
    case 'PageDown':
      return at(line + page, column);
    default:
      return null;
  }
}

/**
 * Sides of a cell that lie on the outer edge of a group. Planes don't touch each other.
 *
 * @param {Geometry} geometry
 * @param {ReadonlySet<number>} group
 * @param {number} flat a cell of the group
 * @returns {{ top: boolean, bottom: boolean, start: boolean, end: boolean }}
 */
export function outerSides(geometry, group, flat) {
  const { rows, columns } = geometry;
  const { row, column } = placeOf(geometry, flat);
  return {
    top: row === 0 || !group.has(flat - columns),
    bottom: row === rows - 1 || !group.has(flat + columns),
    start: column === 0 || !group.has(flat - 1),
    end: column === columns - 1 || !group.has(flat + 1),
  };
}

/**
 * A run of whole steps that covers a stretch, with some to spare on both sides. It starts and ends
 * at multiples of the spare, so that small moves change nothing.
 *
 * @param {number} from start of the stretch, in steps
 * @param {number} to its end
 * @param {number} count steps there are
 * @param {number} spare
 * @returns {[number, number]} first step and the one after the last
 */
export function span(from, to, count, spare) {
  const first = Math.floor(from / spare - 1) * spare;
  const end = Math.ceil(to / spare + 1) * spare;
  return [Math.max(0, Math.min(count, first)), Math.max(0, Math.min(count, end))];
}

/**
 * Rows within a stretch of the stacked planes.
 *
 * @param {Geometry} geometry
 * @param {{ row: number, label: number }} heights of a row and of a plane's label, in pixels
 * @param {number} top of the stretch, in pixels from the first plane's top
 * @param {number} bottom
 * @returns {{ plane: number, from: number, to: number }[]} rows `from` up to, not with, `to`
 */
export function planesWithin({ planes, rows }, { row, label }, top, bottom) {
  const height = label + rows * row;
  const first = Math.max(0, Math.min(planes - 1, Math.floor(top / height)));
  const last = Math.max(first, Math.min(planes - 1, Math.floor(bottom / height)));
  return Array.from({ length: last - first + 1 }, (_, position) => {
    const plane = first + position;
    const above = plane * height + label;
    const [from, to] = span((top - above) / row, (bottom - above) / row, rows, 4);
    return { plane, from, to };
  });
}
