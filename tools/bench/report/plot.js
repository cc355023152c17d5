/** Lines over sizes, both axes logarithmic, as SVG. */

/** @typedef {{ name: string, points: { x: number, y: number }[] }} Series */
/** @typedef {{ title: string, x: string, y: string, series: Series[] }} Chart */

const width = 760;
const height = 420;
const frame = { left: 74, right: 150, top: 44, bottom: 56 };
const colours = ['#0b5cad', '#b3261e', '#1b7f3b', '#8a4fbf', '#a15c00', '#00727a'];

/** @param {Chart} chart */
export function plot({ title, x, y, series }) {
  const points = series.flatMap((one) => one.points);
  const across = scale(
    points.map((point) => point.x),
    frame.left,
    width - frame.right,
  );
  const up = scale(
    points.map((point) => point.y),
    height - frame.bottom,
    frame.top,
  );
  const bottom = height - frame.bottom;
  const middle = (frame.top + bottom) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    text(frame.left, 24, title, 'font-size="14" font-weight="bold"'),
    ...across.ticks.flatMap(({ value, at }) => [
      `<path d="M${at} ${frame.top}V${bottom}" stroke="#ddd"/>`,
      text(at, bottom + 18, power(value), 'text-anchor="middle"'),
    ]),
    ...up.ticks.flatMap(({ value, at }) => [
      `<path d="M${frame.left} ${at}H${width - frame.right}" stroke="#ddd"/>`,
      text(frame.left - 8, at + 4, power(value), 'text-anchor="end"'),
    ]),
    text((frame.left + width - frame.right) / 2, height - 14, x, 'text-anchor="middle"'),
    text(18, middle, y, `text-anchor="middle" transform="rotate(-90 18 ${middle})"`),
    ...series.flatMap((one, index) =>
      drawn(one, colours[index % colours.length], index, across, up),
    ),
    '</svg>',
    '',
  ].join('\n');
}

/** @param {Series} series @param {string} colour @param {number} index @param {Scale} across @param {Scale} up */
function drawn({ name, points }, colour, index, across, up) {
  const places = points.map(({ x, y }) => [across.place(x), up.place(y)]);
  const left = width - frame.right + 16;
  const top = frame.top + 12 + 20 * index;
  return [
    `<polyline points="${places.join(' ')}" fill="none" stroke="${colour}" stroke-width="1.5"/>`,
    ...places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="2.5" fill="${colour}"/>`),
    `<path d="M${left} ${top - 4}h18" stroke="${colour}" stroke-width="3"/>`,
    text(left + 24, top, name, ''),
  ];
}

/** @typedef {{ place: (value: number) => number, ticks: { value: number, at: number }[] }} Scale */

/** From the power of ten below the values to the one above. @param {number[]} values @param {number} start @param {number} end @returns {Scale} */
function scale(values, start, end) {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  const place = (/** @type {number} */ value) =>
    Number((start + ((Math.log10(value) - low) / (high - low)) * (end - start)).toFixed(1));
  const ticks = Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i));
  return { place, ticks: ticks.map((value) => ({ value, at: place(value) })) };
}

/** @param {number} value  a power of ten */
const power = (value) =>
  value >= 1e-3 && value < 1e6
    ? String(Number(value.toPrecision(1)))
    : `10${[...String(Math.round(Math.log10(value)))].map((sign) => raised[sign]).join('')}`;

/** @type {Record<string, string>} */
const raised = {
  '-': '⁻',
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};

/** @param {number} x @param {number} y @param {string} words @param {string} attributes */
const text = (x, y, words, attributes) =>
  `<text x="${x}" y="${y}" fill="#222" ${attributes}>${escaped(words)}</text>`;

/** @param {string} words */
const escaped = (words) =>
  words.replace(/[&<>"]/g, (sign) => `&#${/** @type {number} */ (sign.codePointAt(0))};`);
