/** Chromium by its own protocol and Firefox by WebDriver BiDi. */
import { launch } from 'puppeteer-core';
import { chromiumFlags } from '../../../tools/shared/chromium-flags.js';
import { which } from '../../../tools/shared/processes.js';

/** @import { Browser } from './index.js' */

const programs = { chrome: 'chromium', firefox: 'firefox-esr' };
const titles = { chrome: 'Chromium', firefox: 'Firefox' };

/**
 * Starts with an empty profile of its own.
 *
 * @param {'chrome' | 'firefox'} kind
 * @returns {Promise<Browser>}
 */
export async function launchPuppeteer(kind) {
  const browser = await launch({
    browser: kind,
    executablePath: which(programs[kind]),
    headless: true,
    args: kind === 'chrome' ? chromiumFlags : [],
    timeout: 60_000,
    protocolTimeout: 60_000,
    defaultViewport: { width: 1280, height: 900 },
  });
  const end = () => browser.process()?.kill('SIGKILL');
  process.on('exit', end);
  // Firefox's first tab has no focus, and keys press no button in it; one of our own has.
  const page = await browser.newPage();
  /** @type {import('puppeteer-core').Frame} */
  let frame = page.mainFrame();
  /** The iframe that was entered. @type {import('puppeteer-core').ElementHandle<Element> | null} */
  let around = null;

  const leave = () => {
    frame = page.mainFrame();
    around = null;
  };
  /** @type {Browser['press']} */
  async function press(key, held) {
    const { keyboard } = page;
    if (held) await keyboard.down(held);
    await keyboard.press(/** @type {any} */ (key));
    if (held) await keyboard.up(held);
  }

  return {
    version: `${titles[kind]} ${(await browser.version()).match(/\d+(\.\d+)?/)?.[0]}`,
    async open(address) {
      leave();
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    },
    evaluate: (work, ...args) => frame.evaluate(/** @type {any} */ (work), ...args),
    async enter(selector) {
      around = await frame.waitForSelector(selector);
      const inside = await around?.contentFrame();
      if (!inside) throw new Error(`There is no frame at ${selector}.`);
      frame = inside;
    },
    leave: async () => leave(),
    async click(x, y) {
      const corner = await around?.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return { x: left + element.clientLeft, y: top + element.clientTop };
      });
      await page.mouse.click(x + (corner?.x ?? 0), y + (corner?.y ?? 0));
    },
    press,
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    async close() {
      await browser.close();
      process.off('exit', end);
    },
  };
}
