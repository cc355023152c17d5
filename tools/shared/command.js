/** What all commands have in common: `--help`, and failures told in words. */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Failure } from './failure.js';

/**
 * @typedef {object} Command
 * @property {string} help
 * @property {import('node:util').ParseArgsConfig['options']} [options] beyond `--help`
 * @property {boolean} [takesNames] may words follow that are no options?
 * @property {(values: Record<string, unknown>, names: string[]) => Promise<void>} run throws a
 *   Failure when it cannot do its work
 */

/**
 * Runs a command, if its file is the one that Node was started with.
 *
 * @param {string} url the file's `import.meta.url`
 * @param {Command} command
 */
export async function command(url, { help, options, takesNames = false, run }) {
  const started = process.argv[1];
  if (!started || realpathSync(started) !== realpathSync(fileURLToPath(url))) return;
  try {
    const { values, positionals } = parse({ ...options, help: { type: 'boolean' } }, takesNames);
    if (values.help) console.log(help);
    else await run(values, positionals);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

/**
 * @param {NonNullable<Command['options']>} options
 * @param {boolean} allowPositionals
 */
function parse(options, allowPositionals) {
  try {
    return parseArgs({ options, allowPositionals });
  } catch (error) {
    throw new Failure(`${/** @type {Error} */ (error).message} (--help lists what there is.)`);
  }
}
