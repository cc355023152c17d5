/** The three engines that the hosting tests open pages in, behind one small interface. */
import { launchPuppeteer } from './puppeteer.js';
import { launchWebKit } from './webkit.js';

/**
 * A browser with one window. `evaluate`, `click` and `typed` act in the frame that was entered
 * last; a position counts from that frame's own corner.
 *
 * @typedef {object} Browser
 * @property {string} version as in "Firefox 153.0"
 * @property {(address: string) => Promise<void>} open loads the page, also where
 *   only the part behind # is new, and waits for it
 * @property {<Result, Args extends unknown[]>(
 *   work: (...args: Args) => Result | Promise<Result>, ...args: Args) => Promise<Awaited<Result>>} evaluate
 *   runs a function in the page; arguments and result are JSON
 * @property {(selector: string) => Promise<void>} enter goes into an iframe
 * @property {() => Promise<void>} leave goes back to the whole page
 * @property {(x: number, y: number) => Promise<void>} click with the real pointer
 * @property {(key: string, held?: 'Control' | 'Shift') => Promise<void>} press a key by its DOM name, as in "Enter",
 *   while another one is held
 * @property {(text: string) => Promise<void>} type key by key
 * @property {(width: number, height: number) => Promise<void>} resize the window's inside
 * @property {() => Promise<Buffer>} screenshot a PNG of what the window shows
 * @property {() => Promise<void>} close
 */

/** @type {Record<string, () => Promise<Browser>>} */
export const browsers = {
  chromium: () => launchPuppeteer('chrome'),
  firefox: () => launchPuppeteer('firefox'),
  webkit: launchWebKit,
};
