/** The strictest policy, over every page and every tool: all of the lab works, and nothing complains. */
import { expect, test } from './fixtures.js';
import { button, cell, copied, courses, goTo, grid, open, ready, say, settle } from './lab.js';
import { strictPolicy } from './server.js';

/** @import { Page } from '@playwright/test' */

/**
 * Notes what the policy refuses, and markup that would give an element its style, even where a
 * browser would let it pass.
 *
 * @param {Page} page
 */
const watch = (page) =>
  page.addInitScript(() => {
    const complain = (/** @type {string} */ text) => reportError(new Error(text));
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, lineNumber }) => {
      complain(`Refused: ${violatedDirective} ${sourceFile}:${lineNumber}`);
    });
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'style') complain(`An attribute of style: ${value}`);
      setAttribute.call(this, name, value);
    };
    const markup = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
    Object.defineProperty(Element.prototype, 'innerHTML', {
      ...markup,
      /** @this {Element} @param {unknown} text */
      set(text) {
        if (/\sstyle\s*=/.test(String(text))) complain(`Markup with a style: ${text}`);
        markup?.set?.call(this, text);
      },
    });
  });

/** All that the page prints, of every kind. @param {Page} page */
function consoleOf(page) {
  /** @type {string[]} */
  const printed = [];
  page.on('console', (message) => printed.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => printed.push(String(error)));
  return printed;
}

test.beforeEach(async ({ page, site }) => {
  site.policy = strictPolicy;
  await watch(page);
});

for (const { id, steps } of courses) {
  test(`${id} works under the strictest policy, without a style in its markup`, async ({
    page,
    site,
  }) => {
    const printed = consoleOf(page);
    await open(page, site, id);
    for (const at of steps.keys()) await goTo(page, at);
    expect(printed).toEqual([]);
  });
}

test('a whole visit under the strictest policy leaves the console empty, and no cookie', async ({
  page,
  site,
}) => {
  const printed = consoleOf(page);
  await page.goto(`${site.origin}/index.html`);
  await page.getByRole('searchbox').fill('softmax');
  await expect(page.locator('nl-search li').first()).toBeVisible();
  for (const place of ['glossary', 'about']) {
    await page.goto(`${site.origin}/index.html#/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`lab.pages.${place}`));
  }
  await expect(button(page, 'offline.keep')).toBeVisible();

  await open(page, site, 'standardize-and-scale');
  await settle(page);
  const [name] = await page
    .locator('[role="grid"][data-tensor]')
    .evaluateAll((grids) => grids.map((one) => one.getAttribute('data-tensor') ?? ''));
  const transfer = await page.evaluateHandle(() => {
    const held = new DataTransfer();
    held.items.add(new File(['1,2\n3,4\n5,6\n'], 'numbers.csv'));
    return held;
  });
  await grid(page, name).dispatchEvent('dragover', { dataTransfer: transfer });
  await grid(page, name).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.locator('.notice').filter({ hasText: 'numbers.csv' })).toBeVisible();

  await open(page, site, 'padded-batch', 'batch-norm');
  await cell(page, 'batch_norm.mean', '0').click();
  await cell(page, 'stacked', '0,0').hover();
  await page.locator('[data-part="inspector"] details.code summary').click();
  await expect(page.locator('[data-part="inspector"] pre')).toBeVisible();
  for (const what of /** @type {const} */ (['pytorch', 'csv', 'link']))
    expect(await copied(page, what)).not.toBe('');
  const download = page.waitForEvent('download');
  await button(page, 'tools.svg').click();
  expect((await download).suggestedFilename()).toMatch(/\.svg$/);
  await page.getByRole('combobox', { name: say('lab.theme') }).selectOption('dark');
  await settle(page);
  await button(page, 'tools.embed').click();
  const dialog = page.getByRole('dialog', { name: say('embed.title') });
  await dialog.locator('norm-lab [data-part="stage"]').waitFor();
  await page.keyboard.press('Escape');

  for (const path of [
    'embed.html?walkthrough=river-bank&step=scores',
    'embed.html',
    'walkthroughs/river-bank.html',
  ]) {
    await page.goto(`${site.origin}/${path}`);
    if (path !== 'embed.html') await ready(page);
    else await expect(page.getByRole('link').first()).toBeVisible();
  }
  expect(await page.context().cookies()).toEqual([]);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => !key.startsWith('normlab:'))).toEqual([]);
  await test.info().attach('console', { body: printed.join('\n') || 'empty' });
  expect(printed, 'the console').toEqual([]);
});
