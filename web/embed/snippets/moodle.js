import { frameTag, pageOf } from './markup.js';

/** @import { Way } from './index.js' */

/** Moodle: a frame of a fixed height; scripts are taken out everywhere. @type {Way} */
export const moodle = { id: 'moodle', takesSize: true, snippet: frameTag, plain: pageOf };
