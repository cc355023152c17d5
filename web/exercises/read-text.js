import { ExerciseError } from './error.js';
import { paramsOf } from './message.js';
import { readEntries, readObject, readPlace, readText, readWhole } from './reading.js';

/**
 * The texts, and the numbers that they mention.
 *
 * @import { Value } from './types.js'
 * @import { Reading } from './reading.js'
 */

/** @type {(value: any, reading: Reading) => Record<string, Value>} */
export const readValues = (value, reading) =>
  Object.fromEntries(
    readEntries(value, 'values').map(([name, one, at]) => [name, readValue(one, at, reading)]),
  );

/** @type {(value: any, path: string, reading: Reading) => Value} */
function readValue(value, path, reading) {
  if (typeof value !== 'object' || value === null || !('cell' in value))
    return { drawn: readWhole(value, path, reading) };
  const own = readObject(value, path, ['cell']);
  return { cell: readPlace(own.cell, `${path}.cell`, reading) };
}

/** A general hint's key. */
const hint = /^hint\.[1-9]$/;

/**
 * Messages by language; the first language has all that is needed.
 * @param {any} value
 * @param {object} has
 * @param {string[]} has.needed keys
 * @param {(key: string) => boolean} has.isKnown of other keys
 * @param {string[]} has.params that every text may mention
 * @returns {Record<string, Record<string, string>>}
 */
export function readTexts(value, { needed, isKnown, params }) {
  const languages = readEntries(value, 'text');
  if (languages.length === 0) throw new ExerciseError('exercise.file.no-language', {}, 'text');
  return Object.fromEntries(
    languages.map(([lang, texts, path]) => {
      const read = readEntriesOf(texts, path);
      const missing = needed.find((key) => !Object.hasOwn(read, key));
      if (missing) throw new ExerciseError('exercise.file.missing-text', { key: missing }, path);
      const other = Object.keys(read).find(
        (key) => !needed.includes(key) && !hint.test(key) && !isKnown(key),
      );
      if (other) throw new ExerciseError('exercise.file.idle-text', { key: other }, path);
      for (const [key, text] of Object.entries(read)) {
        const own = key.startsWith('label.') ? [...params, 'n'] : params;
        checkParams(text, `${path}.${key}`, own);
      }
      return [lang, read];
    }),
  );
}

/** @type {(value: any, path: string) => Record<string, string>} */
const readEntriesOf = (value, path) =>
  Object.fromEntries(readEntries(value, path).map(([key, text, at]) => [key, readText(text, at)]));

/** @type {(text: string, path: string, known: string[]) => void} */
function checkParams(text, path, known) {
  const wanted = paramsOf(text);
  if (!wanted) throw new ExerciseError('exercise.file.no-message', {}, path);
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new ExerciseError(
      'exercise.file.no-param',
      { name: unknown, known: known.join(', ') },
      path,
    );
}
