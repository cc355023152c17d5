import { ExerciseError } from '../error.js';
import { cellAt } from '../places.js';
import {
  readChoice,
  readFlag,
  readList,
  readName,
  readNumber,
  readObject,
  readPlace,
} from '../reading.js';
import { differenceOf, isSameSet, shareOf } from '../share.js';

/**
 * Choose the statements that hold, or the one that does. An answer is a list of their ids.
 *
 * @import { Kind, Scene } from '../types.js'
 * @import { Reading } from '../reading.js'
 * @typedef {{ id: string, holds: boolean | { left: any, sign: string, right: any }, path: string }} Option
 */

const signs = /** @type {const} */ (['<', '=', '>', 'close']);

/** @type {Kind} */
export const choose = {
  readAsk(raw, reading) {
    const own = readObject(raw, 'ask', ['options', 'one'], ['options']);
    const options = readList(own.options, 'ask.options', 2).map((one, n) =>
      readOption(one, `ask.options[${n}]`, reading),
    );
    const ids = options.map(({ id }) => id);
    const twice = ids.find((id, n) => ids.indexOf(id) !== n);
    if (twice) throw new ExerciseError('exercise.file.name-taken', { name: twice }, 'ask.options');
    return { options, one: readFlag(own.one ?? false, 'ask.one') };
  },

  readAnswer(raw, ask, path) {
    const { chosen } = readObject(raw, path, ['chosen'], ['chosen']);
    const ids = ask.options.map((/** @type {Option} */ { id }) => id);
    return readList(chosen, `${path}.chosen`).map((one, n) =>
      readChoice(one, `${path}.chosen[${n}]`, ids),
    );
  },

  texts: ({ options }) =>
    options.flatMap((/** @type {Option} */ { id, holds }) => [
      `option.${id}`,
      `why.${id}`,
      ...(holds === true ? [] : [`mistake.${id}`]),
    ]),

  pose(scene) {
    const { options, one } = scene.exercise.ask;
    const answer = options.filter((/** @type {Option} */ option) => holds(option, scene)).map(idOf);
    const wrong = options.map(idOf).filter((/** @type {string} */ id) => !answer.includes(id));
    return {
      ask: { options: scene.shuffle(options.length).map((at) => options[at].id), one },
      answer,
      // A wrong statement, alone or among others, is a mistake by itself.
      mistakes: [
        ...scene.exercise.mistakes.map(({ id, answer }) => ({ id, answer })),
        ...wrong.map((/** @type {string} */ id) => ({ id, answer: [id] })),
      ],
      isSound: one ? answer.length === 1 : answer.length > 0,
    };
  },

  judge({ options }, right, given) {
    const [wanted, taken] = [new Set(right), new Set(given)];
    const parts = options.map((/** @type {string} */ id) => wanted.has(id) === taken.has(id));
    const correct = isSameSet(wanted, taken);
    return { correct, score: shareOf(taken, wanted), parts, ...differenceOf(taken, wanted) };
  },

  shows: (_ask, right, mistake, given) =>
    isSameSet(new Set(mistake), new Set(given)) ||
    (mistake.length === 1 && !right.includes(mistake[0]) && given.includes(mistake[0])),

  apart: (_ask, _right, one, other) => !isSameSet(new Set(one), new Set(other)),
};

/** @param {{ id: string }} one */
const idOf = ({ id }) => id;

/** @type {(value: any, path: string, reading: Reading) => Option} */
function readOption(value, path, reading) {
  const own = readObject(value, path, ['id', 'holds'], ['id', 'holds']);
  const id = readName(own.id, `${path}.id`);
  if (typeof own.holds === 'boolean') return { id, holds: own.holds, path };
  const { compare } = readObject(own.holds, `${path}.holds`, ['compare'], ['compare']);
  const [left, sign, right] = readList(compare, `${path}.holds.compare`, 3);
  return {
    id,
    holds: {
      left: readOperand(left, `${path}.holds.compare[0]`, reading),
      sign: readChoice(sign, `${path}.holds.compare[1]`, signs),
      right: readOperand(right, `${path}.holds.compare[2]`, reading),
    },
    path,
  };
}

/** A number, or `{ cell: [tensor, index] }`. @type {(value: any, path: string, reading: Reading) => any} */
function readOperand(value, path, reading) {
  if (typeof value === 'number') return readNumber(value, path);
  const { cell } = readObject(value, path, ['cell'], ['cell']);
  return readPlace(cell, `${path}.cell`, reading);
}

/** @type {(option: Option, scene: Scene) => boolean} */
function holds({ holds, path }, { tape, wholes }) {
  if (typeof holds === 'boolean') return holds;
  const [left, right] = [holds.left, holds.right].map((operand) =>
    typeof operand === 'number' ? operand : cellAt(tape, operand, wholes, path).value,
  );
  const isClose = Math.abs(left - right) <= 1e-5 * Math.max(1, Math.abs(left), Math.abs(right));
  switch (holds.sign) {
    case '<':
      return left < right && !isClose;
    case '>':
      return left > right && !isClose;
    case 'close':
      return isClose;
    default:
      return left === right;
  }
}
