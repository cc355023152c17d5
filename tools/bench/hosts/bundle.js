import { build } from 'esbuild';
import { benchFolder } from '../packages.js';

/** Packages that are many files, or CommonJS: each becomes one module for the page. */
const bundled = {
  tfjs: "export * as core from '@tensorflow/tfjs-core'; export * as wasm from '@tensorflow/tfjs-backend-wasm';",
  'ml-matrix': "export * from 'ml-matrix';",
};

/** Writes them into bundles/ beside the packages. */
export async function bundlePackages() {
  await Promise.all(
    Object.entries(bundled).map(([name, contents]) =>
      build({
        stdin: { contents, resolveDir: benchFolder },
        outfile: `${benchFolder}/bundles/${name}.js`,
        bundle: true,
        format: 'esm',
        platform: 'browser',
        target: 'es2022',
        minify: true,
        logLevel: 'error',
      }),
    ),
  );
}
