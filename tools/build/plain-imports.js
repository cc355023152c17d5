/**
 * What is loaded later is asked for by a plain `import()`. Vite would put a kilobyte around each of
 * the scripts that do so, which looks for styles and for what else to load: there is never any.
 */

/** @returns {import('vite').Plugin} */
export const plainImports = () => ({
  name: 'normlab-plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
});
