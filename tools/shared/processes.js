import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 128 and more when a signal ended the program, 127 when it
 *   could not be started
 * @property {string} output what it printed on both streams, empty when the terminal was shared
 */

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(line: string) => void} [onLine] called for each printed line; without it, and
 *   without `quiet`, the program shares our terminal
 * @property {boolean} [quiet] collect the output and show nothing
 * @property {number} [timeoutSeconds] end the program after this long
 * @property {string} [input] given on standard input, which is otherwise empty
 */

/** Programs that run now; they are ended with us. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

/**
 * Runs a program to its end. Never throws: a program that cannot be started has code 127.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function run(program, args, options = {}) {
  const { cwd, env, onLine, quiet, timeoutSeconds, input } = options;
  const shared = !onLine && !quiet;
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: [
      input === undefined ? 'ignore' : 'pipe',
      shared ? 'inherit' : 'pipe',
      shared ? 'inherit' : 'pipe',
    ],
  });
  running.add(child);
  const timer = timeoutSeconds && setTimeout(() => child.kill('SIGKILL'), timeoutSeconds * 1000);
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);

  let output = '';
  let rest = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (!onLine) return;
      const lines = (rest + text).split(/[\r\n]+/);
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    });
  }

  return new Promise((resolve) => {
    /** @param {number} code */
    const done = (code) => {
      if (timer) clearTimeout(timer);
      running.delete(child);
      if (onLine && rest) onLine(rest);
      resolve({ code, output });
    };
    child.on('error', () => done(127));
    child.on('close', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 137)));
  });
}

/**
 * The path of a program on PATH.
 *
 * @param {string} name
 * @param {string} [path] a list of folders, as in the PATH variable
 */
export function which(name, path = process.env.PATH ?? '') {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const candidate = join(folder, name);
    try {
      accessSync(candidate, constants.X_OK);
      if (statSync(candidate).isFile()) return candidate;
    } catch {
      // not here: look in the next folder
    }
  }
  return undefined;
}
