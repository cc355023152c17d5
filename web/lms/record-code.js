import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base32, bytesOfBase32 } from './base32.js';

/**
 * A reader's results as a code that stands on paper, and that a teacher can check without a network.
 * Its check, an HMAC, holds for what is in it and for the word that the class was given. Whoever has
 * the lab and the word can make any code: without the word, the code shows that nothing was changed
 * by accident or by hand, and no more.
 *
 * @import { Result } from '../elements/exercise-record.js'
 *
 * @typedef {object} Told
 * @property {string} name of the reader, as they gave it
 * @property {number} time when the code was made, in milliseconds since 1970; read, a day
 * @property {(Result & { exercise: string })[]} results
 *
 * @typedef {Pick<Result, 'seed' | 'tries' | 'hints' | 'score' | 'solved' | 'gaveUp' | 'time'>
 *   & { exercise: string | undefined }} Read `exercise`: undefined where the lab has none of it
 * @typedef {{ fault: 'empty' | 'sign' | 'mistyped' | 'version' }
 *   | { fault: undefined, isWord: boolean, name: string, time: number, results: Read[] }} Checked
 */

const version = 1;
const [checkLength, sealLength] = [2, 8];
const nameLength = 60;
const resultLength = 10;
const day = 86_400_000;
/** Days are counted from here, and fit two bytes for 179 years. */
const firstDay = Date.UTC(2020, 0, 1) / day;

/** Key where no word was given. */
const noWord = 'normlab';

/** @type {(told: Told, word?: string) => string} */
export function recordCode({ name, time, results }, word = '') {
  const named = shortened(name);
  const content = Uint8Array.from([
    version,
    ...twoBytes(dayOf(time)),
    named.length,
    ...named,
    ...twoBytes(results.length),
    ...results.flatMap(bytesOfResult),
  ]);
  const sealed = Uint8Array.from([...content, ...sealOf(content, word)]);
  return base32(Uint8Array.from([...sealed, ...checkOf(sealed)]));
}

/**
 * What a code says.
 * @param {string} code
 * @param {string} word
 * @param {string[]} exercises ids that the lab knows
 * @returns {Checked}
 */
export function checkCode(code, word, exercises) {
  if (code.trim() === '') return { fault: 'empty' };
  const bytes = bytesOfBase32(code);
  if (!bytes) return { fault: 'sign' };
  const sealed = bytes.slice(0, -checkLength);
  const content = sealed.slice(0, -sealLength);
  if (content.length === 0 || !isSame(bytes.slice(sealed.length), checkOf(sealed)))
    return { fault: 'mistyped' };
  if (content[0] !== version) return { fault: 'version' };
  const reader = new Reader(content.subarray(1));
  const time = timeOf(reader.two());
  const name = new TextDecoder().decode(reader.take(reader.one()));
  const names = new Map(exercises.map((id) => [String(shortIdOf(id)), id]));
  const count = reader.two();
  if (reader.left !== count * resultLength) return { fault: 'mistyped' };
  const results = Array.from({ length: count }, () => readResult(reader, names));
  const isWord = isSame(sealed.slice(content.length), sealOf(content, word));
  return { fault: undefined, isWord, name, time, results };
}

/** @param {Told['results'][number]} result @returns {number[]} */
const bytesOfResult = ({ exercise, seed, tries, hints, score, solved, gaveUp, time }) => [
  ...shortIdOf(exercise),
  ...twoBytes(seed),
  Math.round(200 * score),
  Math.min(tries, 255),
  Math.min(hints, 63) | (solved ? 128 : 0) | (gaveUp ? 64 : 0),
  ...twoBytes(dayOf(time)),
];

/** @type {(reader: Reader, names: Map<string, string>) => Read} */
function readResult(reader, names) {
  const exercise = names.get(String([...reader.take(3)]));
  const seed = reader.two();
  const [score, tries, flags] = reader.take(3);
  return {
    ...{ exercise, seed, tries, hints: flags & 63, score: score / 200 },
    ...{ solved: (flags & 128) > 0, gaveUp: (flags & 64) > 0, time: timeOf(reader.two()) },
  };
}

/** Three bytes that stand for an exercise. @param {string} id */
export const shortIdOf = (id) => [...sha256(utf8(id)).subarray(0, 3)];

/** Tells what was mistyped, the seal included. @param {Uint8Array} sealed */
const checkOf = (sealed) => sha256(sealed).subarray(0, checkLength);

/** @type {(content: Uint8Array, word: string) => Uint8Array} */
const sealOf = (content, word) =>
  hmac(sha256, utf8(plain(word) || noWord), content).subarray(0, sealLength);

/** A word is the same however it is spaced and capitalized. @param {string} word */
const plain = (word) => word.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** As much of a name as there is room for, in whole signs. @param {string} name */
function shortened(name) {
  let bytes = utf8('');
  for (const sign of name.normalize('NFC').trim()) {
    const more = Uint8Array.from([...bytes, ...utf8(sign)]);
    if (more.length > nameLength) break;
    bytes = more;
  }
  return bytes;
}

/** Days where the reader is. @param {number} time */
const dayOf = (time) => {
  const date = new Date(time);
  const midnight = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.max(0, Math.min(midnight / day - firstDay, 0xffff));
};

/** Noon of a day, which is that day everywhere near. @param {number} days */
const timeOf = (days) => {
  const date = new Date((days + firstDay) * day);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12).getTime();
};

/** @param {number} value */
const twoBytes = (value) => [value >> 8, value & 255];

/** @param {string} text */
const utf8 = (text) => new TextEncoder().encode(text);

/** @type {(one: Uint8Array, other: Uint8Array) => boolean} */
const isSame = (one, other) => String(one) === String(other);

/** Takes bytes one after the other; behind the end there are zeros. */
class Reader {
  #bytes;
  #at = 0;

  /** @param {Uint8Array} bytes */
  constructor(bytes) {
    this.#bytes = bytes;
  }

  /** @param {number} count */
  take(count) {
    const taken = this.#bytes.slice(this.#at, this.#at + count);
    this.#at += count;
    return taken;
  }

  get left() {
    return this.#bytes.length - this.#at;
  }

  one() {
    return this.take(1)[0] ?? 0;
  }

  two() {
    return (this.one() << 8) | this.one();
  }
}
