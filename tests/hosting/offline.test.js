import { rmSync } from 'node:fs';
import { expect } from '@playwright/test';
import { loadMessages } from '../../web/locales/index.js';
import { nextVersion } from '../browser/next-version.js';
import { Site } from '../browser/server.js';
import { eventually } from './child.js';
import { test } from './driven.js';
import { Reader } from './reader.js';

/** @import { Browser } from './browsers/index.js' */

const say = await loadMessages('en', 'pages');
const words = { walkthrough: 'river-bank', step: 'scores' };

/** All elements of the page, through open shadow roots, whose own text is this; runs in the page. @param {string} text @param {boolean} isPressed */
function withText(text, isPressed) {
  /** @param {ParentNode} place @returns {Element[]} */
  const below = (place) =>
    [...place.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? below(element.shadowRoot) : []),
    ]);
  const found = below(document).filter((element) => element.textContent?.trim() === text);
  if (isPressed) /** @type {HTMLElement | undefined} */ (found[0])?.click();
  return found.length;
}

/** Waits until the page says something. @param {Browser} browser @param {string} text */
const says = (browser, text) =>
  eventually(async () => {
    if (!(await browser.evaluate(withText, text, false)))
      throw new Error(`The page does not say "${text}"`);
  });

/** Presses a button, once it is there. @param {Browser} browser @param {string} text */
async function press(browser, text) {
  await says(browser, text);
  await browser.evaluate(withText, text, true);
}

/** What the page has loaded, by version. @param {Browser} browser */
const versionsOf = (browser) =>
  browser.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const ours = names.filter((name) => name.includes('/assets/'));
    return [...new Set(ours.map((name) => (name.includes('-_ext') ? 'new' : 'old')))];
  });

test('kept on the device, the lab runs without its server, and takes a new version when asked to', async ({
  driven,
}) => {
  const site = new Site();
  const next = await nextVersion();
  await site.start();
  const lab = `${site.origin}/index.html#/${words.walkthrough}/${words.step}`;
  try {
    await driven.open(`${site.origin}/index.html#/about`);
    await press(driven, say('offline.keep'));
    await says(driven, say('offline.on'));
    site.isDown = true;
    await driven.open(lab);
    await new Reader(driven, words).findsAllNumbersOf(words.step);

    site.isDown = false;
    site.root = next;
    await driven.open(lab);
    await says(driven, say('lab.next'));
    expect(await versionsOf(driven)).toEqual(['old']);
    await press(driven, say('lab.renew'));
    await eventually(async () => expect(await versionsOf(driven)).toEqual(['new']));
    site.isDown = true;
    await driven.open(lab);
    await new Reader(driven, words).findsAllNumbersOf(words.step);

    await driven.open(`${site.origin}/index.html#/about`);
    await press(driven, say('offline.remove'));
    await says(driven, say('offline.removed'));
    expect(await driven.evaluate(() => caches.keys())).toEqual([]);
  } finally {
    await site.stop();
    rmSync(next, { recursive: true });
  }
});
