import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { geometryOf } from '../../../web/render/grid.js';
import { bandsWithin, columnsWithin, span } from '../../../web/render/in-sight.js';

describe('span', () => {
  it('covers the stretch, stays within the count and moves in whole spares', () => {
    const step = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(step, step, (start, length) => {
        const [first, end] = span(start, start + length, 90, 4);
        expect(first).toBeLessThanOrEqual(Math.min(90, Math.floor(start)));
        expect(end).toBeGreaterThanOrEqual(Math.min(90, Math.ceil(start + length)));
        expect(first >= 0 && end <= 90).toBe(true);
        expect(first === 90 || first % 4 === 0).toBe(true);
      }),
    );
  });
});

describe('bandsWithin', () => {
  const geometry = geometryOf([3, 100, 5]);
  const heights = { row: 37, above: 33 };
  const plane = 33 + 37 * 100;

  it('shows every row that is in sight and few others', () => {
    const top = fc.integer({ min: 0, max: 3 * plane - 400 });
    fc.assert(
      fc.property(top, (from) => {
        const shown = bandsWithin(geometry, heights, from, from + 400);
        const rows = shown.reduce((count, part) => count + part.to - part.from, 0);
        expect(rows).toBeLessThan(30);
        for (let pixel = from; pixel < from + 400; pixel += 7) {
          const within = (pixel % plane) - heights.above;
          if (within < 0) continue;
          const part = shown.find((one) => one.band === Math.floor(pixel / plane));
          const row = Math.floor(within / heights.row);
          expect(part && part.from <= row && row < part.to).toBe(true);
        }
      }),
    );
  });
});

describe('columnsWithin', () => {
  const geometry = geometryOf([2, 8, 3, 25]);
  const sizes = { column: 40, gap: 8 };
  const plane = 25 * 40 + 8;

  it('shows every column that is in sight and few others, across the gaps between planes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 * plane - 700 }), (left) => {
        const [from, to] = columnsWithin(geometry, sizes, left, left + 700);
        expect(to - from).toBeLessThan(26);
        for (let pixel = left; pixel < left + 700; pixel += 7) {
          const within = pixel % plane;
          if (within >= 1000) continue;
          const x = Math.floor(pixel / plane) * 25 + Math.floor(within / 40);
          expect(from <= x && x < to).toBe(true);
        }
      }),
    );
  });
});
