import { readFileSync } from 'node:fs';

const words = new Map([
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
]);

/**
 * Reads a JSON file in which what JSON lacks stands as a string.
 *
 * @param {URL} file
 */
export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'), (_, value) => words.get(value) ?? value);
}

/** @param {string} name */
export function readGolden(name) {
  return readJson(new URL(`../../golden/${name}.json`, import.meta.url));
}
