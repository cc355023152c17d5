/**
 * Matrices as one standalone SVG picture: its own colours, light on paper, no fonts or files from
 * elsewhere. It looks as the page does, marks included.
 */
import { themes } from './colour.js';
import { brief, digits, integerFigures } from './digits.js';
import { geometryOf, outerSides, placeOf, planeText, shapeText } from './grid.js';
import { domainOf, STEPS, tintStep } from './scale.js';

/**
 * @typedef {object} Picture one matrix
 * @property {string} label
 * @property {readonly number[]} shape
 * @property {Float32Array | Uint8Array} data row-major
 * @property {readonly string[] | readonly (readonly string[])[] | null} [rowLabels]
 * @property {readonly string[] | null} [columnLabels]
 * @property {readonly string[] | null} [planeLabels]
 * @property {number | null} [domain] d of the scale −d … d
 * @property {string} [hue] `#rrggbb` of label and outline
 * @property {{ selected?: number | null, sources?: ReadonlySet<number>, group?: ReadonlySet<number>, edited?: ReadonlySet<number>, hatchDown?: ReadonlySet<number>, hatchUp?: ReadonlySet<number> }} [marks]
 */

/** @import { Geometry } from './grid.js' */

/** @typedef {{ width: number, height: number, body: string }} Block */

const { paper, ink, tints } = themes.light;
const SOFT = '#5c5f63';
const ACCENT = '#5a41c8';
/** With two figures before the point. */
const CELL = { width: 64, height: 32 };
const FIGURE = 8;
const GAP = 32;
const MARGIN = 24;
const LINE = 22;
const LABEL_WIDTH = 128;

/** @param {string} text */
function escaped(text) {
  return text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} [attributes]
 */
function write(text, x, y, attributes = '') {
  return `<text x="${x}" y="${y}"${attributes && ` ${attributes}`}>${escaped(text)}</text>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string} attributes
 */
function box(x, y, width, height, attributes) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}/>`;
}

/** About as wide as a text is printed. @param {string} text */
const widthOf = (text) => [...text].length * FIGURE;

/** A label no longer than there is room. @param {string} text @param {number} width */
function fitted(text, width) {
  const most = Math.floor(width / FIGURE);
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}\u2026`;
}

/**
 * @param {Picture} picture
 * @param {number} plane
 * @param {number} row
 */
function rowLabelOf({ shape, rowLabels }, plane, row) {
  if (shape.length < 2 && !rowLabels?.length) return '';
  const first = rowLabels?.[0];
  const own = Array.isArray(first) ? rowLabels?.[plane] : rowLabels;
  return /** @type {string | undefined} */ (own?.[row]) ?? String(row);
}

/**
 * A matrix with the sizes that its parts are placed by.
 *
 * @typedef {object} Plan
 * @property {Picture} picture
 * @property {Geometry} geometry
 * @property {number} domain
 * @property {number} figures before the point
 * @property {number} cellWidth
 * @property {string[]} rowLabels of all planes
 * @property {number} left of the cells
 * @property {number} top of the first plane
 * @property {number} planeHead height of a plane's label
 * @property {number} planeHeight
 */

/**
 * @param {Picture} picture
 * @returns {Plan}
 */
function planOf(picture) {
  const geometry = geometryOf(picture.shape);
  const { planes, rows } = geometry;
  const rank = picture.shape.length;
  const domain = picture.domain ?? domainOf([picture]);
  const figures = integerFigures(domain);
  const rowLabels = Array.from({ length: planes * rows }, (_, line) =>
    rowLabelOf(picture, Math.floor(line / rows), line % rows),
  );
  const widest = Math.max(0, ...rowLabels.map(widthOf));
  const planeHead = rank > 2 ? LINE + 4 : 0;
  return {
    picture,
    geometry,
    domain,
    figures,
    cellWidth: CELL.width + (figures - 2) * FIGURE,
    rowLabels,
    left: widest > 0 ? Math.min(LABEL_WIDTH, widest + 12) : 0,
    top: rank > 0 ? 2 * LINE : LINE,
    planeHead,
    planeHeight: planeHead + rows * CELL.height,
  };
}

/**
 * Top left corner of a cell.
 *
 * @param {Plan} plan
 * @param {number} flat
 */
function cornerOf({ geometry, cellWidth, left, top, planeHead, planeHeight }, flat) {
  const { plane, row, column } = placeOf(geometry, flat);
  const y = top + plane * planeHeight + planeHead + row * CELL.height;
  return { x: left + column * cellWidth, y };
}

/**
 * @param {Picture} picture
 * @returns {Block}
 */
function drawn(picture) {
  const plan = planOf(picture);
  const { geometry, cellWidth, left, top, planeHeight } = plan;
  const { planes, columns, cells } = geometry;
  const bottom = top + planes * planeHeight;
  const hasScale = cells > 0 && !(picture.data instanceof Uint8Array);
  const title = `${picture.label} ${shapeText(picture.shape)}`;
  const parts = [
    ...labelsOf(plan),
    ...Array.from({ length: cells }, (_, flat) => cellOf(plan, flat)),
    ...outlines(plan),
    hasScale ? scaleOf(plan.domain, bottom + 9) : '',
  ];
  return {
    width: Math.max(left + columns * cellWidth, widthOf(title) + 8, hasScale ? 180 : 0),
    height: bottom + LINE,
    body: parts.filter((part) => part !== '').join('\n'),
  };
}

/**
 * @param {Plan} plan
 * @returns {string[]}
 */
function labelsOf({ picture, geometry, cellWidth, rowLabels, left, top, planeHead, planeHeight }) {
  const { shape, label, columnLabels, planeLabels, hue = ink } = picture;
  const { planes, rows, columns } = geometry;
  const bold = `font-weight="600" fill="${hue}"`;
  const shown = escaped(shapeText(shape));
  const tail = `<tspan font-weight="400" fill="${SOFT}" dx="8">${shown}</tspan>`;
  const parts = [`<text x="0" y="14" ${bold}>${escaped(label)}${tail}</text>`];
  for (let column = 0; column < columns && shape.length > 0; column += 1) {
    const text = fitted(columnLabels?.[column] ?? String(column), cellWidth - 8);
    parts.push(write(text, left + (column + 1) * cellWidth - 8, LINE + 14, soft('end')));
  }
  for (let plane = 0; plane < planes && planeHead > 0; plane += 1) {
    const text = planeLabels?.[plane] ?? planeText(shape, plane);
    parts.push(write(text, 0, top + plane * planeHeight + 17, bold));
  }
  for (const [line, text] of rowLabels.entries()) {
    const y = top + Math.floor(line / rows) * planeHeight + planeHead + (line % rows) * CELL.height;
    if (text) parts.push(write(fitted(text, left - 8), left - 10, y + 21, soft('end')));
  }
  return parts;
}

/**
 * @param {Plan} plan
 * @param {number} flat
 */
function cellOf(plan, flat) {
  const { picture, domain, figures, cellWidth } = plan;
  const { data, marks = {} } = picture;
  const { x, y } = cornerOf(plan, flat);
  const value = /** @type {number} */ (data[flat]);
  const isBoolean = data instanceof Uint8Array;
  const tint = isBoolean ? null : tintStep(value, domain);
  const fill = tints[(tint ?? 0) + STEPS] ?? paper;
  const text = isBoolean ? String(value) : digits(value, { integer: figures });
  const at = isBoolean ? x + cellWidth / 2 : x + cellWidth - 8;
  const anchor = isBoolean ? 'middle' : 'end';
  return [
    box(x, y, cellWidth - 1, CELL.height - 1, `fill="${fill}"`),
    ...background(flat, x, y, cellWidth, marks),
    write(text, at, y + 21, `text-anchor="${anchor}" xml:space="preserve"`),
  ].join('');
}

/**
 * The colour scale with its ends.
 *
 * @param {number} domain
 * @param {number} y
 */
function scaleOf(domain, y) {
  const low = brief(-domain);
  const start = widthOf(low) + 4;
  const swatches = tints.map((tint, position) =>
    box(start + position * 5, y, 5, 8, `fill="${tint}"`),
  );
  const end = start + tints.length * 5 + 4;
  return [
    write(low, start - 4, y + 9, soft('end')),
    ...swatches,
    write(brief(domain), end, y + 9, soft()),
  ].join('');
}

/** @param {'end'} [anchor] */
const soft = (anchor) => `fill="${SOFT}"${anchor ? ` text-anchor="${anchor}"` : ''}`;

/**
 * Marks below the digits.
 *
 * @param {number} flat
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {NonNullable<Picture['marks']>} marks
 */
function background(flat, x, y, width, { hatchDown, hatchUp, edited, sources }) {
  const parts = [];
  const size = /** @type {const} */ ([x, y, width - 1, CELL.height - 1]);
  if (sources?.has(flat)) parts.push(box(...size, `fill="${ACCENT}" fill-opacity="0.14"`));
  if (hatchDown?.has(flat)) parts.push(box(...size, 'fill="url(#hatch-down)"'));
  else if (hatchUp?.has(flat)) parts.push(box(...size, 'fill="url(#hatch-up)"'));
  if (edited?.has(flat)) {
    parts.push(`<path d="M${x + width - 10} ${y}h9v9z" fill="${ink}"/>`);
  }
  return parts;
}

/**
 * Rings and outlines, above all cells.
 *
 * @param {Plan} plan
 */
function outlines(plan) {
  const { marks = {}, hue = ink } = plan.picture;
  const parts = [];
  const [w, h] = [plan.cellWidth - 1, CELL.height - 1];
  for (const flat of marks.sources ?? []) {
    const { x, y } = cornerOf(plan, flat);
    parts.push(box(x + 1, y + 1, w - 2, h - 2, `fill="none" stroke="${ACCENT}" stroke-width="2"`));
  }
  for (const flat of marks.group ?? []) {
    const { x, y } = cornerOf(plan, flat);
    const sides = outerSides(plan.geometry, marks.group ?? new Set(), flat);
    const path = [
      sides.top ? `M${x - 1} ${y}h${w + 2}` : '',
      sides.bottom ? `M${x - 1} ${y + h}h${w + 2}` : '',
      sides.start ? `M${x} ${y - 1}v${h + 2}` : '',
      sides.end ? `M${x + w} ${y - 1}v${h + 2}` : '',
    ].join('');
    if (path) parts.push(`<path d="${path}" fill="none" stroke="${hue}" stroke-width="2"/>`);
  }
  if (typeof marks.selected === 'number') {
    const { x, y } = cornerOf(plan, marks.selected);
    parts.push(box(x, y, w, h, `fill="none" stroke="${ink}" stroke-width="2"`));
  }
  return parts;
}

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
 * @param {{ direction?: 'row' | 'column', width?: number, title?: string }} [layout] `row` (default)
 *   puts them side by side up to `width` pixels (default 1200), then in a new line
 * @returns {string} an SVG document
 */
export function svgPicture(matrices, { direction = 'row', width = 1200, title = '' } = {}) {
  const { placed, ...size } = arranged(matrices.map(drawn), direction, width - 2 * MARGIN);
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
