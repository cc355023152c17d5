/** Where exercises are found: their list, the search, the walkthroughs; and how they are handed on. */
import { exercises } from '../../web/exercises/course.js';
import { seedWithin } from '../../web/exercises/seed.js';
import { findings } from './axe.js';
import { fields, part, title, variant } from './exercise.js';
import { expect, test } from './fixtures.js';
import { open, say } from './lab.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {import('./server.js').Site} site @param {string} [query] */
async function visit(page, site, query = '') {
  await page.goto('about:blank');
  await page.goto(`${site.origin}/index.html#/exercises${query && `?${query}`}`);
  await expect(page.getByRole('heading', { level: 1, name: say('list.title') })).toBeVisible();
}

/** @param {Page} page */
const entries = (page) => page.locator('nl-exercise-list li');

/** @param {string} id */
const titled = (id) => exercises.find((one) => one.id === id)?.text.en.title ?? '';

test('every exercise is listed with its kind and level, under its walkthrough', async ({
  page,
  site,
}) => {
  await visit(page, site);
  await expect(entries(page)).toHaveCount(exercises.length);
  for (const { id, kind, level } of exercises) {
    const entry = entries(page).filter({
      has: page.getByRole('link', { name: titled(id), exact: true }),
    });
    await expect(entry).toContainText(say(`list.kind.${kind}`));
    await expect(entry).toContainText(say(`list.level.${level}`));
  }
});

test('no title mentions a number that is drawn: lists say it without one', () => {
  for (const { id, text } of exercises)
    for (const texts of Object.values(text)) expect(texts.title, id).not.toMatch(/[{}]/);
});

test('the list is narrowed by walkthrough, level, kind and what is open, and the address has it', async ({
  page,
  site,
}) => {
  await visit(page, site);
  await page.getByLabel(say('list.by.kind')).selectOption('order');
  await page.getByLabel(say('list.by.walkthrough')).selectOption('layer-norm');
  const wanted = exercises.filter(
    (one) => one.kind === 'order' && one.walkthrough === 'layer-norm',
  );
  await expect(entries(page)).toHaveCount(wanted.length);
  await expect(page).toHaveURL(/#\/exercises\?walkthrough=layer-norm&kind=order$/);
  await visit(page, site, 'level=1&state=solved');
  await expect(entries(page)).toHaveCount(0);
  await expect(page.getByText(say('list.shown', { count: 0 }))).toBeVisible();
});

test('what is solved is marked in the list, and counted on the home page', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/index.html#/exercises/row-mean?seed=7`);
  await fields(page).fill(String((await variant('row-mean')).answer[0]));
  await page.keyboard.press('Enter');
  await expect(part(page, 'verdict')).toContainText(say('exercise.verdict.right'));
  await visit(page, site, 'state=solved');
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText(say('exercise.state.solved'));
  await page.goto(`${site.origin}/index.html#/`);
  const count = exercises.filter(({ walkthrough }) => walkthrough === 'layer-norm').length;
  await page
    .locator('nl-course-entry[walkthrough="layer-norm"]')
    .getByRole('link', { name: say('home.exercises', { count, solved: 1 }) })
    .click();
  await expect(entries(page)).toHaveCount(count);
});

test('some are chosen by keyboard, practised as a set, and the way back leads to the choice', async ({
  page,
  site,
}) => {
  await visit(page, site);
  for (const id of ['row-mean', 'steps-in-order']) {
    await page.getByRole('checkbox', { name: say('list.pick', { title: titled(id) }) }).focus();
    await page.keyboard.press('Space');
  }
  const picked = part(page, 'picked');
  await expect(picked).toContainText(say('list.picked', { count: 2 }));
  await picked.getByText(say('list.hand-on')).click();
  await picked.getByLabel(say('list.lock')).check();
  await picked.getByLabel(say('list.same')).check();
  await picked.getByLabel(say('list.seed')).fill('42');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/pick=row-mean\+steps-in-order&lock$/);
  await picked.getByRole('link', { name: say('list.open') }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/exercises\/row-mean\+steps-in-order\?seed=42&lock$/);
  await expect(title(page)).toHaveText(titled('row-mean'));
  await expect(page.locator('.seed')).toHaveText(
    say('exercise.seed', { seed: String(seedWithin(42, 'row-mean')) }),
  );
  await page.goBack();
  await expect(part(page, 'picked')).toContainText(say('list.picked', { count: 2 }));
});

test('the text to paste elsewhere names the exercises, the seed and the lock, and its preview runs', async ({
  page,
  site,
}) => {
  await visit(page, site, 'seed=7&pick=row-mean+steps-in-order&lock');
  await part(page, 'picked').getByText(say('list.hand-on')).click();
  await page.getByRole('button', { name: say('tools.embed') }).click();
  const dialog = page.getByRole('dialog');
  const snippet = dialog.getByRole('textbox', { name: say('embed.snippet') });
  await expect(snippet).toHaveValue(
    /<norm-lab exercise="row-mean steps-in-order" seed="7" lock>\s*<a href="[^"]*#\/exercises\/row-mean\+steps-in-order\?seed=7&amp;lock">/,
  );
  await expect(dialog.locator('norm-lab nl-exercise')).toBeVisible();
  await dialog.getByLabel(say('embed.way.iframe'), { exact: true }).check();
  await expect(snippet).toHaveValue(
    /embed\.html\?exercise=row-mean\+steps-in-order&amp;seed=7&amp;lock"/,
  );
  await dialog.getByLabel(say('embed.seed.own')).check();
  await expect(snippet).not.toHaveValue(/seed=/);
});

test('a package for a learning platform is made of what is chosen', async ({ page, site }) => {
  await visit(page, site, 'seed=7&pick=row-mean');
  await part(page, 'picked').getByText(say('list.hand-on')).click();
  await page.getByRole('button', { name: say('exercise.share.package') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a step leads to its exercise, and that back to the step; the last step to all of them', async ({
  page,
  site,
}) => {
  await open(page, site, 'layer-norm', 'row-mean');
  await part(page, 'tasks')
    .getByRole('link', { name: titled('row-mean') })
    .click();
  await expect(title(page)).toHaveText(titled('row-mean'));
  await page.getByRole('link', { name: say('layer-norm.steps.row-mean.title') }).click();
  await expect(page).toHaveURL(/#\/layer-norm\/row-mean/);
  const count = exercises.filter(({ walkthrough }) => walkthrough === 'layer-norm').length;
  await part(page, 'steps').getByRole('button').last().click();
  await part(page, 'tasks')
    .getByRole('link', { name: say('story.tasks', { count }) })
    .click();
  await expect(part(page, 'set').locator('li')).toHaveCount(count + 1);
});

test('the search on the home page finds exercises', async ({ page, site }) => {
  await page.goto(`${site.origin}/index.html`);
  await page.getByRole('searchbox').fill(titled('who-shares-the-mean'));
  await page
    .locator('nl-search')
    .getByRole('link', { name: titled('who-shares-the-mean'), exact: true })
    .click();
  await expect(title(page)).toHaveText(titled('who-shares-the-mean'));
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`nothing of the list is out of reach in ${colorScheme}, nor wider than a phone`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, site, 'pick=row-mean+steps-in-order&seed=7');
      await part(page, 'picked').getByText(say('list.hand-on')).click();
      expect(await findings(page), `${width} px`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${width} px`).toBe(width);
    }
  });
}
