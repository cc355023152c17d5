/** What readers get where no script runs: figures in other people's pages, and a page for each walkthrough. */
import { readFile } from 'node:fs/promises';
import { findings } from './axe.js';
import { expect, test } from './fixtures.js';
import { courses, ready, say } from './lab.js';
import { allKernels, siteRoot, strictPolicy } from './server.js';

/** @import { Browser, Page } from '@playwright/test' */

/** Figures as the build wrote them, by walkthrough. @type {Record<string, string>} */
const figures = Object.fromEntries(
  await Promise.all(
    courses.map(async ({ id }) => [id, await readFile(`${siteRoot}/figures/${id}.html`, 'utf8')]),
  ),
);

/** A page without scripts. @param {Browser} browser @param {import('@playwright/test').BrowserContextOptions} [options] */
const still = async (browser, options) =>
  (await browser.newContext({ javaScriptEnabled: false, ...options })).newPage();

/** A post of somebody's, with figures between the tags. @param {string[]} ids @param {string} [head] */
const post = (ids, head = '') => `<!doctype html><html lang="en"><head><title>A post</title>
<link rel="icon" href="data:," />${head}<script type="module" src="/normlab.js"></script></head>
<body><main><h1>A post</h1>${ids
  .map((id) => `<p>About ${id}.</p><norm-lab walkthrough="${id}">${figures[id]}</norm-lab>`)
  .join('\n')}</main></body></html>`;

/** What of a page's pictures sticks out of it, or is too small to be seen. @param {Page} page */
async function faults(page) {
  const width = page.viewportSize()?.width ?? 0;
  const boxes = await page.locator('figure svg').all();
  const sizes = await Promise.all(boxes.map((one) => one.boundingBox()));
  return sizes.filter((box) => !box || box.x < 0 || box.x + box.width > width || box.width < 220);
}

for (const width of [640, 320]) {
  test(`three figures stand in a post without scripts, ${width} px wide`, async ({
    browser,
    site,
  }) => {
    for (let at = 0; at < courses.length; at += 3) {
      const ids = courses.slice(at, at + 3).map(({ id }) => id);
      site.pages.set('/post.html', post(ids));
      const page = await still(browser, { viewport: { width, height: 800 } });
      await page.goto(`${site.origin}/post.html`);
      expect(await faults(page)).toEqual([]);
      for (const id of ids) {
        const figure = page.locator(`norm-lab[walkthrough="${id}"] figure`);
        await expect(figure.locator('figcaption')).toContainText(say(`${id}.title`));
        await expect(figure.locator('svg text').first()).toBeVisible();
      }
      await page.context().close();
    }
  });
}

test('a figure keeps its looks where the host sizes every SVG', async ({ page, site }) => {
  const boxes = () =>
    page.locator('figure').evaluate((figure) => {
      const { x, y } = figure.getBoundingClientRect();
      return [...figure.querySelectorAll('text')].map((one) => {
        const box = one.getBoundingClientRect();
        return [Math.round(box.x - x), Math.round(box.y - y)];
      });
    });
  const id = 'review-traffic';
  const bare = `<!doctype html><html lang="en"><head><title>Post</title><link rel="icon" href="data:," /></head><body>`;
  site.pages.set('/plain.html', `${bare}${figures[id]}`);
  await page.goto(`${site.origin}/plain.html`);
  const plain = await boxes();
  expect(plain.length).toBeGreaterThan(20);
  const rule = 'img,svg,video{max-width:100%;height:auto;display:block}';
  site.pages.set('/sized.html', `${bare}<style>${rule}</style>${figures[id]}`);
  await page.goto(`${site.origin}/sized.html`);
  expect(await boxes()).toEqual(plain);
});

test('figures stand in a feed: as XML, light on their own ground, with a name', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/index.html`);
  for (const { id } of courses) {
    const entry = `<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${figures[id]}</div></content>`;
    const file = await readFile(`${siteRoot}/figures/${id}.svg`, 'utf8');
    for (const text of [entry, file]) {
      const seen = await page.evaluate((source) => {
        const tree = new DOMParser().parseFromString(source, 'application/xml');
        const svg = tree.getElementsByTagNameNS('http://www.w3.org/2000/svg', 'svg')[0];
        const ground = [...(svg?.children ?? [])].find((child) => child.nodeName === 'rect');
        return {
          isFaulty: tree.querySelector('parsererror') !== null,
          name: svg?.getElementsByTagName('title')[0]?.textContent,
          ground: ground?.getAttribute('fill'),
          isWhole: ['width', 'height'].every(
            (side, at) =>
              svg?.getAttribute('viewBox')?.split(' ')[2 + at] === ground?.getAttribute(side),
          ),
        };
      }, text);
      expect(seen, id).toEqual({
        isFaulty: false,
        name: expect.stringMatching(/\S/),
        ground: '#fcfcfc',
        isWhole: true,
      });
    }
  }
});

test('figures are printed, and fit on paper', async ({ browser, site }) => {
  site.pages.set('/post.html', post(['batch-norm', 'normalization-axes', 'river-bank']));
  const page = await still(browser, { viewport: { width: 680, height: 900 } });
  await page.goto(`${site.origin}/post.html`);
  await page.emulateMedia({ media: 'print' });
  expect(await faults(page)).toEqual([]);
  await expect(page.locator('figure')).toHaveCount(3);
  await page.context().close();
});

test('a figure gives way to the living lab, under a strict policy too', async ({ page, site }) => {
  site.policy = strictPolicy;
  site.pages.set('/post.html', post(['river-bank']));
  await page.goto(`${site.origin}/post.html`);
  await ready(page);
  await expect(page.locator('figure')).toBeHidden();
});

test('a figure stays where the kernels cannot run', async ({ page, site, quiet }) => {
  quiet.expected = /./;
  site.fault = 'not-found';
  site.spoils = allKernels;
  site.pages.set('/post.html', post(['river-bank']));
  await page.goto(`${site.origin}/post.html`);
  await expect(page.locator('[data-part="error"]')).toBeVisible();
  await expect(page.locator('figure svg')).toBeVisible();
});

for (const { id } of courses) {
  test(`the page of ${id} can be read without scripts, and axe finds nothing in it`, async ({
    browser,
    page,
    site,
  }) => {
    const address = `${site.origin}/walkthroughs/${id}.html`;
    const plain = await still(browser, { viewport: { width: 360, height: 800 } });
    await plain.goto(address);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(say(`${id}.title`));
    await expect(plain.getByRole('img', { name: /\S/ })).toBeVisible();
    expect(await faults(plain)).toEqual([]);
    const width = await plain.locator('html').boundingBox();
    expect(width?.width).toBeLessThanOrEqual(360);
    await plain.context().close();

    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await ready(page);
      expect(await findings(page)).toEqual([]);
    }
    site.policy = strictPolicy;
    await page.goto(address);
    await ready(page);
    await expect(page.locator('figure')).toBeHidden();
  });
}

test('the pages lead through the course, and each link on them leads somewhere', async ({
  browser,
  site,
}) => {
  const page = await still(browser);
  await page.goto(`${site.origin}/walkthroughs/${courses[0].id}.html`);
  for (const [at, { id }] of courses.entries()) {
    await expect(page).toHaveURL(new RegExp(`/${id}\\.html$`));
    const links = await page
      .locator('a, link')
      .evaluateAll((all) => all.map((one) => /** @type {any} */ (one).href));
    for (const link of new Set(links.map((one) => one.split('#')[0]))) {
      expect((await page.request.get(link)).status(), link).toBe(200);
    }
    if (at + 1 < courses.length) await page.locator('nav a[rel="next"]').click();
  }
  await expect(page.locator('nav a[rel="next"]')).toHaveCount(0);
  await page.context().close();
});

test('the home page leads to the pages where scripts are switched off', async ({
  browser,
  site,
}) => {
  const page = await still(browser);
  await page.goto(`${site.origin}/index.html`);
  const links = page.locator('nl-app li a');
  await expect(links).toHaveCount(courses.length);
  await expect(links.first()).toBeVisible();
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`${courses[0].id}.title`));
  await page.context().close();
});
