/** What the tests of the package expect of programs. */
import { Failure } from '../shared/failure.js';
import { run } from '../shared/processes.js';

/** What the program of the tests prints where all is well. */
export const printed = '0.5,0.5 bad-axis';

/**
 * Runs a program and gives what it printed.
 *
 * @param {string} what the sentence if it fails
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 */
export async function expectSuccess(what, program, args, cwd) {
  const { code, output } = await run(program, args, { cwd, quiet: true, timeoutSeconds: 120 });
  if (code !== 0) throw new Failure(`${what}:\n${output.trim()}`);
  return output.trim();
}

/** @param {string} where @param {string} output @param {string} [wanted] */
export function expectPrinted(where, output, wanted = printed) {
  if (output.trim() === wanted) return;
  throw new Failure(`${where} the package prints "${output.trim()}" and not "${wanted}".`);
}

/** @param {string} project @param {string} file @param {string} [wanted] */
export async function expectPrintedInNode(project, file, wanted) {
  const output = await expectSuccess(`${file} fails`, process.execPath, [file], project);
  expectPrinted(`In Node, by ${file},`, output, wanted);
}
