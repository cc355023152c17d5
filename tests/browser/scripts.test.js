/** Servers that send the scripts in a wrong way, and what a reader is told then. */
import { expect, test } from './fixtures.js';
import { grid, open } from './lab.js';
import { scripts } from './server.js';

/** @import { Fault } from './server.js' */

const complaint =
  /module script|Refused to execute script|SyntaxError|Invalid or unexpected token|Failed to load resource|Unexpected end/i;

const pages = [
  ['the lab', 'index.html#/river-bank/scores'],
  ['a frame', 'embed.html?walkthrough=river-bank&step=scores'],
];

/** A page that shows a fallback of its own until the scripts run. */
const host = `<!doctype html><html lang="en"><title>Host</title>
<p id="before">Before</p>
<norm-lab walkthrough="river-bank"><p id="fallback">A picture instead</p></norm-lab>
<script type="module" src="./normlab.js"></script>`;

for (const fault of /** @type {Fault[]} */ ([
  'wrong-type',
  'no-type',
  'not-found',
  'html',
  'truncated',
  'packed',
  'packed twice',
])) {
  test.describe(`scripts ${fault}`, () => {
    test.beforeEach(({ site, quiet }) => {
      quiet.expected = complaint;
      site.spoils = scripts;
      site.fault = fault;
    });

    for (const [what, path] of pages) {
      test(`${what} says what the server does wrong`, async ({ page, site }) => {
        site.nosniff = fault.endsWith('type');
        await page.goto(`${site.origin}/${path}`);
        await expect(page.getByText('as text/javascript')).toBeVisible();
        const whole = page.getByRole('link', { name: 'whole lab in one file' });
        await expect(whole).toHaveAttribute('href', './normlab.single.html');
      });
    }

    test('the fallback in <norm-lab> stays', async ({ page, site }) => {
      site.pages.set('/host.html', host);
      await page.goto(`${site.origin}/host.html`);
      await expect(page.locator('#fallback')).toBeVisible();
      await expect(page.locator('#before')).toBeVisible();
      expect(site.asked).toContain('/normlab.js');
    });
  });
}

test('nothing is said about scripts that only take a moment', async ({ page, site }) => {
  await page.goto(`${site.origin}/index.html#/river-bank/scores`, { waitUntil: 'commit' });
  const said = page.getByText('as text/javascript');
  await page.waitForLoadState('domcontentloaded');
  await expect(said).toBeHidden({ timeout: 100 });
  await expect(grid(page, 'raw_scores')).toBeVisible();
  await expect(said).toBeHidden();
});

for (const encoding of /** @type {Fault[]} */ (['gzip', 'br'])) {
  test(`files that the server sends compressed, as ${encoding}, arrive`, async ({ page, site }) => {
    site.spoils = /\.(js|wasm|css|html)$/;
    site.fault = encoding;
    await open(page, site, 'river-bank', 'scores');
    await expect(grid(page, 'raw_scores')).toBeVisible();
    await expect(page.locator('.variant')).not.toHaveText('js');
  });
}
