import { root } from '../shared/paths.js';
import { run } from '../shared/processes.js';

const most = 60;

/** Playwright's word for a test that failed and then passed. */
const isFlaky = /^\s*\d+ flaky\b/;

/**
 * Runs programs, and keeps the last lines of those that fail or waver: logs are often cut to their
 * end, where other stages have printed since.
 */
export class LastWords {
  /** @type {string[][]} */
  #kept = [];

  /**
   * A program that shares our terminal, where there is one; else what it prints is passed on.
   *
   * @param {string} program
   * @param {string[]} args
   */
  async run(program, args) {
    if (process.stdout.isTTY) return run(program, args, { cwd: root });
    /** @type {string[]} */
    const lines = [];
    const onLine = (/** @type {string} */ line) => {
      console.log(line);
      lines.push(line);
      if (lines.length > most) lines.shift();
    };
    const outcome = await run(program, args, { cwd: root, onLine });
    if (outcome.code !== 0 || lines.some((line) => isFlaky.test(line))) this.#kept.push(lines);
    return outcome;
  }

  /** Says them again, once. */
  say() {
    for (const lines of this.#kept.splice(0)) {
      console.log('\n━━ Said before, and again because something failed or wavered');
      for (const line of lines) console.log(line);
    }
  }
}
