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
 * @property {number} [min] of a number, which is whole
 * @property {number} [max] of a number
 * @property {number[]} [shape] of a matrix
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

/** @type {Record<'words' | 'sentences' | 'choice' | 'number' | 'matrix' | 'vectors', Kind>} */
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
    check(value, { min = -Infinity, max = Infinity }) {
      if (typeof value !== 'number' || !(value >= min && value <= max)) {
        throw new InputError('number.range', { value: String(value), min, max });
      }
      if (!Number.isInteger(value)) throw new InputError('number.whole', { value });
      return value + 0; // −0 is 0 here.
    },
    encode: String,
    decode: numberIn,
  },
  matrix: {
    check(value, { shape = [] }) {
      if (value === null) return null;
      const [rows, columns] = shape;
      const fits =
        Array.isArray(value) &&
        value.length === rows &&
        value.every(
          (row) =>
            Array.isArray(row) && row.length === columns && row.every((x) => typeof x === 'number'),
        );
      if (!fits) throw new InputError('matrix.shape', { rows, columns });
      return value.map((row) => row.map(Math.fround));
    },
    encode: (rows) => (rows === null ? '' : rows.map(numbers).join(';')),
    decode: (text) => (text === '' ? null : text.split(';').map(numbersIn)),
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

/**
 * What differs from the start, written for a link.
 * @param {Record<string, InputSpec>} specs
 * @param {Record<string, any>} inputs
 * @returns {Record<string, string>}
 */
export function encodeInputs(specs, inputs) {
  return Object.fromEntries(
    Object.entries(specs)
      .filter(([name, spec]) => JSON.stringify(inputs[name]) !== JSON.stringify(spec.default))
      .map(([name, spec]) => [name, kinds[spec.kind].encode(inputs[name])]),
  );
}

/**
 * Inputs from a link: what it names and is valid, the start for the rest.
 * @param {Record<string, InputSpec>} specs
 * @param {Record<string, string>} params
 * @returns {{ inputs: Record<string, any>, refused: InputError[] }}
 */
export function decodeInputs(specs, params) {
  const inputs = defaults(specs);
  /** @type {InputError[]} */
  const refused = [];
  for (const [name, spec] of Object.entries(specs)) {
    if (!Object.hasOwn(params, name)) continue;
    try {
      inputs[name] = kinds[spec.kind].check(kinds[spec.kind].decode(params[name], spec), spec);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      refused.push(error);
    }
  }
  return { inputs, refused };
}
