/** The width that `<norm-lab>` takes: a fair share of what there is, the same before it goes live. */
import { expect, test } from './fixtures.js';
import { host } from './host.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { Site } from './server.js'
 */

const two =
  '<norm-lab walkthrough="river-bank" single><a href="#">Words</a></norm-lab><norm-lab walkthrough="batch-norm" step="mean" single></norm-lab>';
const [lone] = two.split('<norm-lab walkthrough="batch');
const styles = `<style>
  body { margin: 8px } td { padding: 0 } table { border-spacing: 0 }
  .row { display: flex } .gap { gap: 16px } .even norm-lab { flex: 1 } .own norm-lab { flex: none; width: 200px }
  .columns { display: grid; grid-auto-flow: column } .start { display: grid; justify-items: start }
  .float { float: left } .inline { display: inline-block } .rtl { direction: rtl }
  .wrap { display: flex; flex-wrap: wrap } .column { display: flex; flex-direction: column }
  p { flex: 1; margin: 0 }
</style>`;

/** Widths of all widgets, and how far the page reaches out of the window. @param {Page} page */
const widths = (page) =>
  page.evaluate(() => ({
    each: [...document.querySelectorAll('norm-lab')].map((lab) =>
      Math.round(lab.getBoundingClientRect().width),
    ),
    over: document.documentElement.scrollWidth - innerWidth,
  }));

/** @type {(page: Page, site: Site, markup: string, width?: number) => Promise<number[]>} */
async function room(page, site, markup, width = 900) {
  await page.setViewportSize({ width, height: 800 });
  let before;
  await page.route('**/ops-*.js', async (route) => {
    await page.waitForFunction(() => document.querySelector('norm-lab')?.shadowRoot);
    before = await widths(page);
    await route.continue();
  });
  await host(page, site, markup, { head: styles });
  await page.locator('norm-lab [data-part="inspector"]').last().waitFor();
  const after = await widths(page);
  expect(after).toEqual(before);
  expect(after.over).toBeLessThanOrEqual(0);
  await page.unroute('**/ops-*.js');
  return after.each;
}

/** @type {[string, string, number[]][]} */
const places = [
  ['two in a row', `<div class="row gap">${two}</div>`, [434, 434]],
  ['two in a row from right to left', `<div class="row gap rtl">${two}</div>`, [434, 434]],
  ['two of equal shares', `<div class="row gap even">${two}</div>`, [434, 434]],
  ['two in the columns of a grid', `<div class="columns">${two}</div>`, [442, 442]],
  ['one alone in a row', `<div class="row">${lone}</div>`, [884]],
  ['one alone in a float', `<div class="float">${lone}</div>`, [720]],
  ['one alone in an inline block', `<div class="inline">${lone}</div>`, [720]],
  ['one at the start of a grid', `<div class="start">${lone}</div>`, [720]],
  ['one in a column', `<div class="column">${lone}</div>`, [884]],
  ['one whose page gives it a width', `<div class="row own">${lone}</div>`, [200]],
  ['one beside text that shares the row', `<div class="row"><p>Text</p>${lone}</div>`, [602]],
];

for (const [name, markup, expected] of places) {
  test(`${name}: it takes the room there is, before and after it goes live`, async ({
    page,
    site,
  }) => {
    expect(await room(page, site, markup)).toEqual(expected);
  });
}

test('two in the cells of a table share its width, and the page does not scroll sideways', async ({
  page,
  site,
}) => {
  const cells = two.replace('</norm-lab><', '</norm-lab></td><td><');
  const each = await room(page, site, `<table><tr><td>${cells}</td></tr></table>`);
  expect(each[0]).toBeGreaterThan(400);
  expect(each[1]).toBeGreaterThan(400);
});

test('on a narrow screen two that may wrap stand below each other', async ({ page, site }) => {
  expect(await room(page, site, `<div class="wrap">${two}</div>`, 360)).toEqual([344, 344]);
});

test('a column of unknown height is as high as the widget, not as its width in a row', async ({
  page,
  site,
}) => {
  await page.route('**/ops-*.js', () => {});
  await page.setViewportSize({ width: 900, height: 800 });
  await host(page, site, `<div class="column">${lone}</div>`, { head: styles });
  await page.waitForFunction(() => document.querySelector('norm-lab')?.shadowRoot);
  const height = await page.locator('norm-lab').evaluate((lab) => lab.clientHeight);
  expect(height).toBeLessThan(280);
});

for (const width of [280, 360]) {
  test(`in a column of ${width} px nothing reaches out of it, and the inspector follows the stage`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 900, height: 740 });
    const column = `<style>#column { width: ${width}px }</style>`;
    await host(
      page,
      site,
      `<div id="column"><norm-lab walkthrough="normalization-axes"></norm-lab></div>`,
      {
        head: styles + column,
      },
    );
    const inspector = page.locator('nl-inspector');
    await inspector.locator('[data-part="inspector"]').waitFor();
    await expect(inspector).toHaveCSS('position', 'static');
    const found = await page.locator('norm-lab').evaluate((lab) => {
      const nl = lab.shadowRoot?.querySelector('nl-lab');
      const box = nl?.shadowRoot?.querySelector('nl-inspector');
      if (!box) throw new Error('There is no inspector.');
      const { width } = box.getBoundingClientRect();
      const blank = lab.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
      return {
        scrolls: lab.scrollWidth,
        width,
        hidden: box.scrollHeight - box.clientHeight,
        blank,
      };
    });
    expect(found.scrolls).toBeLessThanOrEqual(width);
    expect(found.width).toBeLessThanOrEqual(width);
    expect(found.hidden).toBeLessThanOrEqual(1);
    expect(found.blank).toBeLessThan(4);
  });
}
