/**
 * Numbers as text. Everything a page prints goes through here, so that one number looks the same
 * everywhere: a true minus sign, three decimals at rest, powers of ten where decimals would lie.
 */

const MINUS = '\u2212';
const INFINITY = '\u221e';
const FIGURE_SPACE = '\u2007';
const PUNCTUATION_SPACE = '\u2008';
const SUPERSCRIPTS = '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079';

/** @param {number} value */
const isNegative = (value) => value < 0 || Object.is(value, -0);

/** @param {number} exponent */
function superscript(exponent) {
  const figures = [...String(Math.abs(exponent))].map((figure) => SUPERSCRIPTS[Number(figure)]);
  return (exponent < 0 ? '\u207b' : '') + figures.join('');
}

/**
 * The printed magnitude of a finite number and the number that the print stands for.
 *
 * @param {number} value finite
 * @param {number} integer most figures before the point
 * @param {number} decimals figures after the point
 * @param {number} [fraction] figures after the point before a power of ten
 * @returns {{ text: string, printed: number, scientific: boolean }}
 */
function magnitude(value, integer, decimals, fraction = 1) {
  const size = Math.abs(value);
  const fixed = size.toFixed(decimals);
  const whole = fixed.split('.')[0] ?? '';
  const vanishes = size > 0 && Number(fixed) === 0;
  if (size < 1e21 && !vanishes && whole.length <= integer) {
    return { text: fixed, printed: Number(fixed), scientific: false };
  }
  const exponential = size.toExponential(fraction);
  const [mantissa = '', exponent = '0'] = exponential.split('e');
  return {
    text: `${mantissa}\u00d710${superscript(Number(exponent))}`,
    printed: Number(exponential),
    scientific: true,
  };
}

/**
 * Text for running prose and formulas, no padding: `−1.340`, `4.9×10⁻⁴`, `∞`, `NaN`.
 *
 * @param {number} value
 * @param {{ integer?: number, decimals?: number, fraction?: number }} [options] figures before the
 *   point (default 6) and after it (default 3); what does not fit is written with a power of ten and
 *   `fraction` (default 1) figures after the point before that
 * @returns {string}
 */
export function plain(value, { integer = 6, decimals = 3, fraction = 1 } = {}) {
  if (Number.isNaN(value)) return 'NaN';
  const sign = isNegative(value) ? MINUS : '';
  if (!Number.isFinite(value)) return sign + INFINITY;
  return sign + magnitude(value, integer, decimals, fraction).text;
}

/**
 * Text without decimals that say nothing, for the ends of a scale: `−2`, `0.15`, `1.0×10⁻⁶`.
 *
 * @param {number} value
 * @returns {string}
 */
export function brief(value) {
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 1e6)) return plain(value);
  return String(value).replace('-', MINUS);
}

/**
 * Text for a cell whose text is set flush right: the decimal points of a column stand below each
 * other, and NaN and ∞ end where the integer part of a number ends.
 *
 * @param {number} value
 * @param {{ integer?: number, decimals?: number }} [options] figures before the point (default 3)
 *   and after it (default 3)
 * @returns {string}
 */
export function digits(value, { integer = 3, decimals = 3 } = {}) {
  const text = plain(value, { integer, decimals });
  if (Number.isFinite(value) || decimals === 0) return text;
  return text + PUNCTUATION_SPACE + FIGURE_SPACE.repeat(decimals);
}

/**
 * Text for a small cell: two decimals, or fewer where more figures stand before the point.
 *
 * @param {number} value
 * @param {number} integer figures before the point at two decimals
 * @returns {string}
 */
export function compact(value, integer) {
  if (!Number.isFinite(value)) return digits(value, { decimals: 2 });
  const texts = [2, 1, 0].map((decimals) =>
    plain(value, { integer: integer + 2 - decimals, decimals, fraction: 0 }),
  );
  return texts.find((text) => !text.includes('\u00d7')) ?? /** @type {string} */ (texts[0]);
}

/**
 * How many figures before the point a cell needs, for numbers up to `size`.
 *
 * @param {number} size a magnitude, not negative
 * @param {number} [least]
 * @returns {number} `least` to 6
 */
export function integerFigures(size, least = 2) {
  if (!Number.isFinite(size)) return least;
  return Math.min(6, Math.max(least, Math.trunc(size).toString().length));
}

/**
 * A rounded number and whether the print says it all. "Exact" means that the printed figures read
 * back as the very same number: as a float32 where the value is one, else as a double.
 *
 * @param {number} value
 * @param {{ integer?: number, decimals?: number }} [options] as in {@link plain}
 * @returns {{ text: string, exact: boolean, sign: '=' | '≈' }}
 */
export function rounded(value, { integer = 6, decimals = 3 } = {}) {
  const text = plain(value, { integer, decimals });
  const exact = !Number.isFinite(value) || readsBack(value, integer, decimals);
  return { text, exact, sign: exact ? '=' : '≈' };
}

/**
 * @param {number} value finite
 * @param {number} integer
 * @param {number} decimals
 */
function readsBack(value, integer, decimals) {
  const { printed } = magnitude(value, integer, decimals);
  const isFloat32 = Math.fround(value) === value;
  return (isFloat32 ? Math.fround(printed) : printed) === Math.abs(value);
}

/**
 * How many decimals the inputs of a printed line need, so that whoever computes with the printed
 * inputs gets the printed result.
 *
 * @param {readonly number[]} inputs
 * @param {(inputs: number[]) => number} compute
 * @param {{ decimals?: number, most?: number, result?: number }} [options] `decimals` of the result
 *   and the least of the inputs (default 3); at `most` this many are tried (default 9); `result` is
 *   what is printed, if it is not what the exact inputs give
 * @returns {number | null} decimals for the inputs, null where even `most` do not give the result
 */
export function decimalsThatAgree(
  inputs,
  compute,
  { decimals = 3, most = 9, result = compute([...inputs]) } = {},
) {
  const wanted = plain(result, { decimals });
  for (let tried = decimals; tried <= most; tried += 1) {
    const printed = inputs.map((input) => printedValue(input, tried));
    if (plain(compute(printed), { decimals }) === wanted) return tried;
  }
  return null;
}

/**
 * The number that {@link plain} prints.
 *
 * @param {number} value
 * @param {number} decimals
 */
function printedValue(value, decimals) {
  if (!Number.isFinite(value)) return value;
  const { printed } = magnitude(value, 6, decimals);
  return isNegative(value) ? -printed : printed;
}

/**
 * The shortest text that reads back as the same float32, in ASCII: for fields, CSV and addresses.
 * What is no float32 is written as the double it is.
 *
 * @param {number} value
 * @returns {string} `0.1`, `-0`, `1e-7`, `inf`, `-inf`, `nan`
 */
export function shortest(value) {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'inf' : '-inf';
  if (Object.is(value, -0)) return '-0';
  if (Math.fround(value) !== value) return String(value);
  for (let precision = 1; precision < 9; precision += 1) {
    const candidate = Number(value.toPrecision(precision));
    if (Math.fround(candidate) === value) return String(candidate);
  }
  return String(Number(value.toPrecision(9)));
}

/**
 * The full float for a `data-value` attribute, readable by JavaScript's `Number`.
 *
 * @param {number} value
 * @returns {string}
 */
export function dataValue(value) {
  return Object.is(value, -0) ? '-0' : String(value);
}
