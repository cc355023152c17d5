import { flatOf, indexOf } from '../render/grid.js';

/**
 * The cells of the rectangle that two cells of one plane span; of two planes, the second alone.
 * @type {(shape: readonly number[], from: number, to: number) => number[]}
 */
export function between(shape, from, to) {
  const [start, end] = [indexOf(shape, from), indexOf(shape, to)];
  const lead = end.slice(0, -2);
  if (String(start.slice(0, -2)) !== String(lead)) return [to];
  let found = [lead];
  for (let axis = lead.length; axis < shape.length; axis++) {
    const along = range(start[axis], end[axis]);
    found = found.flatMap((index) => along.map((at) => [...index, at]));
  }
  return found.map((index) => flatOf(shape, index));
}

/** @type {(from: number, to: number) => number[]} */
const range = (from, to) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => Math.min(from, to) + at);
