/** The npm package, as a project meets that installs it. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../shared/failure.js';
import { inRoot, root } from '../shared/paths.js';
import { run } from '../shared/processes.js';

const program = `import { EngineError, loadEngine, type Tensor } from 'normlab/engine';

const engine = await loadEngine();
const { output }: { output: Tensor } = engine.softmax([0, 0]);
let code: string = 'none';
try {
  engine.softmax([0, 0], { axis: 1 });
} catch (error) {
  if (error instanceof EngineError) code = error.code;
}
console.log([...output.data].join(), code);
`;
const printed = '0.5,0.5 bad-axis';

/** Packs dist/, installs it into an empty project and uses it there. */
export async function testPackage() {
  const project = mkdtempSync(join(tmpdir(), 'normlab-package-'));
  try {
    await install(project);
    await useInNode(project);
    await checkTypes(project);
    await useThroughVite(project);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/**
 * @param {string} what the sentence if it fails
 * @param {string} program
 * @param {string[]} args
 * @param {string} cwd
 */
async function expectSuccess(what, program, args, cwd) {
  const { code, output } = await run(program, args, { cwd, quiet: true, timeoutSeconds: 120 });
  if (code !== 0) throw new Failure(`${what}:\n${output.trim()}`);
  return output.trim();
}

/** @param {string} project */
async function install(project) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const pack = ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', project];
  await expectSuccess('The package cannot be packed', npm, pack, root);
  const file = readdirSync(project).find((name) => name.endsWith('.tgz'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }\n');
  const add = ['install', `./${file}`, '--offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await expectSuccess('The package cannot be installed by itself', npm, add, project);
}

/** @param {string} file @param {string} where @param {string} project */
async function expectPrinted(file, where, project) {
  const output = await expectSuccess(`${where} it fails`, process.execPath, [file], project);
  if (output !== printed) {
    throw new Failure(`${where} the package prints "${output}" and not "${printed}".`);
  }
}

/** @param {string} project */
async function useInNode(project) {
  const script = program
    .replace(', type Tensor', '')
    .replace(/: (\{ output: Tensor \}|string)/g, '');
  writeFileSync(join(project, 'main.js'), script);
  await expectPrinted('main.js', 'In Node', project);
}

/** @param {string} project */
async function checkTypes(project) {
  writeFileSync(join(project, 'main.ts'), program);
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'ES2022', '--types', ''];
  const modules = ['--module', 'ESNext', '--moduleResolution', 'Bundler', '--lib', 'ES2023,DOM'];
  const args = [inRoot('node_modules/typescript/bin/tsc'), ...options, ...modules, 'main.ts'];
  await expectSuccess('The declarations do not fit', process.execPath, args, project);
}

/** @param {string} project */
async function useThroughVite(project) {
  writeFileSync(
    join(project, 'vite.config.js'),
    `export default {
      base: './',
      build: {
        target: 'es2022',
        rollupOptions: { input: 'main.js', output: { entryFileNames: 'main.js' } },
      },
    };`,
  );
  const args = [inRoot('node_modules/vite/bin/vite.js'), 'build', '--logLevel=error'];
  await expectSuccess('Vite cannot build with the package', process.execPath, args, project);
  await expectPrinted('dist/main.js', 'Through Vite', project);
}
