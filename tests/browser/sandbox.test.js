/** embed.html in a frame without an origin of its own, and where nothing may be stored. */
import { expect, test } from './fixtures.js';
import { contentHeight, frameIn, heard, openHost, script, scrolls } from './framed.js';
import { say } from './lab.js';
import { strictPolicy } from './server.js';

/** @import { Page } from '@playwright/test' */

const query = 'walkthrough=river-bank&step=embeddings';
const sandboxed = `<iframe id="one" title="Normlab" sandbox="allow-scripts" style="width:700px"
  src="./embed.html?${query}"></iframe>`;

/** @param {Page} page */
async function framed(page) {
  const content = await frameIn(page, '#one');
  await content.locator('[data-part="stage"]').first().waitFor();
  return content;
}

test('in a sandbox without an origin it runs by WebAssembly, and is as high as its page', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = /Clipboard API has been blocked/;
  await openHost(page, site, sandboxed + script);
  const content = await framed(page);
  expect(await content.evaluate(() => self.origin)).toBe('null');
  await expect.poll(() => scrolls(content)).toBe(false);
  const height = await page.locator('#one').evaluate((one) => one.clientHeight);
  expect(height).toBe(await contentHeight(content));
  expect(new Set((await heard(page)).map(({ origin }) => origin))).toEqual(new Set(['null']));

  const cell = content.locator('[data-tensor="embedding"] [data-index="0,1"]').first();
  await cell.dblclick();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAttribute('data-value', '5');
  await content.getByRole('button', { name: say('steps.next'), exact: true }).click();
  await expect(content.locator('[data-tensor="query"]').first()).toBeVisible();
  const link = content.getByRole('button', { name: say('tools.link'), exact: true });
  await link.click();
  await expect(content.locator('nl-tools textarea')).toHaveValue(/index\.html#\/river-bank\//);
});

test('there it asks the server for its page, its looks and two scripts, by no other way', async ({
  page,
  site,
}) => {
  await openHost(page, site, sandboxed);
  await framed(page);
  const asked = site.asked.filter((path) => !/host\.html|favicon|\.svg$/.test(path));
  expect(asked.map((path) => path.replace(/-[\w-]{8}\./, '-*.')).sort()).toEqual([
    '/assets/frame-*.css',
    '/assets/page-*.css',
    '/assets/start-*.js',
    '/assets/whole-*.js',
    '/embed.html',
  ]);
});

for (const [what, policy] of [
  ['the strictest policy', strictPolicy],
  ['a policy without WebAssembly', strictPolicy.replace(" 'wasm-unsafe-eval'", '')],
]) {
  test(`there it works under ${what}, trusted types included`, async ({ page, site, quiet }) => {
    if (!policy.includes('wasm-unsafe-eval')) quiet.expected = /WebAssembly|wasm-unsafe-eval/;
    site.policy = `${policy}; trusted-types lit-html normlab-embed`;
    // The page around has none: it would forbid the frame itself.
    await page.setContent(sandboxed.replace('./', `${site.origin}/`));
    const content = await framed(page);
    await content.getByRole('button', { name: say('steps.next'), exact: true }).click();
    await expect(content.locator('[data-tensor="query"]').first()).toBeVisible();
  });
}

test('without storage it works all the same', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto(`${site.origin}/embed.html?${query}`);
  await expect(page.locator('[data-tensor="embedding"]').first()).toBeVisible();
});

test('a frame with an origin takes the modules, and not all in one script', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = /can escape its sandboxing/;
  await openHost(page, site, sandboxed.replace('allow-scripts', 'allow-scripts allow-same-origin'));
  await framed(page);
  expect(site.asked.some((path) => path.includes('/whole-'))).toBe(false);
  expect(site.asked.some((path) => path.endsWith('.wasm'))).toBe(true);
});
