/** Hatching drawn line by line: a pattern would need an id, and ids of several pictures can clash. */
import { ink } from './svg-parts.js';

/** Between lines, along an edge. */
const STEP = 8;

/**
 * @param {'down' | 'up'} direction in which the lines lead as one reads on
 * @param {readonly [x: number, y: number, width: number, height: number]} size
 */
export function hatchOf(direction, [x, y, width, height]) {
  const sign = direction === 'down' ? 1 : -1;
  // Along a line, x' − sign·y' stays what it is.
  const [low, high] = [y, y + height].map((edge) => sign * edge).sort((a, b) => a - b);
  const lines = [];
  for (let c = Math.ceil((x - high) / STEP) * STEP; c < x + width - low; c += STEP) {
    const [from, to] = [Math.max(x, c + low), Math.min(x + width, c + high)];
    if (to > from) lines.push(`M${from} ${sign * (from - c)}L${to} ${sign * (to - c)}`);
  }
  return `<path d="${lines.join('')}" stroke="${ink}" stroke-opacity="0.25" stroke-width="2"/>`;
}
