/**
 * Matrices, blocks and charts as one standalone SVG picture: its own colours, light on paper, no fonts or
 * files from elsewhere.
 */
import { blockBlock } from './svg-block.js';
import { chartBlock } from './svg-chart.js';
import { matrixBlock } from './svg-matrix.js';
import { box, escaped, ink, paper, widthOf, write } from './svg-parts.js';

/** @import { BlockPicture } from './svg-block.js' */
/** @import { ChartPicture } from './svg-chart.js' */
/** @import { Block } from './svg-parts.js' */
/** @import { Picture } from './svg-plan.js' */

const GAP = 32;
const MARGIN = 24;

/**
 * Blocks beside or below each other, in lines no wider than `width`.
 *
 * @param {Block[]} blocks
 * @param {'row' | 'column'} direction
 * @param {number} width
 */
function arranged(blocks, direction, width) {
  const placed = [];
  let [x, y, lineHeight, right] = [0, 0, 0, 0];
  for (const block of blocks) {
    const breaks = direction === 'column' || x + block.width > width;
    if (breaks && placed.length > 0) [x, y, lineHeight] = [0, y + lineHeight + GAP, 0];
    placed.push({ ...block, x, y });
    x += block.width + GAP;
    right = Math.max(right, x - GAP);
    lineHeight = Math.max(lineHeight, block.height);
  }
  return { placed, width: right, height: y + lineHeight };
}

const HATCHES = [
  ['hatch-down', 'rotate(-45)'],
  ['hatch-up', 'rotate(45)'],
]
  .map(
    ([id, turn]) =>
      `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="${turn}">` +
      `<path d="M0 0v6" stroke="${ink}" stroke-opacity="0.3" stroke-width="2"/></pattern>`,
  )
  .join('');

/**
 * @param {readonly Picture[]} matrices in the order of reading
 * @param {object} [options]
 * @param {readonly BlockPicture[]} [options.blocks] before the matrices
 * @param {readonly ChartPicture[]} [options.charts] below the matrices
 * @param {'row' | 'column'} [options.direction] `row` (default) puts them side by side up to `width`
 *   pixels, then in a new line
 * @param {number} [options.width] default 1200
 * @param {string} [options.title]
 * @returns {string} an SVG document
 */
export function svgPicture(
  matrices,
  { blocks = [], charts = [], direction = 'row', width = 1200, title = '' } = {},
) {
  const room = width - 2 * MARGIN;
  const above = arranged(
    [...blocks.map(blockBlock), ...matrices.map(matrixBlock)],
    direction,
    room,
  );
  const below = arranged(charts.map(chartBlock), direction, room);
  const down = above.height > 0 && below.height > 0 ? above.height + GAP : above.height;
  const placed = [...above.placed, ...below.placed.map((one) => ({ ...one, y: one.y + down }))];
  const size = { width: Math.max(above.width, below.width), height: down + below.height };
  const top = MARGIN + (title ? 32 : 0);
  const full = Math.ceil(Math.max(size.width, widthOf(title) * 1.3) + 2 * MARGIN);
  const tall = Math.ceil(size.height + top + MARGIN);
  const heading = write(title, MARGIN, MARGIN + 16, 'font-size="18" font-weight="600"');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${full}" height="${tall}" viewBox="0 0 ${full} ${tall}" font-family="system-ui, sans-serif" font-size="13" fill="${ink}">`,
    title && `<title>${escaped(title)}</title>`,
    `<defs>${HATCHES}</defs>`,
    box(0, 0, full, tall, `fill="${paper}"`),
    title && heading,
    ...placed.map(
      ({ x, y, body }) => `<g transform="translate(${x + MARGIN} ${y + top})">\n${body}\n</g>`,
    ),
    '</svg>',
    '',
  ]
    .filter((part, position, all) => part !== '' || position === all.length - 1)
    .join('\n');
}
