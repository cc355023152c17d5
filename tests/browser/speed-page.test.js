/** The page on speed: what is measured in this browser, beside the page and not in its way. */
import { findings } from './axe.js';
import { expect, test } from './fixtures.js';
import { button, say } from './lab.js';
import { strictPolicy } from './server.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { Site } from './server.js'
 */

/** @param {Page} page @param {Site} site */
async function visit(page, site) {
  await page.goto(`${site.origin}/index.html#/speed`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('speed.title'));
}

/** @param {Page} page */
const status = (page) => page.locator('nl-speed').getByRole('status');

/** @param {Page} page @param {string} workload @param {string} name */
const cells = (page, workload, name) =>
  page.locator(`[data-workload="${workload}"] tr.${name} td.number`);

test('every variant and plain JavaScript are timed at every piece of work', async ({
  page,
  site,
}) => {
  await visit(page, site);
  await button(page, 'speed.start').click();
  await expect(status(page)).toHaveText(say('speed.state.done'), { timeout: 90_000 });
  for (const workload of ['layer-norm', 'softmax', 'gelu', 'matmul', 'attention']) {
    for (const name of ['relaxed-simd', 'simd', 'scalar', 'js', 'plain']) {
      const [time, middle, ratio] = await cells(page, workload, name).allTextContents();
      expect(Number.parseFloat(time)).toBeGreaterThan(0);
      expect(middle).toMatch(/^[\d.,]+ to [\d.,]+$/);
      expect(ratio.trim()).toMatch(/^[\d.,]+ ×$/);
    }
    await expect(cells(page, workload, 'plain').last()).toHaveText(
      say('speed.times', { times: 1 }),
    );
  }
  expect(await findings(page)).toEqual([]);
});

test('it is stopped by the same button, keeps what was measured, and can be measured again', async ({
  page,
  site,
}) => {
  await visit(page, site);
  const before = await page.locator('nl-speed').evaluate((element) => element.scrollHeight);
  await button(page, 'speed.start').focus();
  await page.keyboard.press('Enter');
  await expect(cells(page, 'softmax', 'simd').first()).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(say('speed.state.stopped'));
  await expect(page.locator('nl-speed progress')).toHaveCount(0);
  await expect(cells(page, 'softmax', 'simd').first()).toBeVisible();
  expect(await page.locator('nl-speed').evaluate((element) => element.scrollHeight)).toBe(before);
  await expect(button(page, 'speed.again')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(say('speed.state.running'));
});

test('whoever leaves the page ends the measuring', async ({ page, site }) => {
  await visit(page, site);
  await button(page, 'speed.start').click();
  await expect.poll(() => page.workers().length).toBe(1);
  await page.locator('nl-app .name').click();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('where no worker may start it says so', async ({ page, site, quiet }) => {
  quiet.expected = /Content Security Policy|worker/;
  site.policy = "worker-src 'none'";
  await visit(page, site);
  await button(page, 'speed.start').click();
  await expect(status(page)).toHaveText(say('speed.state.failed'));
  await expect(button(page, 'speed.again')).toBeVisible();
});

test('the strictest policy lets it measure', async ({ page, site }) => {
  site.policy = strictPolicy;
  await visit(page, site);
  await button(page, 'speed.start').click();
  await expect(cells(page, 'gelu', 'relaxed-simd').first()).toBeVisible({ timeout: 60_000 });
});

test('a variant that does not run here is named so', async ({ page, site, quiet }) => {
  quiet.expected = /404/;
  await page.route(/normlab-[^/]*\.wasm$/, (route) => route.fulfill({ status: 404, body: '' }));
  await visit(page, site);
  await button(page, 'speed.start').click();
  const row = page.locator('[data-workload="gelu"] tr.simd');
  await expect(row).toContainText(say('speed.missing'));
  await expect(cells(page, 'gelu', 'js').first()).toBeVisible({ timeout: 60_000 });
});

test('a narrow window scrolls the tables, not the page', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, site);
  await button(page, 'speed.start').click();
  await expect(cells(page, 'gelu', 'plain').first()).toBeVisible({ timeout: 60_000 });
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0]).toBe(widths[1]);
});
