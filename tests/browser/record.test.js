/** The reader's record of exercises: on the screen, on paper, as a file, and a code that is checked. */
import { readFile } from 'node:fs/promises';
import { recordCode } from '../../web/lms/record-code.js';
import { findings } from './axe.js';
import { expect, test } from './fixtures.js';
import { say } from './lab.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { Site } from './server.js'
 */

const noon = new Date(2026, 10, 30, 12).getTime();

/** @type {(changes?: object) => Record<string, any>} */
const attempt = (changes = {}) => ({
  ...{ seed: 1234, tries: 2, hints: 1, score: 0.5, solved: false, gaveUp: false, time: noon },
  ...changes,
});

const record = {
  'row-mean': { open: attempt(), best: attempt({ score: 1, solved: true }) },
  'steps-in-order': { open: attempt(), best: attempt() },
  'who-shares-the-mean': { open: attempt({ tries: 0, score: 0 }) },
};

/** @type {(page: Page, site: Site, kept?: object) => Promise<void>} */
async function visit(page, site, kept = record) {
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('begun')) localStorage.setItem('normlab:exercises', text);
    sessionStorage.setItem('begun', 'yes');
  }, JSON.stringify(kept));
  await page.goto(`${site.origin}/index.html#/record`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('record.title'));
}

/** @param {Page} page */
const rows = (page) => page.locator('nl-record').locator('tbody').first().locator('tr');

/** @param {Page} page */
const codeIn = (page) => page.locator('nl-copy-text textarea').inputValue();

/** @param {Page} page */
const check = (page) => page.locator('nl-record-check');

/** @type {(page: Page, code: string, word?: string) => Promise<void>} */
async function checkCode(page, code, word = '') {
  await check(page).getByLabel(say('record.code')).fill(code);
  await check(page).getByLabel(say('record.word')).fill(word);
  await check(page)
    .getByRole('button', { name: say('record.check.button') })
    .click();
}

test('it lists what was checked, the best of each, with a link to the same numbers', async ({
  page,
  site,
}) => {
  await visit(page, site);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(say('record.solved'));
  await expect(rows(page).last()).toContainText(say('record.score', { score: 50 }));
  await expect(rows(page).first().getByRole('link')).toHaveAttribute(
    'href',
    '#/exercises/row-mean?seed=1234',
  );
  await expect(page.getByText(say('record.lead', { solved: 1, count: 2 }))).toBeVisible();
});

test('it is empty where nothing was done, and still checks codes', async ({ page, site }) => {
  await visit(page, site, {});
  await expect(page.getByText(say('record.nothing'))).toBeVisible();
  await checkCode(page, '');
  await expect(check(page).getByRole('status')).toHaveText(say('record.check.empty'));
});

test('a code that one reader prints is checked on another page, with the class word and without a network', async ({
  page,
  site,
  context,
}) => {
  await visit(page, site);
  await page.getByLabel(say('record.name')).fill('Ada <b>');
  await page.locator('#word').first().fill('blue whale');
  const code = await codeIn(page);

  await context.setOffline(true);
  await checkCode(page, code.toLowerCase(), 'Blue Whale');
  const verdict = check(page).getByRole('status');
  await expect(verdict).toContainText('Ada <b>');
  await expect(check(page).locator('tbody tr')).toHaveCount(2);
  await expect(check(page).locator('tbody tr').first()).toContainText(say('record.solved'));
  await checkCode(page, code, 'other');
  await expect(verdict).toHaveText(say('record.check.other-word', { word: 'yes' }));
  await checkCode(page, `${code.slice(0, -8)}ZZ${code.slice(-6)}`);
  await expect(verdict).toHaveText(say('record.check.mistyped'));
  await expect(check(page).locator('table')).toHaveCount(0);
});

test('a name is kept only where the reader says so, and a class word never', async ({
  page,
  site,
}) => {
  await visit(page, site);
  const stored = () => page.evaluate(() => ({ ...localStorage }));
  await page.getByLabel(say('record.name')).fill('Ada');
  await page.locator('#word').first().fill('blue whale');
  expect(Object.keys(await stored())).toEqual(['normlab:exercises']);
  await page.getByLabel(say('record.name.keep')).check();
  expect((await stored())['normlab:name']).toBe('Ada');
  expect(JSON.stringify(await stored())).not.toContain('whale');
  await page.reload();
  await expect(page.getByLabel(say('record.name'))).toHaveValue('Ada');
  await page.getByLabel(say('record.name.keep')).uncheck();
  expect(Object.keys(await stored())).toEqual(['normlab:exercises']);
});

test('on paper stand name, table, code and what it proves, and nothing to click', async ({
  page,
  site,
}) => {
  await visit(page, site);
  await page.getByLabel(say('record.name')).fill('Ada');
  const code = await codeIn(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Ada', { exact: true })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  const printed = (await page.locator('p.code').textContent()) ?? '';
  expect(printed.replaceAll(/\s/g, '')).toBe(code);
  await expect(page.getByText(say('record.proof'))).toBeVisible();
  await expect(page.locator('button, input, textarea').filter({ visible: true })).toHaveCount(0);
});

test('the record is saved as a file and opened elsewhere, where better results stay', async ({
  page,
  site,
}) => {
  await visit(page, site);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('record.file.save') }).click();
  const path = await (await download).path();
  const file = JSON.parse(await readFile(path, 'utf8'));
  expect(file).toMatchObject({ kind: 'normlab-record', format: 1, record });

  const better = { open: attempt({ time: noon + 5 }), best: attempt({ score: 0.75 }) };
  await page.evaluate(
    (text) => localStorage.setItem('normlab:exercises', text),
    JSON.stringify({ 'steps-in-order': better }),
  );
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.locator('input[type="file"]').setInputFiles(path);
  await expect(page.getByText(say('record.file.opened', { count: 3 }))).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).last()).toContainText(say('record.score', { score: 75 }));
});

test('a file that is no record is refused in a sentence', async ({ page, site }) => {
  await visit(page, site);
  const give = (/** @type {string} */ name, /** @type {string} */ text) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await give('notes.txt', 'no JSON');
  await expect(page.getByText(say('record.file.not-json', { file: 'notes.txt' }))).toBeVisible();
  await give('other.json', '{}');
  await expect(page.getByText(say('record.file.other', { file: 'other.json' }))).toBeVisible();
  await give('bad.json', JSON.stringify({ kind: 'normlab-record', format: 1, record: { a: 7 } }));
  await expect(
    page.getByText(say('record.file.damaged', { file: 'bad.json', exercise: 'a' })),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

test('it is forgotten when the reader says so twice', async ({ page, site }) => {
  await visit(page, site);
  await page.getByRole('button', { name: say('record.forget') }).click();
  await page.getByRole('button', { name: say('record.forget.no') }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: say('record.forget') }).click();
  await page.getByRole('button', { name: say('record.forget.yes') }).click();
  await expect(page.getByText(say('record.nothing'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('it fits a narrow screen, and axe finds nothing', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, site);
  const results = [{ exercise: 'row-mean', ...attempt() }];
  await checkCode(
    page,
    recordCode({ name: 'Ada', time: noon, results: /** @type {any} */ (results) }),
  );
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  expect(await findings(page)).toEqual([]);
});
