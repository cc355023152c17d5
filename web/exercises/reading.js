import { ExerciseError } from './error.js';
import { nearest } from './nearest.js';

/**
 * Reads a file's values one by one; what does not fit raises an `ExerciseError` that names its place.
 *
 * @import { Place, Whole } from './types.js'
 *
 * @typedef {object} Reading what is known of the file so far
 * @property {Set<string>} wholes names of whole numbers that are drawn
 * @property {Set<string> | undefined} tensors names on the tape; undefined where the walkthrough's count too
 */

/** A name of a tensor, a number, an id of a text: no word that JavaScript has its own meaning for. */
const namePattern = /^[a-zA-Z][\w-]*(?:\.[\w-]+)*$/;

const most = { list: 64, text: 2000, name: 60 };

/**
 * An object whose keys are all known.
 * @param {any} value
 * @param {string} path
 * @param {readonly string[]} known
 * @param {readonly string[]} [needed]
 * @returns {Record<string, any>}
 */
export function readObject(value, path, known, needed = []) {
  const object = asObject(value, path);
  for (const key of Object.keys(object)) {
    if (known.includes(key)) continue;
    const near = nearest(key, known);
    throw new ExerciseError(
      'exercise.file.unknown-key',
      { key: shown(key), near },
      keyed(path, key),
    );
  }
  for (const key of needed) {
    if (!Object.hasOwn(object, key))
      throw new ExerciseError('exercise.file.missing-key', { key }, path);
  }
  return object;
}

/** The place of a key; of what it stands in where no key is as long. @type {(path: string, key: string) => string} */
const keyed = (path, key) => {
  if (key.length > most.name) return path;
  return path ? `${path}.${key}` : key;
};

/**
 * The entries of an object whose keys are names that the file gives.
 * @param {any} value
 * @param {string} path
 * @returns {[name: string, value: any, path: string][]}
 */
export function readEntries(value = {}, path) {
  const entries = Object.entries(asObject(value, path));
  if (entries.length > most.list)
    throw new ExerciseError('exercise.file.too-many', { most: most.list }, path);
  return entries.map(([name, one]) => [readName(name, keyed(path, name)), one, `${path}.${name}`]);
}

/** @type {(value: any, path: string) => Record<string, any>} */
function asObject(value, path) {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new ExerciseError('exercise.file.no-object', { value: shown(value) }, path);
}

/** @type {(value: any, path: string, least?: number) => any[]} */
export function readList(value, path, least = 0) {
  if (!Array.isArray(value))
    throw new ExerciseError('exercise.file.no-list', { value: shown(value) }, path);
  if (value.length < least) throw new ExerciseError('exercise.file.too-few', { least }, path);
  if (value.length > most.list)
    throw new ExerciseError('exercise.file.too-many', { most: most.list }, path);
  return value;
}

/** @type {(value: any, path: string, longest?: number) => string} */
export function readText(value, path, longest = most.text) {
  if (typeof value !== 'string')
    throw new ExerciseError('exercise.file.no-text', { value: shown(value) }, path);
  if (value.length > longest)
    throw new ExerciseError('exercise.file.too-long', { most: longest }, path);
  return value;
}

/** @type {(value: any, path: string) => string} */
export function readName(value, path) {
  const name = readText(value, path, most.name);
  if (namePattern.test(name)) return name;
  throw new ExerciseError('exercise.file.no-name', { value: shown(name) }, path);
}

/**
 * One of some words.
 * @template {string} T
 * @param {any} value
 * @param {string} path
 * @param {readonly T[]} known
 * @returns {T}
 */
export function readChoice(value, path, known) {
  const found = known.find((one) => one === value);
  if (found !== undefined) return found;
  const near = nearest(String(value), known);
  const params = { value: shown(value), near, known: known.join(', ') };
  throw new ExerciseError('exercise.file.no-choice', params, path);
}

/** @type {(value: any, path: string) => boolean} */
export function readFlag(value, path) {
  if (typeof value === 'boolean') return value;
  throw new ExerciseError('exercise.file.no-flag', { value: shown(value) }, path);
}

/** @type {(value: any, path: string) => number} */
export function readNumber(value, path) {
  if (typeof value === 'number' && Number.isFinite(Math.fround(value))) return value;
  throw new ExerciseError('exercise.file.no-number', { value: shown(value) }, path);
}

/** @type {(value: any, path: string, from?: number, to?: number) => number} */
export function readInteger(value, path, from = -4096, to = 4096) {
  if (Number.isInteger(value) && value >= from && value <= to) return value;
  throw new ExerciseError('exercise.file.no-whole', { value: shown(value), from, to }, path);
}

/**
 * A whole number: written out, the name of a drawn one, or `{ drawn, plus, times }`.
 * @type {(value: any, path: string, reading: Reading) => Whole}
 */
export function readWhole(value, path, reading) {
  if (typeof value === 'number') return readInteger(value, path);
  if (typeof value === 'string')
    return { drawn: drawnName(value, path, reading), plus: 0, times: 1 };
  const {
    drawn,
    plus = 0,
    times = 1,
  } = readObject(value, path, ['drawn', 'plus', 'times'], ['drawn']);
  return {
    drawn: drawnName(drawn, path, reading),
    plus: readInteger(plus, `${path}.plus`),
    times: readInteger(times, `${path}.times`),
  };
}

/** @type {(value: any, path: string, reading: Reading) => string} */
function drawnName(value, path, { wholes }) {
  const name = readName(value, path);
  if (wholes.has(name)) return name;
  const near = nearest(name, [...wholes]);
  throw new ExerciseError(
    'exercise.file.no-drawn',
    { name, near, known: [...wholes].join(', ') },
    path,
  );
}

/** @type {(value: any, path: string, reading: Reading) => string} */
export function readTensor(value, path, { tensors }) {
  const name = readName(value, path);
  if (!tensors || tensors.has(name)) return name;
  const near = nearest(name, [...tensors]);
  throw new ExerciseError(
    'exercise.file.no-tensor',
    { name, near, known: [...tensors].join(', ') },
    path,
  );
}

/** @type {(value: any, path: string, reading: Reading) => (Whole | null)[]} */
export const readIndex = (value, path, reading) =>
  readList(value, path).map((at, axis) =>
    at === null ? null : readWhole(at, `${path}[${axis}]`, reading),
  );

/**
 * A cell: `[tensor, index]`.
 * @type {(value: any, path: string, reading: Reading) => Place}
 */
export function readPlace(value, path, reading) {
  const [name, index, ...rest] = readList(value, path, 2);
  if (rest.length > 0) throw new ExerciseError('exercise.file.too-many', { most: 2 }, path);
  return {
    name: readTensor(name, `${path}[0]`, reading),
    index: readIndex(index, `${path}[1]`, reading),
  };
}

/** A value as a sentence shows it. @param {any} value */
export function shown(value) {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  const text = typeof value === 'string' ? value : String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
