/** The frames that oEmbed's answers give, on a page that cannot make them higher. */
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.js';
import { contentHeight, frameIn } from './framed.js';
import { courses, labOf } from './lab.js';
import { siteRoot } from './server.js';

/** Room that may be left over, in pixels: fonts differ from machine to machine. */
const spare = 120;

for (const { id, steps } of courses) {
  test(`the frame of ${id} shows its first step whole`, async ({ page, site }) => {
    const answer = JSON.parse(await readFile(`${siteRoot}/oembed/${id}.json`, 'utf8'));
    const frame = answer.html.replace(/src="[^"]*embed\.html/, 'src="../embed.html');
    const head = '<title>Host</title><link rel="icon" href="data:," />';
    site.pages.set('/oembed/host.html', `<!doctype html><html lang="en">${head}${frame}</html>`);
    await page.goto(`${site.origin}/oembed/host.html`);
    const content = await frameIn(page, 'iframe');
    await content.locator('[data-part="stage"]').waitFor();
    await expect(labOf(/** @type {any} */ (content))).toHaveAttribute('step', steps[0].id);
    await expect
      .poll(async () => answer.height - (await contentHeight(content)))
      .toBeGreaterThanOrEqual(0);
    expect(answer.height - (await contentHeight(content))).toBeLessThanOrEqual(spare);
  });
}
