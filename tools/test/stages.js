/** The stages of `npm test`, in order. */
import { availableParallelism } from 'node:os';
import { buildPresets, wasmPresets } from '../build/cmake.js';
import { buildSite } from '../build/site.js';
import { check } from '../check.js';
import { chromium, hosting, missingPackages, missingSentence } from '../setup/system-packages.js';
import { Failure } from '../shared/failure.js';
import { inRoot, root } from '../shared/paths.js';
import { run } from '../shared/processes.js';
import { LastWords } from './last-words.js';
import { testPackage } from './package.js';

/** @import { Toolchain } from '../setup/toolchain.js' */

/** Thrown by a stage that cannot run on this machine; says why. */
export class Skip extends Error {}

/**
 * @typedef {object} Stage
 * @property {string} name as it is given on the command line
 * @property {string} headline
 * @property {(toolchain: Toolchain) => Promise<void>} run throws a Failure if a test fails
 * @property {string[]} [needs] names of stages without which this one makes no sense
 */

/** What programs of the stages printed last, where it is worth saying again at the end. */
export const lastWords = new LastWords();

/** The C++ suite of one preset. @param {Toolchain} toolchain @param {string} preset */
async function suite(toolchain, preset) {
  const isWasm = preset.startsWith('wasm-');
  await buildPresets(toolchain, `Build ${preset}`, [preset], ['normlab_tests']);
  const { code } = await lastWords.run('ctest', ['--preset', preset]);
  if (code !== 0) throw new Failure(`The C++ tests fail${isWasm ? ` as ${preset}` : ''}.`);
}

const executions = 1_000_000;

/** Every kernel under arguments of all kinds, on every processor at once. @param {Toolchain} toolchain */
async function fuzz(toolchain) {
  await buildPresets(toolchain, 'Build the fuzz harness', ['native-debug'], ['normlab_fuzz']);
  const parts = availableParallelism();
  const share = Math.ceil(executions / parts);
  const results = await Promise.all(
    Array.from({ length: parts }, (_, part) =>
      run(inRoot('build/native-debug/normlab_fuzz'), [String(share), String(part * share)], {
        cwd: root,
      }),
    ),
  );
  if (results.some(({ code }) => code !== 0)) {
    throw new Failure('A kernel gives neither an answer nor a reason.');
  }
  console.log(`${parts * share} fuzz executions in all`);
}

/** A test runner of node_modules. @param {string} script @param {string[]} args */
async function runner(script, args) {
  const { code } = await lastWords.run(process.execPath, [inRoot('node_modules', script), ...args]);
  return code === 0;
}

/** @type {Stage[]} */
export const stages = [
  {
    name: 'engine',
    headline: 'Build the engine',
    run: (toolchain) =>
      buildPresets(toolchain, 'Build the engine', wasmPresets, ['normlab_engine']),
  },
  { name: 'check', headline: 'Format, lint, types, directions', run: check },
  {
    name: 'native',
    headline: 'C++ tests, native with sanitizers',
    run: (toolchain) => suite(toolchain, 'native-debug'),
  },
  { name: 'fuzz', headline: 'C++ kernels, fuzzed with sanitizers', run: fuzz },
  ...wasmPresets.map((preset) => ({
    name: preset,
    headline: `C++ tests, as WebAssembly: ${preset}`,
    run: (/** @type {Toolchain} */ toolchain) => suite(toolchain, preset),
  })),
  {
    name: 'javascript',
    headline: 'JavaScript tests',
    needs: ['engine'],
    run: async () => {
      if (!(await runner('vitest/vitest.mjs', ['run'])))
        throw new Failure('A JavaScript test fails.');
    },
  },
  { name: 'site', headline: 'Build the site', needs: ['engine'], run: () => buildSite() },
  {
    name: 'package',
    headline: 'The npm package, in a project of its own',
    needs: ['site'],
    run: testPackage,
  },
  {
    name: 'browser',
    headline: 'Browser tests',
    needs: ['site'],
    run: async () => {
      const missing = await missingPackages([chromium]);
      if (missing.length > 0) throw new Skip(missingSentence(missing));
      if (!(await runner('@playwright/test/cli.js', ['test']))) {
        throw new Failure('A browser test fails.');
      }
    },
  },
  {
    name: 'hosting',
    headline: 'Real hosts, three browser engines',
    needs: ['site', 'package'],
    run: async () => {
      const missing = await missingPackages([chromium, ...hosting]);
      if (missing.length > 0) throw new Skip(missingSentence(missing));
      const test = ['test', '--config', 'tests/hosting'];
      if (!(await runner('@playwright/test/cli.js', test))) {
        throw new Failure('A hosting test fails.');
      }
    },
  },
];
