import { outerSides } from '../render/grid.js';
import { tintStep } from '../render/scale.js';

/** @import { Geometry } from '../render/grid.js' */

/**
 * The marks a cell can carry, as flat positions.
 *
 * @typedef {object} Marks
 * @property {number | null} [selected] a ring
 * @property {ReadonlySet<number>} [sources] a tint and a ring
 * @property {ReadonlySet<number>} [group] one outline around all
 * @property {string} [groupHue] role whose hue the outline takes
 * @property {{ has: (flat: number) => boolean }} [edited] a corner
 * @property {ReadonlySet<number>} [hatchDown] hatched like \\
 * @property {ReadonlySet<number>} [hatchUp] hatched like /
 * @property {ReadonlySet<number>} [mistaken] chosen, and should not be
 * @property {ReadonlySet<number>} [changed] digits flash once for each new set
 */

/**
 * Classes of a cell for its marks, each with a space before it.
 * @param {Marks} marks
 * @param {Geometry} geometry
 * @param {number} flat
 * @param {boolean} odd whether the flash of changed cells is an odd one, to start it anew
 */
export function markClasses(
  { sources, group, edited, hatchDown, hatchUp, changed, mistaken },
  geometry,
  flat,
  odd,
) {
  let classes = '';
  if (sources?.has(flat)) classes += ' source';
  if (edited?.has(flat)) classes += ' edited';
  if (mistaken?.has(flat)) classes += ' mistaken';
  if (hatchDown?.has(flat)) classes += ' hatch-down';
  else if (hatchUp?.has(flat)) classes += ' hatch-up';
  if (changed?.has(flat)) classes += odd ? ' changed-a' : ' changed-b';
  if (group?.has(flat)) {
    const sides = outerSides(geometry, group, flat);
    if (sides.top) classes += ' group-top';
    if (sides.bottom) classes += ' group-bottom';
    if (sides.start) classes += ' group-start';
    if (sides.end) classes += ' group-end';
    if (sides.joinsEnd) classes += ' joins-end';
    if (sides.joinsBottom) classes += ' joins-bottom';
  }
  return classes;
}

/**
 * Keys of the words that say a cell's marks.
 * @param {Marks} marks
 * @param {number} flat
 */
export const markWords = ({ edited, hatchDown, hatchUp, sources, group, mistaken }, flat) =>
  Object.entries({ mistaken, edited, hatchDown, hatchUp, source: sources, group })
    .filter(([, cells]) => cells?.has(flat))
    .map(([key]) => key);

/** @param {number} step */
export const stepClass = (step) => (step === 0 ? '' : step < 0 ? ` n${-step}` : ` p${step}`);

/** @param {number} value @param {number} domain */
export function tintClass(value, domain) {
  if (Number.isNaN(value)) return ' nan';
  return stepClass(tintStep(value, domain) ?? 0);
}
