/** A number of a walkthrough that is guessed before it is shown, over the reader's own inputs. */
import { findings } from './axe.js';
import { part, wholeMarkup } from './exercise.js';
import { expect, test } from './fixtures.js';
import { holdBack } from './held-back.js';
import { heard, host } from './host.js';
import { button, cell, goTo, labOf, open, say, stepOf, tensorOf, type } from './lab.js';

/** @import { Page } from '@playwright/test' */

const [walkthrough, step, tensor] = ['layer-norm', 'first-value', 'layer_norm.normalized'];

/** @param {Page} page */
const offer = (page) => button(page, 'guess.first');

/** @param {Page} page */
const always = (page) => page.getByRole('checkbox', { name: say('guess.always') });

/** The cell that is asked for. @param {Page} page */
const asked = (page) => cell(page, tensor, '0,0');

/** @param {Page} page */
const verdict = (page) => page.locator('nl-guess [data-part="verdict"]');

test('the offer stands before what it takes has come, and is taken up once it has', async ({
  page,
  site,
}) => {
  const release = await holdBack(page, '**/guesses-*.js');
  await open(page, site, walkthrough, step);
  const place = await offer(page).boundingBox();
  await offer(page).click();
  await expect(page.locator('nl-guess')).toHaveCount(0);
  expect(await offer(page).boundingBox()).toEqual(place);
  release();
  await expect(asked(page)).toHaveText('?');
  await expect(page.locator('nl-guess input')).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });
});

test('the number is nowhere on the page until the guess; then the step is as it was, with both compared', async ({
  page,
  site,
}) => {
  await open(page, site, walkthrough, 'same-network');
  await type(page, 'input', '0,0', '5');
  await goTo(page, 3);
  expect(await stepOf(page)).toBe(step);
  const [value] = await tensorOf(page, tensor);
  const printed = Math.abs(Number(value)).toFixed(3);
  expect(await wholeMarkup(labOf(page))).toContain(printed);
  const stage = await part(page, 'stage').locator('nl-matrix').count();

  await offer(page).focus();
  await page.keyboard.press('Enter');
  await expect(asked(page)).toHaveText('?');
  await expect(asked(page)).not.toHaveAttribute('data-value');
  expect(await wholeMarkup(labOf(page))).not.toContain(printed);
  await expect(part(page, 'inspector')).toHaveCount(0);
  await expect(page.locator('nl-tools')).toHaveCount(0);
  await expect(part(page, 'stage').locator('nl-matrix')).toHaveCount(stage);
  expect(await findings(page)).toEqual([]);

  await expect(page.locator('nl-guess input')).toBeFocused();
  await page.keyboard.type('-9,5');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('−9.500');
  await expect(verdict(page)).toContainText(printed);
  await expect(asked(page)).toHaveAttribute('data-value', value);
  await expect(part(page, 'inspector')).toBeVisible();
  expect(await tensorOf(page, tensor).then(([now]) => now)).toBe(value);
  // It was about these numbers: with others it is offered again.
  await goTo(page, 0);
  await type(page, 'input', '0,0', '6');
  await goTo(page, 3);
  await expect(offer(page)).toBeVisible();
});

test('a guess is told to the page as an answer is, and kept in no record', async ({
  page,
  site,
}) => {
  const markup = `<norm-lab id="one" walkthrough="${walkthrough}" step="${step}"></norm-lab>`;
  await host(page, site, markup);
  await offer(page).click();
  await page.locator('nl-guess input').fill('-9,5');
  await button(page, 'exercise.guess').click();
  await expect(verdict(page)).toBeVisible();
  const answers = (await heard(page)).filter(({ type }) => type === 'answer');
  const detail = { exercise: 'predict-first-value', correct: false, score: 0, mistake: null };
  expect(answers).toEqual([
    {
      ...{ type: 'answer', bubbles: true, composed: true, from: 'one' },
      detail: { ...detail, seed: null, tries: 1, hints: 0, done: true },
    },
  ]);
  expect(await page.evaluate(() => localStorage.getItem('normlab:exercises'))).toBeNull();
});

test('what is shown without a guess is told to nobody', async ({ page, site }) => {
  const markup = `<norm-lab id="one" walkthrough="${walkthrough}" step="${step}"></norm-lab>`;
  await host(page, site, markup);
  await offer(page).click();
  await button(page, 'exercise.guess.skip').click();
  await expect(offer(page)).toBeFocused();
  expect((await heard(page)).filter(({ type }) => type === 'answer')).toEqual([]);
});

test('it can be shown without a guess', async ({ page, site }) => {
  await open(page, site, walkthrough, step);
  await offer(page).click();
  await button(page, 'exercise.guess.skip').click();
  await expect(asked(page)).toHaveAttribute('data-value', /\d/);
  await expect(offer(page)).toBeFocused();
});

test('who wants to be asked first finds such steps covered, once, and again after a reload', async ({
  page,
  site,
}) => {
  await open(page, site, walkthrough, step);
  await always(page).check();
  await page.reload();
  await expect(page.locator('nl-guess')).toBeVisible();
  await expect(asked(page)).toHaveText('?');
  await page.locator('nl-guess input').fill('1');
  await button(page, 'exercise.guess').click();
  await expect(asked(page)).not.toHaveText('?');
  await goTo(page, 4);
  await goTo(page, 3);
  await expect(asked(page)).not.toHaveText('?');
  await page.reload();
  await expect(asked(page)).toHaveText('?');
});

test('play stops at a step that asks first', async ({ page, site }) => {
  await page.clock.install();
  await open(page, site, walkthrough, 'row-var');
  await always(page).waitFor({ state: 'detached' });
  await page.evaluate(() => localStorage.setItem('normlab:ask-first', 'yes'));
  await page.reload();
  await button(page, 'steps.play').click();
  await page.clock.runFor(60_000);
  expect(await stepOf(page)).toBe(step);
  await expect(button(page, 'steps.play')).toBeVisible();
});

test('a link leads to the covered step', async ({ page, site }) => {
  await open(page, site, walkthrough, step);
  await offer(page).click();
  await expect(page).toHaveURL(/guess=first/);
  await page.reload();
  await expect(asked(page)).toHaveText('?');
  await page.locator('nl-guess input').fill('1');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/guess=first/);
});

test('inputs stay as they are while a number is covered', async ({ page, site }) => {
  await open(page, site, walkthrough, step);
  await offer(page).click();
  const z = cell(page, 'z', '0,0');
  await z.dblclick();
  await page.keyboard.press('Control+z');
  await expect(asked(page)).toHaveText('?');
  await expect(page.locator('nl-controls')).toHaveCount(0);
  await expect(z).toHaveAttribute('aria-readonly', 'true');
});

test('a number that the step does not show with these inputs is not asked for', async ({
  page,
  site,
}) => {
  await open(page, site, 'recurrent-steps', 'layer-norm', { word: '5' });
  await offer(page).click();
  await expect(page.getByText(say('exercise.guess.nothing'))).toBeVisible();
  await open(page, site, 'recurrent-steps', 'layer-norm', { word: '3', guess: 'first' });
  await expect(cell(page, 'step_3.layer_norm.mean', '0,0')).toHaveText('?');
});
