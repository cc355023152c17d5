/** clang-tidy over our C++ files; a file that has passed is not looked at again until it changes. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { configurePreset } from '../build/cmake.js';
import { inRoot, root } from '../shared/paths.js';
import { run, which } from '../shared/processes.js';
import { step } from '../shared/progress.js';

const preset = 'native-release';

/**
 * @param {import('../setup/toolchain.js').Toolchain} toolchain
 * @param {string[]} files of the repository
 * @returns {Promise<string>} what it found, empty when all is well
 */
export async function clangTidy(toolchain, files) {
  const program = which('clang-tidy');
  if (!program) return '';
  await configurePreset(toolchain, preset);
  const passed = inRoot('build', preset, 'clang-tidy');
  mkdirSync(passed, { recursive: true });

  const sources = files
    .filter((file) => /^(cpp\/(tensor|kernels|reference)|tests\/fuzz)\/.*\.cpp$/.test(file))
    .map((file) => ({ file, stamp: `${passed}/${hashOf(['.clang-tidy', ...withHeaders(file)])}` }))
    .filter(({ stamp }) => !existsSync(stamp));
  if (sources.length === 0) return '';

  const queue = sources.values();
  let findings = '';
  let done = 0;
  await step('clang-tidy', async (report) => {
    const worker = async () => {
      for (const { file, stamp } of queue) {
        const args = ['--quiet', '-p', inRoot('build', preset), file];
        const { code, output } = await run(program, args, { cwd: root, quiet: true });
        if (code === 0) writeFileSync(stamp, file);
        else findings += output.replace(/^\d+ warnings?.*generated\.?\n/gm, '');
        done += 1;
        report(`${done} of ${sources.length}`);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
  });
  return findings;
}

/**
 * A file and the headers of ours that it includes, and they include.
 *
 * @param {string} file
 * @param {Set<string>} [found]
 */
function withHeaders(file, found = new Set()) {
  if (found.has(file) || !existsSync(inRoot(file))) return found;
  found.add(file);
  const code = readFileSync(inRoot(file), 'utf8');
  for (const [, name] of code.matchAll(/^#include "(.*)"/gm)) {
    withHeaders(`cpp/${name}`, found);
    withHeaders(`${dirname(file)}/${name}`, found);
  }
  return found;
}

/** @param {string[]} files */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(inRoot(file)));
  return hash.digest('hex').slice(0, 24);
}
