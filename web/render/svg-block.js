/** A tensor as a block in space in an SVG picture, as the page draws it. */
import { bySide, facesOf, hiddenEdges, namePlaces, pathOf, pictureOfBlock } from './block.js';
import { blend } from './colour.js';
import { ink, paper, SOFT, write } from './svg-parts.js';

/**
 * @import { Face, Side } from './block.js'
 * @import { Block } from './svg-parts.js'
 *
 * @typedef {object} BlockPicture
 * @property {readonly number[]} shape
 * @property {readonly string[]} axes names of the axes that go back, right and down
 * @property {{ selected?: number | null, group?: ReadonlySet<number> }} marks
 * @property {string} [hue] `#rrggbb` of the group
 */

/** How much of a colour each side has, as light from above leaves it. @type {Record<Side, number>} */
const shares = { top: 0.28, front: 0.46, right: 0.64 };

/**
 * @param {BlockPicture} picture
 * @returns {Block}
 */
export function blockBlock({ shape, axes, marks: { selected, group }, hue = ink }) {
  const { block, left, top, ...size } = pictureOfBlock(shape);
  const all = shape.reduce((product, length) => product * length, 1);
  const glass = facesOf(block, new Array(all).keys());
  return {
    ...size,
    body: [
      `<g transform="translate(${left} ${top})" fill="none" stroke-linejoin="round">`,
      `<path d="${pathOf(hiddenEdges(block), '')}" stroke="${SOFT}" stroke-dasharray="2 3"/>`,
      ...solid(facesOf(block, group ?? []), (side) => blend(hue, paper, shares[side]), hue),
      ...(typeof selected === 'number'
        ? solid(facesOf(block, [selected]), (side) => (side === 'top' ? SOFT : ink), paper)
        : []),
      `<path d="${pathOf(glass.map(({ corners }) => corners))}" stroke="${ink}" stroke-opacity="0.38" stroke-width="0.75"/>`,
      ...namePlaces(block).map(({ transform, anchor }, axis) =>
        write(
          axes[axis] ?? '',
          0,
          0,
          `transform="${transform}" text-anchor="${anchor}" fill="${SOFT}" stroke="none"`,
        ),
      ),
      '</g>',
    ].join('\n'),
  };
}

/** @type {(faces: Face[], fill: (side: Side) => string, stroke: string) => string[]} */
const solid = (faces, fill, stroke) =>
  bySide(faces)
    .filter(({ path }) => path !== '')
    .map(({ side, path }) => `<path d="${path}" fill="${fill(side)}" stroke="${stroke}"/>`);
