/** Which numbers share a mean: one click, and the group lights up. */
import { expect, test } from './fixtures.js';
import { cell, marked, open, say, selected, settle } from './lab.js';

/** @import { Page } from '@playwright/test' */

/** How many cells of x share a statistic with the selected one. @param {Page} page */
const companions = async (page) =>
  (await marked(page, 'group')).filter((name) => name.startsWith('x[')).length;

/** How many sides of the group are drawn in the block. @param {Page} page */
const sides = (page) =>
  page
    .locator('nl-block .group path')
    .evaluateAll((paths) =>
      paths.reduce((sum, path) => sum + (path.getAttribute('d') ?? '').split('M').length - 1, 0),
    );

test('one click lights the group that shares a mean, in the numbers and in the block, under each method', async ({
  page,
  site,
}) => {
  await open(page, site, 'normalization-axes', 'compare');
  await cell(page, 'x', '1,2,0,1').click();
  await settle(page);
  for (const [method, count, drawn, statistic] of /** @type {const} */ ([
    ['batch_norm', 18, 2 + 9 + 18, 'batch_norm.mean[2]'],
    ['layer_norm', 36, 4 + 36 + 9, 'layer_norm.mean[1,0,0,0]'],
    ['instance_norm', 9, 1 + 9 + 9, 'instance_norm.mean[1,2]'],
    ['group_norm', 18, 2 + 18 + 9, 'group_norm.mean[1,1]'],
    ['rms_norm', 36, 4 + 36 + 9, 'rms_norm.rms[1,0,0,0]'],
  ])) {
    await page.getByLabel(say(`normalization-axes.inputs.method.${method}`)).check();
    await settle(page);
    expect(await selected(page)).toBe('x:1,2,0,1');
    expect(await companions(page), method).toBe(count);
    expect(await sides(page), method).toBe(drawn);
    expect(await marked(page, 'group')).toContain(statistic);
  }
});

test('a click on the block selects the number that lies there', async ({ page, site }) => {
  await open(page, site, 'normalization-axes', 'batch-norm');
  await page.locator('nl-block .glass[data-flat="17"]').first().click();
  await settle(page);
  expect(await selected(page)).toBe('x:0,1,2,2');
  await expect(cell(page, 'x', '0,1,2,2')).toHaveAttribute('aria-selected', 'true');
});

test('the block is a picture alone: no one who hears the page or uses keys meets it', async ({
  page,
  site,
}) => {
  await open(page, site, 'normalization-axes', 'batch-norm');
  const block = page.locator('nl-block');
  await expect(block).toHaveAttribute('aria-hidden', 'true');
  await expect(block.locator('[tabindex], button, a, input')).toHaveCount(0);
});
