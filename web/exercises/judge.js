import { kinds } from './kinds/index.js';

/** @import { Variant, Verdict } from './types.js' */

/**
 * What an answer is worth, and the mistake that it shows.
 * @param {Variant} variant
 * @param {any} answer by kind: numbers (null where none is given), positions, ids, or what code returned
 * @returns {Verdict}
 */
export function judge({ exercise, ask, answer: right, mistakes }, answer) {
  const kind = kinds[exercise.kind];
  const verdict = kind.judge(ask, right, answer);
  const shown = verdict.correct
    ? undefined
    : mistakes.find(({ id, answer: mistake }) => kind.shows(ask, right, mistake, answer, id));
  if (!shown) return { ...verdict, mistake: null };
  const { parts } = verdict;
  return { ...verdict, parts: kind.spares?.(ask, answer, shown.id) ?? parts, mistake: shown.id };
}
