/** One matrix in an SVG picture. It looks as the page does, marks included. */
import { brief } from './digits.js';
import { outerSides, shapeText } from './grid.js';
import { STEPS, tintStep } from './scale.js';
import { hatchOf } from './svg-hatch.js';
import {
  ACCENT,
  box,
  escaped,
  fitted,
  ink,
  LINE,
  paper,
  SOFT,
  soft,
  tints,
  widthOf,
  write,
} from './svg-parts.js';
import { cornerOf, PLANE_GAP, planOf } from './svg-plan.js';

/** @import { Block } from './svg-parts.js' */
/** @import { Picture, Plan } from './svg-plan.js' */

/**
 * Matrices below each other, their cells in line.
 *
 * @param {readonly Picture[]} pictures
 * @returns {Block[]}
 */
export function matrixBlocks(pictures) {
  const plans = pictures.map((picture) => planOf(picture));
  const left = Math.max(0, ...plans.map((plan) => plan.left));
  const cell = Math.max(0, ...plans.map((plan) => plan.cell.width));
  return pictures.map((picture) => matrixBlock(planOf(picture, { left, cell })));
}

/**
 * @param {Plan} plan
 * @returns {Block}
 */
function matrixBlock(plan) {
  const { picture, geometry, cell, left, top, bandHeight } = plan;
  const { bands, across, width, cells } = geometry;
  const bottom = top + bands * bandHeight;
  const hasScale = picture.legend !== false && cells > 0 && !(picture.data instanceof Uint8Array);
  const title = `${picture.label} ${shapeText(picture.shape)}`;
  const right = left + width * cell.width + Math.max(0, across - 1) * PLANE_GAP;
  const parts = [
    ...labelsOf(plan),
    `<g font-size="${cell.font}" text-anchor="end" xml:space="preserve">`,
    ...Array.from({ length: cells }, (_, flat) => cellOf(plan, flat)),
    '</g>',
    ...outlines(plan),
    hasScale ? scaleOf(plan.domain, bottom + 9) : '',
  ];
  return {
    width: Math.max(right, widthOf(title) + 8, hasScale ? scaleWidth(plan.domain) : 0),
    height: bottom + (hasScale ? LINE : 0),
    body: parts.filter((part) => part !== '').join('\n'),
  };
}

/**
 * @param {Plan} plan
 * @returns {string[]}
 */
function labelsOf(plan) {
  const { picture, geometry, labels, cell, rowLabels, left, top, planeHead, bandHeight } = plan;
  const { shape, label, hue = ink } = picture;
  const { planes, rows, columns, width } = geometry;
  const bold = `font-weight="600" fill="${hue}"`;
  const shown = escaped(shapeText(shape));
  const tail = `<tspan font-weight="400" fill="${SOFT}" dx="8">${shown}</tspan>`;
  const parts = [`<text x="0" y="14" ${bold}>${escaped(label)}${tail}</text>`];
  for (let x = 0; x < width && labels.hasColumns; x += 1) {
    const text = fitted(labels.column(x % columns), cell.width - 4);
    const at = left + (x + 1) * cell.width + Math.floor(x / columns) * PLANE_GAP - 8;
    parts.push(write(text, at, top - 8, soft('end')));
  }
  for (let plane = 0; plane < planes && labels.hasPlanes; plane += 1) {
    parts.push(write(labels.plane(plane), 0, top + plane * bandHeight + 17, bold));
  }
  if (labels.hasLanes) parts.push(...axisLabels(plan, bold));
  for (const { line, text } of rowLabels) {
    const y = top + Math.floor(line / rows) * bandHeight + planeHead + (line % rows) * cell.height;
    const room = left - (labels.hasLanes ? LINE : 0) - 8;
    if (text) parts.push(write(fitted(text, room), left - 10, y + baseline(plan), soft('end')));
  }
  return parts;
}

/**
 * Names above planes beside each other, and turned beside each band.
 *
 * @param {Plan} plan
 * @param {string} bold
 */
function axisLabels({ geometry, labels, cell, left, top, planeHead, bandHeight }, bold) {
  const { bands, across, columns, rows } = geometry;
  const beside = Array.from({ length: across }, (_, lane) => {
    const text = fitted(labels.lane(lane), columns * cell.width);
    return write(text, left + lane * (columns * cell.width + PLANE_GAP), top - LINE - 8, bold);
  });
  const down = Array.from({ length: bands }, (_, band) => {
    const y = top + band * bandHeight + planeHead;
    const turn = `transform="rotate(-90 14 ${y + rows * cell.height})"`;
    const text = fitted(labels.band(band), rows * cell.height);
    return write(text, 14, y + rows * cell.height, `${turn} ${bold}`);
  });
  return [...beside, ...down];
}

/** Where a cell's text stands, from its top. @param {Plan} plan */
const baseline = ({ cell }) => cell.height / 2 + 5;

/**
 * @param {Plan} plan
 * @param {number} flat
 */
function cellOf(plan, flat) {
  const { picture, domain, cell } = plan;
  const { data } = picture;
  const { x, y } = cornerOf(plan, flat);
  const value = /** @type {number} */ (data[flat]);
  const isBoolean = data instanceof Uint8Array;
  const tint = isBoolean ? null : tintStep(value, domain);
  const fill = tints[(tint ?? 0) + STEPS] ?? paper;
  const text = isBoolean ? String(value) : plan.print(value);
  const squeezed = `textLength="${cell.width - 8}" lengthAdjust="spacingAndGlyphs"`;
  const isLong = picture.compact && [...text].length > 5;
  const at = isBoolean ? x + cell.width / 2 : x + cell.width - (picture.compact ? 4 : 7);
  return [
    box(x, y, cell.width - 1, cell.height - 1, `fill="${fill}"`),
    ...background(plan, flat),
    write(
      text,
      at,
      y + baseline(plan),
      isBoolean ? 'text-anchor="middle"' : isLong ? squeezed : '',
    ),
  ].join('');
}

/** @param {number} domain */
const scaleWidth = (domain) => widthOf(brief(-domain) + brief(domain)) + tints.length * 5 + 8;

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

/**
 * Marks below the digits.
 *
 * @param {Plan} plan
 * @param {number} flat
 */
function background(plan, flat) {
  const { hatchDown, hatchUp, edited, sources } = plan.picture.marks ?? {};
  const { x, y } = cornerOf(plan, flat);
  const { width, height } = plan.cell;
  const parts = [];
  const size = /** @type {const} */ ([x, y, width - 1, height - 1]);
  if (sources?.has(flat)) parts.push(box(...size, `fill="${ACCENT}" fill-opacity="0.14"`));
  if (hatchDown?.has(flat)) parts.push(hatchOf('down', size));
  else if (hatchUp?.has(flat)) parts.push(hatchOf('up', size));
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
  const { marks = {}, hue = ink, groupHue = hue } = plan.picture;
  const parts = [];
  const [w, h] = [plan.cell.width - 1, plan.cell.height - 1];
  for (const flat of marks.sources ?? []) {
    const { x, y } = cornerOf(plan, flat);
    parts.push(box(x + 1, y + 1, w - 2, h - 2, `fill="none" stroke="${ACCENT}" stroke-width="2"`));
  }
  for (const flat of marks.group ?? []) {
    const { x, y } = cornerOf(plan, flat);
    const sides = outerSides(plan.geometry, marks.group ?? new Set(), flat);
    const across = w + 2 + (sides.joinsEnd ? PLANE_GAP : 0);
    const down = h + 2 + (sides.joinsBottom ? PLANE_GAP : 0);
    const path = [
      sides.top ? `M${x - 1} ${y}h${across}` : '',
      sides.bottom ? `M${x - 1} ${y + h}h${across}` : '',
      sides.start ? `M${x} ${y - 1}v${down}` : '',
      sides.end ? `M${x + w} ${y - 1}v${down}` : '',
    ].join('');
    if (path) parts.push(`<path d="${path}" fill="none" stroke="${groupHue}" stroke-width="2"/>`);
  }
  if (typeof marks.selected === 'number') {
    const { x, y } = cornerOf(plan, marks.selected);
    parts.push(box(x, y, w, h, `fill="none" stroke="${ink}" stroke-width="2"`));
  }
  return parts;
}
