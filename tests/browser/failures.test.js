/** What can go wrong on the way to the kernels, and what the page says and does then. */
import { expect, test } from './fixtures.js';
import { button, goTo, grid, labOf, open, ready, say } from './lab.js';
import { allKernels, scriptKernels } from './server.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { Fault, Site } from './server.js'
 */

const trouble = /wasm|WebAssembly|404|Failed to load (resource|module script)/i;

/** A page of somebody else with a fallback of its own. */
const host = `<!doctype html><html lang="en"><title>Host</title>
<p id="before">Before</p>
<norm-lab walkthrough="river-bank" step="scores"><p id="fallback">A picture instead</p></norm-lab>
<script type="module" src="./normlab.js"></script>`;

/** Where a reader learns what happened. @param {Page} page */
const errorOf = (page) => page.locator('[data-part="error"]');

/** @param {Page} page @param {string} code */
async function expectExplained(page, code) {
  const error = errorOf(page);
  await expect(error).toBeVisible();
  await expect(error).toHaveRole('alert');
  const [start] = say(`error.${code}`, { message: '¦' }).split('¦');
  await expect(error).toContainText(start.trim());
  await expect(error).toContainText('loadEngine');
  await expect(error).not.toContainText(/undefined|\[object|\bat \w+ \(/);
  await expect(error.getByRole('button', { name: say('error.retry') })).toBeEnabled();
}

/** The page around the failed lab still does its work. @param {Page} page */
async function expectRestGoesOn(page) {
  await page.getByRole('combobox', { name: say('lab.theme') }).selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('theme', 'dark');
  await page.getByRole('link', { name: say('lab.pages.home'), exact: true }).click();
  await expect(page.getByRole('link', { name: say('padded-batch.title') })).toBeVisible();
  await page.goBack();
  await expect(errorOf(page)).toBeVisible();
}

/** @param {Page} page @param {Site} site */
const visit = (page, site) => page.goto(`${site.origin}/index.html#/river-bank/scores`);

/** The walkthrough runs, by the kernels in JavaScript. @param {Page} page */
async function expectRunsInJavaScript(page) {
  await ready(page);
  await expect(errorOf(page)).toHaveCount(0);
  await expect(grid(page, 'raw_scores')).toBeVisible();
  await expect(page.locator('.variant')).toHaveText('js');
}

for (const fault of /** @type {Fault[]} */ ([
  'not-found',
  'html',
  'truncated',
  'packed',
  'packed twice',
])) {
  test(`WebAssembly files ${fault}: the page runs without them`, async ({ page, site, quiet }) => {
    quiet.expected = trouble;
    site.fault = fault;
    await visit(page, site);
    await expectRunsInJavaScript(page);
  });
}

test('a browser without WebAssembly runs the walkthrough all the same', async ({ page, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await visit(page, site);
  await expectRunsInJavaScript(page);
  expect(site.asked.filter((path) => path.endsWith('.wasm'))).toEqual([]);
});

test('so does a page that forbids WebAssembly and code made of strings', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = trouble;
  site.policy = "default-src 'self'; script-src 'self'";
  await visit(page, site);
  await expectRunsInJavaScript(page);
});

for (const [fault, code] of /** @type {[Fault, string][]} */ ([
  ['not-found', 'wasm-corrupt'],
  ['html', 'wasm-corrupt'],
  ['truncated', 'wasm-corrupt'],
])) {
  test(`all files of the kernels ${fault}: the page explains it, goes on, and starts when tried again`, async ({
    page,
    site,
    quiet,
  }) => {
    quiet.expected = trouble;
    site.fault = fault;
    site.spoils = allKernels;
    await visit(page, site);
    await expectExplained(page, code);
    await expectRestGoesOn(page);
    await button(page, 'error.retry').click();
    await expect(errorOf(page)).toBeVisible();
    site.fault = 'none';
    await button(page, 'error.retry').click();
    await ready(page);
    await expect(errorOf(page)).toHaveCount(0);
    await expect(grid(page, 'raw_scores')).toBeVisible();
  });
}

for (const fault of /** @type {Fault[]} */ (['wrong-type', 'no-type'])) {
  test(`WebAssembly files with ${fault} do no harm`, async ({ page, site }) => {
    site.fault = fault;
    site.nosniff = true;
    await open(page, site, 'river-bank', 'scores');
    await expect(grid(page, 'raw_scores')).toBeVisible();
    await expect(page.locator('.variant')).not.toHaveText('js');
  });
}

test('a browser without WebAssembly that cannot fetch the kernels in JavaScript is told so', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = trouble;
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  site.fault = 'not-found';
  site.spoils = allKernels;
  await visit(page, site);
  await expectExplained(page, 'wasm-unavailable');
  await expectRestGoesOn(page);
});

test('a page that forbids WebAssembly and lacks the kernels in JavaScript is told what to allow', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = trouble;
  site.fault = 'not-found';
  site.spoils = scriptKernels;
  site.policy = "default-src 'self'; script-src 'self'";
  await visit(page, site);
  await expectExplained(page, 'wasm-unavailable');
  await expect(errorOf(page)).toContainText('wasm-unsafe-eval');
});

test('a lost connection is told so, and tried again', async ({ page, site, quiet }) => {
  quiet.expected = /Failed to load resource/;
  await page.route(allKernels, (route) => route.abort('connectionreset'));
  await visit(page, site);
  await expectExplained(page, 'wasm-unavailable');
  await page.unroute(allKernels);
  await button(page, 'error.retry').click();
  await expect(grid(page, 'raw_scores')).toBeVisible();
});

test('no memory for the kernels: the page says what to do, and starts when there is some', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = trouble;
  await page.addInitScript(() => {
    const { instantiate } = WebAssembly;
    const full = () => Promise.reject(new RangeError('could not allocate memory'));
    Object.assign(globalThis, {
      free: () => Object.assign(WebAssembly, { instantiate }),
    });
    Object.assign(WebAssembly, { instantiate: full });
  });
  site.fault = 'not-found';
  site.spoils = scriptKernels;
  await visit(page, site);
  await expectExplained(page, 'out-of-memory');
  await page.evaluate(() => /** @type {any} */ (globalThis).free());
  await button(page, 'error.retry').click();
  await expect(grid(page, 'raw_scores')).toBeVisible();
});

test('the fallback in <norm-lab> stays where the kernels cannot start, and gives way where they can', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = trouble;
  site.pages.set('/host.html', host);
  site.fault = 'html';
  site.spoils = allKernels;
  await page.addInitScript(() => {
    addEventListener('normlab-error', (event) => {
      Object.assign(globalThis, { heard: /** @type {CustomEvent} */ (event).detail });
    });
  });
  await page.goto(`${site.origin}/host.html`);
  await expectExplained(page, 'wasm-corrupt');
  await expect(page.locator('#fallback')).toBeVisible();
  await expect(page.locator('#before')).toBeVisible();
  const heard = await page.evaluate(() => /** @type {any} */ (globalThis).heard);
  expect(heard).toEqual({ code: 'wasm-corrupt', message: expect.stringContaining('WebAssembly') });
  site.fault = 'none';
  await button(page, 'error.retry').click();
  await expect(grid(page, 'raw_scores')).toBeVisible();
  await expect(page.locator('#fallback')).toBeHidden();
});

test('without scripts the page says what it needs', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/`);
  await expect(page.getByText(/JavaScript/)).toBeVisible();
  await context.close();
});

test('after a refusal of the kernels the lab goes on', async ({ page, site }) => {
  await open(page, site, 'padded-batch', 'batch-norm', { sentences: 'wow' });
  await expect(page.locator('[data-tensor-error]').first()).toBeVisible();
  await goTo(page, 0);
  await page.getByLabel(say('sentences.item', { n: 1 }), { exact: true }).fill('so much better');
  await expect(page.locator('[data-tensor-error]')).toHaveCount(0);
  await expect(labOf(page)).toBeVisible();
});
