/**
 * Matrices, blocks, programs, words and charts as one standalone SVG picture: its own colours, light
 * on paper, no fonts or files from elsewhere.
 */
import { arranged, stacked } from './svg-arrange.js';
import { blockBlock } from './svg-block.js';
import { chartBlock, clipOf } from './svg-chart.js';
import { snippetBlock } from './svg-code.js';
import { matrixBlocks } from './svg-matrix.js';
import { refusalBlock } from './svg-note.js';
import { box, escaped, ink, paper, widthOf, write } from './svg-parts.js';
import { wordsBlock } from './svg-words.js';

/**
 * @import { BlockPicture } from './svg-block.js'
 * @import { ChartPicture } from './svg-chart.js'
 * @import { Snippet } from './svg-code.js'
 * @import { Refusal } from './svg-note.js'
 * @import { Block } from './svg-parts.js'
 * @import { Picture } from './svg-plan.js'
 * @import { Words } from './svg-words.js'
 *
 * @typedef {{ matrix: Picture } | { block: BlockPicture } | { snippet: Snippet } | { words: Words } | { refusal: Refusal }} Item
 */

const MARGIN = 16;

/**
 * @param {readonly (readonly Item[])[]} columns in the order of reading, side by side where there is room
 * @param {object} [options]
 * @param {readonly ChartPicture[]} [options.charts] below all else
 * @param {number} [options.width] up to which things stand side by side, in pixels; default 1200
 * @param {string} [options.title]
 * @param {string} [options.description] for those who do not see it
 * @param {string} [options.id] begins the ids within, for several pictures on one page
 * @param {boolean} [options.fluid] as wide as its place, up to its own size
 * @returns {string} an SVG document
 */
export function svgPicture(
  columns,
  { charts = [], width = 1200, title = '', description = '', id = 'normlab', fluid = false } = {},
) {
  const room = width - 2 * MARGIN;
  const above = arranged(
    columns.filter(({ length }) => length > 0).map((items) => stacked(blocksOf(items, room))),
    room,
  );
  const clip = `${id}-plot`;
  const plot = chartRoom(room, charts.length);
  const below = arranged(
    charts.map((chart) => chartBlock(chart, { room: plot, clip })),
    room,
  );
  const { body, ...size } = stacked([above, below].filter(({ height }) => height > 0));
  const top = MARGIN + (title ? 30 : 0);
  const full = Math.ceil(Math.max(size.width, widthOf(title) * 1.2) + 2 * MARGIN);
  const tall = Math.ceil(size.height + top + MARGIN);
  const sizes = fluid ? `width="min(100%, ${full}px)"` : `width="${full}" height="${tall}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${sizes} viewBox="0 0 ${full} ${tall}" role="img" font-family="system-ui, sans-serif" font-size="13" fill="${ink}">`,
    title && `<title>${escaped(title)}</title>`,
    description && `<desc>${escaped(description)}</desc>`,
    charts.length > 0 && clipOf(clip, plot),
    box(0, 0, full, tall, `fill="${paper}"`),
    title && write(title, MARGIN, MARGIN + 14, 'font-size="17" font-weight="600"'),
    `<g transform="translate(${MARGIN} ${top})">`,
    body,
    '</g>',
    '</svg>',
    '',
  ]
    .filter((part, position, all) => part || position === all.length - 1)
    .join('\n');
}

/** Of one chart: two stand beside each other. @type {(room: number, count: number) => number} */
const chartRoom = (room, count) => Math.min(552, count > 1 ? (room - 24) / 2 : room);

/**
 * @param {readonly Item[]} items below each other
 * @param {number} room
 * @returns {Block[]}
 */
function blocksOf(items, room) {
  const matrices = matrixBlocks(items.flatMap((item) => ('matrix' in item ? item.matrix : [])));
  return items.map((item) => {
    if ('block' in item) return blockBlock(item.block);
    if ('snippet' in item) return snippetBlock(item.snippet, room);
    if ('words' in item) return wordsBlock(item.words, room);
    if ('refusal' in item) return refusalBlock(item.refusal, room);
    return /** @type {Block} */ (matrices.shift());
  });
}
