/** Emscripten: where it is, or how it gets here. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { Failure } from '../shared/failure.js';
import { toolchainFolder } from '../shared/paths.js';
import { run, which } from '../shared/processes.js';
import { step } from '../shared/progress.js';
import { debianRoot, llvmFolder } from './debian-packages.js';
import { emsdkRelease, isNewEnough, oldestEmscripten } from './versions.js';

/**
 * @typedef {object} Emscripten
 * @property {string} source where it comes from, for the person at the terminal
 * @property {string} folder the folder that holds emcc
 * @property {string} version
 */

const emsdkFolder = `${toolchainFolder}/emsdk`;
const emsdkAddress = 'https://github.com/emscripten-core/emsdk.git';

/** Emscripten's own libraries for WebAssembly, built once. The folder exists only when complete. */
const cache = `${toolchainFolder}/cache`;

/** The version that lies in a folder, empty where there is none. @param {string} folder */
function versionIn(folder) {
  const file = `${folder}/emscripten-version.txt`;
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/["\s]/g, '') : '';
}

/**
 * @param {string} source
 * @param {string} folder
 * @returns {Emscripten | undefined} nothing where there is none, or only an old one
 */
function emscriptenIn(source, folder) {
  const version = versionIn(folder);
  return version && isNewEnough(version, oldestEmscripten)
    ? { source, folder, version }
    : undefined;
}

/** The machine's own Emscripten: `emcc` on PATH, or the folder that EMSDK names. */
export function machineEmscripten() {
  const emcc = which('emcc');
  const onPath = emcc && emscriptenIn('PATH', dirname(realpathSync(emcc)));
  const emsdk = process.env.EMSDK;
  return onPath || (emsdk && emscriptenIn('EMSDK', `${emsdk}/upstream/emscripten`)) || undefined;
}

/** What an earlier run has installed with the official emsdk. */
export const installedEmsdk = () => emscriptenIn('emsdk', `${emsdkFolder}/upstream/emscripten`);

/** What the unpacked packages hold. */
export const unpackedEmscripten = () =>
  existsSync(`${debianRoot}/relocated`)
    ? emscriptenIn("the distribution's packages", `${debianRoot}/usr/share/emscripten`)
    : undefined;

/**
 * Installs the official emsdk into the checkout.
 *
 * @param {string} python
 * @returns {Promise<Emscripten | undefined>} nothing where it cannot be had
 */
export async function installEmsdk(python) {
  const git = which('git');
  const reachable =
    git &&
    (await run(git, ['ls-remote', emsdkAddress, 'HEAD'], { quiet: true, timeoutSeconds: 15 }));
  if (!git || !reachable || reachable.code !== 0) {
    console.error('  The official emsdk cannot be reached.');
    return undefined;
  }
  const partial = `${emsdkFolder}.partial-${process.pid}`;
  const clone = [
    'clone',
    '--quiet',
    '--depth=1',
    `--branch=${emsdkRelease}`,
    emsdkAddress,
    partial,
  ];
  const result = await step(`Install emsdk ${emsdkRelease} (about 400 MB)`, async (report) => {
    const cloned = await run(git, clone, { quiet: true });
    if (cloned.code !== 0) return cloned;
    return run(python, [`${partial}/emsdk.py`, 'install', emsdkRelease], {
      onLine: (line) => report(line.trim().slice(0, 60)),
    });
  });
  if (result.code !== 0) {
    rmSync(partial, { recursive: true, force: true });
    console.error('  The official emsdk could not be installed.');
    return undefined;
  }
  rmSync(emsdkFolder, { recursive: true, force: true });
  renameSync(partial, emsdkFolder);
  return installedEmsdk();
}

/**
 * Writes the configuration file of an Emscripten that lies in the checkout: it names folders, so
 * it is written anew when the checkout has moved.
 *
 * @param {Emscripten} emscripten
 */
export function configure(emscripten) {
  // Emscripten's tools are CommonJS, the checkout's own modules are not.
  writeChanged(`${toolchainFolder}/package.json`, '{ "type": "commonjs" }\n');
  if (!emscripten.folder.startsWith(toolchainFolder)) return;
  const unpacked = emscripten.folder.startsWith(debianRoot);
  const upstream = `${emsdkFolder}/upstream`;
  const settings = {
    LLVM_ROOT: unpacked ? `${llvmFolder()}/bin` : `${upstream}/bin`,
    BINARYEN_ROOT: unpacked ? `${debianRoot}/usr` : upstream,
    NODE_JS: process.execPath,
    ...(unpacked && { CACHE: cache, LLVM_ADD_VERSION: null, CLANG_ADD_VERSION: null }),
  };
  const lines = Object.entries(settings).map(
    ([key, value]) => `${key} = ${value === null ? 'None' : JSON.stringify(value)}\n`,
  );
  writeChanged(`${emscripten.folder}/.emscripten`, lines.join(''));
}

/** @param {string} file @param {string} text */
function writeChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(`${file}.partial`, text);
  renameSync(`${file}.partial`, file);
}

/** Two small programs whose links need the libraries that the project's links need. */
const probes = [
  {
    name: 'engine',
    code: '#include <emscripten/bind.h>\nEMSCRIPTEN_BINDINGS(probe) {}\n',
    flags: ['-Oz', '-lembind', '--no-entry', '-sFILESYSTEM=0', '-sENVIRONMENT=web,worker,node'],
  },
  {
    name: 'tests',
    code: '#include <iostream>\nint main() { std::cout << 1 << std::endl; }\n',
    flags: ['-sEXIT_RUNTIME', '-sENVIRONMENT=node'],
  },
];

/**
 * Builds Emscripten's own libraries, which come as sources with the packages.
 *
 * @param {Emscripten} emscripten
 * @param {NodeJS.ProcessEnv} env
 */
export async function buildSystemLibraries(emscripten, env) {
  if (!emscripten.folder.startsWith(debianRoot) || existsSync(cache)) return;
  const partial = `${cache}.partial-${process.pid}`;
  mkdirSync(partial, { recursive: true });
  await step("Build Emscripten's libraries, once (about a minute)", async (report) => {
    let built = 0;
    for (const { name, code, flags } of probes) {
      writeFileSync(`${partial}/${name}.cpp`, code);
      const common = ['-O3', '-fno-exceptions', '-fno-rtti', '-sALLOW_MEMORY_GROWTH'];
      common.push('-DEMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0', '-sSUPPORT_LONGJMP=0');
      const files = [`${partial}/${name}.cpp`, '-o', `${partial}/${name}.mjs`];
      const { code: exit, output } = await run(
        `${emscripten.folder}/em++`,
        [...common, ...flags, ...files],
        {
          env: { ...env, EM_CACHE: partial },
          onLine: (line) => {
            const library = line.match(/generating system library: \S*\/(\S+?)\.a/)?.[1];
            if (library) report(`${++built} of about 12 (${library})`);
          },
        },
      );
      if (exit !== 0) {
        throw new Failure(`Emscripten does not work here:\n${output.trim().slice(-2000)}`);
      }
    }
    report(`${built}`);
  });
  renameSync(partial, cache);
}
