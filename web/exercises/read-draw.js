import { ExerciseError } from './error.js';
import {
  readEntries,
  readInteger,
  readList,
  readNumber,
  readObject,
  readWhole,
} from './reading.js';

/**
 * @import { Draw, Whole } from './types.js'
 * @import { Reading } from './reading.js'
 */

/** The most cells that a tensor may have. */
export const mostCells = 4096;

/** The most axes. */
const deepest = 4;

/**
 * What is drawn, in order; whole numbers are known to what follows.
 * @type {(value: any, path: string, reading: Reading) => Record<string, Draw>}
 */
export function readDraw(value, path, reading) {
  /** @type {Record<string, Draw>} */
  const draws = {};
  for (const [name, one, at] of readEntries(value, path)) {
    draws[name] = readOne(one, at, reading);
    if (draws[name].kind === 'whole') reading.wholes.add(name);
    else reading.tensors?.add(name);
  }
  return draws;
}

const ways = {
  whole: ['whole'],
  shape: ['shape', 'from', 'to', 'step'],
  choices: ['choices'],
  values: ['values'],
};

/** @type {(value: any, path: string, reading: Reading) => Draw} */
function readOne(value, path, reading) {
  const own = readObject(value, path, Object.values(ways).flat());
  const way = Object.entries(ways).find(([key]) => Object.hasOwn(own, key));
  if (!way) throw new ExerciseError('exercise.file.no-draw', {}, path);
  readObject(own, path, way[1]);
  switch (way[0]) {
    case 'whole': {
      const [from, to] = readList(own.whole, `${path}.whole`, 2);
      const least = readInteger(from, `${path}.whole[0]`);
      return { kind: 'whole', from: least, to: readInteger(to, `${path}.whole[1]`, least) };
    }
    case 'shape':
      return readGrid(own, path, reading);
    case 'choices': {
      const choices = readList(own.choices, `${path}.choices`, 1);
      return {
        kind: 'choices',
        choices: choices.map((one, n) => readNested(one, `${path}.choices[${n}]`)),
      };
    }
    default:
      return { kind: 'choices', choices: [readNested(own.values, `${path}.values`)] };
  }
}

/** @type {(own: Record<string, any>, path: string, reading: Reading) => Draw} */
function readGrid(own, path, reading) {
  readObject(own, path, ways.shape, ['from', 'to']);
  const from = readNumber(own.from, `${path}.from`);
  const to = readNumber(own.to, `${path}.to`);
  const step = readNumber(own.step ?? 1, `${path}.step`);
  if (!(step > 0 && to >= from && (to - from) / step <= 1e6))
    throw new ExerciseError('exercise.file.no-range', { from, to, step }, path);
  return { kind: 'grid', shape: readShape(own.shape, `${path}.shape`, reading), from, to, step };
}

/** @type {(value: any, path: string, reading: Reading) => Whole[]} */
export function readShape(value, path, reading) {
  const shape = readList(value, path);
  if (shape.length > deepest)
    throw new ExerciseError('exercise.file.too-many', { most: deepest }, path);
  return shape.map((length, axis) => readWhole(length, `${path}[${axis}]`, reading));
}

/** Numbers that JSON has no way to write. @type {Record<string, number>} */
const named = { NaN: Number.NaN, Infinity: Infinity, '-Infinity': -Infinity };

/** @param {any} leaf */
const isNumber = (leaf) =>
  typeof leaf === 'number' ? Number.isFinite(leaf) : Object.hasOwn(named, leaf);

/**
 * Numbers or flags in lists of equal lengths, at most four deep; or one number. "NaN", "Infinity" and
 * "-Infinity" are numbers too.
 * @param {any} value
 * @param {string} path
 */
export function readNested(value, path) {
  /** @type {number[]} */
  const shape = [];
  for (let level = value; Array.isArray(level) && shape.length <= deepest; level = level[0])
    shape.push(level.length);
  const size = shape.reduce((cells, length) => cells * length, 1);
  if (shape.length > deepest || size < 1 || size > mostCells)
    throw new ExerciseError('exercise.file.too-large', { most: mostCells, deepest }, path);
  const areFlags = typeof leafOf(value) === 'boolean';
  /** @type {(level: any, axis: number) => boolean} */
  const fits = (level, axis) =>
    axis === shape.length
      ? areFlags
        ? typeof level === 'boolean'
        : isNumber(level)
      : Array.isArray(level) &&
        level.length === shape[axis] &&
        level.every((one) => fits(one, axis + 1));
  if (!fits(value, 0)) throw new ExerciseError('exercise.file.ragged', {}, path);
  return numbersIn(value);
}

/** With named numbers as numbers. @param {any} value @returns {any} */
const numbersIn = (value) =>
  Array.isArray(value) ? value.map(numbersIn) : typeof value === 'string' ? named[value] : value;

/** @param {any} value @returns {any} */
export function leafOf(value) {
  let leaf = value;
  while (Array.isArray(leaf)) leaf = leaf[0];
  return leaf;
}
