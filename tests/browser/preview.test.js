/** The author's preview: a file while it is written, from a server, from a disk, or dropped. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sample } from '../web/exercises/sample.js';
import { findings } from './axe.js';
import { expect, test } from './fixtures.js';
import { say } from './lab.js';
import { siteRoot } from './server.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {string} name */
const part = (page, name) => page.locator(`nl-preview [data-part="${name}"]`);

/** @param {Page} page */
const prompt = (page) => page.locator('nl-preview nl-exercise .prompt');

/** @param {any} json */
const written = (json) => JSON.stringify(json, null, 2);

/** A file that an author saves again and again. @param {Page} page @param {string} text */
async function serve(page, text) {
  const file = { text };
  await page.route('**/mine.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: file.text }),
  );
  return file;
}

/** What is chosen or dropped. @param {any} json */
const asFile = (json) => ({
  name: 'mine.json',
  mimeType: 'application/json',
  buffer: Buffer.from(written(json)),
});

test('a file on the server is shown with its mistakes, and again when it was saved', async ({
  page,
  site,
}) => {
  const file = await serve(page, written(sample()));
  await page.goto(`${site.origin}/index.html#/preview?file=./mine.json&seed=4`);
  await expect(prompt(page)).toContainText('What is the mean of row');
  await expect(part(page, 'findings')).toContainText(say('preview.fine'));
  const mistake = part(page, 'mistakes').locator('[data-mistake="sum"]');
  await expect(mistake).toContainText(say('preview.recognised'));
  await expect(mistake).toContainText('That is the sum.');

  const changed = sample();
  changed.text.en.prompt = 'And the mean of row {row_number} now?';
  changed.mistakes[0].program[0].op = 'mean';
  file.text = written(changed);
  await expect(prompt(page)).toContainText('And the mean of row');
  await expect(mistake).toContainText(say('preview.untold', { like: 'solution' }));
  await expect(part(page, 'findings')).toContainText('gives the same answer as the solution');
});

test('what cannot be read is said with its line, and the last version stays', async ({
  page,
  site,
}) => {
  const file = await serve(page, written(sample()));
  await page.goto(`${site.origin}/index.html#/preview?file=./mine.json`);
  await expect(prompt(page)).toContainText('What is the mean of row');
  file.text = written(sample()).replace('"level": 1,', '"level": 1,,');
  const line = String(file.text.split('\n').findIndex((one) => one.includes(',,')) + 1);
  await expect(part(page, 'findings')).toContainText(say('preview.line', { line }));
  await expect(part(page, 'findings')).toContainText(say('preview.last'));
  await expect(prompt(page)).toContainText('What is the mean of row');

  file.text = written({ ...sample(), kind: 'numbr' });
  await expect(part(page, 'findings')).toContainText('Did you mean “number”?');
  file.text = written(sample());
  await expect(part(page, 'findings')).toContainText(say('preview.fine'));
});

test('seeds are stepped through, and stand in the address', async ({ page, site }) => {
  await serve(page, written(sample()));
  await page.goto(`${site.origin}/index.html#/preview?file=./mine.json&seed=4`);
  const numbers = () =>
    page.locator('nl-preview [data-tensor="x"] [role="gridcell"]').allInnerTexts();
  await expect(prompt(page)).toBeVisible();
  const before = await numbers();
  await page.getByRole('button', { name: say('preview.next') }).click();
  await expect(page.locator('nl-preview output')).toHaveText(say('preview.seed', { seed: '5' }));
  await expect.poll(numbers).not.toEqual(before);
  await expect.poll(() => page.url()).toContain('seed=5');
  await page.getByRole('button', { name: say('preview.previous') }).press('Enter');
  await expect.poll(numbers).toEqual(before);
});

test('a file is chosen from the disk, or dropped', async ({ page, site }) => {
  await page.goto(`${site.origin}/index.html#/preview`);
  const input = page.getByLabel(say('preview.choose'));
  await input.setInputFiles(asFile(sample()));
  await expect(prompt(page)).toContainText('What is the mean of row');

  const other = sample();
  other.text.en.prompt = 'Another one?';
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], 'other.json', { type: 'application/json' }));
    return transfer;
  }, written(other));
  await page.locator('nl-preview').dispatchEvent('drop', { dataTransfer });
  await expect(prompt(page)).toHaveText('Another one?');
});

test('it works in the single file, from a disk', async ({ page, quiet }) => {
  quiet.expected = /^A request went to file:/;
  await page.goto(`${pathToFileURL(join(siteRoot, 'normlab.single.html')).href}#/preview`);
  await page.getByLabel(say('preview.choose')).setInputFiles(asFile(sample()));
  await expect(prompt(page)).toContainText('What is the mean of row');
  await expect(part(page, 'findings')).toContainText(say('preview.fine'));
});

test('a file that takes a minute to check is shown at once, and the check ends with the next save', async ({
  page,
  site,
}) => {
  const json = sample();
  json.draw.x.shape = [4096];
  json.program = Array.from({ length: 5 }, (_, n) => ({
    ...{ op: 'layerNorm', in: { x: n ? `norm_${n}.output` : 'x' }, as: `norm_${n + 1}` },
  }));
  json.show = [];
  json.labels = {};
  json.ask = { tensor: 'norm_5.output', cells: [['row']], decimals: 2 };
  json.mistakes = [{ id: 'sum', answer: { tensor: 'norm_5.output', cells: [['row']] } }];
  json.values = { row_number: json.values.row_number };
  Object.assign(json.text.en, { prompt: 'Long {row_number}?', why: '…' });
  delete json.text.en['label.row'];
  const file = await serve(page, written(json));
  await page.goto(`${site.origin}/index.html#/preview?file=./mine.json`);
  await expect(prompt(page)).toContainText('Long 1?');
  const going = say('preview.checking', { count: 0, of: 50 }).replace(' 0 ', ' \\d+ ');
  await expect(part(page, 'findings')).toContainText(new RegExp(going));
  file.text = written(sample());
  await expect(prompt(page)).toContainText('What is the mean of row');
  await expect(part(page, 'findings')).toContainText(say('preview.fine'));
});

test('advice on the id and on a name is said, and long words make the page no wider', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  const json = { ...sample(), id: 'row-mean' };
  const long = 'Word'.repeat(40);
  const { text } = json;
  Object.assign(text.en, { title: long, prompt: `${long} {row_number}?`, 'tensor.x': long });
  Object.assign(text.en, { 'mistake.sum': long, 'label.row': `${long} {n}` });
  delete text.en['tensor.layer_norm.mean'];
  await page.route(`**/${long}.json`, (route) => route.fulfill({ body: written(json) }));
  await page.goto(`${site.origin}/index.html#/preview?file=./${long}.json`);
  await expect(part(page, 'findings')).toContainText(
    say('exercise.lint.taken', { id: 'row-mean' }),
  );
  await expect(part(page, 'findings')).toContainText(
    say('exercise.lint.unnamed', { name: 'layer_norm.mean' }),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('what is not there is said, and can be chosen', async ({ page, site, quiet }) => {
  quiet.expected = /404/;
  await page.goto(`${site.origin}/index.html#/preview?file=./nowhere.json`);
  const { problems } = quiet;
  await expect(page.getByRole('status').first()).toContainText('./nowhere.json');
  await page.getByLabel(say('preview.choose')).setInputFiles(asFile(sample()));
  await expect(prompt(page)).toBeVisible();
  expect(problems.every((problem) => /404/.test(problem))).toBe(true);
});

test('markup in a file is text, and nothing of it runs or is fetched', async ({ page, site }) => {
  const json = sample();
  json.text.en.prompt = '<img src=x onerror="document.title = 1"> <b>row</b> {row_number}';
  await serve(page, written(json));
  await page.goto(`${site.origin}/index.html#/preview?file=./mine.json`);
  await expect(prompt(page)).toContainText('<img src=x onerror="document.title = 1"> <b>row</b>');
  expect(await prompt(page).locator('*').count()).toBe(0);
  await expect(page).toHaveTitle(/^Preview/);
});

test('the author’s tries are in nobody’s record, and the page has no fault for axe', async ({
  page,
  site,
}) => {
  await serve(page, written(sample()));
  await page.goto(`${site.origin}/index.html#/preview?file=./mine.json`);
  await page.locator('nl-preview nl-exercise input').first().fill('99');
  await page.locator('nl-preview nl-exercise [data-part="check"]').click();
  await expect(part(page, 'mistakes')).toBeVisible();
  await expect(page.locator('nl-preview nl-exercise [data-part="verdict"]')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('normlab:exercises');
  expect(await findings(page)).toEqual([]);
});
