import { describe, expect, it } from 'vitest';
import { blockOf, facesOf, hiddenEdges, pathOf, sizeOfBlock } from '../../../web/render/block.js';

const within = { width: 200, height: 240 };

/** @param {number} count */
const all = (count) => Array.from({ length: count }, (_, flat) => flat);

describe('a tensor as a block', () => {
  it('goes back along its first axis, right along its second, and down along all others', () => {
    expect(sizeOfBlock([2, 4, 3, 3])).toEqual([2, 4, 9]);
    expect(sizeOfBlock([5, 3])).toEqual([5, 3, 1]);
  });

  it('is as large as fits, whatever its shape', () => {
    for (const shape of [
      [2, 4, 3, 3],
      [1, 1, 3, 3],
      [8, 8, 3, 3],
      [1, 8, 1],
    ]) {
      const { width, height, at, size } = blockOf(shape, within);
      expect(width).toBeLessThanOrEqual(within.width + 1e-9);
      expect(height).toBeLessThanOrEqual(within.height + 1e-9);
      expect(Math.max(width / within.width, height / within.height)).toBeCloseTo(1, 6);
      const [back, right, down] = size;
      for (const corner of all(8)) {
        const [x, y] = at([corner & 1 && back, corner & 2 && right, corner & 4 && down]);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeLessThanOrEqual(height);
      }
    }
  });

  it('shows one side of each cell that lies at its top, its front or its right', () => {
    const faces = facesOf(blockOf([2, 4, 3, 3], within), all(72));
    const count = (/** @type {string} */ side) => faces.filter((face) => face.side === side).length;
    expect([count('top'), count('front'), count('right')]).toEqual([8, 36, 18]);
    expect(faces.filter(({ side }) => side === 'front').map(({ flat }) => flat)).toEqual(all(36));
  });

  it('shows a set of cells as a body of its own, with no side between two of them', () => {
    const block = blockOf([2, 4, 3, 3], within);
    const channel = all(72).filter((flat) => Math.floor(flat / 9) % 4 === 1);
    expect(facesOf(block, channel)).toHaveLength(2 + 9 + 18);
    expect(facesOf(block, [40])).toHaveLength(3);
    expect(facesOf(block, [])).toEqual([]);
  });

  it('draws neighbours with a common edge', () => {
    const [one, other] = facesOf(blockOf([1, 2, 1], within), [0, 1]).filter(
      ({ side }) => side === 'front',
    );
    const shared = one.corners.filter((corner) =>
      other.corners.some((c) => `${c}` === `${corner}`),
    );
    expect(shared).toHaveLength(2);
  });

  it('hides three edges, which meet in its far corner below', () => {
    const block = blockOf([2, 4, 3, 3], within);
    const edges = hiddenEdges(block);
    expect(edges.map(([corner]) => corner)).toEqual(new Array(3).fill(block.at([2, 0, 9])));
  });

  it('writes closed paths and open lines', () => {
    const line = /** @type {[number, number][]} */ ([
      [0, 1],
      [2.5, 3],
    ]);
    expect(pathOf([line, line])).toBe('M0 1L2.5 3zM0 1L2.5 3z');
    expect(pathOf([line], '')).toBe('M0 1L2.5 3');
  });
});
