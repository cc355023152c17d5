import { ExerciseError } from '../error.js';
import { readChoice, readList, readName, readObject } from '../reading.js';
import { differenceOf } from '../share.js';

/**
 * Put items in order; some may belong nowhere. An answer is a list of their ids.
 *
 * @import { Kind } from '../types.js'
 * @typedef {{ items: string[], before: [string, string][], unused: string[] }} Ask
 */

const ways = ['order', 'reversed', 'includes'];

/** @type {Kind} */
export const order = {
  readAsk(raw) {
    const own = readObject(raw, 'ask', ['items', 'before', 'unused'], ['items', 'before']);
    const items = readList(own.items, 'ask.items', 2).map((one, n) =>
      readName(readObject(one, `ask.items[${n}]`, ['id'], ['id']).id, `ask.items[${n}].id`),
    );
    const twice = items.find((id, n) => items.indexOf(id) !== n);
    if (twice) throw new ExerciseError('exercise.file.name-taken', { name: twice }, 'ask.items');
    const ask = {
      items,
      before: readList(own.before, 'ask.before', 1).map((one, n) =>
        readPair(one, `ask.before[${n}]`, items),
      ),
      unused: readList(own.unused ?? [], 'ask.unused').map((one, n) =>
        readChoice(one, `ask.unused[${n}]`, items),
      ),
    };
    if (!isRight(ask, solutionOf(ask)))
      throw new ExerciseError('exercise.file.items-unordered', {}, 'ask.items');
    return ask;
  },

  readAnswer(raw, ask, path) {
    const own = readObject(raw, path, ways);
    const [way, ...rest] = Object.keys(own);
    const at = `${path}.${way}`;
    if (way === 'reversed' && rest.length === 0) {
      const [a, b] = readPair(own.reversed, at, ask.items);
      return { way, first: a, second: b };
    }
    if (way === 'order' && rest.length === 0)
      return {
        way,
        order: readList(own.order, at).map((one, n) => readChoice(one, `${at}[${n}]`, ask.items)),
      };
    if (way === 'includes' && rest.length === 0)
      return { way, item: readChoice(own.includes, at, ask.unused) };
    throw new ExerciseError('exercise.file.one-of', { known: ways.join(', ') }, path);
  },

  texts: ({ items }) => items.map((/** @type {string} */ id) => `item.${id}`),

  pose({ exercise, shuffle }) {
    const { ask } = exercise;
    const answer = solutionOf(ask);
    const shown = shuffle(ask.items.length).map((at) => ask.items[at]);
    return {
      ask: {
        ...ask,
        items: shown,
        used: answer.length,
        ways: Object.fromEntries(exercise.mistakes.map(({ id, answer }) => [id, answer])),
      },
      answer,
      mistakes: exercise.mistakes.map(({ id, answer: wrong }) => ({
        id,
        answer: madeOf(ask, wrong),
      })),
      isSound: !isRight(ask, shown),
    };
  },

  judge(ask, right, given) {
    const rules = [
      ...ask.before.map((/** @type {[string, string]} */ pair) => isBefore(given, pair)),
      ...ask.unused.map((/** @type {string} */ id) => !given.includes(id)),
    ];
    const correct = isRight(ask, given);
    const held = rules.filter(Boolean).length / rules.length;
    // What is missing and stands in no rule is wrong all the same.
    const score = correct ? 1 : Math.min(held, (right.length - 0.5) / right.length);
    return {
      correct,
      score,
      parts: given.map((/** @type {string} */ id) => isInPlace(ask, given, id)),
      ...differenceOf(new Set(given), new Set(right)),
    };
  },

  spares(ask, given, id) {
    const { way, first, second, item } = ask.ways[id];
    if (way === 'order') return undefined;
    const blamed = way === 'includes' ? [item] : [first, second];
    return given.map((/** @type {string} */ one) => !blamed.includes(one));
  },

  shows(ask, _right, _mistake, given, id) {
    const { way, order, first, second, item } = ask.ways[/** @type {string} */ (id)];
    if (way === 'order') return String(order) === String(given);
    if (way === 'includes') return given.includes(item);
    return given.includes(first) && given.includes(second) && isBefore(given, [second, first]);
  },

  apart: (_ask, _right, one, other) => String(one) !== String(other),
};

/** The order in which the file lists them, which is a right one. @param {Ask} ask */
const solutionOf = ({ items, unused }) => items.filter((id) => !unused.includes(id));

/** @type {(given: string[], pair: [string, string]) => boolean} */
const isBefore = (given, [first, second]) =>
  given.includes(first) && given.indexOf(first) < given.indexOf(second);

/** @type {(ask: Ask, given: string[]) => boolean} */
function isRight(ask, given) {
  const used = solutionOf(ask);
  return (
    given.length === used.length &&
    used.every((id) => given.includes(id)) &&
    ask.before.every((pair) => isBefore(given, pair))
  );
}

/** Whether an item belongs there, as far as the others let one say. @type {(ask: Ask, given: string[], id: string) => boolean} */
const isInPlace = (ask, given, id) =>
  !ask.unused.includes(id) &&
  ask.before.every(
    (pair) =>
      !pair.includes(id) || !pair.every((one) => given.includes(one)) || isBefore(given, pair),
  );

/** An order with a mistake in it, and else as right as can be. @type {(ask: Ask, wrong: any) => string[]} */
function madeOf(ask, { way, order, first, second, item }) {
  if (way === 'order') return order;
  const right = solutionOf(ask);
  if (way === 'includes') return [...right, item];
  const others = right.filter((id) => id !== second);
  return others.toSpliced(others.indexOf(first), 0, second);
}

/** @type {(value: any, path: string, items: string[]) => [string, string]} */
function readPair(value, path, items) {
  const [a, b] = readList(value, path, 2);
  return [readChoice(a, `${path}[0]`, items), readChoice(b, `${path}[1]`, items)];
}
