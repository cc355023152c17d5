/**
 * What a reader types, read as a number: `1.34`, `1,34`, `−2`, `4/3`, `1e-3`, `4.9×10⁻⁴`, `inf`,
 * `nan`, in the digits of several scripts. A lone comma is a decimal comma.
 */

/**
 * Why a text is no number: a key for the caller's sentence and what goes into it.
 *
 * @typedef {{ key: 'empty' | 'not-a-number' | 'zero-denominator' | 'out-of-range' | 'two-separators', text: string }} Reason
 */

/** As programs write numbers; such need no second look. */
const PLAIN = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Zeros of decimal digits in other scripts; nine more follow each. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x1040, 0x1090, 0x17e0];

/** @param {string} figure one decimal digit of any script */
function asciiFigure(figure) {
  const code = figure.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? figure : String(code - zero);
}

/** @param {string} text */
function normalise(text) {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/\p{Nd}/gu, asciiFigure)
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-')
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u2019]/g, "'")
    .replace(/[\u2044\u2215\u00f7]/g, '/')
    .replace(/\s*[\u00d7*x]\s*10\s*\^?\s*(?=[+-]?\d)/gi, 'e');
}

/**
 * @param {string} text normalised, no fraction
 * @returns {number | Reason['key']}
 */
function readDecimal(text) {
  if (/^[+-]?nan$/i.test(text)) return Number.NaN;
  const infinite = /^([+-]?)(?:inf|infinity|\u221e)$/i.exec(text);
  if (infinite) return infinite[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (!/^[+-]?[\d.,' _]*(?:e[+-]?\d+)?$/i.test(text)) return 'not-a-number';
  const plain = withoutGroups(text);
  if (plain === null) return 'two-separators';
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)) return 'not-a-number';
  const value = Number(plain);
  return isFloat32Range(value) ? value : 'out-of-range';
}

/** @param {number} value */
const isFloat32Range = (value) => Number.isFinite(Math.fround(value));

/**
 * Takes out separators of thousands and makes the decimal separator a point.
 *
 * @param {string} text
 * @returns {string | null} null where the separators contradict each other
 */
function withoutGroups(text) {
  const separators = [...text.matchAll(/[.,' _]/g)].map((match) => match[0]);
  const last = separators.at(-1);
  if (last === undefined) return text;
  const lone = separators.filter((separator) => separator === last).length === 1;
  const decimal = lone && (last === '.' || last === ',') ? last : null;
  const [whole = '', ...rest] = decimal === null ? [text] : text.split(decimal);
  const grouping = new Set(decimal === null ? separators : separators.slice(0, -1));
  if (grouping.size > 1) return null;
  if (grouping.size === 1 && !/^[+-]?\d{1,3}(?:[.,' _]\d{3})+(?:e|$)/i.test(whole)) return null;
  return [whole.replace(/[.,' _]/g, ''), ...rest].join('.');
}

/**
 * @param {string} text
 * @returns {{ value: number } | { reason: Reason }} a double; nothing beyond float32's range
 */
export function parseNumber(text) {
  const shown = text.trim();
  /** @param {Reason['key']} key */
  const refuse = (key) => ({ reason: { key, text: shown } });
  if (shown === '') return refuse('empty');
  if (PLAIN.test(shown)) {
    const value = Number(shown);
    return isFloat32Range(value) ? { value } : refuse('out-of-range');
  }
  const parts = normalise(text).split('/');
  if (parts.length > 2) return refuse('not-a-number');
  const read = parts.map((part) => readDecimal(part.trim()));
  const [numerator = 'not-a-number', denominator = 1] = read;
  if (typeof numerator === 'string') return refuse(numerator);
  if (typeof denominator === 'string') return refuse(denominator);
  if (denominator === 0) return refuse('zero-denominator');
  const value = numerator / denominator;
  const overflows = Number.isFinite(numerator) && Math.abs(Math.fround(value)) === Infinity;
  return overflows ? refuse('out-of-range') : { value };
}
