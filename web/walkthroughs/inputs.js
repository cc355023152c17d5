import { shortest } from '../tape/tensor.js';
import { cut, longestWord, readWords, wordKey } from './words.js';

/**
 * The kinds of input that a walkthrough can have: what a valid value is, and how it is written in
 * a link. A value that does not fit raises an `InputError` with a message key.
 *
 * @typedef {object} InputSpec
 * @property {keyof typeof kinds} kind
 * @property {any} default
 * @property {number} [most] words in a sentence
 * @property {number} [sentences] sentences in a batch
 * @property {string[]} [options] of a choice
 * @property {number} [min] of a number
 * @property {number} [max] of a number
 * @property {number} [step] of the number's slider; a number without one is whole
 * @property {number} [more] what a button adds to the number
 * @property {number[]} [shape] of a matrix; null is a value of such a one, and means that of a set
 * @property {[number, number]} [rows] least and most of a matrix whose size is free
 * @property {[number, number]} [columns] the same; without it, as many as at the start
 * @property {number[]} [fresh] a row that is added to it; else the last one again
 * @property {number} [width] of a word's vector
 *
 * @typedef {object} Kind
 * @property {(value: any, spec: InputSpec) => any} check the value, or an InputError
 * @property {(value: any) => string} encode for a link
 * @property {(text: string, spec: InputSpec) => any} decode from a link, before `check`
 */

/** A value that an input cannot take. `key` names the message, `params` what it mentions. */
export class InputError extends Error {
  /**
   * @param {string} key
   * @param {Record<string, string | number>} [params]
   */
  constructor(key, params = {}) {
    super(`${key} ${JSON.stringify(params)}`);
    this.name = 'InputError';
    this.key = key;
    this.params = params;
  }
}

/** @type {(values: readonly number[]) => string} */
const numbers = (values) => values.map((value) => shortest(Math.fround(value))).join(',');

/**
 * A number in a link: as JavaScript writes it, or NaN, inf, ∞.
 * @param {string} text
 */
function numberIn(text) {
  const [, sign, name] = /^\s*([-+−]?)(nan|inf(?:inity)?|∞)\s*$/i.exec(text) ?? [];
  if (name) return (/nan/i.test(name) ? Number.NaN : Infinity) * (/[-−]/.test(sign) ? -1 : 1);
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) throw new InputError('number.not-a-number', { text });
  return value;
}

/** @param {string} text */
const numbersIn = (text) => text.split(',').map(numberIn);

/** The signs that part the vectors in a link, within a word. */
const partings = /[%:;]/g;
const escapedPartings = /%(?:25|3A|3B)/g;

/** @type {(value: any, most: number) => string[]} */
function checkWords(value, most) {
  if (!Array.isArray(value) && typeof value !== 'string') throw new InputError('words.not-text');
  const words = Array.isArray(value)
    ? value.flatMap((word) => cleaned(word))
    : readWords(value, most).words;
  if (words.length === 0) throw new InputError('words.none');
  return words.slice(0, most);
}

/**
 * A word from a link or a program: kept whole, if it is one.
 * @param {unknown} word
 */
function cleaned(word) {
  if (typeof word !== 'string') throw new InputError('words.not-text');
  const { words } = readWords(word, longestWord);
  return words.length ? [cut(words.join('').normalize('NFC'))] : [];
}

/** @type {(value: any, min: number, max: number, whole: boolean) => number} */
function checkNumber(value, min, max, whole) {
  if (typeof value !== 'number' || !(value >= min && value <= max)) {
    throw new InputError('number.range', { value: String(value), min, max });
  }
  if (whole && !Number.isInteger(value)) throw new InputError('number.whole', { value });
  return value + 0; // −0 is 0 here.
}

/** @type {(value: any, columns: number) => boolean} */
const isTable = (value, columns) =>
  Array.isArray(value) &&
  value.every(
    (row) =>
      Array.isArray(row) && row.length === columns && row.every((x) => typeof x === 'number'),
  );

/** @type {(rows: number[][]) => number[][]} */
const rounded = (rows) => rows.map((row) => row.map(Math.fround));

/**
 * A matrix of one size, or null, which stands for that of a set.
 * @type {(value: any, shape: number[]) => number[][] | null}
 */
function checkFixed(value, [rows, columns]) {
  if (value === null) return null;
  if (!isTable(value, columns) || value.length !== rows)
    throw new InputError('matrix.shape', { rows, columns });
  return rounded(value);
}

/**
 * A matrix of any size within limits.
 * @type {(value: any, spec: InputSpec) => number[][]}
 */
function checkFree(value, { default: { length, 0: first }, rows = [length, length], columns }) {
  const [fewest, widest] = columns ?? [first.length, first.length];
  const width = value?.[0]?.length;
  if (!isTable(value, width)) throw new InputError('matrix.ragged');
  const fits =
    value.length >= rows[0] && value.length <= rows[1] && width >= fewest && width <= widest;
  if (!fits) {
    const limits = { fewestRows: rows[0], mostRows: rows[1], fewest, most: widest };
    throw new InputError('matrix.size', { rows: value.length, columns: width, ...limits });
  }
  return rounded(value);
}

/** @type {Record<'words' | 'sentences' | 'choice' | 'number' | 'seed' | 'vector' | 'matrix' | 'cells' | 'vectors', Kind>} */
export const kinds = {
  words: {
    check: (value, { most = 6 }) => checkWords(value, most),
    encode: (words) => words.join(' '),
    decode: (text) => text.split(' '),
  },
  sentences: {
    check(value, { most = 6, sentences = 4 }) {
      if (!Array.isArray(value) || value.length === 0) throw new InputError('sentences.none');
      return value.slice(0, sentences).map((words) => checkWords(words, most));
    },
    encode: (sentences) =>
      sentences.map((/** @type {string[]} */ words) => words.join(' ')).join('/'),
    decode: (text) => text.split('/').map((sentence) => sentence.split(' ')),
  },
  choice: {
    check(value, { options = [] }) {
      if (!options.includes(value))
        throw new InputError('choice.unknown', { value: String(value) });
      return value;
    },
    encode: (value) => value,
    decode: (text) => text,
  },
  number: {
    check: (value, { min = -Infinity, max = Infinity, step }) =>
      checkNumber(value, min, max, step === undefined),
    encode: String,
    decode: numberIn,
  },
  seed: {
    check: (value) => checkNumber(value, 0, Number.MAX_SAFE_INTEGER, true),
    encode: String,
    decode: numberIn,
  },
  vector: {
    check(value, { default: { length } }) {
      if (!isTable([value], length)) throw new InputError('vector.length', { length });
      return value.map(Math.fround);
    },
    encode: numbers,
    decode: numbersIn,
  },
  matrix: {
    check: (value, spec) => (spec.shape ? checkFixed(value, spec.shape) : checkFree(value, spec)),
    encode: (rows) => (rows === null ? '' : rows.map(numbers).join(';')),
    decode: (text) => (text === '' ? null : text.split(';').map(numbersIn)),
  },
  cells: {
    check(value) {
      if (typeof value !== 'object' || value === null) throw new InputError('cells.shape');
      const entries = Object.entries(value);
      for (const [index, number] of entries) {
        if (!/^\d{1,6}(?:,\d{1,6}){0,3}$/.test(index) || typeof number !== 'number')
          throw new InputError('cells.shape');
      }
      return Object.fromEntries(entries.map(([index, number]) => [index, Math.fround(number)]));
    },
    encode: (cells) =>
      Object.entries(cells)
        .map(([index, value]) => `${index.replaceAll(',', '.')}:${numbers([value])}`)
        .join(';'),
    decode(text) {
      const entries = text === '' ? [] : text.split(';').map((entry) => entry.split(':'));
      return Object.fromEntries(
        entries.map(([index, value = '']) => [index.replaceAll('.', ','), numberIn(value)]),
      );
    },
  },
  vectors: {
    check(value, { width = 0 }) {
      if (typeof value !== 'object' || value === null)
        throw new InputError('vectors.shape', { width });
      const entries = Object.entries(value);
      for (const [, vector] of entries) {
        const fits =
          Array.isArray(vector) &&
          vector.length === width &&
          vector.every((x) => typeof x === 'number');
        if (!fits) throw new InputError('vectors.shape', { width });
      }
      return Object.fromEntries(
        entries.map(([word, vector]) => [wordKey(word), vector.map(Math.fround)]),
      );
    },
    encode: (vectors) =>
      Object.entries(vectors)
        .map(([word, vector]) => `${word.replace(partings, encodeURIComponent)}:${numbers(vector)}`)
        .join(';'),
    decode(text) {
      const entries = text === '' ? [] : text.split(';').map((entry) => entry.split(':'));
      return Object.fromEntries(
        entries.map(([word, vector = '']) => [
          word.replace(escapedPartings, decodeURIComponent),
          numbersIn(vector),
        ]),
      );
    },
  },
};

/**
 * The inputs at the start.
 * @param {Record<string, InputSpec>} specs
 */
export const defaults = (specs) =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));
