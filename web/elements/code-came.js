/**
 * What came of a learner's code, and what of it is told. A hidden test keeps its name and numbers to
 * itself until all others pass and it fails: who cannot see it cannot repair it. Knows no DOM.
 *
 * @import { Run } from './code-run.js'
 * @import { State } from './code-tests.js'
 */
export class CodeCame {
  #visible;
  /** Hidden tests that have failed once. @type {Set<number>} */
  #told = new Set();
  /** The last run. @type {Run | undefined} */
  last = undefined;
  /** The test whose numbers are shown. @type {number | undefined} */
  chosen = undefined;

  /** @param {{ visible: boolean }[]} tests */
  constructor(tests = []) {
    this.#visible = tests.map(({ visible }) => visible);
  }

  /** Whether a test is named. @param {number} test */
  isTold(test) {
    return this.#visible[test] || this.#told.has(test);
  }

  /** @param {number} test @returns {State} */
  stateOf(test) {
    const { last } = this;
    if (!last) return 'waits';
    if (!last.report.came[test]) return 'idle';
    return last.passes[test] ? 'passes' : 'fails';
  }

  /** What came of the test whose numbers are shown. */
  get shown() {
    return this.chosen === undefined ? undefined : this.last?.report.came[this.chosen];
  }

  /** Where the code failed, if it did. */
  get where() {
    const { last, shown } = this;
    return last?.failure?.where ?? (shown?.kind === 'threw' ? shown.where : undefined);
  }

  /**
   * Takes in a run. The first test that fails is shown, or the one shown before if it still does.
   * @param {Run} run
   */
  take(run) {
    this.last = run;
    const fails = run.passes.flatMap((_, test) => (this.stateOf(test) === 'fails' ? [test] : []));
    if (!fails.some((test) => this.isTold(test)) && fails.length > 0) this.#told.add(fails[0]);
    const told = fails.filter((test) => this.isTold(test));
    if (this.chosen === undefined || !told.includes(this.chosen)) this.chosen = told[0];
  }
}
