/** Exercises on the pages of others: access, looks, policies, and what stays of what was typed. */
import { findings } from './axe.js';
import { fields, markup, openExercise, part, samples, title, variant } from './exercise.js';
import { expect, test } from './fixtures.js';
import { frameIn, openHost } from './framed.js';
import { host } from './host.js';
import { button, say } from './lab.js';
import { strictPolicy } from './server.js';

/** @import { Page } from '@playwright/test' */

const kinds = Object.entries(samples);

/** Answers wrong in a way that fits any kind, and asks for a hint. @param {Page} page @param {string} kind */
async function fail(page, kind) {
  if (kind === 'number' || kind === 'predict') await fields(page).first().fill('123');
  if (kind === 'cells') await part(page, 'answer').locator('[role="gridcell"]').first().click();
  if (kind === 'choose') await part(page, 'answer').getByRole('checkbox').first().check();
  const check = kind === 'predict' ? 'exercise.guess' : 'exercise.check';
  await button(page, check).click();
  await part(page, 'verdict').getByRole('heading').waitFor();
}

for (const [kind, id] of kinds) {
  for (const [width, theme] of /** @type {const} */ ([
    [1280, 'light'],
    [1280, 'dark'],
    [360, 'light'],
  ])) {
    test(`${kind}: nothing is out of reach of anybody, fresh, wrong and solved, ${width} px wide, ${theme}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const plain = `<style>body { margin: 0; background: ${theme === 'dark' ? '#16181d' : '#fff'} }</style>`;
      await host(page, site, markup(id).replace('>', ` theme="${theme}">`), { head: plain });
      await part(page, 'answer').waitFor();
      const lab = page.locator('norm-lab');
      expect(await findings(page, lab)).toEqual([]);
      await fail(page, kind);
      expect(await findings(page, lab)).toEqual([]);
      if (kind !== 'predict') await button(page, 'exercise.give-up').click();
      await part(page, 'solution').waitFor();
      expect(await findings(page, lab)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, 'what sticks out to the side').toBeLessThanOrEqual(0);
    });
  }
}

test('all kinds work in a frame’s page under the strictest policy, and nothing complains', async ({
  page,
  site,
}) => {
  site.policy = strictPolicy;
  for (const [kind, id] of kinds) {
    await page.goto(`${site.origin}/embed.html?exercise=${id}&seed=7`);
    await part(page, 'answer').waitFor();
    await fail(page, kind);
  }
});

test('in a frame without an origin or storage an exercise is done all the same', async ({
  page,
  site,
}) => {
  await openHost(
    page,
    site,
    `<iframe id="one" title="Normlab" sandbox="allow-scripts" style="width:900px;height:900px"
      src="./embed.html?exercise=${samples.number}"></iframe>`,
  );
  const content = await frameIn(page, '#one');
  const field = content.locator('[data-part="answer"] input');
  await field.fill('1e9');
  await field.press('Enter');
  await expect(content.locator('[data-part="verdict"]')).toContainText(
    say('exercise.verdict.wrong'),
  );
  await content.getByRole('button', { name: say('exercise.give-up') }).click();
  await expect(content.locator('[data-part="solution"]')).toBeVisible();
  await content.getByRole('button', { name: say('exercise.another') }).click();
  await expect(field).toHaveValue('');
});

test('nothing moves with reduced motion', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openExercise(page, site, samples.order);
  await part(page, 'answer').locator('.moves button:enabled').first().click();
  const moving = await page.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});

test('hints are counted and none is the solution; the solution is offered after a try, and ends it', async ({
  page,
  site,
}) => {
  const { answer, text } = await variant(samples.number);
  await openExercise(page, site, samples.number);
  await expect(button(page, 'exercise.give-up')).toHaveCount(0);
  for (const at of [1, 2]) {
    await page.getByRole('button', { name: say('exercise.hint', { at, count: 2 }) }).click();
    await expect(part(page, 'hints')).toContainText(text(`hint.${at}`));
  }
  await expect(part(page, 'hints').locator('li').last()).toBeFocused();
  await fields(page).fill(`${answer[0] + 50}`);
  await page.keyboard.press('Enter');
  await expect(part(page, 'verdict')).toContainText(
    say('exercise.verdict.count', { tries: 1, hints: 2 }),
  );
  await button(page, 'exercise.give-up').click();
  await expect(part(page, 'verdict').getByRole('heading')).toBeFocused();
  await expect(part(page, 'solution')).toBeVisible();
  await expect(button(page, 'exercise.check')).toHaveCount(0);
  await expect(fields(page)).toHaveValue(`${answer[0] + 50}`);
});

test('another one like this has other numbers, and its seed leads to them again', async ({
  page,
  site,
}) => {
  const { answer } = await variant(samples.number);
  await openExercise(page, site, samples.number);
  const given = () => page.locator('[data-tensor="x"]').getAttribute('aria-rowcount');
  const numbers = () =>
    page
      .locator('[data-tensor="x"] [data-value]')
      .evaluateAll((cells) => cells.map((one) => one.getAttribute('data-value')).join());
  const before = await numbers();
  await fields(page).fill(`${answer[0]}`);
  await page.keyboard.press('Enter');
  await button(page, 'exercise.another').click();
  await expect(title(page)).toBeFocused();
  await expect(fields(page)).toHaveValue('');
  expect(await given()).not.toBeNull();
  const after = await numbers();
  expect(after).not.toBe(before);
  const seed = await page.locator('norm-lab').getAttribute('seed');
  await host(page, site, `<norm-lab exercise="${samples.number}" seed="${seed}"></norm-lab>`);
  await part(page, 'answer').waitFor();
  expect(await numbers()).toBe(after);
});

test('with the teacher’s lock there is neither another one nor a way to the solution before it is solved', async ({
  page,
  site,
}) => {
  const { answer } = await variant(samples.number);
  await host(page, site, markup(samples.number).replace('>', ' lock>'));
  await fields(page).fill(`${answer[0] + 50}`);
  await page.keyboard.press('Enter');
  await expect(part(page, 'verdict')).toContainText(say('exercise.verdict.wrong'));
  await expect(button(page, 'exercise.give-up')).toHaveCount(0);
  await fields(page).fill(`${answer[0]}`);
  await page.keyboard.press('Enter');
  await expect(part(page, 'solution')).toBeVisible();
  await expect(button(page, 'exercise.another')).toHaveCount(0);
});

test('what was typed is there again after a reload, and a solved exercise stays solved', async ({
  page,
  site,
}) => {
  const { answer } = await variant(samples.number);
  await openExercise(page, site, samples.number);
  await fields(page).fill('12,');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('normlab:exercises')))
    .toContain('12,');
  await page.reload();
  await expect(fields(page)).toHaveValue('12,');
  await fields(page).fill(`${answer[0]}`);
  await page.keyboard.press('Enter');
  await expect(part(page, 'solution')).toBeVisible();
  await page.reload();
  await expect(part(page, 'verdict')).toContainText(say('exercise.verdict.right'));
  await expect(part(page, 'verdict')).toContainText(
    say('exercise.verdict.count', { tries: 1, hints: 0 }),
  );
});

test('the same answer again is no other try, and a verdict goes when its answer cannot be read any more', async ({
  page,
  site,
}) => {
  await openExercise(page, site, samples.number);
  await fail(page, 'number');
  await button(page, 'exercise.check').dblclick();
  await expect(part(page, 'verdict')).toContainText(
    say('exercise.verdict.count', { tries: 1, hints: 0 }),
  );
  await fields(page).first().fill('abc');
  await button(page, 'exercise.check').click();
  await expect(part(page, 'answer')).toContainText('abc');
  await expect(part(page, 'verdict')).toBeEmpty();
});

test('an exercise that there is not, or a file that is none, is said in a sentence', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = /404|elsewhere|CORS|ERR_FAILED/;
  await host(page, site, '<norm-lab exercise="row-means"></norm-lab>');
  const error = page.locator('[data-part="error"]');
  await expect(error).toHaveText(
    say('lab.unknown-exercise', { id: 'row-means', near: 'row-mean' }),
  );
  await host(page, site, '<norm-lab exercise="./mine.json"></norm-lab>');
  await expect(error).toHaveText(say('exercise.source.lost', { address: './mine.json' }));
  await host(page, site, '<norm-lab exercise="row-mean, ./mine.json"></norm-lab>');
  await expect(error).toHaveText(say('exercise.source.commas', { word: 'row-mean,' }));
  await host(page, site, '<norm-lab exercise="row-mean,./mine.json"></norm-lab>');
  await expect(error).toHaveText(say('exercise.source.commas', { word: 'row-mean,./mine.json' }));
  const elsewhere = 'http://elsewhere.test/mine.json';
  await page.route(elsewhere, (route) => route.abort());
  await host(page, site, `<norm-lab exercise="${elsewhere}"></norm-lab>`);
  await expect(error).toHaveText(say('exercise.source.foreign', { address: elsewhere }));
  site.pages.set('/broken.json', '{\n "format": 1,\n}');
  await host(page, site, '<norm-lab exercise="./broken.json"></norm-lab>');
  const sentence = say('exercise.json.comma-too-much', { sign: '}' });
  await expect(error).toHaveText(say('exercise.source.line', { line: '3', sentence }));
});
