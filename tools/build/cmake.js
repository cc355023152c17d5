/** CMake builds, by preset, told while they run. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { toolchainEnvironment } from '../setup/toolchain.js';
import { Failure } from '../shared/failure.js';
import { withLock } from '../shared/lock.js';
import { buildLock, inRoot, root } from '../shared/paths.js';
import { run } from '../shared/processes.js';
import { step } from '../shared/progress.js';

/** @import { Toolchain } from '../setup/toolchain.js' */

/** The presets that make the engine, the best first. */
export const wasmPresets = ['wasm-relaxed-simd', 'wasm-simd', 'wasm-scalar', 'wasm-js'];

/**
 * Configures a preset, if it was not yet, or for another toolchain or other flags.
 *
 * @param {Toolchain} toolchain
 * @param {string} preset
 */
export async function configurePreset(toolchain, preset) {
  const stamp = inRoot('build', preset, 'configured-for');
  const identity = createHash('sha256')
    .update(JSON.stringify(toolchain))
    .update(readFileSync(inRoot('CMakePresets.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === identity) return;
  const args = ['--fresh', '--preset', preset, `-DCMAKE_MAKE_PROGRAM=${toolchain.ninja}`];
  const env = toolchainEnvironment(toolchain);
  const { code, output } = await run('cmake', args, { cwd: root, env, quiet: true });
  if (code !== 0) throw new Failure(`CMake could not configure ${preset}:\n${output.trim()}`);
  mkdirSync(inRoot('build', preset), { recursive: true });
  writeFileSync(stamp, identity);
}

/**
 * Builds targets of several presets, side by side; no other run of the checkout builds meanwhile.
 *
 * @param {Toolchain} toolchain
 * @param {string} what the step, for the person at the terminal
 * @param {string[]} presets
 * @param {string[]} targets
 */
export function buildPresets(toolchain, what, presets, targets) {
  return withLock(buildLock, () =>
    step(what, (report) => buildSideBySide(toolchain, presets, targets, report)),
  );
}

/**
 * @param {Toolchain} toolchain
 * @param {string[]} presets
 * @param {string[]} targets
 * @param {(howMuch: string) => void} report
 */
async function buildSideBySide(toolchain, presets, targets, report) {
  const env = toolchainEnvironment(toolchain);
  const jobs = Math.ceil((availableParallelism() + 1) / presets.length);
  /** @type {Map<string, string>} */
  const progress = new Map();
  const results = await Promise.all(
    presets.map(async (preset) => {
      await configurePreset(toolchain, preset);
      const args = [
        '--build',
        inRoot('build', preset),
        `--parallel=${jobs}`,
        '--target',
        ...targets,
      ];
      const result = await run('cmake', args, {
        cwd: root,
        env: { ...env, NINJA_STATUS: '[%f/%t] ' },
        onLine: (line) => {
          const count = line.match(/^\[(\d+)\/(\d+)\] (?!Re-checking)/);
          if (count) progress.set(preset, `${count[1]} of ${count[2]}`);
          const parts = [...progress].map(([name, text]) => `${name} ${text}`);
          if (parts.length > 0) report(parts.join(', '));
        },
      });
      return { preset, ...result };
    }),
  );
  const failed = results.find(({ code }) => code !== 0);
  if (failed) throw new Failure(`${failed.preset} does not build:\n${failed.output.trim()}`);
}
