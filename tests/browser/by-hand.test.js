/** Batch norm and layer norm by hand: what rows do to each other, and what γ and β give back. */
import { expect, test } from './fixtures.js';
import { button, cell, courseOf, goTo, grid, open, say, settle, tensorOf, type } from './lab.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page @param {string} course @param {string} step */
const goToStep = (page, course, step) =>
  goTo(
    page,
    courseOf(course).steps.findIndex(({ id }) => id === step),
  );

/** @param {Page} page @param {string} name */
async function removeRow(page, name) {
  await page.getByRole('button', { name: say('matrix.row.remove', { place: name }) }).click();
  await settle(page);
}

test('one row is refused in words by batch norm, and a second one lets it go on', async ({
  page,
  site,
}) => {
  await open(page, site, 'batch-norm', 'neighbours');
  for (const n of [5, 4, 3, 2]) await removeRow(page, say('network.row', { n }));
  await expect(grid(page, 'output')).toHaveCount(0);
  await expect(page.getByText('One row, no neighbours')).toBeVisible();
  await goToStep(page, 'batch-norm', 'mean');
  await expect(page.getByText('One row alone has no spread')).toBeVisible();
  await button(page, 'matrix.row.add').click();
  await expect(cell(page, 'mean', '0')).toHaveAttribute('data-value', '3.5');
  await expect(page.getByText('One row alone has no spread')).toHaveCount(0);
});

test('a row of zeros leaves layer norm’s rows as they are, and moves batch norm’s', async ({
  page,
  site,
}) => {
  await open(page, site, 'layer-norm', 'padding');
  const layer = await tensorOf(page, 'layer_norm.output');
  const batch = await tensorOf(page, 'batch_norm.output');
  await button(page, 'matrix.row.add').click();
  await settle(page);
  await expect(cell(page, 'input', '5,0')).toHaveAttribute('data-value', '0');
  expect((await tensorOf(page, 'layer_norm.output')).slice(0, layer.length)).toEqual(layer);
  expect((await tensorOf(page, 'batch_norm.output')).slice(0, batch.length)).not.toEqual(batch);
  await type(page, 'input', '5,0', '1000');
  expect((await tensorOf(page, 'layer_norm.output')).slice(0, layer.length)).toEqual(layer);
});

test('γ as the root of the variance and β as the mean bring z back, and training finds both', async ({
  page,
  site,
}) => {
  await open(page, site, 'batch-norm', 'training', { learning_rate: '1' });
  for (const [parameter, statistic] of [
    ['gamma', async () => Math.sqrt(Number((await tensorOf(page, 'var'))[0]))],
    ['beta', async () => Number((await tensorOf(page, 'mean'))[0])],
  ]) {
    const [found] = await tensorOf(page, `${parameter}_next`);
    expect(Number(found)).toBeCloseTo(await /** @type {() => Promise<number>} */ (statistic)(), 4);
    await type(page, `${parameter}`, '0', found);
  }
  const [z, output] = [await tensorOf(page, 'z'), await tensorOf(page, 'output')];
  for (const flat of [0, 3, 6, 9, 12]) {
    expect(Number(output[flat])).toBeCloseTo(Number(z[flat]), 4);
  }
  await expect(grid(page, 'd_gamma')).toBeVisible();
});
