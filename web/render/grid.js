/**
 * A tensor of any rank as a grid on paper: planes of rows and columns, stacked below each other; from
 * rank 4 on also beside each other, the third axis from the end across and those before it down. A
 * band is what stands side by side. Positions and the ways from cell to cell.
 */

/**
 * @typedef {object} Geometry
 * @property {readonly number[]} shape
 * @property {number} planes
 * @property {number} bands planes below each other
 * @property {number} across planes beside each other; 1 below rank 4
 * @property {number} rows of a plane
 * @property {number} columns of a plane
 * @property {number} width columns of a band
 * @property {number} cells in all
 */

/**
 * @param {readonly number[]} shape rank 0: one cell; 1: one row; 2: a matrix; more: planes of the
 *   last two axes
 * @returns {Geometry}
 */
export function geometryOf(shape) {
  const [rows = 1, columns = 1] = shape.length > 1 ? shape.slice(-2) : [1, ...shape];
  const across = shape.length > 3 ? /** @type {number} */ (shape.at(-3)) : 1;
  const outer = shape.slice(0, shape.length > 3 ? -3 : -2);
  const bands = outer.reduce((product, size) => product * size, 1);
  const planes = bands * across;
  const cells = planes * rows * columns;
  return { shape, planes, bands, across, rows, columns, width: across * columns, cells };
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
 * @typedef {object} Place
 * @property {number} line counts the rows of all bands from the top
 * @property {number} x counts the columns of a band from its start
 * @property {number} plane
 * @property {number} band
 * @property {number} lane which of the planes beside each other
 * @property {number} row of the plane
 * @property {number} column of the plane
 */

/**
 * @param {Geometry} geometry
 * @param {number} flat
 * @returns {Place}
 */
export function placeOf({ across, rows, columns }, flat) {
  const column = flat % columns;
  const row = Math.floor(flat / columns) % rows;
  const plane = Math.floor(flat / columns / rows);
  const [band, lane] = [Math.floor(plane / across), plane % across];
  return { line: band * rows + row, x: lane * columns + column, plane, band, lane, row, column };
}

/**
 * The cell at a line and a column of the whole grid.
 *
 * @param {Geometry} geometry
 * @param {number} line
 * @param {number} x
 * @returns {number} row-major position
 */
export function flatAt({ across, rows, columns }, line, x) {
  const plane = Math.floor(line / rows) * across + Math.floor(x / columns);
  return (plane * rows + (line % rows)) * columns + (x % columns);
}

/**
 * Whether a column is the first of a plane with another one before it.
 *
 * @param {Geometry} geometry
 * @param {number} x
 */
export const opensLane = ({ across, columns }, x) => across > 1 && x > 0 && x % columns === 0;

/**
 * Gaps between planes before a column, that before itself included.
 *
 * @param {Geometry} geometry
 * @param {number} x
 */
export const gapsBefore = ({ across, columns }, x) => (across > 1 ? Math.floor(x / columns) : 0);

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
 * Names of bands and lanes where they have none, as they are written in code: `[1, :]`, `[:, 2]`.
 *
 * @param {readonly number[]} shape of rank 4 or more
 * @param {{ band: number } | { lane: number }} which
 */
export function axisText(shape, which) {
  const outer = shape.slice(0, -3);
  const index = 'band' in which ? [...indexOf(outer, which.band), ':'] : outer.map(() => ':');
  return `[${('lane' in which ? [...index, which.lane] : index).join(', ')}]`;
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
  const { bands, rows, width, cells } = geometry;
  const { line, x } = placeOf(geometry, flat);
  const lastLine = bands * rows - 1;
  /** @param {number} toLine @param {number} toX */
  const at = (toLine, toX) => flatAt(geometry, clamped(toLine, lastLine), clamped(toX, width - 1));
  const forward = rightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return at(line, x - forward);
    case 'ArrowRight':
      return at(line, x + forward);
    case 'ArrowUp':
      return at(line - 1, x);
    case 'ArrowDown':
      return at(line + 1, x);
    case 'Home':
      return control ? 0 : at(line, 0);
    case 'End':
      return control ? cells - 1 : at(line, width - 1);
    case 'PageUp':
      return at(line - page, x);
    case 'PageDown':
      return at(line + page, x);
    default:
      return null;
  }
}

/** @param {number} at @param {number} last */
const clamped = (at, last) => Math.max(0, Math.min(last, at));

/**
 * Sides of a cell that lie on the outer edge of a group, and whether the group goes on beyond the
 * gap to the next plane at its end or below. Stacked planes of rank 3 don't touch each other.
 *
 * @param {Geometry} geometry
 * @param {ReadonlySet<number>} group
 * @param {number} flat a cell of the group
 * @returns {{ top: boolean, bottom: boolean, start: boolean, end: boolean, joinsEnd: boolean, joinsBottom: boolean }}
 */
export function outerSides(geometry, group, flat) {
  const { shape, rows, columns, bands, width } = geometry;
  const { line, x, row, column } = placeOf(geometry, flat);
  /** @param {number} toLine @param {number} toX @param {boolean} leaves the plane */
  const has = (toLine, toX, leaves) =>
    (!leaves || shape.length > 3) &&
    clamped(toLine, bands * rows - 1) === toLine &&
    clamped(toX, width - 1) === toX &&
    group.has(flatAt(geometry, toLine, toX));
  const isLast = { row: row === rows - 1, column: column === columns - 1 };
  const above = has(line - 1, x, row === 0);
  const below = has(line + 1, x, isLast.row);
  const before = has(line, x - 1, column === 0);
  const after = has(line, x + 1, isLast.column);
  return {
    top: !above,
    bottom: !below,
    start: !before,
    end: !after,
    joinsEnd: after && isLast.column,
    joinsBottom: below && isLast.row,
  };
}
