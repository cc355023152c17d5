/** On narrow screens the lab's own page has the inspector as a sheet; what has the focus is beside it. */
import { expect, test } from './fixtures.js';
import { button, inspector, open, settle } from './lab.js';

/** @import { Page } from '@playwright/test' */

test.use({ viewport: { width: 360, height: 740 } });

/** The focused element and the sheet, as they lie in the window. @param {Page} page */
const focused = (page) =>
  page.evaluate(() => {
    /** @type {Element[]} */
    const path = [];
    for (let at = document.activeElement; at; at = at.shadowRoot?.activeElement ?? null)
      path.push(at);
    const lab = path.find(({ localName }) => localName === 'nl-lab');
    const sheet = lab?.shadowRoot?.querySelector('nl-inspector');
    const element = path.at(-1);
    if (!element || !sheet || path.includes(sheet)) return undefined;
    const { top, bottom } = element.getBoundingClientRect();
    const name = `${element.localName} ${element.textContent?.trim().slice(0, 30)}`;
    return { name, top, bottom, sheet: sheet.getBoundingClientRect().top };
  });

test('it sticks to the window', async ({ page, site }) => {
  await open(page, site, 'batch-norm', 'mean');
  await page.evaluate(() => scrollTo(0, 100));
  await expect(page.locator('nl-inspector')).toHaveCSS('position', 'sticky');
  await expect
    .poll(async () => {
      const box = await inspector(page).boundingBox();
      return box && box.y + box.height;
    })
    .toBeGreaterThan(700);
});

for (const key of ['Tab', 'Shift+Tab']) {
  test(`${key} through a step leads to nothing under it`, async ({ page, site }) => {
    await open(page, site, 'batch-norm', 'mean');
    await settle(page);
    if (key === 'Shift+Tab') await button(page, 'tools.link').focus();
    const names = [];
    for (let turn = 0; turn < 40; turn++) {
      await page.keyboard.press(key);
      await settle(page);
      const found = await focused(page);
      if (!found) continue;
      names.push(found.name);
      expect(found.bottom, found.name).toBeLessThanOrEqual(found.sheet);
      expect(found.top, found.name).toBeGreaterThanOrEqual(-1);
    }
    expect(names.length).toBeGreaterThan(6);
  });
}

test('a click moves nothing', async ({ page, site }) => {
  await open(page, site, 'batch-norm', 'mean');
  const summary = page.locator('details.key summary');
  await summary.evaluate((element) => {
    const sheet = /** @type {ShadowRoot} */ (element.getRootNode()).querySelector('nl-inspector');
    const under = element.getBoundingClientRect().top - (sheet?.getBoundingClientRect().top ?? 0);
    scrollBy(0, under + 8);
  });
  const before = await page.evaluate(() => scrollY);
  const box = await summary.boundingBox();
  if (!box) throw new Error('There is nothing to click.');
  await page.mouse.click(box.x + 20, box.y + 4);
  await expect(summary).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
