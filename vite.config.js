import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

/**
 * Regions of the C++ reference, from the compiled headers: what stands between `// begin: name`
 * and `// end: name`.
 * @returns {Record<string, { file: string, code: string }>}
 */
export function referenceRegions() {
  const folder = new URL('./cpp/reference/', import.meta.url);
  /** @type {Record<string, { file: string, code: string }>} */
  const regions = {};
  for (const name of readdirSync(folder)) {
    if (!/\.(hpp|cpp)$/.test(name)) continue;
    const text = readFileSync(new URL(name, folder), 'utf8');
    for (const [, region, code] of text.matchAll(
      /^\/\/ begin: (\w+)\n([\s\S]*?)^\/\/ end: \1$/gm,
    )) {
      regions[region] = { file: `cpp/reference/${name}`, code: code.trimEnd() };
    }
  }
  return regions;
}

/** `virtual:reference`: the regions as a module. */
function reference() {
  const id = 'virtual:reference';
  return {
    name: 'normlab-reference',
    /** @param {string} source */
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    /** @param {string} resolved */
    load: (resolved) =>
      resolved === `\0${id}` ? `export default ${JSON.stringify(referenceRegions())}` : undefined,
  };
}

/** '-js' for the script of the engine's variant js, and so on. @param {string | null} file */
function variantOf(file) {
  const [, variant] = file?.match(/\/build\/wasm(-[a-z-]+)\/engine\//) ?? [];
  return variant ?? '';
}

export default defineConfig({
  base: './',
  plugins: [reference()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: false,
    rollupOptions: {
      preserveEntrySignatures: 'strict',
      input: {
        index: 'index.html',
        normlab: 'web/normlab.js',
        engine: 'web/engine/index.js',
      },
      output: {
        entryFileNames: ({ name }) =>
          name === 'normlab' || name === 'engine' ? '[name].js' : 'assets/[name]-[hash].js',
        // Hosts that run Jekyll drop names that begin with an underscore.
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${name.replace(/^_+/, '')}${variantOf(facadeModuleId)}-[hash].js`,
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});
