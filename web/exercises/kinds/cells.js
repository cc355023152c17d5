import { sizeOf } from '../../tape/tensor.js';
import { ExerciseError } from '../error.js';
import { cellAt, positionsAt, tensorOn } from '../places.js';
import { readIndex, readList, readObject, readPlace, readTensor } from '../reading.js';
import { guarded } from '../run.js';
import { differenceOf, isSameSet, shareOf } from '../share.js';

/**
 * Select cells of a tensor. An answer is a list of positions in its data.
 *
 * @import { Tape } from '../../tape/tape.js'
 * @import { Kind } from '../types.js'
 * @import { Reading } from '../reading.js'
 */

/** What is looked through is small: to ask which cells a cell depends on takes time. */
const mostCells = 256;

const sets = ['reads', 'group', 'where', 'zero', 'cells'];

/** @type {Kind} */
export const cells = {
  readAsk(raw, reading) {
    const own = readObject(raw, 'ask', ['tensor', 'set'], ['tensor', 'set']);
    return {
      tensor: readTensor(own.tensor, 'ask.tensor', reading),
      set: readSet(own.set, 'ask.set', reading),
    };
  },

  readAnswer(raw, ask, path, reading) {
    if (raw === undefined) return ask.set;
    return readSet(readObject(raw, path, ['set'], ['set']).set, `${path}.set`, reading);
  },

  texts: () => [],

  pose({ exercise, tape, wholes, tapeOf }) {
    const { tensor, set } = exercise.ask;
    const { shape } = tensorOn(tape, tensor, 'ask.tensor');
    const answer = chosen(tape, tensor, set, wholes, 'ask.set');
    const mistakes = exercise.mistakes.map((mistake, n) => ({
      id: mistake.id,
      answer: chosen(tapeOf(mistake), tensor, mistake.answer, wholes, `mistakes[${n}]`),
    }));
    return { ask: { tensor, shape }, answer, mistakes, isSound: answer.length > 0 };
  },

  judge({ shape }, right, given) {
    const [wanted, taken] = [new Set(right), new Set(given)];
    const parts = Array.from(
      { length: sizeOf(shape) },
      (_, at) => wanted.has(at) === taken.has(at),
    );
    const correct = isSameSet(wanted, taken);
    return { correct, score: shareOf(taken, wanted), parts, ...differenceOf(taken, wanted) };
  },

  shows: (_ask, _right, mistake, given) => isSameSet(new Set(mistake), new Set(given)),

  apart: (_ask, _right, one, other) => !isSameSet(new Set(one), new Set(other)),
};

/**
 * One of the ways to say which cells are meant.
 * @type {(value: any, path: string, reading: Reading) => any}
 */
function readSet(value, path, reading) {
  const own = readObject(value, path, sets);
  const [way, ...rest] = Object.keys(own);
  if (!way || rest.length > 0)
    throw new ExerciseError('exercise.file.one-of', { known: sets.join(', ') }, path);
  const at = `${path}.${way}`;
  switch (way) {
    case 'reads':
    case 'group':
      return { way, place: readPlace(own[way], at, reading) };
    case 'cells':
      return {
        way,
        cells: readList(own.cells, at, 1).map((one, n) => readIndex(one, `${at}[${n}]`, reading)),
      };
    default:
      return { way, tensor: readTensor(own[way], at, reading) };
  }
}

/** @type {(tape: Tape, tensor: string, set: any, wholes: Record<string, number>, path: string) => number[]} */
function chosen(tape, tensor, set, wholes, path) {
  const size = tensorOn(tape, tensor, path).data.length;
  const tooLarge = tape.names.find(
    (name) => guarded(path, () => tape.tensor(name)).data.length > mostCells,
  );
  if (tooLarge)
    throw new ExerciseError('exercise.file.too-large', { most: mostCells, deepest: 4 }, path);
  switch (set.way) {
    case 'cells':
      return [
        ...new Set(
          /** @type {any[]} */ (set.cells).flatMap((index) =>
            positionsAt(tape, { name: tensor, index }, wholes, path),
          ),
        ),
      ];
    case 'reads': {
      const { index } = cellAt(tape, set.place, wholes, path);
      return sorted(
        guarded(path, () => tape.reads(set.place.name, index, new Set([tensor]))).get(tensor),
      );
    }
    case 'group': {
      const { index } = cellAt(tape, set.place, wholes, path);
      const group = guarded(path, () => tape.group(set.place.name, index));
      if (group?.name !== tensor)
        throw new ExerciseError('exercise.file.no-group', { name: set.place.name, tensor }, path);
      return sorted(group.cells);
    }
    default: {
      const { data } = tensorOn(tape, set.tensor, path);
      if (data.length !== size)
        throw new ExerciseError(
          'exercise.file.other-count',
          { asked: size, given: data.length },
          path,
        );
      return [...data.keys()].filter((flat) => (data[flat] === 0) === (set.way === 'zero'));
    }
  }
}

/** @param {Set<number> | undefined} positions */
const sorted = (positions = new Set()) => [...positions].sort((a, b) => a - b);
