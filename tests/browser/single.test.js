/** normlab.single.html: the whole lab in one file, opened from disk. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './fixtures.js';
import { button, cell, courses, goTo, grid, labOf, ready, say, settle, type } from './lab.js';
import { siteRoot } from './server.js';
import { print } from './sizes.js';

/** @import { NormLab } from '../../web/elements/norm-lab.js' */

const file = join(siteRoot, 'normlab.single.html');
const address = pathToFileURL(file).href;

/** Opens the file, and holds it to asking for nothing but itself. */
const single = test.extend({
  page: async ({ page, quiet }, use) => {
    quiet.expected = /^A request went to file:\/\/.*\/normlab\.single\.html/;
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await use(page);
    const others = asked.filter((url) => !url.startsWith(address) && !url.startsWith('blob:'));
    expect(others, 'requests for anything else').toEqual([]);
  },
});

single('its size is told', async () => {
  const content = await readFile(file);
  const { size } = await stat(file);
  print(`single file: ${size} bytes, ${brotliCompressSync(content).length} after brotli`);
  // As docs/embedding.md tells: what it is made of, and that the kernels are compressed within it.
  expect(size).toBeLessThan(2_250_000);
});

single('the home page leads to a walkthrough, which computes by WebAssembly', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('link', { name: say('river-bank.title') }).click();
  await ready(page);
  await expect(page.locator('.variant')).toHaveText('relaxed-simd');
  await goTo(page, 1);
  await type(page, 'embedding', '0,1', '5');
  await expect(cell(page, 'embedding', '0,1')).toHaveAttribute('data-value', '5');
  await expect.poll(() => page.url()).toContain('vectors=');
  await page.reload();
  await ready(page);
  await expect(cell(page, 'embedding', '0,1')).toHaveAttribute('data-value', '5');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

single('where nothing can be unpacked, the kernels run as JavaScript', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'DecompressionStream'));
  await page.goto(`${address}#/river-bank`);
  await ready(page);
  await expect(page.locator('.variant')).toHaveText('js');
});

single('every walkthrough opens, and so do the other pages', async ({ page }) => {
  for (const { id, steps } of courses) {
    await page.goto(`${address}#/${id}/${steps.at(-1)?.id}`);
    await ready(page);
    await expect(page.locator('[data-part="error"]')).toHaveCount(0);
  }
  for (const place of ['glossary', 'about']) {
    await page.goto(`${address}#/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`lab.pages.${place}`));
  }
  await page.goto(`${address}#/river-bank/scores`);
  await ready(page);
  await page.locator('[data-part="inspector"] details.code summary').click();
  await expect(page.locator('[data-part="inspector"] pre')).toContainText('(');
});

single('the words in its address make it one widget, as embed.html is', async ({ page }) => {
  await page.goto(`${address}?walkthrough=river-bank&step=scores&single&lock`);
  await ready(page);
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.locator('[data-part="steps"]')).toHaveCount(0);
  await expect(grid(page, 'raw_scores')).toBeVisible();
  const link = await labOf(page).evaluate((lab) => /** @type {NormLab} */ (lab).address);
  expect(link).toContain(`${address}#/river-bank/scores`);
  await page.goto(link);
  await ready(page);
  await expect(page.getByRole('link', { name: say('lab.pages.home'), exact: true })).toBeVisible();
});

single('without WebAssembly it computes in JavaScript', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await page.goto(`${address}#/river-bank/scores`);
  await ready(page);
  await expect(page.locator('.variant')).toHaveText('js');
});

single('the clipboard is there, or else the text to copy', async ({ page }) => {
  await page.goto(`${address}#/river-bank/scores`);
  await ready(page);
  await button(page, 'tools.pytorch').click();
  await settle(page);
  const said = page.locator('nl-tools');
  await expect(
    said.getByText(say('tools.copied.pytorch')).or(said.locator('textarea')),
  ).toBeVisible();
});

single('it does not offer to be embedded, as nobody else could load it', async ({ page }) => {
  await page.goto(`${address}#/river-bank/scores`);
  await ready(page);
  await expect(button(page, 'tools.pytorch')).toBeVisible();
  await expect(button(page, 'tools.embed')).toHaveCount(0);
});

single('it says what may be in the way where scripts are switched off', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByText(/JavaScript/).first()).toBeVisible();
  await expect(page.getByText('single.html')).toHaveCount(0);
  await context.close();
});
