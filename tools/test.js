import {
  chromium,
  clangTidy,
  hosting,
  installSystemPackages,
  missingSentence,
  torch,
} from './setup/system-packages.js';
import { setUp } from './setup.js';
import { command } from './shared/command.js';
import { Failure } from './shared/failure.js';
import { since } from './shared/progress.js';

const help = `npm test [-- STAGE…]

Sets up what is missing, then runs every test; the exit code is the verdict.
Stages, to run only some: engine check native fuzz wasm-relaxed-simd wasm-simd
wasm-scalar wasm-js javascript site package browser hosting

As root on Debian or Ubuntu it installs the packages that the tests need beyond
the build (chromium, python3-torch, clang-tidy; for real hosts nginx, apache2,
hugo, jekyll, firefox-esr, webkit2gtk-driver, xvfb), and starts none of them;
otherwise it says which are missing and skips what needs them. With CI=true a
missing package is a failure.
`;

await command(import.meta.url, { help, takesNames: true, run: test });

/** @param {unknown} _values @param {string[]} names the stages to run, all when empty */
async function test(_values, names) {
  const startedAt = performance.now();
  const toolchain = await setUp();
  await bringSystemPackages();

  // These read the installed packages, which are there only after set-up.
  const { lastWords, stages, Skip } = await import('./test/stages.js');
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown) throw new Failure(`There is no stage "${unknown}": see npm test -- --help.`);
  const chosen = stages.filter(({ name }) => names.length === 0 || names.includes(name));

  /** @type {Record<'passed' | 'failed' | 'skipped', string[]>} */
  const outcome = { passed: [], failed: [], skipped: [] };
  for (const { name, headline, needs = [], run } of chosen) {
    const stageStartedAt = performance.now();
    console.error(`\n━━ ${headline}`);
    const blocked = needs.find((need) => outcome.failed.includes(need));
    /** @type {keyof typeof outcome} */
    let result = 'passed';
    try {
      if (blocked) throw new Failure(`Not run, because ${blocked} failed.`);
      await run(toolchain);
    } catch (error) {
      if (!(error instanceof Failure || error instanceof Skip)) throw error;
      result = error instanceof Skip && !process.env.CI ? 'skipped' : 'failed';
      console.error(error.message);
    }
    outcome[result].push(name);
    console.error(`━━ ${headline}: ${result}, ${since(stageStartedAt)}`);
  }

  lastWords.say();
  if (outcome.failed.length > 0) process.exitCode = 1;
  const list = outcome.failed.length > 0 ? ` Failed: ${outcome.failed.join(', ')}.` : '';
  console.log(`\nAll stages took ${since(startedAt)}.${list}`);
  const skipped = outcome.skipped.length > 0 ? `, ${outcome.skipped.length} skipped` : '';
  console.log(`Stages: ${outcome.passed.length} passed, ${outcome.failed.length} failed${skipped}`);
}

/** Installs what needs root, or says what is missing. */
async function bringSystemPackages() {
  const missing = await installSystemPackages([chromium, torch, clangTidy, ...hosting]);
  if (missing.length === 0) return;
  if (process.env.CI) throw new Failure(missingSentence(missing));
  console.error(missingSentence(missing));
}
