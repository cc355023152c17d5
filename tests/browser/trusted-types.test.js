/**
 * Pages that require trusted types, as the strictest policy does: nothing of the lab makes scripts
 * or markup of bare text. Each walkthrough under that policy is in policy.test.js.
 */
import { expect, test } from './fixtures.js';
import { cell, goTo, ready, type } from './lab.js';
import { strictPolicy } from './server.js';

test.beforeEach(async ({ page, site }) => {
  site.policy = strictPolicy;
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      throw new Error(`${event.violatedDirective} ${event.sample} ${event.sourceFile}`);
    });
  });
});

test('they are required: text is refused where it would become markup', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = /TrustedHTML|require-trusted-types-for/;
  site.pages.set('/bare.html', '<!doctype html><title>Bare</title>');
  await page.goto(`${site.origin}/bare.html`);
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>bold</b>';
      return 'taken';
    } catch (error) {
      return /** @type {Error} */ (error).name;
    }
  });
  expect(refused).toBe('TypeError');
});

test('<norm-lab> in a page of somebody else and embed.html work with trusted types', async ({
  page,
  site,
}) => {
  site.pages.set(
    '/host.html',
    `<!doctype html><html lang="en"><title>Host</title>
    <norm-lab walkthrough="river-bank" step="embeddings"></norm-lab>
    <script type="module" src="./normlab.js"></script><script src="./embed.js" async></script>`,
  );
  for (const path of ['host.html', 'embed.html?walkthrough=river-bank&step=embeddings']) {
    await page.goto(`${site.origin}/${path}`);
    await ready(page);
    await type(page, 'embedding', '0,1', '5');
    await expect(cell(page, 'embedding', '0,1')).toHaveAttribute('data-value', '5');
    await goTo(page, 3);
  }
});
