/** Pages that hold embed.html in frames. */
import { expect } from '@playwright/test';

/**
 * @import { Frame, Page } from '@playwright/test'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 * @import { Site } from './server.js'
 */

/** The same server under another name: another origin. @param {Site} site */
export const elsewhere = (site) => site.origin.replace('127.0.0.1', 'localhost');

/** Requests to there, where a test wants some. */
export const toElsewhere = /^A request went to http:\/\/localhost:/;

/**
 * Opens a page that keeps the messages that it gets.
 *
 * @param {Page} page
 * @param {Site} site
 * @param {string} markup
 */
export async function openHost(page, site, markup) {
  await page.addInitScript(() => {
    /** @type {{ data: any, origin: string }[]} */
    const heard = [];
    Object.assign(globalThis, { heard });
    addEventListener('message', ({ data, origin }) => heard.push({ data, origin }));
  });
  site.pages.set(
    '/host.html',
    `<!doctype html><html lang="en"><head><title>Host</title></head>
    <body><h1>A post</h1>${markup}</body></html>`,
  );
  await page.goto(`${site.origin}/host.html`);
}

/** @param {Page | Frame} page @returns {Promise<{ data: any, origin: string }[]>} */
export const heard = (page) => page.evaluate(() => /** @type {any} */ (globalThis).heard);

/** The page in an element that is a frame. @param {Page} page @param {string} selector */
export async function frameIn(page, selector) {
  const frame = await (await page.locator(selector).elementHandle())?.contentFrame();
  if (!frame) throw new Error(`${selector} is no frame.`);
  return frame;
}

/** How high the page in a frame is, by its content. @param {Frame} frame */
export const contentHeight = (frame) =>
  frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));

/** Whether something in the frame's page is out of reach without scrolling. @param {Frame} frame */
export const scrolls = (frame) =>
  frame.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight > clientHeight;
  });

export const script = '<script src="./embed.js" async></script>';

export const scores = 'walkthrough=river-bank&step=scores';

/** @param {string} query @param {string} [attributes] @param {string} [folder] */
export const frame = (query, attributes = 'id="one"', folder = '.') =>
  `<iframe ${attributes} title="Normlab" src="${folder}/embed.html?${query}"></iframe>`;

/** Waits until all of a frame's page stands, and the frame is as high. @param {Page} page @param {string} selector */
export async function expectSized(page, selector) {
  const content = await frameIn(page, selector);
  await expectWhole(content);
  await expect
    .poll(async () => [
      (await heightOf(page, selector)) - (await contentHeight(content)),
      await scrolls(content),
    ])
    .toEqual([0, false]);
  return content;
}

/** Waits until all of a frame's page stands: what comes after the first numbers, too. @param {Frame} content */
export async function expectWhole(content) {
  await content.locator('[data-part="stage"]').first().waitFor({ state: 'attached' });
  await content.locator('norm-lab').evaluate(async (lab) => {
    await /** @type {NormLab} */ (lab).updateComplete;
  });
}

/** @param {Page} page @param {string} selector */
export const heightOf = (page, selector) =>
  page.locator(selector).evaluate((element) => /** @type {HTMLElement} */ (element).clientHeight);
