/**
 * What a worker runs: the harness, the learner's code as it stands, and a call that finds the function
 * in it. Nothing is evaluated from text.
 * @param {string} harness
 * @param {string} code
 * @param {string} name of the function
 */
export function sourceOf(harness, code, name) {
  const before = `'use strict';\n${harness}\n`;
  const found = `typeof ${name} === 'undefined' ? undefined : ${name}`;
  return {
    text: `${before}${code}\n;normlabHarness(() => ${found});\n`,
    /** Lines before the learner's first. */
    before: before.split('\n').length - 1,
    /** Lines of the learner's. */
    lines: code.split('\n').length,
  };
}
