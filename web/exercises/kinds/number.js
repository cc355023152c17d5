import { indexOf } from '../../tape/tensor.js';
import { ExerciseError } from '../error.js';
import { positionsAt, tensorOn } from '../places.js';
import { readFlag, readIndex, readInteger, readList, readObject, readTensor } from '../reading.js';
import { isApart, passes } from '../tolerance.js';

/**
 * Fill in cells. An answer is a list of numbers, null where none is given.
 *
 * @import { Kind, Place } from '../types.js'
 */

const keys = ['tensor', 'cells', 'decimals', 'ulp', 'nan'];
const mostAsked = 64;

/** @type {Kind} */
export const number = {
  readAsk(raw, reading) {
    const own = readObject(raw, 'ask', keys, ['tensor']);
    if ((own.decimals === undefined) === (own.ulp === undefined))
      throw new ExerciseError('exercise.file.decimals-or-ulp', {}, 'ask');
    return {
      places: readPlaces(own, 'ask', reading),
      tolerance:
        own.ulp === undefined
          ? { decimals: readInteger(own.decimals, 'ask.decimals', 0, 7) }
          : { ulp: readInteger(own.ulp, 'ask.ulp', 0, 1000) },
      nan: readFlag(own.nan ?? false, 'ask.nan'),
    };
  },

  readAnswer: (raw, ask, path, reading) =>
    raw === undefined
      ? ask.places
      : readPlaces(readObject(raw, path, ['tensor', 'cells'], ['tensor']), path, reading),

  texts: () => [],

  pose({ exercise, tape, wholes, tapeOf }) {
    const { places, tolerance, nan } = exercise.ask;
    const { shape, data } = tensorOn(tape, places.name, 'ask.tensor');
    const cells = positionsOf(tape, places, wholes, 'ask.cells');
    const answer = cells.map((flat) => data[flat]);
    const mistakes = exercise.mistakes.map((mistake, n) => {
      const path = `mistakes[${n}]`;
      const made = tapeOf(mistake);
      const made_of = tensorOn(made, mistake.answer.name, path).data;
      const wrong = positionsOf(made, mistake.answer, wholes, `${path}.answer`);
      if (wrong.length !== cells.length) {
        const params = { asked: cells.length, given: wrong.length };
        throw new ExerciseError('exercise.file.other-count', params, path);
      }
      return { id: mistake.id, answer: wrong.map((flat) => made_of[flat]) };
    });
    const isSound = nan || !answer.some(Number.isNaN);
    const indices = cells.map((flat) => indexOf(shape, flat));
    return {
      ask: { tensor: places.name, shape, cells, indices, ...tolerance },
      answer,
      mistakes,
      isSound,
    };
  },

  judge(ask, right, given) {
    const parts = right.map(
      (/** @type {number} */ value, /** @type {number} */ n) =>
        isGiven(given[n]) && passes(ask, given[n], value),
    );
    const score = parts.filter(Boolean).length / parts.length;
    const lacks = right.some(
      (/** @type {number} */ _, /** @type {number} */ n) => !isGiven(given[n]),
    );
    return { correct: score === 1, score, parts, lacks };
  },

  shows(ask, right, mistake, given) {
    const wrong = right.flatMap((/** @type {number} */ value, /** @type {number} */ n) =>
      isGiven(given[n]) && !passes(ask, given[n], value) ? [n] : [],
    );
    return (
      wrong.length > 0 &&
      wrong.every((/** @type {number} */ n) => passes(ask, given[n], mistake[n]))
    );
  },

  // What a reader has right by a mistake's way shows nothing of it.
  apart: (ask, right, one, other) =>
    one.some(
      (/** @type {number} */ value, /** @type {number} */ n) =>
        isApart(ask, value, right[n]) && isApart(ask, value, other[n]),
    ),
};

/** @param {unknown} value @returns {value is number} */
const isGiven = (value) => typeof value === 'number';

/**
 * `tensor` and `cells`: a list of indexes, or all.
 * @typedef {{ name: string, cells: Place['index'][] | 'all' }} Places
 * @type {(own: Record<string, any>, path: string, reading: import('../reading.js').Reading) => Places}
 */
function readPlaces({ tensor, cells = 'all' }, path, reading) {
  const name = readTensor(tensor, `${path}.tensor`, reading);
  if (cells === 'all') return { name, cells };
  const list = readList(cells, `${path}.cells`, 1);
  return { name, cells: list.map((one, n) => readIndex(one, `${path}.cells[${n}]`, reading)) };
}

/** @type {(tape: import('../../tape/tape.js').Tape, places: Places, wholes: Record<string, number>, path: string) => number[]} */
function positionsOf(tape, { name, cells }, wholes, path) {
  const all = tensorOn(tape, name, path).shape.map(() => null);
  const found = (cells === 'all' ? [all] : cells).flatMap((index) =>
    positionsAt(tape, { name, index }, wholes, path),
  );
  if (found.length > mostAsked)
    throw new ExerciseError('exercise.file.too-many', { most: mostAsked }, path);
  return found;
}
