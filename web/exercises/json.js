import { ExerciseError } from './error.js';
import { shown } from './reading.js';

/**
 * A file's text as JSON, and the line on which each part of it stands: who wrote it by hand is told
 * where to look.
 *
 * @typedef {object} Read
 * @property {any} json
 * @property {Map<string, number>} lines by path, such as `mistakes[1].answer`; the first is 1
 */

export const longestFile = 256 * 1024;
const deepest = 32;

/** What may stand between two parts. */
const space = /[ \t\r\n]*/y;
const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const plain = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** @param {string} text @returns {Read} @throws {ExerciseError} with the line as its path */
export function readJson(text) {
  if (text.length > longestFile)
    throw new ExerciseError('exercise.json.too-long', { most: longestFile / 1024 });
  const reader = new Reader(text.replace(/^\ufeff/, ''));
  if (/^\s*</.test(reader.text)) throw new ExerciseError('exercise.json.web-page', {}, '', 1);
  reader.value('', 0);
  reader.end();
  return { json: JSON.parse(reader.text), lines: reader.lines };
}

/**
 * The line of a path, or of what it stands in.
 * @param {Map<string, number>} lines
 * @param {string} path
 * @returns {number}
 */
export function lineOf(lines, path) {
  for (let at = path; at !== ''; at = at.replace(/(?:^|\.)[^.[]*$|\[\d+\]$/, '')) {
    const line = lines.get(at);
    if (line !== undefined) return line;
  }
  return 1;
}

/** Walks through the text, and notes where each key, or value of a list, begins. */
class Reader {
  /** @type {Map<string, number>} */
  lines = new Map();
  at = 0;
  /** The line at `counted`, which is never behind `at`. */
  line = 1;
  counted = 0;

  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  /** @type {(path: string, depth: number) => void} */
  value(path, depth) {
    if (depth > deepest) throw new ExerciseError('exercise.json.too-deep', {}, '', this.#here());
    this.#take(space);
    if (!this.lines.has(path)) this.lines.set(path, this.#here());
    if (this.#skip('{')) this.#members(path, depth);
    else if (this.#skip('[')) this.#items(path, depth);
    else if (this.#take(string) === undefined && this.#take(plain) === undefined)
      throw this.#noValue();
  }

  end() {
    this.#take(space);
    if (this.at < this.text.length)
      throw new ExerciseError('exercise.json.more', { found: this.#found() }, '', this.#here());
  }

  /** @type {(path: string, depth: number) => void} */
  #members(path, depth) {
    const keys = new Set();
    for (let first = true; !this.#closes('}', first); first = false) {
      const quoted = this.#take(string);
      if (quoted === undefined)
        throw new ExerciseError('exercise.json.key', { found: this.#found() }, '', this.#here());
      const key = JSON.parse(quoted);
      if (keys.has(key))
        throw new ExerciseError('exercise.json.twice', { key: shown(key) }, '', this.#here());
      keys.add(key);
      const own = path ? `${path}.${key}` : key;
      this.lines.set(own, this.#here());
      this.#take(space);
      if (!this.#skip(':'))
        throw new ExerciseError('exercise.json.colon', { key: shown(key) }, '', this.#here());
      this.value(own, depth + 1);
    }
  }

  /** @type {(path: string, depth: number) => void} */
  #items(path, depth) {
    for (let n = 0; !this.#closes(']', n === 0); n++) this.value(`${path}[${n}]`, depth + 1);
  }

  /** Past a comma, or past what closes. @type {(sign: string, first: boolean) => boolean} */
  #closes(sign, first) {
    this.#take(space);
    if (this.#skip(sign)) return true;
    if (!first && !this.#skip(','))
      throw new ExerciseError(
        'exercise.json.comma',
        { sign, found: this.#found() },
        '',
        this.#here(),
      );
    this.#take(space);
    const next = this.text[this.at];
    if (!first && (next === sign || next === ','))
      throw new ExerciseError('exercise.json.comma-too-much', { sign: next }, '', this.#here());
    return false;
  }

  /** @param {string} sign */
  #skip(sign) {
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  /** @param {RegExp} pattern */
  #take(pattern) {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  #here() {
    for (; this.counted < this.at; this.counted++)
      if (this.text[this.counted] === '\n') this.line += 1;
    return this.line;
  }

  #noValue() {
    const [found, line] = [this.#found(), this.#here()];
    return found.startsWith("'")
      ? new ExerciseError('exercise.json.quotes', {}, '', line)
      : new ExerciseError('exercise.json.value', { found }, '', line);
  }

  /** What stands where something else is wanted. */
  #found() {
    return (
      shown(
        this.text
          .slice(this.at, this.at + 12)
          .split('\n')[0]
          .trim(),
      ) || 'end'
    );
  }
}
