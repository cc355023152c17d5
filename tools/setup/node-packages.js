/** JavaScript packages: `npm ci` where node_modules is not what the lockfile says. */
import { existsSync, readFileSync } from 'node:fs';
import { Failure } from '../shared/failure.js';
import { root } from '../shared/paths.js';
import { run } from '../shared/processes.js';
import { step } from '../shared/progress.js';

/** One more try, but not the minutes of waiting between them that npm would take. */
const retries = [
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=500',
  '--fetch-retry-maxtimeout=3000',
];

/** @typedef {Record<string, { version?: string, optional?: boolean }>} Packages */

/** @param {string} file @returns {Packages} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Is what npm has installed what the lockfile says? Optional packages are for other machines.
 *
 * @param {Packages} locked
 * @param {Packages} installed
 */
export function isInstalled({ '': _, ...locked }, installed) {
  return (
    Object.entries(locked).every(([name, { version, optional }]) =>
      installed[name] ? installed[name].version === version : optional,
    ) && Object.keys(installed).every((name) => name in locked)
  );
}

/**
 * Does a folder's node_modules hold what its lockfile says? npm writes down what it has installed as
 * its very last act, so a run that was interrupted does not count.
 */
export function packagesAreThere(folder = root) {
  const record = `${folder}/node_modules/.package-lock.json`;
  return (
    existsSync(record) && isInstalled(packagesIn(`${folder}/package-lock.json`), packagesIn(record))
  );
}

/** Installs what a folder's lockfile says. */
export async function installPackages(folder = root, what = 'Install the JavaScript packages') {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await step(what, async (report) => {
    const count = Object.keys(packagesIn(`${folder}/package-lock.json`)).length - 1;
    report(`up to ${count} packages`);
    return run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...retries], {
      cwd: folder,
      quiet: true,
    });
  });
  if (code === 0) return;
  if (
    /E(AI_AGAIN|NOTFOUND|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)|ENOTCACHED/.test(
      output,
    )
  ) {
    throw new Failure(
      'The JavaScript packages could not be downloaded, because the npm registry cannot be reached: connect to the network and run the same command again.',
    );
  }
  throw new Failure(`npm could not install the JavaScript packages:\n${output.trim()}`);
}
