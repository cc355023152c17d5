/** `<norm-lab>` costs nothing until it nears what is in sight. */
import { expect, test } from './fixtures.js';
import { heard, host, one, withLab } from './host.js';
import { labOf, ready } from './lab.js';
import { print, squeezed } from './sizes.js';

/** @import { Site } from './server.js' */

const far = '<style>#far { height: 3000px }</style><div id="far"></div>';

/** Asked for by the host's page itself. */
const own = ['/host.html', '/favicon.ico'];

/** What was asked for beyond the page, the script and what this imports at once. @param {Site} site */
const rest = (site) =>
  site.asked.filter((path) => /\.wasm$|\/(nl-lab|nl-ahead|lab|river-bank)-/.test(path));

test('far down the page it loads nothing, and starts when the reader comes near', async ({
  page,
  site,
}) => {
  await host(page, site, far + one);
  await page.waitForLoadState('networkidle');
  expect(site.asked.some((path) => path === '/normlab.js')).toBe(true);
  expect(rest(site)).toEqual([]);
  await expect(page.locator('#fallback')).toBeAttached();
  await page.evaluate(() => scrollTo(0, 2000));
  await ready(page);
  const top = await labOf(page).evaluate((lab) => lab.getBoundingClientRect().top);
  expect(top, 'not in sight yet').toBeGreaterThan(800);
  expect(rest(site)).not.toEqual([]);
});

test('what a page with a widget loads before the reader nears it is at most 15 KB', async ({
  page,
  site,
}) => {
  await host(page, site, far + one);
  await page.waitForLoadState('networkidle');
  const scripts = [...new Set(site.asked)].filter((path) => !own.includes(path));
  const sizes = await Promise.all(scripts.map(squeezed));
  const sum = sizes.reduce((all, size) => all + size, 0);
  print(`before first use: ${(sum / 1000).toFixed(1)} KB brotli in ${sizes.length} files`);
  expect(scripts).toContain('/normlab.js');
  expect(sum).toBeLessThanOrEqual(15_000);
});

test('until then methods do nothing, and inputs that are written wait', async ({ page, site }) => {
  await host(page, site, far + one.replace('>', ' step="embeddings">'));
  await page.waitForFunction(() => customElements.get('norm-lab'));
  const before = await withLab(page, (lab) => {
    for (const act of /** @type {const} */ (['next', 'previous', 'undo', 'reset'])) lab[act]();
    lab.inputs = { sentence: ['lake'] };
    lab.inputs = { weights: 'learned' };
    return { went: lab.goTo('scores'), trace: lab.trace, link: lab.link, step: lab.step };
  });
  expect(before).toEqual({ went: false, trace: undefined, link: '', step: 'embeddings' });
  await withLab(page, (lab) => lab.scrollIntoView());
  await ready(page);
  const after = await withLab(page, ({ step, inputs }) => ({ step, inputs }));
  expect(after.step).toBe('embeddings');
  expect(after.inputs).toMatchObject({ sentence: ['lake'], weights: 'learned' });
  expect((await heard(page)).map(({ type }) => type)).toEqual(['ready']);
});

test('inputs that were set before the script came are taken', async ({ page, site }) => {
  const early = `<script>document.querySelector('norm-lab').inputs = { sentence: ['lake'] }</script>`;
  await host(page, site, one + early);
  await ready(page);
  expect(await withLab(page, (lab) => lab.inputs.sentence)).toEqual(['lake']);
});
