/** Reviews that end at different words. */
import { expect, test } from './fixtures.js';
import { cell, grid, open, say, settle } from './lab.js';

/** @import { Page } from '@playwright/test' */

/** The first review's state under a norm. @type {(page: Page, norm: string) => Promise<(string | null)[]>} */
const state = (page, norm) =>
  Promise.all(
    [0, 1, 2].map((unit) =>
      cell(page, `step_3.${norm}.hidden`, `0,${unit}`).getAttribute('data-value'),
    ),
  );

test('a review that leaves moves the others under batch norm, and no bit under layer norm', async ({
  page,
  site,
}) => {
  await open(page, site, 'recurrent-steps', 'company');
  const [batch, layer] = [await state(page, 'batch_norm'), await state(page, 'layer_norm')];
  await page.getByRole('button', { name: say('sentences.remove', { n: 6 }) }).click();
  await settle(page);
  expect(await state(page, 'batch_norm')).not.toEqual(batch);
  expect(await state(page, 'layer_norm')).toEqual(layer);
});

test('where one review is left batch norm is refused in words, and layer norm stands', async ({
  page,
  site,
}) => {
  await open(page, site, 'recurrent-steps', 'company', { word: '7' });
  await expect(page.locator('[data-tensor-error="step_7.batch_norm.hidden"]')).toContainText(
    /valid_mask leaves 1 value/,
  );
  await expect(grid(page, 'step_7.layer_norm.hidden')).toBeVisible();
});

test('where a second review is as long as the longest, batch norm is no longer refused', async ({
  page,
  site,
}) => {
  await open(page, site, 'recurrent-steps', 'one-left');
  const refused = page.locator('[data-tensor-error]');
  await expect(refused).toHaveCount(2);
  await expect(page.getByText(/valid_mask leaves 1 value/)).toHaveCount(1);
  await page
    .getByLabel(say('sentences.item', { n: 2 }), { exact: true })
    .fill('i would watch it again tomorrow night');
  await settle(page);
  await expect(refused).toHaveCount(0);
  await expect(cell(page, 'step_7.batch_norm.output', '1,0')).toBeVisible();
});

test('a word that is edited changes wherever it stands', async ({ page, site }) => {
  await open(page, site, 'recurrent-steps', 'one-word', {
    sentences: 'so good/so so good',
    word: '2',
  });
  await cell(page, 'step_2.words', '1,0').click();
  await page.keyboard.press('F2');
  await page.locator('input[data-part="field"]').fill('3');
  await page.keyboard.press('Enter');
  await settle(page);
  await expect(cell(page, 'step_2.words', '1,0')).toHaveAttribute('data-value', '3');
  await page
    .getByRole('slider', { name: say('recurrent-steps.inputs.word') })
    .first()
    .fill('1');
  await settle(page);
  await expect(cell(page, 'step_1.words', '0,0')).toHaveAttribute('data-value', '3');
});
