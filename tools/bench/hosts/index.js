import { measureInBrowser } from './browser.js';
import { measureNatively } from './native.js';
import { measureInNode } from './node.js';

/** @import { Line } from '../measure/line.js' */
/** @import { Grown, Progress, Settings } from '../measure/run.js' */

/** @typedef {(progress: Progress) => void} Tell */
/** @typedef {{ version: string, lines: Line[], growth: Grown[], timerMs: number }} Measured */

/** Where the bench runs, by the names of the option --in. @type {Record<string, (settings: Settings, tell: Tell) => Promise<Measured>>} */
export const hosts = {
  node: measureInNode,
  chromium: (settings, tell) => measureInBrowser('chrome', settings, tell),
  firefox: (settings, tell) => measureInBrowser('firefox', settings, tell),
  native: measureNatively,
};
