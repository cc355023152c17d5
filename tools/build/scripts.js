/** Classic scripts, each in one piece: for pages that take no modules. */
import { build as buildByEsbuild } from 'esbuild';
import { build } from 'vite';
import { inRoot, root } from '../shared/paths.js';
import { exerciseIndex } from './exercise-index.js';
import { reference } from './reference.js';
import { runner } from './runner.js';
import { speedWorker } from './speed-worker.js';

const target = 'es2022';

/** A small script with what it imports. @param {string} entry */
export async function classicScript(entry) {
  const { outputFiles } = await buildByEsbuild({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    minify: true,
    target,
    write: false,
  });
  return outputFiles[0].text;
}

/** All of the lab, kernels included. It asks for nothing when it runs. */
export async function wholeScript() {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [reference(), exerciseIndex(), runner(), speedWorker(), withoutAddress()],
    define: {
      'import.meta.url': 'document.baseURI',
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      target,
      write: false,
      // As a library, what it names by address is put into it.
      rollupOptions: { checks: { pluginTimings: false } },
      lib: { entry: inRoot('web/embed/whole.js'), formats: ['iife'], name: 'normlab' },
    },
  });
  const [{ output }] = /** @type {import('vite').Rollup.RollupOutput[]} */ ([built].flat());
  return output[0].code;
}

/**
 * The kernels' own script is handed its .wasm file; the address at which it would look for one would
 * put the file into the script a second time.
 */
function withoutAddress() {
  const address = /new URL\("normlab\.wasm",import\.meta\.url\)\.href/g;
  return {
    name: 'normlab-without-address',
    /** @param {string} code @param {string} file */
    transform: (code, file) =>
      /\/build\/wasm-[a-z-]+\/engine\/normlab\.js$/.test(file)
        ? code.replace(address, '""')
        : undefined,
  };
}
