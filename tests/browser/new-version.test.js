/** A new version that is uploaded while a page of the old one is open. */
import { rmSync } from 'node:fs';
import { expect, test } from './fixtures.js';
import { button, courseOf, goTo, labOf, open, ready, say, type } from './lab.js';
import { nextVersion } from './next-version.js';

/** @import { Page } from '@playwright/test' */

/** @type {string} */
let next;
test.beforeAll(async () => {
  next = await nextVersion();
});
test.afterAll(() => rmSync(next, { recursive: true }));
test.beforeEach(({ quiet }) => {
  quiet.expected = /404|dynamically imported module/;
});

/** The versions that the page has loaded anything of. @param {Page} page */
const versionsOf = (page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const ours = names.filter((name) => name.includes('/assets/'));
    return [...new Set(ours.map((name) => (name.includes('-_ext') ? 'new' : 'old')))];
  });

/** Where a reader is told of a new version. @param {Page} page */
const replaced = (page) => page.locator('[data-part="replaced"]');

test('a page that needs a part of its own version says so, and loads the new one where the reader is', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'scores');
  site.root = next;
  await page.evaluate(() => {
    location.hash = '#/padded-batch/layer-norm?padding=3';
  });
  await expect(replaced(page)).toContainText(say('lab.replaced'));
  await button(page, 'lab.renew').click();
  await ready(page);
  await expect(replaced(page)).toHaveCount(0);
  expect(page.url()).toContain('#/padded-batch/layer-norm');
  const inputs = await labOf(page).evaluate((lab) => /** @type {any} */ (lab).inputs);
  expect(inputs.padding).toBe(3);
  expect(await versionsOf(page)).toEqual(['new']);
});

test('what is open goes on by itself', async ({ page, site }) => {
  await open(page, site, 'padded-batch', 'embeddings');
  site.root = next;
  await type(page, 'sentence_1', '0,0', '1');
  for (const at of courseOf('padded-batch').steps.keys()) await goTo(page, at);
  await expect(replaced(page)).toHaveCount(0);
});

test('a part that cannot be fetched although the version is still there is no new version', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'scores');
  site.spoils = /padded-batch|home/;
  site.fault = 'not-found';
  await page.evaluate(() => {
    location.hash = '#/padded-batch';
  });
  await expect(page.getByText(say('lab.lost'))).toBeVisible();
  await expect(replaced(page)).toHaveCount(0);
  site.fault = 'none';
  await button(page, 'error.retry').click();
  await ready(page);
});
