import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  axisText,
  flatAt,
  flatOf,
  geometryOf,
  indexOf,
  move,
  outerSides,
  placeOf,
  planeText,
  shapeText,
} from '../../../web/render/grid.js';

const shapes = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 });

describe('geometryOf', () => {
  it.each([
    [[], { planes: 1, rows: 1, columns: 1, cells: 1 }],
    [[3], { planes: 1, rows: 1, columns: 3, cells: 3 }],
    [[8, 3], { planes: 1, rows: 8, columns: 3, cells: 24 }],
    [[2, 4, 3], { planes: 2, rows: 4, columns: 3, cells: 24 }],
    [[2, 4, 3], { bands: 2, across: 1, width: 3 }],
    [[2, 4, 3, 5], { planes: 8, bands: 2, across: 4, rows: 3, columns: 5, width: 20, cells: 120 }],
    [[3, 2, 4, 3, 5], { planes: 24, bands: 6, across: 4 }],
    [[2, 0, 3, 3], { planes: 0, bands: 2, across: 0, cells: 0 }],
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
    expect(place).toEqual({ line: 4, x: 1, plane: 1, band: 1, lane: 0, row: 0, column: 1 });
  });

  it('counts planes across before it goes down from rank 4 on', () => {
    const flat = flatOf([2, 4, 3, 3], [1, 2, 0, 1]);
    expect(placeOf(geometryOf([2, 4, 3, 3]), flat)).toEqual({
      line: 3,
      x: 7,
      plane: 6,
      band: 1,
      lane: 2,
      row: 0,
      column: 1,
    });
  });

  it('is undone by flatAt for every cell of every shape', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const geometry = geometryOf(shape);
        for (let flat = 0; flat < geometry.cells; flat += 1) {
          const { line, x } = placeOf(geometry, flat);
          expect(flatAt(geometry, line, x)).toBe(flat);
        }
      }),
    );
  });
});

describe('shapeText and planeText', () => {
  it('say shapes and planes as they are written in code', () => {
    expect(shapeText([2, 4, 3])).toBe('(2, 4, 3)');
    expect(shapeText([])).toBe('()');
    expect(planeText([2, 4, 3], 1)).toBe('[1]');
    expect(planeText([2, 4, 3, 3], 5)).toBe('[1, 1]');
  });

  it('say the axes down and across', () => {
    expect(axisText([2, 4, 3, 3], { band: 1 })).toBe('[1, :]');
    expect(axisText([2, 4, 3, 3], { lane: 2 })).toBe('[:, 2]');
    expect(axisText([3, 2, 4, 3, 3], { band: 5 })).toBe('[2, 1, :]');
    expect(axisText([3, 2, 4, 3, 3], { lane: 3 })).toBe('[:, :, 3]');
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

  it.each([
    ['ArrowRight', [0, 0, 1, 2], [0, 1, 1, 0]],
    ['ArrowLeft', [0, 1, 1, 0], [0, 0, 1, 2]],
    ['ArrowRight', [0, 3, 1, 2], [0, 3, 1, 2]],
    ['ArrowDown', [0, 1, 2, 1], [1, 1, 0, 1]],
    ['ArrowUp', [1, 1, 0, 1], [0, 1, 2, 1]],
    ['ArrowDown', [1, 1, 2, 1], [1, 1, 2, 1]],
    ['Home', [1, 2, 1, 1], [1, 0, 1, 0]],
    ['End', [1, 2, 1, 1], [1, 3, 1, 2]],
  ])('%s leads on to the next plane of a grid of planes: %j to %j', (key, from, to) => {
    const shape = [2, 4, 3, 3];
    const target = move(geometryOf(shape), flatOf(shape, from), key);
    expect(indexOf(shape, Number(target))).toEqual(to);
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
      joinsEnd: false,
      joinsBottom: false,
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

  describe('in a grid of planes', () => {
    const shape = [2, 4, 3, 3];
    const planes = geometryOf(shape);
    /** @param {(n: number, c: number) => boolean} isIn */
    const cells = (isIn) =>
      new Set(
        Array.from({ length: planes.cells }, (_, flat) => flat).filter((flat) => {
          const [n = 0, c = 0] = indexOf(shape, flat);
          return isIn(n, c);
        }),
      );
    /** @param {Set<number>} group @param {number[]} index */
    const sides = (group, index) => outerSides(planes, group, flatOf(shape, index));

    it('goes on down over the gap where one channel of all samples is the group', () => {
      const group = cells((_, c) => c === 1);
      const none = { top: false, bottom: false, joinsEnd: false };
      expect(sides(group, [0, 1, 2, 0])).toMatchObject({ ...none, start: true, joinsBottom: true });
      expect(sides(group, [1, 1, 0, 0])).toMatchObject({ top: false, start: true });
      expect(sides(group, [1, 1, 2, 2])).toMatchObject({
        bottom: true,
        end: true,
        joinsEnd: false,
      });
    });

    it('goes on across where all planes of one sample are the group', () => {
      const group = cells((n) => n === 1);
      expect(sides(group, [1, 0, 0, 2])).toMatchObject({ top: true, end: false, joinsEnd: true });
      expect(sides(group, [1, 3, 0, 2])).toMatchObject({ end: true, joinsEnd: false });
      expect(sides(group, [1, 0, 2, 0])).toMatchObject({ bottom: true, joinsBottom: false });
    });

    it('ends with the plane where each plane is a group, and with the last of a few', () => {
      const plane = cells((n, c) => n === 0 && c === 2);
      expect(sides(plane, [0, 2, 2, 2])).toMatchObject({ end: true, bottom: true });
      const few = cells((n, c) => n === 0 && c < 2);
      expect(sides(few, [0, 0, 1, 2])).toMatchObject({ end: false, joinsEnd: true });
      expect(sides(few, [0, 1, 1, 2])).toMatchObject({ end: true, joinsEnd: false });
    });
  });
});
