/** A page of somebody else that holds `<norm-lab>`. */
import { labOf } from './lab.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 * @import { Site } from './server.js'
 *
 * @typedef {{ type: string, detail: any, bubbles: boolean, composed: boolean, from: string }} Heard
 *
 * @typedef {object} Host
 * @property {string} [head] what else stands in the head
 * @property {string} [html] attributes of `<html>`
 * @property {string} [script] how `normlab.js` is loaded
 */

/** A widget with a line of fallback. */
export const one =
  '<norm-lab id="one" walkthrough="river-bank"><p id="fallback">Fallback</p></norm-lab>';

/**
 * Opens a page that holds this markup and loads `normlab.js`. It keeps what it hears.
 *
 * @param {Page} page
 * @param {Site} site
 * @param {string} markup
 * @param {Host} [options]
 */
export async function host(page, site, markup, options = {}) {
  const { head = '', html = 'lang="en"' } = options;
  const { script = '<script type="module" src="./normlab.js"></script>' } = options;
  await page.addInitScript(() => {
    /** @type {Heard[]} */
    const heard = [];
    Object.assign(globalThis, { heard });
    for (const type of ['ready', 'step', 'change', 'answer', 'error']) {
      document.addEventListener(`normlab-${type}`, (event) => {
        const { detail, bubbles, composed, target } = /** @type {CustomEvent} */ (event);
        const from = /** @type {Element} */ (target).id;
        heard.push({ type, detail, bubbles, composed, from });
      });
    }
  });
  site.pages.set(
    '/host.html',
    `<!doctype html><html ${html}><head><title>Host</title><style>
      body { font: 20px/2 serif; color: rebeccapurple } button { background: red } p { margin: 3em }
    </style>${head}</head><body><h1>A lecture</h1>${markup}${script}</body></html>`,
  );
  await page.goto(`${site.origin}/host.html`);
}

/** @param {Page} page @returns {Promise<Heard[]>} */
export const heard = (page) => page.evaluate(() => /** @type {any} */ (globalThis).heard);

/**
 * Does something with the element.
 *
 * @template T
 * @param {Page} page
 * @param {(lab: NormLab) => T} act
 */
export const withLab = (page, act) => labOf(page).evaluate(/** @type {any} */ (act));
