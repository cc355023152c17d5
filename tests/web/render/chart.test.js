import { describe, expect, it } from 'vitest';
import { dashesOf, layOut } from '../../../web/render/chart.js';

/** @import { Series } from '../../../web/render/chart-values.js' */

/** @type {Series[]} */
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

/** @type {Series} */
const bars = {
  name: 'people',
  kind: 'bars',
  points: [
    [20, 30, 2],
    [30, 40, 0],
    [40, 50, 1],
  ],
};

/** @type {Series} */
const band = {
  name: 'spread',
  kind: 'band',
  points: [
    [0, -1, 1],
    [1, Number.NaN, 2],
    [2, -3, 3],
    [3, -4, 4],
  ],
};

const size = { width: 300, height: 100 };
/** @param {{ text: string }[]} ticks */
const texts = (ticks) => ticks.map(({ text }) => text);

describe('layOut', () => {
  it('puts the first x left, the greatest y on top, and finds its way back', () => {
    const layout = layOut({ series, ...size, axes: { yDomain: [0, 5] } });
    expect(layout.xAt(0)).toBe(0);
    expect(layout.xAt(6)).toBe(300);
    expect(layout.yAt(5)).toBe(0);
    expect(layout.yAt(0)).toBe(100);
    expect(layout.xOf(150)).toBe(3);
  });

  it('breaks a line at a value that is none', () => {
    const [{ line }] = layOut({ series, ...size }).shapes;
    expect(line.match(/M/g)).toHaveLength(2);
    expect(line).not.toContain('NaN');
  });

  it('breaks a band where one of its ends is none', () => {
    const [{ area, line }] = layOut({ series: [band], ...size }).shapes;
    expect(area.match(/M/g)).toHaveLength(2);
    expect(area).not.toContain('NaN');
    expect(line).toBe('');
  });

  it('makes room for both ends of a band', () => {
    const { yAt } = layOut({ series: [band], ...size });
    expect(yAt(-4)).toBeLessThanOrEqual(100);
    expect(yAt(4)).toBeGreaterThanOrEqual(0);
  });

  it('draws dots alone, or on a line, as the series asks', () => {
    const [first] = series;
    /** @param {Series['kind']} kind */
    const shapes = (kind) => layOut({ series: [{ ...first, kind }], ...size }).shapes[0];
    expect([shapes('points').line, shapes('points').dots.length]).toEqual(['', 3]);
    expect(shapes('both').line).toBe(shapes('line').line);
    expect([shapes('both').dots.length, shapes('line').dots.length]).toEqual([3, 0]);
  });

  it('stands bars on zero, a pixel apart, and none where nothing was counted', () => {
    const { shapes, yAt } = layOut({ series: [bars], ...size });
    expect(yAt(0)).toBe(100);
    expect(shapes[0].bars).toEqual([
      { x: 0.5, y: 0, width: 99, height: 100 },
      { x: 200.5, y: 50, width: 99, height: 50 },
    ]);
  });

  it('stands the bars of several series beside each other in their bins', () => {
    /** @type {Series} */
    const others = { name: 'others', kind: 'bars', points: [[20, 30, 1]] };
    const { shapes } = layOut({ series: [bars, band, others], ...size });
    const [own] = shapes[0].bars;
    const [other] = shapes[2].bars;
    expect(other.x).toBe(own.x + own.width + 1);
    expect(other.width).toBe(own.width);
    expect(shapes[1].bars).toEqual([]);
  });

  it('counts along the axis in whole numbers', () => {
    for (const most of [1, 2, 3, 4, 5, 6, 17, 240]) {
      /** @type {Series} */
      const counted = { ...bars, points: [[0, 1, most]] };
      for (const text of texts(layOut({ series: [counted], ...size }).yTicks))
        expect(Number(text), `${most}: ${text}`).toBe(Math.trunc(Number(text)));
    }
  });

  it('marks whole numbers alone where all x are whole', () => {
    /** @type {Series} */
    const layers = {
      name: 'size',
      points: [
        [1, 0.1],
        [2, 0.2],
        [3, 0.25],
      ],
    };
    expect(texts(layOut({ series: [layers], ...size }).xTicks)).toEqual(['1', '2', '3']);
    expect(texts(layOut({ series: [layers], width: 600, height: 100 }).xTicks)).toHaveLength(3);
  });

  it('gives a constant series room on both sides', () => {
    /** @type {Series} */
    const flat = {
      name: 'c',
      points: [
        [0, 0.3],
        [9, 0.3],
      ],
    };
    const layout = layOut({ series: [flat], ...size });
    expect(layout.yAt(0.3)).toBeGreaterThan(10);
    expect(layout.yAt(0.3)).toBeLessThan(90);
  });

  it('stands without any point', () => {
    const layout = layOut({ series: [], ...size });
    expect(layout.shapes).toEqual([]);
    expect(layout.yTicks.length).toBeGreaterThan(1);
  });

  it('writes its ticks with a true minus sign and no thousands mark', () => {
    expect(texts(layOut({ series, ...size, axes: { yDomain: [-1, 1] } }).yTicks)).toContain(
      '\u22121.0',
    );
    expect(texts(layOut({ series, ...size, axes: { yDomain: [0, 90000] } }).yTicks)).toContain(
      '20000',
    );
  });

  it('writes its ticks with powers of ten where the numbers are huge or tiny', () => {
    expect(texts(layOut({ series, ...size, axes: { yDomain: [0, 4e9] } }).yTicks)).toContain(
      '2.0\u00d710\u2079',
    );
    expect(texts(layOut({ series, ...size, axes: { yDomain: [0, 4e-6] } }).yTicks)).toContain(
      '2.0\u00d710\u207b\u2076',
    );
  });

  it('marks decades on a logarithmic axis, and leaves a gap where a value is not positive', () => {
    /** @type {Series} */
    const growing = {
      name: 'g',
      kind: 'both',
      points: [
        [1, 0.002],
        [2, 0],
        [3, 30],
        [4, -1],
        [5, 4000],
      ],
    };
    const layout = layOut({ series: [growing], ...size, axes: { yScale: 'log' } });
    expect(texts(layout.yTicks)).toEqual(['0.001', '0.1', '10', '1000']);
    expect(layout.yTicks[0].position).toBe(100);
    expect(layout.shapes[0].dots).toHaveLength(3);
    expect(layout.shapes[0].line).not.toMatch(/NaN|Infinity/);
  });

  it('gives x a logarithmic axis with round numbers between the powers of ten where there is room', () => {
    /** @type {Series} */
    const batches = {
      name: 'b',
      kind: 'points',
      points: [
        [0, 1],
        [1, 2],
        [14, 3],
        [200, 4],
      ],
    };
    const axes = /** @type {const} */ ({ xScale: 'log' });
    const wide = layOut({ series: [batches], width: 560, height: 100, axes });
    expect(texts(wide.xTicks)).toEqual(['1', '2', '5', '10', '20', '50', '100', '200']);
    expect(wide.xAt(1)).toBe(0);
    expect(wide.xOf(560)).toBeCloseTo(200);
    expect(wide.xOf(wide.xAt(14))).toBeCloseTo(14, 1);
    expect(wide.shapes[0].dots).toHaveLength(3);
    const narrow = layOut({ series: [batches], width: 260, height: 100, axes });
    expect(texts(narrow.xTicks)).toEqual(['1', '3', '10', '30', '100']);
  });

  it('stands on a logarithmic axis with one value, or with none that is positive', () => {
    for (const value of [5, 1e-30, 0]) {
      /** @type {Series} */
      const one = { name: 'one', points: [[1, value]] };
      const { yTicks } = layOut({ series: [one], ...size, axes: { yScale: 'log' } });
      expect(yTicks.length).toBeGreaterThan(1);
      for (const { position } of yTicks) expect(position).toBeGreaterThanOrEqual(-1e-9);
    }
  });
});

describe('dashesOf', () => {
  it('dashes up to five lines each another way, the first not at all; bars and bands begin anew', () => {
    /** @type {Series['kind'][]} */
    const kinds = ['band', 'line', 'both', 'bars', 'line', 'points', 'line', 'line'];
    const dashes = dashesOf(kinds.map((kind) => ({ name: '', kind, points: [] })));
    const lines = dashes.filter((_, at) => kinds[at] === 'line' || kinds[at] === 'both');
    const strokes = (/** @type {string} */ dash) =>
      dash
        .split(' ')
        .filter((_, at) => at % 2 === 0)
        .map((length) => (Number(length) > 4 ? 'long' : 'short'));
    expect(new Set(lines.map((dash) => dash && strokes(dash).join())).size).toBe(5);
    expect([dashes[0], lines[0], dashes[3], dashes[5]]).toEqual(['', '', '', '']);
  });
});
