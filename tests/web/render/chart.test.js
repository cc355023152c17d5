import { describe, expect, it } from 'vitest';
import { layOut, nearestStop, stopsOf, valuesAt } from '../../../web/render/chart.js';

/** @type {import('../../../web/render/chart.js').Series[]} */
const series = [
  {
    name: 'a',
    points: [
      [0, 1],
      [2, 3],
      [4, Number.NaN],
      [6, 5],
    ],
  },
  { name: 'b', points: [[1, 2]] },
];

describe('stopsOf', () => {
  it('lists every x once, ascending', () => {
    expect(stopsOf(series)).toEqual([0, 1, 2, 4, 6]);
  });
});

describe('nearestStop', () => {
  it('finds the nearest, the first of two', () => {
    expect(nearestStop([0, 2, 4], 3.2)).toBe(2);
    expect(nearestStop([0, 2, 4], 1)).toBe(0);
    expect(nearestStop([0, 2, 4], -9)).toBe(0);
    expect(nearestStop([], 1)).toBe(-1);
  });
});

describe('valuesAt', () => {
  it('says where a series has no point', () => {
    expect(valuesAt(series, 2)).toEqual([
      { name: 'a', y: 3 },
      { name: 'b', y: null },
    ]);
  });
});

describe('layOut', () => {
  it('puts the first x left, the greatest y on top, and finds its way back', () => {
    const layout = layOut({ series, width: 300, height: 100, yDomain: [0, 5] });
    expect(layout.xAt(0)).toBe(0);
    expect(layout.xAt(6)).toBe(300);
    expect(layout.yAt(5)).toBe(0);
    expect(layout.yAt(0)).toBe(100);
    expect(layout.xOf(150)).toBe(3);
  });

  it('breaks a line at a value that is none', () => {
    const [path = ''] = layOut({ series, width: 300, height: 100 }).paths;
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path).not.toContain('NaN');
  });

  it('gives a constant series room on both sides', () => {
    const flat = [
      {
        name: 'c',
        points: /** @type {[number, number][]} */ ([
          [0, 0.3],
          [9, 0.3],
        ]),
      },
    ];
    const layout = layOut({ series: flat, width: 100, height: 100 });
    expect(layout.yAt(0.3)).toBeGreaterThan(10);
    expect(layout.yAt(0.3)).toBeLessThan(90);
  });

  it('stands without any point', () => {
    const layout = layOut({ series: [], width: 100, height: 100 });
    expect(layout.paths).toEqual([]);
    expect(layout.yTicks.length).toBeGreaterThan(1);
  });

  it('writes its ticks with a true minus sign', () => {
    const layout = layOut({ series, width: 300, height: 100, yDomain: [-1, 1] });
    expect(layout.yTicks.map(({ text }) => text)).toContain('\u22121.0');
  });
});
