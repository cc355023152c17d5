import { flatOf, indexOf } from '../render/grid.js';

/**
 * The cells of the rectangle that two cells of one plane span; of two planes, the second alone.
 * @type {(shape: readonly number[], from: number, to: number) => number[]}
 */
export function between(shape, from, to) {
  const [start, end] = [indexOf(shape, from), indexOf(shape, to)];
  const lead = end.slice(0, -2);
  if (String(start.slice(0, -2)) !== String(lead)) return [to];
  const ranges = end.slice(-2).map((at, axis) => range(start.slice(-2)[axis], at));
  const [rows, columns] = ranges.length === 2 ? ranges : [[undefined], ranges[0] ?? []];
  return rows.flatMap((row) =>
    columns.map((column) => flatOf(shape, [...lead, ...(row === undefined ? [] : [row]), column])),
  );
}

/** @type {(from: number, to: number) => number[]} */
const range = (from, to) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => Math.min(from, to) + at);
