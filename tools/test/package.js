/** The npm package, as a project meets that installs it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../shared/paths.js';
import { bundleWithEsbuild, bundleWithVite } from './package-bundlers.js';
import { expectPrintedInChromium } from './package-chromium.js';
import { expectPrintedInNode, expectSuccess } from './package-expect.js';
import { installPackage } from './package-install.js';

const program = `import { EngineError, loadEngine, type Tensor } from 'normlab/engine';

const engine = await loadEngine();
const { output }: { output: Tensor } = engine.softmax([0, 0]);
let code: string = 'none';
try {
  engine.softmax([0, 0], { axis: 1 });
} catch (error) {
  if (error instanceof EngineError) code = error.code;
}
console.log([...output.data].join(), code, engine.variant === 'js' ? 'without WebAssembly' : '');
`;

const script = program.replace(', type Tensor', '').replace(/: (\{ output: Tensor \}|string)/g, '');

const scriptByAddress = script.replace(
  "'normlab/engine'",
  "'./node_modules/normlab/dist/engine.js'",
);

/** Pages that use the package's own files: by address, in a module worker, by an import map. */
const pages = {
  'plain.html': `<script type="module">${scriptByAddress}</script>`,
  'worker.js': scriptByAddress
    .replace('console.log(', 'postMessage([')
    .replace(/\);\n$/, "].join(' '));\n"),
  'worker.html': `<script type="module">
    const worker = new Worker('./worker.js', { type: 'module' });
    worker.onmessage = ({ data }) => console.log(data);
    worker.onerror = () => console.log('the worker fails');
  </script>`,
  'named.html': `<script type="importmap">
    { "imports": { "normlab/engine": "./node_modules/normlab/dist/engine.js" } }
  </script>
  <script type="module">${script}</script>`,
};

/** Packs dist/, installs it into an empty project and uses it there. */
export async function testPackage() {
  const project = mkdtempSync(join(tmpdir(), 'normlab-package-'));
  try {
    await installPackage(project);
    writeFileSync(join(project, 'main.js'), script);
    await expectPrintedInNode(project, 'main.js');
    await checkTypes(project);
    await bundleWithVite(project);
    await bundleWithEsbuild(project);
    for (const [name, text] of Object.entries(pages)) writeFileSync(join(project, name), text);
    const own = Object.keys(pages).filter((name) => name.endsWith('.html'));
    await expectPrintedInChromium(project, [...own, 'vite/index.html', 'esbuild/index.html']);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** @param {string} project */
async function checkTypes(project) {
  writeFileSync(join(project, 'main.ts'), program);
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--target', 'ES2022', '--types', ''];
  const modules = ['--module', 'ESNext', '--moduleResolution', 'Bundler', '--lib', 'ES2023,DOM'];
  const args = [inRoot('node_modules/typescript/bin/tsc'), ...options, ...modules, 'main.ts'];
  await expectSuccess('The declarations do not fit', process.execPath, args, project);
}
