/** A new version that is uploaded while a page of the old one is open. */
import { rmSync } from 'node:fs';
import { findings } from './axe.js';
import { expect, test } from './fixtures.js';
import { button, cell, courseOf, goTo, labOf, open, ready, say, type } from './lab.js';
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

for (const [what, ask] of /** @type {[string, (page: Page) => Promise<void>][]} */ ([
  [
    'the reference of a kernel',
    (page) => page.locator('[data-part="inspector"] details.code summary').click(),
  ],
  ['the dialog for embedding', (page) => button(page, 'tools.embed').click()],
])) {
  test(`${what}, asked for after an upload, is said to be gone, and a new page has it`, async ({
    page,
    site,
  }) => {
    await open(page, site, 'river-bank', 'scores');
    await cell(page, 'raw_scores', '1,1').click();
    site.root = next;
    await ask(page);
    const lost = page.getByText(say('lab.part.replaced'));
    await expect(lost).toBeVisible();
    await lost.getByRole('button', { name: say('lab.part.reload') }).click();
    await ready(page);
    await expect(cell(page, 'raw_scores', '1,1')).toHaveAttribute('aria-selected', 'true');
    expect(await versionsOf(page)).toEqual(['new']);
  });
}

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

/** A page of somebody else, whose second widget is far below. */
const host = `<!doctype html><html lang="en"><title>Host</title><main><h1>A post</h1>
<norm-lab id="near" walkthrough="river-bank"></norm-lab>
<div style="block-size: 9000px"></div>
<norm-lab id="far" walkthrough="padded-batch" step="layer-norm" state="padding=3"><p id="fallback">A picture</p></norm-lab></main>
<script type="module" src="./normlab.js"></script>`;

/** What a widget says where a part of it is missing. @param {Page} page */
const missing = (page) => page.locator('#far [data-part="missing"]');

test('a widget that nears the reader after an upload says so, keeps its fallback, and leads on', async ({
  page,
  site,
}) => {
  site.pages.set('/host.html', host);
  await page.addInitScript(() => {
    addEventListener('normlab-error', (event) => {
      Object.assign(globalThis, { heard: /** @type {CustomEvent} */ (event).detail });
    });
  });
  await page.goto(`${site.origin}/host.html`);
  await ready(page);
  site.root = next;
  await page.locator('#far').scrollIntoViewIfNeeded();
  await expect(missing(page)).toContainText(say('shell.replaced'));
  expect(await findings(page)).toEqual([]);
  await expect(page.locator('#fallback')).toBeVisible();
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).heard)).toEqual({
    code: 'not-loaded',
    message: say('shell.replaced'),
  });
  await expect(missing(page).getByRole('link')).toHaveAttribute(
    'href',
    `${site.origin}/index.html#/padded-batch/layer-norm?padding=3`,
  );
  await missing(page)
    .getByRole('button', { name: say('shell.reload') })
    .click();
  await page.locator('#far').scrollIntoViewIfNeeded();
  await expect(page.locator('#far [data-part="stage"]')).toBeVisible();
  await expect(page.locator('#fallback')).toBeHidden();
  expect(await versionsOf(page)).toEqual(['new']);
});

test('a widget that nobody answers says so, and tries again', async ({ page, site, quiet }) => {
  quiet.expected = /Failed to load resource|dynamically imported module/;
  site.pages.set('/host.html', host.replace(/<norm-lab id="near".*/, ''));
  await page.goto(`${site.origin}/host.html`);
  await page.waitForFunction(() => customElements.get('norm-lab'));
  site.isDown = true;
  await page.locator('#far').scrollIntoViewIfNeeded();
  await expect(missing(page)).toContainText(say('shell.lost'));
  await expect(page.locator('#fallback')).toBeVisible();
  site.isDown = false;
  await missing(page)
    .getByRole('button', { name: say('shell.retry') })
    .click();
  await expect(page.locator('#far [data-part="stage"]')).toBeVisible();
  await expect(missing(page)).toHaveCount(0);
});
