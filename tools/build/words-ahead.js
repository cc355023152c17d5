/** The lab's page asks for its words beside its script, not once this has run. */

/** What every page says, and the home page. */
const words = ['web/locales/en/lab.js', 'web/locales/en/pages.js'];

/** @returns {import('vite').Plugin} */
export const wordsAhead = () => ({
  name: 'normlab-words-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {}, filename }) => {
      if (!filename.endsWith('/index.html')) return [];
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' && words.some((name) => chunk.facadeModuleId?.endsWith(name))
          ? [chunk.fileName]
          : [],
      );
      return files.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
        injectTo: /** @type {const} */ ('head'),
      }));
    },
  },
});
