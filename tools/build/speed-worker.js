/**
 * `virtual:speed-worker`: the address of the worker that times the kernels. It is built with the site,
 * so that it shares the engine's file with the page; where all is one file there is none.
 */

const id = 'virtual:speed-worker';
const file = '/web/speed/worker.js';

/**
 * A plugin for Vite.
 * @param {{ isFile?: boolean }} [options] whether the worker becomes a file of the site
 */
export function speedWorker({ isFile = false } = {}) {
  let isBuild = false;
  return {
    name: 'normlab-speed-worker',
    /** @param {{ command: string }} config */
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    /** @param {string} source */
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    /** @this {any} @param {string} resolved */
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      if (!isFile) return 'export default undefined;';
      if (!isBuild) return `export default ${JSON.stringify(file)};`;
      const chunk = this.emitFile({ type: 'chunk', id: `.${file}`, name: 'speed-worker' });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
  };
}
