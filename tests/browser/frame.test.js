/** embed.html as a page of its own, and in pages with a policy. */
import { exercises } from '../../web/exercises/course.js';
import { findings } from './axe.js';
import { expect, test } from './fixtures.js';
import { expectSized, frame, scores, script } from './framed.js';
import { cell, courses, labOf, ready, say } from './lab.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 */

test('embed.html shows what its query asks for, in its theme, under its title', async ({
  page,
  site,
}) => {
  await page.goto(
    `${site.origin}/embed.html?${scores}&theme=dark&lock&single&state=sentence%3Dsea%2520bank&utm_source=x`,
  );
  await ready(page);
  const lab = labOf(page);
  const { trace, words } = await lab.evaluate((element) => {
    const { trace, inputs } = /** @type {NormLab} */ (element);
    return { trace: trace && [trace.walkthrough, trace.step], words: inputs.sentence };
  });
  expect(trace).toEqual(['river-bank', 'scores']);
  expect(words).toEqual(['sea', 'bank']);
  await expect(page).toHaveTitle(say('river-bank.title'));
  await expect(page.locator('html')).toHaveAttribute('theme', 'dark');
  await expect(page.locator('[data-part="steps"]')).toHaveCount(0);
  await cell(page, 'raw_scores', '0,0').click();
  const address = await lab.evaluate((element) => /** @type {NormLab} */ (element).address);
  expect(address).toContain(`${site.origin}/index.html#/river-bank/scores?`);
  await page.goto(`${site.origin}/embed.html?${scores}&lock=0`);
  await ready(page);
  await expect(page.locator('[data-part="steps"]')).toBeVisible();
  await expect(lab).not.toHaveAttribute('lock');
});

test('embed.html without a walkthrough leads to those that are there', async ({ page, site }) => {
  await page.goto(`${site.origin}/embed.html?theme=dark`);
  await expect(page.getByText(say('frame.nothing'))).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(courses.length + exercises.length);
  await page.getByRole('link', { name: say('padded-batch.title') }).click();
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('theme', 'dark');
});

test('embed.html with a walkthrough that is none says so, and leads to those that are there', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/embed.html?walkthrough=rapids`);
  await expect(page.locator('[data-part="error"]')).toContainText('rapids');
  await expect(page.getByRole('link')).toHaveCount(courses.length);
  await page.getByRole('link', { name: say('river-bank.title') }).click();
  await ready(page);
});

test('embed.html with an exercise that is none says which is near, and leads to those that are there', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/embed.html?exercise=row-means&seed=7`);
  await expect(page.locator('[data-part="error"]')).toContainText('row-mean”');
  await expect(page.getByRole('link')).toHaveCount(exercises.length);
  await page.getByRole('link', { name: 'The mean of a row', exact: true }).click();
  await page.locator('[data-part="answer"]').waitFor();
  await expect(page).toHaveTitle('The mean of a row');
  await expect(page.getByRole('link', { name: say('exercise.seed', { seed: '7' }) })).toBeVisible();
});

test('embed.html with a step that is none shows the walkthrough, and no list', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/embed.html?walkthrough=river-bank&step=nope`);
  await ready(page);
  await expect(page.getByRole('status').filter({ hasText: 'nope' })).toBeVisible();
  await expect(page.locator('main > nav')).toHaveCount(0);
});

test('without JavaScript embed.html leads to the pages that need none', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/embed.html?${scores}`);
  const link = page.locator('noscript a');
  await expect(link).toBeVisible();
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  await page.getByRole('link', { name: say('river-bank.title') }).click();
  await expect(page.locator('figure svg')).toBeVisible();
  await context.close();
});

for (const query of ['', 'walkthrough=rapids', scores]) {
  test(`axe finds nothing on embed.html?${query}`, async ({ page, site }) => {
    await page.goto(`${site.origin}/embed.html?${query}`);
    await expect(page.locator('[data-part="stage"], nav').first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

/**
 * Answers with a page that has a policy; nothing else has one.
 * @param {Page} page
 * @param {string} policy
 * @param {string} markup
 */
const answerWith = (page, policy, markup) =>
  page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><title>Host</title>${markup}`,
    }),
  );

test('a page that allows no more than docs/embedding.md asks for shows the frame, and sizes it', async ({
  page,
  site,
}) => {
  const { origin } = site;
  const policy = `default-src 'none'; frame-src ${origin}; script-src ${origin}`;
  await answerWith(page, policy, `${frame(scores)}${script}`);
  await page.goto(`${origin}/host.html`);
  await expectSized(page, '#one');
});

test('and the element, with those that it needs', async ({ page, site }) => {
  const { origin } = site;
  const policy = `default-src 'none'; script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}`;
  await answerWith(
    page,
    policy,
    `<norm-lab walkthrough="river-bank" step="scores"></norm-lab>
    <script type="module" src="./normlab.js"></script>`,
  );
  await page.goto(`${origin}/host.html`);
  await ready(page);
  await cell(page, 'raw_scores', '0,0').click();
  await expect(page.locator('[data-part="inspector"] math')).toBeVisible();
  expect(site.asked.some((path) => path.includes('/normlab-js-'))).toBe(false);
});
