import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { svgPicture } from '../../../web/render/svg.js';

const words = [
  ['loved', 'it'],
  ['the', 'plot'],
];
/** @type {import('../../../web/render/svg-plan.js').Picture} */
const picture = {
  label: 'embedding',
  shape: [2, 2, 2],
  data: Float32Array.of(0.9, -0.3, 0, Number.NaN, 1e-5, Number.NEGATIVE_INFINITY, 0.5, -1),
  rowLabels: words,
  planeLabels: ['loved it', 'the plot'],
  columnLabels: ['water', 'money'],
  domain: 1,
};

/** @type {import('../../../web/render/svg-chart.js').ChartPicture} */
const chart = {
  title: 'What <grows>',
  xLabel: 'layer',
  yLabel: 'size',
  x: 2,
  series: [
    { name: 'count & more', kind: 'bars', points: [[1, 2, 0.5]] },
    {
      name: 'spread',
      kind: 'band',
      points: [
        [1, 0, 1],
        [2, 0, Number.NaN],
      ],
    },
    {
      name: 'mean',
      kind: 'both',
      hue: '#123456',
      points: [
        [1, 0.2],
        [2, 0.4],
        [3, Number.NaN],
      ],
    },
  ],
};

/** Tags that are opened and not closed, by a reader that knows no repair. @param {string} text */
function unclosed(text) {
  /** @type {(string | undefined)[]} */
  const open = [];
  for (const [, end, name, self] of text.matchAll(/<(\/?)([a-z]+)(?:"[^"]*"|[^<>"])*?(\/?)>/gi)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!self) open.push(name);
  }
  return open;
}

/** Matrices beside each other. @param {import('../../../web/render/svg-plan.js').Picture[]} pictures */
const beside = (...pictures) => pictures.map((matrix) => [{ matrix }]);

/** The size that a picture says it has. @param {string} svg */
const sizeOf = (svg) => {
  const [, width = 0, height = 0] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
};

/** @param {string} text */
const shownIn = (text) => [...text.matchAll(/<text[^>]*>([^<]*)/g)].map(([, word]) => word?.trim());

describe('svgPicture', () => {
  it('shows label, shape, words and every number', () => {
    const svg = svgPicture(beside(picture), { title: 'A batch' });
    const shown = shownIn(svg);
    for (const word of ['A batch', 'embedding', 'loved', 'plot', 'the plot', 'water']) {
      expect(shown).toContain(word);
    }
    for (const number of [
      '0.900',
      '\u22120.300',
      'NaN',
      '1.0\u00d710\u207b\u2075',
      '\u2212\u221e',
    ]) {
      expect(shown).toContain(number);
    }
    expect(svg).toContain('(2, 2, 2)');
    expect(unclosed(svg)).toEqual([]);
  });

  it('draws a block with its group, its selected cell and the names of its axes', () => {
    const block = { shape: [2, 4, 3, 3], axes: ['N', 'C & c', 'H'], hue: '#8a3a2a' };
    const group = new Set(Array.from({ length: 36 }, (_, flat) => flat));
    const item = { block: { ...block, marks: { selected: 4, group } } };
    const svg = svgPicture([[item], ...beside(picture)]);
    expect(shownIn(svg)).toEqual(expect.arrayContaining(['N', 'C &amp; c', 'H', 'embedding']));
    expect(svg.match(/stroke="#8a3a2a"/g)).toHaveLength(3);
    expect(unclosed(svg)).toEqual([]);
    const bare = svgPicture([[{ block: { ...block, marks: {} } }]]);
    expect(bare).not.toContain('#8a3a2a');
    expect(unclosed(bare)).toEqual([]);
  });

  it('stands alone: no style, script, font or address but the namespace', () => {
    const svg = svgPicture(beside(picture));
    expect(svg).not.toMatch(/<style|<script|style=|href|@font/);
    expect(svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
  });

  it('escapes every text and drops what XML forbids', () => {
    const hostile = '<script>&"\u0000\u0008\ud800';
    const matrix = {
      label: hostile,
      shape: [1, 1],
      data: Float32Array.of(1),
      rowLabels: [hostile],
      columnLabels: [hostile],
    };
    const words = {
      label: hostile,
      sentences: [[/** @type {const} */ ({ word: hostile, note: hostile, line: 'given' })]],
    };
    const code = [{ text: hostile, isInput: true }];
    const printed = [{ text: hostile, isSelected: true }];
    const line = { code, printed, refusal: hostile, isReached: true };
    const svg = svgPicture(
      [
        [{ matrix }, { words }, { snippet: { label: hostile, lines: [line] } }],
        [{ refusal: { label: hostile, text: hostile } }],
      ],
      { title: hostile, description: hostile },
    );
    expect(svg).not.toContain('<script>');
    for (const forbidden of ['\u0000', '\u0008', '\ud800']) expect(svg).not.toContain(forbidden);
    expect(unclosed(svg)).toEqual([]);
  });

  it('draws the same marks as the page', () => {
    const marks = {
      selected: 0,
      sources: new Set([1]),
      group: new Set([4, 6]),
      edited: new Set([2]),
      hatchDown: new Set([3]),
      hatchUp: new Set([5]),
    };
    const plain = svgPicture(beside(picture));
    const marked = svgPicture(beside({ ...picture, marks, hue: '#123456' }));
    const hatched = /<path d="([^"]*)"[^>]*stroke-opacity="0.25"/g;
    const slopes = [...marked.matchAll(hatched)].map(([, path = '']) =>
      path
        .split('M')
        .slice(1)
        .map((line) => line.split(/[ L]/).map(Number))
        .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => (y2 - y1) / (x2 - x1)),
    );
    expect(slopes.map((all) => [...new Set(all)])).toEqual([[1], [-1]]);
    expect(Math.min(...slopes.map(({ length }) => length))).toBeGreaterThan(5);
    expect(marked.match(/stroke="#123456"/g)).toHaveLength(2);
    expect(marked.match(/fill-opacity/g)).toHaveLength(1);
    expect(plain).not.toMatch(/stroke-opacity|fill-opacity/);
  });

  it('outlines a group across planes as one', () => {
    const shape = [2, 2, 1, 1];
    const planes = { label: 'x', shape, data: Float32Array.of(1, 2, 3, 4), hue: '#123456' };
    const paths = (/** @type {number[]} */ cells) =>
      [
        ...svgPicture(beside({ ...planes, marks: { group: new Set(cells) } })).matchAll(
          /<path d="([^"]*)"[^>]*#123456/g,
        ),
      ].map(([, path = '']) => path.replace(/^M[\d. ]+|(?<=\w)M[\d. ]+/g, ' ').trim());
    const [w, h] = [64, 29];
    expect(paths([0])).toEqual([`h${w} h${w} v${h} v${h}`]);
    expect(paths([0, 1])).toEqual([`h${w + 8} h${w + 8} v${h}`, `h${w} h${w} v${h}`]);
    expect(paths([1, 3])).toEqual([`h${w} v${h + 8} v${h + 8}`, `h${w} v${h} v${h}`]);
  });

  it('names the planes below and beside each other, and prints two decimals where it is compact', () => {
    const shown = shownIn(
      svgPicture(
        beside({
          label: 'x',
          shape: [2, 2, 1, 1],
          data: Float32Array.of(0.123, -2.345, 12.34, 1e-5),
          planeLabels: [
            ['n 1', 'n 2'],
            ['red', 'blue'],
          ],
          domain: 2.4,
          compact: true,
        }),
      ),
    );
    for (const text of ['n 1', 'n 2', 'red', 'blue', '0.12', '\u22122.35', '12.3']) {
      expect(shown).toContain(text);
    }
    expect(shown).toContain('1\u00d710\u207b\u2075');
  });

  it('puts matrices beside each other and breaks the line where there is no room', () => {
    const row = sizeOf(svgPicture(beside(picture, picture)));
    const narrow = sizeOf(svgPicture(beside(picture, picture), { width: 300 }));
    const column = sizeOf(svgPicture([beside(picture, picture).flat()]));
    expect(row.width).toBeGreaterThan(narrow.width);
    expect(narrow).toEqual(column);
    expect(column.height).toBeGreaterThan(row.height);
  });

  it('lines up the cells of matrices below each other', () => {
    const one = { label: 'mean', shape: [2], data: Float32Array.of(1, 2), domain: 1 };
    const cells = (/** @type {string} */ svg) =>
      [...svg.matchAll(/<rect x="([\d.]+)"[^>]*height="27"/g)].map(([, x]) => x);
    const [left, right] = cells(svgPicture(beside(picture)));
    expect(cells(svgPicture([beside(picture, one).flat()])).slice(-2)).toEqual([left, right]);
    expect(cells(svgPicture(beside(one)))[0]).not.toBe(left);
  });

  it('shows one colour scale where the others are said to share it', () => {
    const scales = (/** @type {string} */ svg) => svg.match(/width="5" height="8"/g)?.length ?? 0;
    const all = scales(svgPicture(beside(picture, picture)));
    expect(scales(svgPicture(beside(picture, { ...picture, legend: false })))).toBe(all / 2);
  });

  it('draws a program, what it prints, and why it stops', () => {
    const text = (/** @type {string} */ one) => ({ text: one, isInput: false });
    const line = { code: [text('seed('), { text: '7', isInput: true }, text(')')], refusal: '' };
    const printed = [{ text: '0.000', isSelected: true }];
    const lines = [
      { ...line, printed, isReached: true },
      { code: [], printed: [], refusal: '', isReached: true },
      { ...line, printed: [], refusal: 'There is <one> row.', isReached: true },
      { ...line, printed: [], isReached: false },
    ];
    const drawn = (/** @type {number} */ width) =>
      svgPicture([[{ snippet: { label: 'Python', lines } }]], { width });
    const [wide, narrow] = [drawn(600), drawn(120)];
    for (const one of ['Python', 'seed(', '7', ')', '0.000']) expect(shownIn(wide)).toContain(one);
    expect(wide).toContain('There is &lt;one&gt; row.');
    expect(unclosed(wide)).toEqual([]);
    expect(sizeOf(narrow).height).toBeGreaterThan(sizeOf(wide).height);
    expect(sizeOf(narrow).width).toBeLessThan(sizeOf(wide).width);
  });

  it('draws words with their notes, in new lines where there is no room', () => {
    const word = { word: 'bank', note: 'from the table', line: /** @type {const} */ ('drawn') };
    const drawn = (/** @type {number} */ width) =>
      svgPicture([[{ words: { label: 'Your words', sentences: [[word, word], [word]] } }]], {
        width,
      });
    expect(shownIn(drawn(600)).filter((one) => one === 'bank')).toHaveLength(3);
    expect(shownIn(drawn(600))).toContain('from the table');
    expect(sizeOf(drawn(200)).height).toBeGreaterThan(sizeOf(drawn(600)).height);
  });

  it('has ids of its own and takes the width that it is given, up to its size', () => {
    const options = { charts: [chart], fluid: true, description: 'The numbers of x.' };
    const [one, two] = ['a', 'b'].map((id) => svgPicture([], { ...options, id }));
    const ids = (/** @type {string} */ svg) =>
      [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids(one)).toEqual(['a-plot']);
    expect(ids(two)).toEqual(['b-plot']);
    for (const [, id] of one.matchAll(/url\(#([^)]*)\)/g)) expect(ids(one)).toContain(id);
    expect(one).toMatch(/^<svg [^>]*width="min\(100%, \d+px\)" viewBox="[^"]*" role="img"/);
    expect(one).toContain('<desc>The numbers of x.</desc>');
    expect(svgPicture(beside(picture))).not.toContain(' id=');
  });

  it('draws charts below the matrices: title, legend, axes and every kind of series', () => {
    const svg = svgPicture(beside(picture), { charts: [chart] });
    for (const word of ['What <grows>', 'count & more', 'spread', 'mean', 'layer', 'size', '0.4'])
      expect(svg).toContain(
        `>${word.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')}<`,
      );
    expect(unclosed(svg)).toEqual([]);
    expect(svg.slice(svg.indexOf('grows'))).not.toMatch(/NaN|undefined|style=/);
    expect(svg.match(/fill-opacity="0.3"/g)).toHaveLength(2);
    expect(svg.match(/fill-opacity="0.18"/g)).toHaveLength(2);
    expect(svg.match(/color="#123456"/g)).toHaveLength(2);
    expect(svg.match(/<circle/g)).toHaveLength(3);
  });

  it('draws charts alone as well', () => {
    const svg = svgPicture([], { charts: [chart, chart] });
    expect(unclosed(svg)).toEqual([]);
    expect(sizeOf(svg).width).toBeGreaterThan(2 * 480);
    expect(sizeOf(svg).height).toBeLessThan(2 * 300);
  });

  it('gives two charts half of a narrow picture each, and a long title a second line', () => {
    const titled = { ...chart, title: 'A title that is much longer than half of the picture' };
    const drawn = (/** @type {number} */ width) =>
      svgPicture([], { charts: [titled, titled], width });
    expect(sizeOf(drawn(576)).width).toBe(576);
    expect(shownIn(drawn(1200))).toContain(titled.title);
    expect(shownIn(drawn(576))).not.toContain(titled.title);
    expect(shownIn(drawn(576)).join(' ')).toContain(titled.title);
  });

  it('draws any shape', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 4 }), (shape) => {
        const cells = shape.reduce((product, size) => product * size, 1);
        const svg = svgPicture(beside({ label: 'x', shape, data: new Float32Array(cells) }));
        expect(svg.match(/>0\.000</g)?.length ?? 0).toBe(cells);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }),
      { numRuns: 60 },
    );
  });
});
