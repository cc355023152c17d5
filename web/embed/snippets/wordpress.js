import { frameTag, scriptTag, trueTag } from './markup.js';

/** @import { Way } from './index.js' */

/** WordPress looks for shortcodes in attributes too. @param {string} html */
const withoutShortcodes = (html) => html.replaceAll('[', '&#91;').replaceAll(']', '&#93;');

/** A Custom HTML block: pasted into the editor it becomes one. @type {Way} */
export const wordpress = {
  id: 'wordpress',
  script: 'embed',
  takesFile: () => true,
  takesSize: true,
  snippet: (asked) =>
    `<!-- wp:html -->
${withoutShortcodes(frameTag(asked))}
${scriptTag(asked, 'embed', 'async')}
<!-- /wp:html -->`,
  plain: (asked) => `<p>${withoutShortcodes(trueTag(asked))}</p>`,
};
