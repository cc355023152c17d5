/** What the machine must bring along: looked at once, before anything is downloaded. */
import { existsSync, readFileSync } from 'node:fs';
import { Failure } from '../shared/failure.js';
import { run, which } from '../shared/processes.js';
import { isNewEnough, oldestCMake, oldestNode, oldestPython } from './versions.js';

/** How to install packages, by the ID of /etc/os-release or the platform. */
const installers = {
  debian: 'apt-get install',
  ubuntu: 'apt-get install',
  fedora: 'dnf install',
  arch: 'pacman -S',
  alpine: 'apk add',
  darwin: 'brew install',
};

/** The command that installs packages on this machine. @param {string[]} packages */
export function installCommand(packages) {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const names = [process.platform, ...(release.match(/^ID(_LIKE)?=.*$/gm) ?? []).flatMap(words)];
  const installer = Object.entries(installers).find(([name]) => names.includes(name))?.[1];
  return `${installer ?? 'the package manager, to install'} ${packages.join(' ')}`;
}

/** @param {string} line */
const words = (line) => line.replace(/^\w+=/, '').replaceAll('"', '').split(' ');

/** The version that a program tells. @param {string} program */
async function versionOf(program) {
  const { output } = await run(program, ['--version'], { quiet: true, timeoutSeconds: 20 });
  return output.match(/\d+\.\d+(\.\d+)?/)?.[0] ?? '0';
}

/** Says in one sentence what is missing, if anything is. */
export async function checkMachine() {
  if (!isNewEnough(process.versions.node, oldestNode)) {
    throw new Failure(`Node ${oldestNode} or newer is needed; this is ${process.versions.node}.`);
  }
  const cmake = which('cmake');
  if (!cmake || !isNewEnough(await versionOf(cmake), oldestCMake)) {
    throw new Failure(
      `CMake ${oldestCMake} or newer is missing: use ${installCommand(['cmake'])}, then run the same command again.`,
    );
  }
  if (!which('c++') && !which('g++') && !which('clang++')) {
    throw new Failure(
      `A C++ compiler is missing: use ${installCommand(['g++'])}, then run the same command again.`,
    );
  }
}

/** The machine's own Python, if it is new enough for Emscripten. */
export async function machinePython() {
  const python = which('python3');
  return python && isNewEnough(await versionOf(python), oldestPython) ? python : undefined;
}
