/** Pinned copies of the scripts, and release.json that says what is in them. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from './fixtures.js';
import { frameIn } from './framed.js';
import { ready } from './lab.js';
import { siteRoot } from './server.js';
import { print, squeezed } from './sizes.js';

/** @param {string} name */
const content = (name) => readFile(join(siteRoot, name));

const { version } = JSON.parse(await readFile('package.json', 'utf8'));
const release = JSON.parse(String(await content('release.json')));
const [lab, embed] = [`normlab-${version}.js`, `embed-${version}.js`];

/** @param {string} integrity */
const host = (integrity) => `<!doctype html><html lang="en"><title>Host</title>
  <script type="module" src="./${lab}" integrity="${integrity}"></script>
  <norm-lab walkthrough="river-bank" step="scores"><p id="fallback">Fallback</p></norm-lab>
  <iframe id="one" title="Normlab" src="./embed.html?walkthrough=padded-batch"></iframe>
  <script async src="./${embed}" integrity="${release.files[embed].integrity}"></script>`;

test('release.json names the version, and each script and kernel with hash and size', async () => {
  expect(release.version).toBe(version);
  expect(Object.keys(release.files)).toEqual(expect.arrayContaining([lab, embed]));
  expect(Object.keys(release.files).filter((name) => name.endsWith('.wasm'))).toHaveLength(3);
  for (const [name, { integrity, bytes }] of Object.entries(release.files)) {
    const file = await content(name);
    const hash = createHash('sha384').update(file).digest('base64');
    expect({ name, integrity, bytes }).toEqual({
      name,
      integrity: `sha384-${hash}`,
      bytes: file.length,
    });
  }
  expect(release.files[embed].brotli).toBe(await squeezed(embed));
});

test('the pinned copies are the scripts of this version', async () => {
  expect(await content(lab)).toEqual(await content('normlab.js'));
  expect(await content(embed)).toEqual(await content('embed.js'));
});

test('embed.js is at most 1.5 KB; normlab.js is at most 15 KB and imports nothing', async () => {
  const [first, host] = [lab, embed].map((name) => release.files[name].brotli);
  print(`normlab.js: ${first} bytes after brotli; embed.js: ${host}`);
  expect(host).toBeLessThanOrEqual(1500);
  expect(first).toBeLessThanOrEqual(15_000);
  const code = String(await content(lab));
  const { module } = parseSync(lab, code);
  expect(module.staticImports).toEqual([]);
  expect(module.dynamicImports.length).toBeGreaterThan(0);
  // Bundlers would copy what is named so, with the lab's page, into each bundle.
  expect(code).not.toMatch(/new URL\([^)]*import\.meta\.url/);
});

test('a page that pins the version, with its hashes, runs', async ({ page, site }) => {
  site.pages.set('/host.html', host(release.files[lab].integrity));
  await page.goto(`${site.origin}/host.html`);
  await ready(page);
  const frame = await frameIn(page, '#one');
  await ready(/** @type {any} */ (frame));
  await expect
    .poll(() => page.locator('#one').evaluate((one) => one.clientHeight))
    .toBeGreaterThan(300);
  expect(site.asked).not.toContain('/normlab.js');
});

test('a page that pins asks for nothing that a later version overwrites', async ({
  page,
  site,
}) => {
  site.pages.set('/host.html', host(release.files[lab].integrity).replace(/<iframe.*/, ''));
  await page.goto(`${site.origin}/host.html`);
  await ready(page);
  await page.waitForLoadState('networkidle');
  const asked = site.asked.filter((path) => !/host\.html|favicon/.test(path));
  expect(asked.length).toBeGreaterThan(5);
  const kept = [`/${lab}`, `/${embed}`, ...Object.keys(release.files).map((name) => `/${name}`)];
  expect(asked.filter((path) => !kept.includes(path))).toEqual([]);
});

test('an import map with the hashes of release.json lets no changed part run', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = /integrity|Failed to fetch dynamically imported/;
  const scripts = Object.keys(release.files).filter((name) => name.endsWith('.js'));
  const integrity = Object.fromEntries(
    scripts.map((name) => [`${site.origin}/${name}`, release.files[name].integrity]),
  );
  const map = `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
  const markup = host(release.files[lab].integrity).replace(/<iframe.*/, '');
  site.pages.set('/host.html', markup.replace('<title>', `${map}<title>`));
  await page.goto(`${site.origin}/host.html`);
  await ready(page);

  const part = scripts.find((name) => name.includes('/ops-')) ?? '';
  site.pages.set(`/${part}`, `${await content(part)};document.title = 'Changed';`);
  await page.goto(`${site.origin}/host.html`);
  await expect(page.locator('[data-part="missing"]')).toBeVisible();
  await expect(page.locator('#fallback')).toBeVisible();
  await expect(page).toHaveTitle('Host');
});

test('a script that is not the one that was pinned does not run', async ({ page, site, quiet }) => {
  quiet.expected = /integrity/;
  site.pages.set('/host.html', host(release.files[embed].integrity));
  await page.goto(`${site.origin}/host.html`);
  await ready(/** @type {any} */ (await frameIn(page, '#one')));
  await expect(page.locator('#fallback')).toBeVisible();
  expect(await page.evaluate(() => customElements.get('norm-lab'))).toBeUndefined();
});
