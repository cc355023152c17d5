/**
 * Where in the learner's code something happened.
 *
 * @typedef {{ line: number, column: number }} Where both from 1; column 0 where the engine gives none
 * @typedef {{ before: number, lines: number }} Within what of the worker's source is the learner's
 */

/**
 * @param {number} line of the worker's source
 * @param {number} column
 * @param {Within} within
 * @returns {Where | undefined} undefined outside of the learner's code
 */
export function whereAt(line, column, { before, lines }) {
  const own = line - before;
  return own >= 1 && own <= lines ? { line: own, column } : undefined;
}

/**
 * The innermost place of a stack that is the learner's. Chromium writes `at f (blob:…:2:3)`, Firefox
 * and WebKit write `f@blob:…:2:3`.
 * @param {string} stack
 * @param {Within} within
 */
export function whereIn(stack, within) {
  for (const [, line, column] of stack.matchAll(/:(\d+):(\d+)\)?$/gm)) {
    const found = whereAt(Number(line), Number(column), within);
    if (found) return found;
  }
  return undefined;
}
