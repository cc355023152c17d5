import { pageOf } from './markup.js';

/** @import { Way } from './index.js' */

/** Notion: the address of the page alone, which Notion puts into a frame of its own. @type {Way} */
export const notion = { id: 'notion', snippet: pageOf };
