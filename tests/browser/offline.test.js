/** The lab without a network: kept on the device, if the reader wants it. */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findings } from './axe.js';
import { expect, test } from './fixtures.js';
import { button, courses, goTo, grid, labOf, open, ready, say, type } from './lab.js';
import { nextVersion } from './next-version.js';
import { siteRoot, strictPolicy } from './server.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { Site } from './server.js'
 */

const trustedTypes = 'trusted-types lit-html normlab-scripts';

/** @param {Page} page @param {string} folder */
const openAbout = (page, folder) => page.goto(`${folder}index.html#/about`);

/** Keeps the lab by the button of the page about it. @param {Page} page @param {string} folder */
async function keep(page, folder) {
  await openAbout(page, folder);
  await button(page, 'offline.keep').click();
  await expect(page.getByText(say('offline.on'))).toBeVisible();
}

/** No network, and nobody at its end. @param {Page} page @param {Site} site @param {boolean} isDown */
async function disconnect(page, site, isDown = true) {
  site.isDown = isDown;
  await page.context().setOffline(isDown);
}

/** What the browser keeps of this origin. @param {Page} page */
const kept = (page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  }));

const nothing = { caches: [], scopes: [] };

/** The versions that the page has loaded anything of. @param {Page} page */
const versionsOf = (page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const ours = names.filter((name) => name.includes('/assets/'));
    return [...new Set(ours.map((name) => (name.includes('-_ext') ? 'new' : 'old')))];
  });

const notice = (/** @type {Page} */ page) => page.locator('[data-part="next-version"]');

test('after one visit the whole course works without a network, under the strictest policy', async ({
  page,
  site,
}) => {
  site.policy = `${strictPolicy}; ${trustedTypes}`;
  await keep(page, `${site.origin}/`);
  await disconnect(page, site);
  const asked = site.asked.length;
  for (const { id, steps } of courses) {
    await page.goto('about:blank');
    await open(page, site, id);
    await goTo(page, steps.length - 1);
  }
  await page.locator('[data-part="inspector"] details.code summary').click();
  await expect(page.locator('[data-part="inspector"] pre')).toBeVisible();
  for (const place of ['', 'glossary', 'about']) {
    await page.goto('about:blank');
    await page.goto(`${site.origin}/?from=elsewhere#/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByText(say('offline.on'))).toBeVisible();
  expect(site.asked.length).toBe(asked);
});

test('the page that kept it needs no network from then on', async ({ page, site }) => {
  await keep(page, `${site.origin}/`);
  await disconnect(page, site);
  await page.getByRole('link', { name: say('lab.pages.home'), exact: true }).click();
  await page.getByRole('link', { name: say('padded-batch.title') }).click();
  await ready(page);
  await expect(labOf(page)).toBeVisible();
});

test('nothing is kept, and nothing asked for it, until the reader wants it', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'scores');
  await openAbout(page, `${site.origin}/`);
  await expect(page.getByText(say('offline.offer', { size: 0 }).split('0')[0])).toBeVisible();
  await expect(page.getByText(/\b2\.\d MB\b/)).toBeVisible();
  expect(await kept(page)).toEqual(nothing);
  expect(site.asked).not.toContain('/service-worker.js');
});

test('it can be removed again, to the last file, and kept once more', async ({ page, site }) => {
  await keep(page, `${site.origin}/`);
  await button(page, 'offline.remove').click();
  await expect(page.getByText(say('offline.removed'))).toBeVisible();
  expect((await kept(page)).caches).toEqual([]);
  await button(page, 'offline.keep').click();
  await expect(page.getByText(say('offline.on'))).toBeVisible();
  await disconnect(page, site);
  await page.reload();
  await expect(page.getByText(say('offline.on'))).toBeVisible();
  await button(page, 'offline.remove').click();
  await expect(page.getByText(say('offline.removed'))).toBeVisible();
  await disconnect(page, site, false);
  await page.reload();
  await expect(button(page, 'offline.keep')).toBeVisible();
  expect(await kept(page)).toEqual(nothing);
});

for (const [fault, spoils] of /** @type {const} */ ([
  ['not-found', /river-bank-[^/]*\.js$/],
  ['html', /\.wasm$/],
  ['truncated', /norm-lab-[^/]*\.js$/],
])) {
  test(`where one file is ${fault}, nothing is kept, and the page says which it was`, async ({
    page,
    site,
    quiet,
  }) => {
    quiet.expected = /Failed to load resource|integrity|digest/;
    await openAbout(page, `${site.origin}/`);
    await expect(button(page, 'offline.keep')).toBeVisible();
    site.fault = fault;
    site.spoils = spoils;
    await button(page, 'offline.keep').click();
    await expect(page.getByText(/ did not arrive as it lies on the server/)).toContainText(
      spoils.source.includes('wasm') ? '.wasm' : spoils.source.split('-[')[0],
    );
    await expect.poll(() => kept(page)).toEqual(nothing);
    site.fault = 'none';
    await button(page, 'offline.keep').click();
    await expect(page.getByText(say('offline.on'))).toBeVisible();
  });
}

test('a host that leads from index.html to its folder is no hindrance', async ({ page, site }) => {
  site.redirects.set('/index.html', '/');
  await page.goto(`${site.origin}/#/about`);
  await button(page, 'offline.keep').click();
  await expect(page.getByText(say('offline.on'))).toBeVisible();
  await disconnect(page, site);
  for (const name of ['', 'index.html']) {
    await page.goto('about:blank');
    await page.goto(`${site.origin}/${name}#/river-bank/scores`);
    await expect(grid(page, 'raw_scores')).toBeVisible();
  }
});

test.describe('when a new version has come', () => {
  /** @type {string} */
  let next;
  test.beforeAll(async () => {
    next = await nextVersion();
  });
  test.afterAll(() => rmSync(next, { recursive: true }));

  test('the page offers it, goes on with its own until then, and stays where the reader is', async ({
    page,
    context,
    site,
  }) => {
    await keep(page, `${site.origin}/`);
    const other = await context.newPage();
    await open(other, site, 'river-bank', 'scores');
    site.root = next;
    await page.goto('about:blank');
    await open(page, site, 'padded-batch', 'embeddings');
    await expect(notice(page)).toContainText(say('lab.next'));
    expect(await findings(page)).toEqual([]);
    await type(page, 'sentence_1', '0,0', '1');
    await goTo(page, 3);
    expect(await versionsOf(page)).toEqual(['old']);
    await button(page, 'lab.next.later').click();
    await expect(notice(page)).toHaveCount(0);
    await page.reload();
    await ready(page);
    expect(await versionsOf(page)).toEqual(['old']);
    const before = await labOf(page).evaluate((lab) => /** @type {any} */ (lab).address);

    await button(page, 'lab.renew').click();
    await expect.poll(() => versionsOf(page).catch(() => [])).toEqual(['new']);
    await ready(page);
    await disconnect(page, site);
    expect(await labOf(page).evaluate((lab) => /** @type {any} */ (lab).address)).toBe(before);
    await page.goto('about:blank');
    await open(page, site, 'layer-norm');
    expect(await versionsOf(page)).toEqual(['new']);

    await other.getByRole('link', { name: say('lab.pages.home'), exact: true }).click();
    await other.getByRole('link', { name: say('recurrent-steps.title') }).click();
    await ready(other);
    expect(await versionsOf(other)).toEqual(['old']);
  });

  test('that arrives damaged, the old one stays, whole', async ({ page, site, quiet }) => {
    quiet.expected = /Failed to load resource|integrity|digest/;
    await keep(page, `${site.origin}/`);
    const before = await kept(page);
    site.root = next;
    site.fault = 'truncated';
    site.spoils = /recurrent-steps/;
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => {});
      const { installing } = registration;
      if (!installing) return;
      await new Promise((done) => installing.addEventListener('statechange', done));
    });
    expect(site.asked.some((path) => path.includes('-_ext'))).toBe(true);
    await expect.poll(() => kept(page)).toEqual(before);
    await disconnect(page, site);
    await page.goto('about:blank');
    await open(page, site, 'recurrent-steps');
    expect(await versionsOf(page)).toEqual(['old']);
    await expect(notice(page)).toHaveCount(0);
  });
});

test('two copies on one origin, and what others keep there, do not touch each other', async ({
  page,
  site,
}) => {
  const root = mkdtempSync(join(tmpdir(), 'normlab-two-'));
  for (const name of ['one', 'one two']) symlinkSync(siteRoot, join(root, name));
  site.root = root;
  const [one, two] = [`${site.origin}/one/`, `${site.origin}/one%20two/`];
  site.pages.set('/other.html', '<!doctype html><title>Other</title><p>Not of the lab</p>');
  await page.goto(`${site.origin}/other.html`);
  await page.evaluate(async () => {
    await (await caches.open('normlab')).put('./kept', new Response('theirs'));
  });
  await keep(page, one);
  await keep(page, two);
  expect((await kept(page)).caches).toHaveLength(3);
  await openAbout(page, one);
  await button(page, 'offline.remove').click();
  await expect(page.getByText(say('offline.removed'))).toBeVisible();
  const { caches: names, scopes } = await kept(page);
  expect(names).toHaveLength(2);
  expect(names).toContain('normlab');
  expect(scopes).toEqual([two]);
  await page.goto(`${site.origin}/other.html`);
  await expect(page.getByText('Not of the lab')).toBeVisible();
  await disconnect(page, site);
  await page.goto(`${two}index.html#/river-bank/scores`);
  await expect(grid(page, 'raw_scores')).toBeVisible();
  await expect(page.goto(`${one}index.html`)).rejects.toThrow();
  rmSync(root, { recursive: true });
});

test('requests that the worker has no answer for go to the server as they are', async ({
  page,
  site,
}) => {
  site.pages.set('/own.html', '<!doctype html><title>Own</title><p>A page in the folder</p>');
  await keep(page, `${site.origin}/`);
  const script = site.asked.find((path) => /assets\/norm-lab-/.test(path)) ?? '';
  expect(script).not.toBe('');
  site.asked.length = 0;
  await page.evaluate(async (path) => {
    await fetch(path);
    await fetch(path, { method: 'POST' });
    await fetch(path, { headers: { range: 'bytes=0-9' } });
  }, script);
  expect(site.asked).toEqual([script, script]);
  await page.goto(`${site.origin}/own.html`);
  await expect(page.getByText('A page in the folder')).toBeVisible();
});

test('an embedded <norm-lab> keeps nothing', async ({ page, site }) => {
  site.pages.set(
    '/host.html',
    '<!doctype html><norm-lab walkthrough="river-bank"></norm-lab><script type="module" src="./normlab.js"></script>',
  );
  await page.goto(`${site.origin}/host.html`);
  await ready(page);
  expect(await kept(page)).toEqual(nothing);
});

test('a page that can keep nothing says so', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
  });
  await openAbout(page, `${site.origin}/`);
  await expect(page.getByText(say('offline.unavailable'))).toBeVisible();
  await expect(button(page, 'offline.keep')).toHaveCount(0);
});

test('so does one whose browser lets it keep nothing', async ({ page, site }) => {
  await page.addInitScript(() => {
    CacheStorage.prototype.keys = () => Promise.reject(new DOMException('No', 'SecurityError'));
  });
  await openAbout(page, `${site.origin}/`);
  await expect(page.getByText(say('offline.unavailable'))).toBeVisible();
  await expect(button(page, 'offline.keep')).toHaveCount(0);
});
