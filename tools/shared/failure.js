/**
 * Something that is wrong outside this program: a package that is missing, no network. The message
 * is one sentence for the person at the terminal, and is shown without a stack trace.
 */
export class Failure extends Error {}

/**
 * Runs a command's main function and turns what it throws into an exit code.
 *
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
