/** Blocks of an SVG picture beside and below each other. */

/** @import { Block } from './svg-parts.js' */

/** Between blocks beside each other, and below each other. */
const GAP = { across: 24, down: 20 };

/** @type {(block: Block, x: number, y: number) => string} */
const placed = ({ body }, x, y) => `<g transform="translate(${x} ${y})">\n${body}\n</g>`;

/**
 * Below each other.
 *
 * @param {readonly Block[]} blocks
 * @returns {Block}
 */
export function stacked(blocks) {
  let bottom = 0;
  const bodies = blocks.map((block) => {
    const y = bottom > 0 ? bottom + GAP.down : 0;
    bottom = y + block.height;
    return y > 0 ? placed(block, 0, y) : block.body;
  });
  const width = Math.max(0, ...blocks.map((block) => block.width));
  return { width, height: bottom, body: bodies.join('\n') };
}

/**
 * Beside each other, in lines no wider than `width`.
 *
 * @param {readonly Block[]} blocks
 * @param {number} width
 * @returns {Block}
 */
export function arranged(blocks, width) {
  const bodies = [];
  let [x, y, lineHeight, right] = [0, 0, 0, 0];
  for (const block of blocks) {
    if (x > 0 && x + block.width > width) [x, y, lineHeight] = [0, y + lineHeight + GAP.down, 0];
    bodies.push(x + y > 0 ? placed(block, x, y) : block.body);
    right = Math.max(right, x + block.width);
    x += block.width + GAP.across;
    lineHeight = Math.max(lineHeight, block.height);
  }
  return { width: right, height: y + lineHeight, body: bodies.join('\n') };
}
