/** Bundlers that make something of main.js, which imports the package. */
import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { Failure } from '../shared/failure.js';
import { inRoot } from '../shared/paths.js';
import { expectPrintedInNode, expectSuccess, printed } from './package-expect.js';

const page = '<script type="module" src="main.js"></script>';

/** Makes the folder `vite`. @param {string} project */
export async function bundleWithVite(project) {
  writeFileSync(
    join(project, 'vite.config.js'),
    `export default {
      base: './',
      build: {
        target: 'es2022',
        outDir: 'vite',
        rollupOptions: { input: 'main.js', output: { entryFileNames: 'main.js' } },
      },
    };`,
  );
  const args = [inRoot('node_modules/vite/bin/vite.js'), 'build', '--logLevel=error'];
  await expectSuccess('Vite cannot build with the package', process.execPath, args, project);
  await expectPrintedInNode(project, 'vite/main.js');
  writeFileSync(join(project, 'vite/index.html'), page);
}

/**
 * Makes the folder `esbuild`. esbuild copies no files that scripts name by `new URL`: without them
 * the engine runs as JavaScript alone, with them as WebAssembly.
 *
 * @param {string} project
 */
export async function bundleWithEsbuild(project) {
  await build({
    absWorkingDir: project,
    entryPoints: ['main.js'],
    outdir: 'esbuild',
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    logLevel: 'silent',
  }).catch((thrown) => {
    throw new Failure(`esbuild cannot build with the package:\n${thrown.message}`);
  });
  await expectPrintedInNode(project, 'esbuild/main.js', `${printed} without WebAssembly`);

  const assets = join(project, 'node_modules/normlab/dist/assets');
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.wasm'))) {
    copyFileSync(join(assets, file), join(project, 'esbuild', file));
  }
  await expectPrintedInNode(project, 'esbuild/main.js');
  writeFileSync(join(project, 'esbuild/index.html'), page);
}
