import { frameTag, scriptTag } from './markup.js';

/** @import { Way } from './index.js' */

/** A frame in HTML, and the script that makes it as high as what it shows. @type {Way} */
export const iframe = {
  id: 'iframe',
  script: 'embed',
  takesSize: true,
  snippet: (asked) => `${frameTag(asked)}\n${scriptTag(asked, 'embed', 'async')}`,
};
