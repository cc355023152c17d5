/** The C++ side of set-up: Emscripten, Ninja, Python and the headers of xsimd and doctest. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter } from 'node:path';
import { Failure } from '../shared/failure.js';
import { inRoot, toolchainFolder } from '../shared/paths.js';
import { which } from '../shared/processes.js';
import { hasDebianArchive } from './debian-archive.js';
import { debianRoot, unpackPackages } from './debian-packages.js';
import {
  buildSystemLibraries,
  configure,
  installEmsdk,
  installedEmsdk,
  machineEmscripten,
  unpackedEmscripten,
} from './emscripten.js';
import { checkMachine, installCommand, machinePython } from './machine.js';
import { oldestEmscripten } from './versions.js';

/**
 * What set-up has found, as .toolchain/toolchain.json holds it. That file is written last: where it
 * is, everything is there.
 *
 * @typedef {object} Toolchain
 * @property {string} folder where it was made: a checkout may have moved since
 * @property {string} node the Node that Emscripten starts
 * @property {import('./emscripten.js').Emscripten} emscripten
 * @property {string} python
 * @property {string} ninja
 */

const record = `${toolchainFolder}/toolchain.json`;

/**
 * The toolchain of an earlier run, if it is still what this run would find.
 *
 * @returns {Toolchain | undefined}
 */
export function readyToolchain() {
  if (!existsSync(record)) return undefined;
  const toolchain = /** @type {Toolchain} */ (JSON.parse(readFileSync(record, 'utf8')));
  const { emscripten } = toolchain;
  const expected = machineEmscripten() ?? installedEmsdk() ?? unpackedEmscripten();
  const isReady =
    toolchain.folder === toolchainFolder &&
    toolchain.node === process.execPath &&
    expected?.folder === emscripten.folder &&
    expected.version === emscripten.version &&
    existsSync(toolchain.python) &&
    existsSync(toolchain.ninja);
  return isReady ? toolchain : undefined;
}

/**
 * Makes the toolchain: the machine's own Emscripten, else what an earlier run made, else the
 * official emsdk, else the distribution's packages.
 *
 * @returns {Promise<Toolchain>}
 */
export async function makeToolchain() {
  rmSync(record, { force: true });
  removeLeftovers();
  await checkMachine();
  let python = await machinePython();
  let ninja = which('ninja');
  let emscripten = machineEmscripten() ?? installedEmsdk();
  if (!emscripten && !unpackedEmscripten() && python) emscripten = await installEmsdk(python);

  const packages = [
    ...(emscripten ? [] : ['emscripten']),
    ...(emscripten && python ? [] : ['python3']),
    ...(emscripten && ninja ? [] : ['ninja-build']),
    'libxsimd-dev',
    'doctest-dev',
  ];
  const lacksProgram = !emscripten || !python || !ninja;
  if (hasDebianArchive()) {
    try {
      if (!emscripten)
        console.error("  Using the distribution's packages, unpacked into .toolchain.");
      await unpackPackages(packages);
      linkHeaders();
    } catch (error) {
      // The headers alone can come another way: CMake looks for them itself.
      if (!(error instanceof Failure)) throw error;
      if (lacksProgram) throw new Failure(`${error.message} ${advice()}`);
    }
  }
  emscripten ??= unpackedEmscripten();
  python ??= ifThere(`${debianRoot}/usr/bin/python3`);
  ninja ??= ifThere(`${debianRoot}/usr/bin/ninja`);
  if (!emscripten || !python || !ninja) throw new Failure(advice());

  configure(emscripten);
  const toolchain = { folder: toolchainFolder, node: process.execPath, emscripten, python, ninja };
  await buildSystemLibraries(emscripten, toolchainEnvironment(toolchain));
  writeFileSync(`${record}.partial`, `${JSON.stringify(toolchain, null, 2)}\n`);
  renameSync(`${record}.partial`, record);
  return toolchain;
}

/**
 * The environment in which CMake, Ninja and Emscripten run.
 *
 * @param {Toolchain} toolchain
 * @returns {NodeJS.ProcessEnv}
 */
export const toolchainEnvironment = ({ python }) => ({
  ...process.env,
  EMSDK_PYTHON: python,
  PATH: [inRoot('node_modules/.bin'), process.env.PATH].join(delimiter),
});

/** @param {string} file */
const ifThere = (file) => (existsSync(file) ? file : undefined);

/** What a person can do. */
const advice = () =>
  hasDebianArchive()
    ? 'Connect to the network and run the same command again.'
    : `Emscripten ${oldestEmscripten} or newer, Ninja and Python are needed: use ${installCommand(['emscripten', 'ninja', 'python3'])}, then run the same command again.`;

/**
 * Puts the two header trees on a path of their own: beside them lie the headers of a libc that is
 * not the compiler's.
 */
function linkHeaders() {
  const include = `${toolchainFolder}/include`;
  mkdirSync(include, { recursive: true });
  for (const name of ['xsimd', 'doctest']) {
    rmSync(`${include}/${name}`, { recursive: true, force: true });
    symlinkSync(`../debian/usr/include/${name}`, `${include}/${name}`);
  }
}

/** What a run that was interrupted has left under a name of its own. */
function removeLeftovers() {
  if (!existsSync(toolchainFolder)) return;
  for (const name of readdirSync(toolchainFolder)) {
    if (/\.partial/.test(name)) {
      rmSync(`${toolchainFolder}/${name}`, { recursive: true, force: true, maxRetries: 3 });
    }
  }
}
