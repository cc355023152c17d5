/** The paper that a page gives decides the theme of `<norm-lab>`, where the page names none. */
import { contrast, lightnessOf } from '../../web/render/colour.js';
import { expect, test } from './fixtures.js';
import { host } from './host.js';
import { labOf, ready } from './lab.js';

/** @import { Page } from '@playwright/test' */

const night = '--normlab-paper: #101418; --normlab-ink: #e8e8e8; --normlab-accent: #ff9f43';
const day = '--normlab-paper: oklch(96% 0.02 90); --normlab-ink: #222222';

/** @param {string} [attributes] */
const widget = (attributes = '') =>
  `<norm-lab walkthrough="river-bank" step="scores" ${attributes}></norm-lab>`;

/** Grounds and digits of all cells, as the screen has them. @param {Page} page */
const cellsOf = (page) =>
  page.locator('[role="grid"] [role="gridcell"]').evaluateAll((cells) => {
    const canvas = document.createElement('canvas');
    canvas.width = 1;
    canvas.height = 1;
    const context = /** @type {CanvasRenderingContext2D} */ (
      canvas.getContext('2d', { willReadFrequently: true })
    );
    /** @param {string} colour */
    const hex = (colour) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
      if (alpha !== 255) throw new Error(`${colour} is not opaque.`);
      return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
    };
    return cells.map((cell) => {
      const { color, backgroundColor } = getComputedStyle(cell);
      return { digits: hex(color), ground: hex(backgroundColor) };
    });
  });

/** The least contrast of digits with their cells. @param {Page} page */
async function leastContrast(page) {
  const cells = await cellsOf(page);
  expect(new Set(cells.map(({ ground }) => ground)).size).toBeGreaterThan(5);
  return Math.min(...cells.map(({ digits, ground }) => contrast(digits, ground)));
}

/** How light the cells are, from 0 to 1, on average. @param {Page} page */
async function lightness(page) {
  const cells = await cellsOf(page);
  return cells.reduce((sum, { ground }) => sum + lightnessOf(ground), 0) / cells.length;
}

for (const [name, system, paper, scheme] of /** @type {const} */ ([
  ['a dark paper on a light system', 'light', night, 'dark'],
  ['a light paper on a dark system', 'dark', day, 'light'],
])) {
  test(`${name} has cells that its digits read on`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: system });
    await host(page, site, widget(), { head: `<style>norm-lab { ${paper} }</style>` });
    await ready(page);
    await expect(labOf(page)).toHaveCSS('color-scheme', scheme);
    expect(await leastContrast(page)).toBeGreaterThanOrEqual(4.5);
  });

  test(`${name} leaves the theme that the page names`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: system });
    await host(page, site, widget(`theme="${system}"`), {
      head: `<style>norm-lab { ${paper} }</style>`,
    });
    await ready(page);
    await expect(labOf(page)).toHaveCSS('color-scheme', system);
    await labOf(page).evaluate((lab) => lab.removeAttribute('theme'));
    await expect(labOf(page)).toHaveCSS('color-scheme', scheme);
  });
}

test('the theme follows a paper that a class of the page changes, seen or hidden', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await host(page, site, `<main>${widget()}</main>`, {
    head: `<style>.night norm-lab { ${night} }</style>`,
  });
  await ready(page);
  const toggle = () => page.evaluate(() => document.documentElement.classList.toggle('night'));
  await expect.poll(() => lightness(page)).toBeGreaterThan(0.75);
  await toggle();
  await expect.poll(() => lightness(page)).toBeLessThan(0.5);
  expect(await leastContrast(page)).toBeGreaterThanOrEqual(4.5);
  await toggle();
  await expect.poll(() => lightness(page)).toBeGreaterThan(0.75);
  const main = page.locator('main');
  await main.evaluate((element) => element.setAttribute('hidden', ''));
  await toggle();
  await main.evaluate((element) => element.removeAttribute('hidden'));
  await expect.poll(() => lightness(page)).toBeLessThan(0.5);
});

test('without a paper of the page the theme follows the system while the page is open', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await host(page, site, widget());
  await ready(page);
  await expect.poll(() => lightness(page)).toBeLessThan(0.5);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => lightness(page)).toBeGreaterThan(0.75);
  expect(await leastContrast(page)).toBeGreaterThanOrEqual(4.5);
});

test('a paper that the page shines through leaves the theme to the system', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await host(page, site, widget(), {
    head: '<style>norm-lab { --normlab-paper: transparent }</style>',
  });
  await ready(page);
  await expect(labOf(page)).toHaveCSS('color-scheme', 'light');
});

test('on paper a dark paper is white, and its digits are black', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await host(page, site, widget(), { head: `<style>norm-lab { ${night} }</style>` });
  await ready(page);
  await expect(labOf(page)).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(labOf(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await leastContrast(page)).toBeGreaterThanOrEqual(4.5);
});
