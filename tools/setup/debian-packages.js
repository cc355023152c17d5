/**
 * Packages of the distribution, unpacked into one folder of the checkout. Their programs run on
 * their own libc, so the age of the system does not matter, and nothing of the system changes.
 */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { Failure } from '../shared/failure.js';
import { toolchainFolder } from '../shared/paths.js';
import { run } from '../shared/processes.js';
import { step } from '../shared/progress.js';
import { downloadPackages } from './debian-archive.js';

/** The unpacked packages. The folder exists only when it is complete. */
export const debianRoot = `${toolchainFolder}/debian`;

/** In the closure, but of no use here: another Node, native compilers, sanitizers. */
const unused =
  /^(libnode\d|lib(a|hwa|l|t|ub)san\d|libgcc-\d+-dev|libstdc\+\+-\d+-dev|linux-libc-dev)/;

const libraries = `${debianRoot}/usr/lib/x86_64-linux-gnu`;
const loader = `${debianRoot}/usr/lib64/ld-linux-x86-64.so.2`;

/** Programs that the build starts, by folder. */
const programs = /^(clang|lld|ninja|llvm-(ar|nm|objcopy|dwarfdump|dwp|readobj|symbolizer)|wasm.*)$/;

/** Libraries whose own search path hides ours. */
const hidingLibraries = /^(libLLVM|libclang-cpp|libbinaryen)[.-].*so/;

/** LLVM's folder, if the packages hold it; its number moves with the archive. */
export function llvmFolder() {
  const lib = `${debianRoot}/usr/lib`;
  const name = readdirSync(lib).find((entry) => /^llvm-\d+$/.test(entry));
  return name && `${lib}/${name}`;
}

/**
 * Makes the folder ready with these packages, from whatever an earlier run has left.
 *
 * @param {string[]} packages
 */
export async function unpackPackages(packages) {
  const list = `${debianRoot}/packages`;
  const held = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  if (!packages.every((name) => held.includes(name))) await unpack(packages);
  await relocate();
}

/** @param {string[]} packages */
async function unpack(packages) {
  const apt = `${toolchainFolder}/apt`;
  const target = `${debianRoot}.partial-${process.pid}`;
  const archives = await downloadPackages([...packages, 'patchelf'], apt);
  const wanted = archives.filter((archive) => !unused.test(basename(archive)));
  mkdirSync(target, { recursive: true });

  await step('Unpack packages', async (report) => {
    let done = 0;
    await forEachParallel(wanted, async (archive) => {
      const { code, output } = await run('dpkg', ['-x', archive, target], { quiet: true });
      if (code !== 0) {
        rmSync(archive, { force: true });
        const complaint = output.trim().split('\n')[0];
        throw new Failure(`${basename(archive)} could not be unpacked (${complaint}).`);
      }
      done += 1;
      report(`${done} of ${wanted.length}`);
    });
  });
  writeFileSync(`${target}/packages`, packages.join('\n'));
  rmSync(debianRoot, { recursive: true, force: true });
  renameSync(target, debianRoot);
  rmSync(apt, { recursive: true, force: true });
}

/**
 * Lets the programs find the packages' own libc and libraries. The paths are absolute, so this is
 * done again when the checkout has moved.
 */
async function relocate() {
  const stamp = `${debianRoot}/relocated`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === debianRoot) return;

  const llvm = llvmFolder();
  const searchPath = [libraries, ...(llvm ? [`${llvm}/lib`] : [])].join(':');
  const files = [
    ...filesIn(`${debianRoot}/usr/bin`, programs).map((file) => ({ file, isProgram: true })),
    ...filesIn(`${llvm}/bin`, programs).map((file) => ({ file, isProgram: true })),
    ...filesIn(libraries, hidingLibraries).map((file) => ({ file, isProgram: false })),
  ];
  const patchelf = ['--library-path', libraries, `${debianRoot}/usr/bin/patchelf`];

  if (files.length > 0)
    await step('Prepare programs', async (report) => {
      let done = 0;
      await forEachParallel(files, async ({ file, isProgram }) => {
        const partial = `${file}.partial`;
        const args = isProgram ? ['--set-interpreter', loader] : [];
        args.push('--force-rpath', '--set-rpath', searchPath, '--output', partial, file);
        const { code, output } = await run(loader, [...patchelf, ...args], { quiet: true });
        if (code !== 0) throw new Failure(`${file} could not be prepared (${output.trim()}).`);
        renameSync(partial, file);
        done += 1;
        report(`${done} of ${files.length}`);
      });
    });
  wrapPython();
  writeFileSync(stamp, debianRoot);
}

/** Python does not survive a changed header, so it is started through the packages' loader. */
function wrapPython() {
  const bin = `${debianRoot}/usr/bin`;
  const python = existsSync(bin) && readdirSync(bin).find((name) => /^python3\.\d+$/.test(name));
  if (!python) return;
  const wrapper = `${bin}/python3`;
  rmSync(wrapper, { force: true });
  writeFileSync(
    wrapper,
    `#!/bin/sh\nexec '${loader}' --argv0 "$0" --library-path '${libraries}' '${bin}/${python}' "$@"\n`,
  );
  chmodSync(wrapper, 0o755);
}

/** Regular files, no links. @param {string} folder @param {RegExp} names */
const filesIn = (folder, names) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => names.test(name) && !name.endsWith('.partial'))
        .map((name) => `${folder}/${name}`)
        .filter((file) => lstatSync(file).isFile())
    : [];

/**
 * @template Item
 * @param {Item[]} items
 * @param {(item: Item) => Promise<void>} work
 */
async function forEachParallel(items, work) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
