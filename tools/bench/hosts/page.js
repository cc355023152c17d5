/** The run in a page: asks the server for its settings, and tells it what comes. */
import { contenders } from '../contenders/index.js';
import { measureAll } from '../measure/run.js';

const modules = '/packages/node_modules';

/** The bench's packages by name. @type {Record<string, () => Promise<any>>} */
const packages = {
  'onnxruntime-web': async () => {
    const ort = await import(
      /** @type {any} */ (`${modules}/onnxruntime-web/dist/ort.wasm.min.mjs`)
    );
    ort.env.wasm.wasmPaths = `${modules}/onnxruntime-web/dist/`;
    return ort;
  },
  '@tensorflow/tfjs-core': async () => (await bundle('tfjs')).core,
  '@tensorflow/tfjs-backend-wasm': async () => {
    const { wasm } = await bundle('tfjs');
    wasm.setWasmPaths(`${modules}/@tensorflow/tfjs-backend-wasm/dist/`);
    return wasm;
  },
  'ml-matrix': () => bundle('ml-matrix'),
};

/** @param {string} name @returns {Promise<any>} */
const bundle = (name) => import(/** @type {any} */ (`/packages/bundles/${name}.js`));

/** @param {Record<string, unknown>} said */
const tell = (said) => fetch('/', { method: 'POST', body: JSON.stringify(said) });

try {
  const settings = await (await fetch('/settings')).json();
  const measured = await measureAll(
    settings,
    () => contenders((name) => packages[name]()),
    (progress) => tell({ progress }),
  );
  await tell({ measured });
} catch (error) {
  await tell({ error: error instanceof Error ? error.stack : String(error) });
}
