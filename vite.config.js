import { defineConfig } from 'vite';
import { exerciseIndex } from './tools/build/exercise-index.js';
import { firstPaint } from './tools/build/first-paint.js';
import { plainImports } from './tools/build/plain-imports.js';
import { reference } from './tools/build/reference.js';
import { runner } from './tools/build/runner.js';
import { speedWorker } from './tools/build/speed-worker.js';
import { headOf, together } from './tools/build/together.js';
import { wordsAhead } from './tools/build/words-ahead.js';

/** '-js' for the script that is the engine's variant js. @param {string | null} file */
const variantOf = (file) => (file?.includes('/build/wasm-js/engine/') ? '-js' : '');

export default defineConfig({
  base: './',
  plugins: [
    reference(),
    plainImports(),
    exerciseIndex(),
    runner({ isFile: true }),
    speedWorker({ isFile: true }),
    wordsAhead(),
    firstPaint(),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    manifest: true,
    // The lab's page names what its script imports; nothing is put into pages of others, and what
    // runs in a frame without an origin may not ask in this way.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, imports, { hostId, hostType }) =>
        hostType === 'html' && hostId.endsWith('index.html') ? imports : [],
    },
    rollupOptions: {
      checks: { pluginTimings: false },
      preserveEntrySignatures: 'strict',
      input: {
        index: 'index.html',
        frame: 'embed.html',
        engine: 'web/engine/index.js',
        // What normlab.js, which is built after them, loads by name.
        'nl-ahead': 'web/elements/ahead.js',
        'nl-lab': 'web/elements/lab.js',
        'nl-exercises': 'web/elements/exercises.js',
        'nl-xapi': 'web/elements/xapi.js',
      },
      output: {
        entryFileNames: ({ name }) => (name === 'engine' ? '[name].js' : 'assets/[name]-[hash].js'),
        // Hosts that run Jekyll drop names that begin with an underscore.
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${name.replace(/^_+/, '')}${variantOf(facadeModuleId)}-[hash].js`,
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: together },
        postBanner: headOf,
      },
    },
  },
});
