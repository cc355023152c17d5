import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flatOf,
  geometryOf,
  indexOf,
  move,
  outerSides,
  placeOf,
  planesWithin,
  planeText,
  shapeText,
  span,
} from '../../../web/render/grid.js';

const shapes = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 });

describe('geometryOf', () => {
  it.each([
    [[], { planes: 1, rows: 1, columns: 1, cells: 1 }],
    [[3], { planes: 1, rows: 1, columns: 3, cells: 3 }],
    [[8, 3], { planes: 1, rows: 8, columns: 3, cells: 24 }],
    [[2, 4, 3], { planes: 2, rows: 4, columns: 3, cells: 24 }],
    [[2, 4, 3, 5], { planes: 8, rows: 3, columns: 5, cells: 120 }],
    [[0, 3], { planes: 1, rows: 0, columns: 3, cells: 0 }],
  ])('lays out %j', (shape, expected) => {
    expect(geometryOf(shape)).toMatchObject(expected);
  });
});

describe('indexOf and flatOf', () => {
  it('undo each other for every cell of every shape', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const { cells } = geometryOf(shape);
        for (let flat = 0; flat < cells; flat += 1) {
          expect(flatOf(shape, indexOf(shape, flat))).toBe(flat);
        }
      }),
    );
  });

  it('counts the last axis fastest', () => {
    expect(indexOf([2, 4, 3], 13)).toEqual([1, 0, 1]);
  });
});

describe('placeOf', () => {
  it('says plane, row and column', () => {
    const place = placeOf(geometryOf([2, 4, 3]), 13);
    expect(place).toEqual({ line: 4, plane: 1, row: 0, column: 1 });
  });
});

describe('shapeText and planeText', () => {
  it('say shapes and planes as they are written in code', () => {
    expect(shapeText([2, 4, 3])).toBe('(2, 4, 3)');
    expect(shapeText([])).toBe('()');
    expect(planeText([2, 4, 3], 1)).toBe('[1]');
    expect(planeText([2, 4, 3, 3], 5)).toBe('[1, 1]');
  });
});

describe('move', () => {
  const geometry = geometryOf([2, 4, 3]);

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 9, 12],
    ['ArrowUp', 12, 9],
    ['ArrowUp', 1, 1],
    ['Home', 14, 12],
    ['End', 12, 14],
    ['PageDown', 1, 22],
    ['PageUp', 22, 1],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(move(geometry, from, key)).toBe(to);
  });

  it('leads to the corners with the control key', () => {
    expect(move(geometry, 7, 'Home', { control: true })).toBe(0);
    expect(move(geometry, 7, 'End', { control: true })).toBe(23);
  });

  it('follows the eye where text runs from right to left', () => {
    expect(move(geometry, 1, 'ArrowLeft', { rightToLeft: true })).toBe(2);
    expect(move(geometry, 1, 'ArrowRight', { rightToLeft: true })).toBe(0);
  });

  it('leaves other keys alone', () => {
    expect(move(geometry, 0, 'a')).toBeNull();
    expect(move(geometry, 0, 'Enter')).toBeNull();
  });
});

describe('outerSides', () => {
  const geometry = geometryOf([2, 2, 3]);

  it('draws each edge of a column once', () => {
    const group = new Set([1, 4]);
    expect(outerSides(geometry, group, 1)).toEqual({
      top: true,
      bottom: false,
      start: true,
      end: true,
    });
    expect(outerSides(geometry, group, 4)).toMatchObject({ top: false, bottom: true });
  });

  it('does not join a row with the next, nor a plane with the next', () => {
    const group = new Set([2, 3, 5, 8]);
    expect(outerSides(geometry, group, 2).end).toBe(true);
    expect(outerSides(geometry, group, 3).start).toBe(true);
    expect(outerSides(geometry, group, 5).bottom).toBe(true);
    expect(outerSides(geometry, group, 8).top).toBe(true);
  });

  it('has no edge inside, whatever the group', () => {
    const flats = fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { minLength: 1 });
    fc.assert(
      fc.property(flats, (cells) => {
        const group = new Set(cells);
        for (const flat of group) {
          const neighbour = flat % 3 < 2 && group.has(flat + 1);
          expect(outerSides(geometry, group, flat).end).toBe(!neighbour);
          if (neighbour) expect(outerSides(geometry, group, flat + 1).start).toBe(false);
        }
      }),
    );
  });
});

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

describe('planesWithin', () => {
  const geometry = geometryOf([3, 100, 5]);
  const heights = { row: 37, label: 33 };
  const plane = 33 + 37 * 100;

  it('shows every row that is in sight and few others', () => {
    const top = fc.integer({ min: 0, max: 3 * plane - 400 });
    fc.assert(
      fc.property(top, (from) => {
        const shown = planesWithin(geometry, heights, from, from + 400);
        const rows = shown.reduce((count, part) => count + part.to - part.from, 0);
        expect(rows).toBeLessThan(30);
        for (let pixel = from; pixel < from + 400; pixel += 7) {
          const within = (pixel % plane) - heights.label;
          if (within < 0) continue;
          const part = shown.find((one) => one.plane === Math.floor(pixel / plane));
          const row = Math.floor(within / heights.row);
          expect(part && part.from <= row && row < part.to).toBe(true);
        }
      }),
    );
  });
});
