/**
 * A tensor as a block in space, seen from above its front left edge: the first axis goes back, the
 * second to the right, and all others, laid out one after another, down.
 */

/**
 * @typedef {readonly [number, number, number]} Cube place of a cell: how far back, right and down
 * @typedef {[number, number]} Point on paper, in pixels
 *
 * @typedef {object} Face one side of one cell that is seen
 * @property {Side} side
 * @property {number} flat position of the cell
 * @property {Point[]} corners
 *
 * @typedef {'top' | 'front' | 'right'} Side
 *
 * @typedef {object} Block
 * @property {Cube} size
 * @property {number} width pixels
 * @property {number} height pixels
 * @property {(place: Cube) => Point} at
 */

/** Pixels around the block. */
const MARGIN = 1;
/** How high a cell is beside its edge to the right. */
const FLATNESS = 0.48;
const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

/** Corners of a side in turn, from the cell's place. @type {Record<Side, Cube[]>} */
const around = {
  top: [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [0, 1, 0],
  ],
  front: [
    [0, 0, 0],
    [0, 1, 0],
    [0, 1, 1],
    [0, 0, 1],
  ],
  right: [
    [0, 1, 0],
    [1, 1, 0],
    [1, 1, 1],
    [0, 1, 1],
  ],
};

/** Which way each side looks. @type {[Side, Cube][]} */
const sides = [
  ['top', [0, 0, -1]],
  ['front', [-1, 0, 0]],
  ['right', [0, 1, 0]],
];

/**
 * @param {readonly number[]} shape of two axes or more
 * @returns {Cube}
 */
export function sizeOfBlock([back = 1, right = 1, ...down]) {
  return [back, right, down.reduce((product, size) => product * size, 1)];
}

/**
 * A block as large as fits.
 * @param {readonly number[]} shape
 * @param {{ width: number, height: number }} within pixels
 * @returns {Block}
 */
export function blockOf(shape, within) {
  const size = sizeOfBlock(shape);
  const [back, right, down] = size;
  const wide = (back + right) * COS;
  const tall = (back + right) * SIN + down * FLATNESS;
  const room = { width: within.width - 2 * MARGIN, height: within.height - 2 * MARGIN };
  const edge = Math.min(room.width / wide, room.height / tall);
  return {
    size,
    width: wide * edge + 2 * MARGIN,
    height: tall * edge + 2 * MARGIN,
    at: ([b, r, d]) => [
      rounded(MARGIN + (b + r) * COS * edge),
      rounded(MARGIN + ((back - b + r) * SIN + d * FLATNESS) * edge),
    ],
  };
}

/** @param {number} pixels */
const rounded = (pixels) => Math.round(pixels * 10) / 10;

/**
 * The sides that are seen of some cells, where no other of them stands before it. A set that fills a
 * box, as all of them do here, has none that hides another.
 * @param {Block} block
 * @param {Iterable<number>} cells their positions
 * @returns {Face[]}
 */
export function facesOf({ size, at }, cells) {
  const set = new Set(cells);
  const [, right, down] = size;
  /** @type {Face[]} */
  const faces = [];
  for (const flat of set) {
    const place = /** @type {const} */ ([
      Math.floor(flat / down / right),
      Math.floor(flat / down) % right,
      flat % down,
    ]);
    for (const [side, way] of sides) {
      const next = moved(place, way);
      const isInside = next.every((position, axis) => position >= 0 && position < size[axis]);
      if (isInside && set.has((next[0] * right + next[1]) * down + next[2])) continue;
      faces.push({ side, flat, corners: around[side].map((corner) => at(moved(place, corner))) });
    }
  }
  return faces;
}

/** @type {(place: Cube, by: Cube) => [number, number, number]} */
const moved = (place, by) => [place[0] + by[0], place[1] + by[1], place[2] + by[2]];

/**
 * The three edges that the block itself hides, all from its far corner below.
 * @param {Block} block
 * @returns {Point[][]}
 */
export function hiddenEdges({ size: [back, right, down], at }) {
  const corner = at([back, 0, down]);
  const ends = [at([back, 0, 0]), at([0, 0, down]), at([back, right, down])];
  return ends.map((end) => [corner, end]);
}

/** Pixels that a block has, and those around it that the names of its axes take. */
export const ROOM = { width: 176, height: 236 };
export const AROUND = { start: 20, end: 36, top: 4, bottom: 20 };

/**
 * The whole picture: a block as large as there is room, and where its corner stands.
 * @param {readonly number[]} shape
 */
export function pictureOfBlock(shape) {
  const block = blockOf(shape, ROOM);
  return {
    block,
    width: ROOM.width + AROUND.start + AROUND.end,
    height: ROOM.height + AROUND.top + AROUND.bottom,
    left: rounded(AROUND.start + (ROOM.width - block.width) / 2),
    top: rounded(AROUND.top + (ROOM.height - block.height) / 2),
  };
}

/**
 * Where the names of the three axes stand, each beside the middle of an edge.
 * @param {Block} block
 * @returns {{ transform: string, anchor: 'start' | 'middle' | 'end' }[]} as attributes of a text
 */
export function namePlaces({ size: [back, right, down], at }) {
  const [x, y] = at([0, 0, down / 2]);
  const [rightX, rightY] = at([0, right / 2, down]);
  const [backX, backY] = at([back / 2, right, down]);
  return [
    { transform: `translate(${backX + 6} ${backY + 14})`, anchor: 'start' },
    { transform: `translate(${rightX - 6} ${rightY + 14})`, anchor: 'end' },
    { transform: `translate(${x - 8} ${y}) rotate(-90)`, anchor: 'middle' },
  ];
}

/**
 * Sides by the way they look, in the order in which they are drawn.
 * @param {readonly Face[]} faces
 * @returns {{ side: Side, path: string }[]}
 */
export const bySide = (faces) =>
  sides.map(([side]) => {
    const corners = faces.filter((face) => face.side === side).map((face) => face.corners);
    return { side, path: pathOf(corners) };
  });

/**
 * Lines through corners as the text of a path.
 * @param {readonly (readonly Point[])[]} lines
 * @param {'z' | ''} [end] z closes each
 */
export const pathOf = (lines, end = 'z') =>
  lines.map((corners) => `M${corners.map((corner) => corner.join(' ')).join('L')}${end}`).join('');
