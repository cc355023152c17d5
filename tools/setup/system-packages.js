/** Packages that only the system's own package manager can bring: they need root. */
import { Failure } from '../shared/failure.js';
import { run, which } from '../shared/processes.js';
import { step } from '../shared/progress.js';
import { installCommand } from './machine.js';
import { keepOff, withoutServices } from './quiet-services.js';

/**
 * @typedef {object} SystemPackage
 * @property {string} name
 * @property {string} use what it is needed for, as in "the browser tests"
 * @property {() => boolean | Promise<boolean>} isThere
 * @property {boolean} [isService] does it bring a service, which is to stay off?
 */

/** A program's path; servers lie where only root's PATH looks. @param {string} name */
export const programOf = (name) => which(name) ?? which(name, '/usr/sbin:/sbin');

/** Debian's own Python, for which Debian's packages are made; another can stand first on PATH. */
export async function debianPython() {
  const { code, output } = await run('dpkg', ['-L', 'python3-minimal'], { quiet: true });
  const listed = output.split('\n').find((line) => /\/bin\/python3$/.test(line));
  return code === 0 ? listed : undefined;
}

/** @type {SystemPackage} */
export const chromium = {
  name: 'chromium',
  use: 'the browser tests',
  isThere: () => which('chromium') !== undefined,
};

/** @type {SystemPackage} */
export const torch = {
  name: 'python3-torch',
  use: 'the comparison with PyTorch',
  isThere: async () => {
    const python = (await debianPython()) ?? which('python3');
    if (!python) return false;
    const find = 'import importlib.util, sys; sys.exit(importlib.util.find_spec("torch") is None)';
    return (await run(python, ['-c', find], { quiet: true })).code === 0;
  },
};

/** @type {SystemPackage} */
export const clangTidy = {
  name: 'clang-tidy',
  use: 'the check of the C++ code',
  isThere: () => which('clang-tidy') !== undefined,
};

/** @param {string} name @param {string} program @param {boolean} [isService] @returns {SystemPackage} */
const forHosting = (name, program, isService) => ({
  name,
  use: 'the hosting tests',
  isThere: () => programOf(program) !== undefined,
  isService,
});

/** Servers, generators of blogs, and the engines beside Chromium. */
export const hosting = [
  forHosting('nginx', 'nginx', true),
  forHosting('apache2', 'apache2', true),
  forHosting('hugo', 'hugo'),
  forHosting('jekyll', 'jekyll'),
  forHosting('firefox-esr', 'firefox-esr'),
  forHosting('webkit2gtk-driver', 'WebKitWebDriver'),
  forHosting('xvfb', 'Xvfb'),
];

/** What is missing of these, in one sentence. @param {SystemPackage[]} packages */
export const missingSentence = (packages) =>
  `${packages.map(({ name, use }) => `${name} (for ${use})`).join(', ')} ${
    packages.length > 1 ? 'are' : 'is'
  } missing: use ${installCommand(packages.map(({ name }) => name))}.`;

/** @param {SystemPackage[]} packages @returns {Promise<SystemPackage[]>} */
export async function missingPackages(packages) {
  const there = await Promise.all(packages.map(({ isThere }) => isThere()));
  return packages.filter((_, index) => !there[index]);
}

/**
 * Installs packages where that is allowed: as root, with apt.
 *
 * @param {SystemPackage[]} packages
 * @returns {Promise<SystemPackage[]>} those that are still missing
 */
export async function installSystemPackages(packages) {
  const missing = await missingPackages(packages);
  const mayInstall = process.getuid?.() === 0 && which('apt-get');
  if (missing.length === 0 || !mayInstall) return missing;

  const names = missing.map(({ name }) => name);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  await step(`Install ${names.join(', ')}`, async (report) => {
    await run('apt-get', ['update'], { env, quiet: true });
    const install = ['install', '--yes', '--no-install-recommends', ...names];
    const { code, output } = await withoutServices(() =>
      run('apt-get', ['-o', 'APT::Status-Fd=1', ...install], {
        env,
        onLine: (line) => {
          const [, , percent, text] = line.match(/^(dl|pm)status:[^:]*:([\d.]+):(.*)/) ?? [];
          if (percent) report(`${Math.round(Number(percent))} %, ${text}`);
        },
      }),
    );
    if (code !== 0) {
      const complaint = output.match(/^E: .*$/m)?.[0] ?? output.trim().slice(-300);
      throw new Failure(`apt could not install ${names.join(', ')}: ${complaint}`);
    }
    await keepOff(missing.filter(({ isService }) => isService).map(({ name }) => name));
    report('done');
  });
  return missingPackages(missing);
}
