/** Going through a walkthrough, step by step. */
import { expect, test } from './fixtures.js';
import {
  button,
  cell,
  courseOf,
  courses,
  goTo,
  labOf,
  open,
  say,
  settle,
  stepButtons,
  stepOf,
} from './lab.js';

/** @import { Page } from '@playwright/test' */

const riverBank = courseOf('river-bank');

/** @param {Page} page @param {number} at */
async function expectStep(page, at) {
  const { steps, id } = riverBank;
  await expect(page.locator('[data-part="story"] h2')).toHaveText(
    say(`${id}.steps.${steps[at].id}.title`),
  );
  await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
  await expect(stepButtons(page).nth(at)).toHaveAttribute('aria-current', 'step');
  await expect(
    page.getByText(say('steps.position', { at: at + 1, count: steps.length })),
  ).toBeVisible();
  expect(await stepOf(page)).toBe(steps[at].id);
}

test('Next and Back turn the steps and stop at the ends', async ({ page, site }) => {
  await open(page, site, 'river-bank');
  await expectStep(page, 0);
  await expect(button(page, 'steps.previous')).toBeDisabled();
  const last = riverBank.steps.length - 1;
  for (let at = 1; at <= last; at++) {
    await button(page, 'steps.next').click();
    await expectStep(page, at);
  }
  await expect(button(page, 'steps.next')).toBeDisabled();
  await button(page, 'steps.previous').click();
  await expectStep(page, last - 1);
});

test('the step list names every step and leads to each', async ({ page, site }) => {
  await open(page, site, 'river-bank');
  for (const at of [4, 1, riverBank.steps.length - 1, 0]) {
    const name = say(`river-bank.steps.${riverBank.steps[at].id}.title`);
    await page.locator('[data-part="steps"]').getByRole('button', { name }).click();
    await expectStep(page, at);
  }
});

test('arrow keys turn the steps from a button, and move between cells in a matrix', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'scores');
  const at = riverBank.steps.findIndex(({ id }) => id === 'scores');
  await button(page, 'steps.play').focus();
  await page.keyboard.press('ArrowRight');
  await expectStep(page, at + 1);
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, at);
  await cell(page, 'query', '0,0').click();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'query', '0,1')).toBeFocused();
  await expect(cell(page, 'query', '0,1')).toHaveAttribute('aria-selected', 'true');
  await expectStep(page, at);
});

test('arrow keys are left alone where focus is outside or in a field', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'embeddings');
  const at = riverBank.steps.findIndex(({ id }) => id === 'embeddings');
  await page.locator('header').getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expectStep(page, at);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await expectStep(page, at);
  await page.getByLabel(say('river-bank.inputs.sentence')).focus();
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, at);
});

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  for (const { id, steps } of courses) {
    test(`Back, Next and Play of ${id} stay where they are at ${width} px`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, site, id);
      const boxes = async () => {
        const names = ['steps.previous', 'steps.next', 'steps.play'];
        return Promise.all(names.map((name) => button(page, name).boundingBox()));
      };
      await settle(page);
      const first = await boxes();
      for (const at of steps.keys()) {
        await goTo(page, at);
        await page.evaluate(() => scrollTo(0, 0));
        expect(await boxes(), `step ${at + 1}`).toEqual(first);
      }
    });
  }
}

test('Play goes on by itself at reading speed and stops at a question', async ({ page, site }) => {
  await page.clock.install();
  await open(page, site, 'river-bank');
  const asking = riverBank.steps.findIndex(({ asks }) => asks);
  await page.getByRole('combobox', { name: say('steps.speed') }).selectOption({ index: 0 });
  await button(page, 'steps.play').click();
  await expect(button(page, 'steps.pause')).toBeVisible();
  for (let at = 1; at <= asking; at++) {
    await page.clock.runFor(5000);
    await expectStep(page, at);
  }
  await expect(button(page, 'steps.play')).toBeVisible();
  await page.clock.runFor(60_000);
  await expectStep(page, asking);
});

test('Pause stops it, and so does turning a step by hand', async ({ page, site }) => {
  await page.clock.install();
  await open(page, site, 'river-bank');
  await button(page, 'steps.play').click();
  await button(page, 'steps.pause').click();
  await page.clock.runFor(120_000);
  await expectStep(page, 0);
  await button(page, 'steps.play').click();
  await button(page, 'steps.next').click();
  await expect(button(page, 'steps.play')).toBeVisible();
  await page.clock.runFor(120_000);
  await expectStep(page, 1);
});

test('a step turned by hand is announced to the page around', async ({ page, site }) => {
  await open(page, site, 'river-bank');
  const heard = labOf(page).evaluate(
    (lab) =>
      new Promise((resolve) => {
        lab.addEventListener('normlab-step', (event) => {
          resolve(/** @type {CustomEvent} */ (event).detail);
        });
      }),
  );
  await button(page, 'steps.next').click();
  expect(await heard).toMatchObject({ step: riverBank.steps[1].id });
});
