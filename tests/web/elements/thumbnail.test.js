import { describe, expect, it } from 'vitest';
import { layOut } from '../../../web/elements/thumbnail-layout.js';

describe('a thumbnail', () => {
  it('shows every cell of one to four axes once', () => {
    for (const shape of [[], [5], [2, 3], [2, 3, 4], [2, 4, 3, 3]]) {
      const { cells, width, height } = layOut(shape);
      const count = shape.reduce((product, length) => product * length, 1);
      expect(cells.map(({ flat }) => flat).sort((a, b) => a - b)).toEqual([...Array(count).keys()]);
      expect(new Set(cells.map(({ x, y }) => `${x},${y}`)).size).toBe(count);
      for (const { x, y, width: cell, height: tall } of cells) {
        expect(x + cell).toBeLessThanOrEqual(width + 1e-9);
        expect(y + tall).toBeLessThanOrEqual(height);
      }
    }
  });

  it('puts planes side by side, and those of the first axis below one another', () => {
    const { cells } = layOut([2, 2, 1, 1]);
    const [first, beside, below] = cells;
    expect([beside.y, below.x]).toEqual([first.y, first.x]);
    expect(beside.x).toBeGreaterThan(first.x);
    expect(below.y).toBeGreaterThan(first.y);
  });

  it('shows the beginning of what is too large to be seen', () => {
    const { cells } = layOut([30, 200]);
    expect(cells).toHaveLength(16 * 16);
    expect(cells[16].flat).toBe(200);
  });

  it('of no numbers is empty', () => {
    expect(layOut([0, 3]).cells).toEqual([]);
  });
});
