import { clangTidy as clangTidyPackage, missingSentence } from './setup/system-packages.js';
import { setUp } from './setup.js';
import { command } from './shared/command.js';
import { Failure } from './shared/failure.js';
import { inRoot, root } from './shared/paths.js';
import { run } from './shared/processes.js';
import { since } from './shared/progress.js';

const help = `npm run check

Looks at format, lint, strict types, the directions of imports, the messages and
the exercises, and, where clang-tidy is installed, at the C++ code. Changes nothing.
`;

/** The repository's C++ files: those that git tracks or would track. */
async function nativeFiles() {
  const folders = ['cpp', 'tests/cpp', 'tests/fuzz'];
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders];
  const { output } = await run('git', list, { cwd: root, quiet: true });
  return output.split('\n').filter((file) => /\.(cpp|hpp)$/.test(file));
}

/**
 * The checks: each gives what it found, empty when all is well.
 *
 * @param {import('./setup/toolchain.js').Toolchain} toolchain
 */
async function checks(toolchain) {
  // These read the installed packages, which are there only after set-up.
  const { findViolations } = await import('./check/find-violations.js');
  const { clangTidy } = await import('./check/clang-tidy.js');
  const { messageFaults } = await import('./check-messages.js');
  const { exerciseFaults } = await import('./lint-exercises.js');
  const { buildPresets, wasmPresets } = await import('./build/cmake.js');
  const files = await nativeFiles();

  /** @param {string} script @param {string[]} args */
  const script = async (script, args) => {
    const path = inRoot('node_modules', script);
    const { code, output } = await run(process.execPath, [path, ...args], {
      cwd: root,
      quiet: true,
    });
    return code === 0 ? '' : output;
  };

  return [
    {
      name: 'Format and lint (biome)',
      look: () => script('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
    },
    {
      name: 'C++ format (clang-format)',
      look: () =>
        files.length === 0
          ? Promise.resolve('')
          : script('clang-format/index.js', ['--dry-run', '--Werror', ...files]).then((output) =>
              output.replace(/^Error: clang-format exited[\s\S]*/m, ''),
            ),
    },
    { name: 'Directions of imports', look: async () => findViolations(root).join('\n') },
    {
      name: 'Types (tsc)',
      look: async () => {
        // The engine's declarations come out of its build.
        await buildPresets(toolchain, 'Build the declarations', wasmPresets, ['normlab_engine']);
        return script('typescript/bin/tsc', ['--pretty', 'false']);
      },
    },
    { name: 'Messages', look: async () => (await messageFaults()).join('\n') },
    {
      name: 'Exercises',
      look: async () => {
        const { found } = await exerciseFaults([], 10);
        return found.map(({ text }) => text).join('\n');
      },
    },
    {
      name: 'C++ code (clang-tidy)',
      look: async () => {
        if (!(await clangTidyPackage.isThere())) console.error(missingSentence([clangTidyPackage]));
        return clangTidy(toolchain, files);
      },
    },
  ];
}

/** What a check that could not be made says. @param {unknown} error */
function inWords(error) {
  if (error instanceof Failure) return error.message;
  throw error;
}

/** Runs every check and tells what it found. @throws {Failure} if there is anything */
export async function check() {
  const toolchain = await setUp();
  /** @type {string[]} */
  const failed = [];
  for (const { name, look } of await checks(toolchain)) {
    const startedAt = performance.now();
    const findings = (await look().catch(inWords)).trim();
    console.error(`  ${findings ? '✗' : '✓'} ${name}  ${since(startedAt)}`);
    if (!findings) continue;
    console.error(findings);
    failed.push(name);
  }
  if (failed.length > 0) throw new Failure(`The check found something: ${failed.join(', ')}.`);
}

await command(import.meta.url, { help, run: check });
