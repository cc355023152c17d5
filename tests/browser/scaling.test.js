/** Standardizing and scaling columns: ranges, outliers, columns without spread, tables of any size. */
import { expect, test } from './fixtures.js';
import { cell, grid, labOf, open, say, settle, tensorOf, type } from './lab.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 */

const id = 'standardize-and-scale';

/** @param {Page} page @param {string} name @param {string} text */
async function set(page, name, text) {
  const box = page.getByRole('textbox', { name: say(`${id}.inputs.${name}`) });
  await box.fill(text);
  await box.press('Enter');
  await settle(page);
}

test('a range that falls, or has no width, is explained and computed', async ({ page, site }) => {
  await open(page, site, id, 'min-max');
  const story = page.locator('[data-part="story"]');
  await set(page, 'min', '2');
  await expect(story).toContainText('upside down');
  expect(await tensorOf(page, 'min_max_scale.min')).toEqual(['22', '21000']);
  await expect(cell(page, 'min_max_scale.output', '0,0')).toHaveAttribute('data-value', '2');
  await set(page, 'max', '2');
  await expect(story).toContainText('no room');
  expect(new Set(await tensorOf(page, 'min_max_scale.output'))).toEqual(new Set(['2']));
  await set(page, 'max', '12');
  await expect(
    page.getByText(say('number.range', { value: '12', min: -10, max: 10 })),
  ).toBeVisible();
});

test('equal ages give NaN by the formula and 0 by the kernels, and one other age mends it', async ({
  page,
  site,
}) => {
  await open(page, site, id, 'constant');
  expect(new Set(await tensorOf(page, 'constant.by_formula'))).toEqual(new Set(['NaN']));
  expect(new Set(await tensorOf(page, 'constant.output'))).toEqual(new Set(['0']));
  await type(page, 'constant', '2,0', '41');
  const mended = await tensorOf(page, 'constant.by_formula');
  expect(mended).not.toContain('NaN');
  const ours = await tensorOf(page, 'constant.output');
  for (const [at, value] of ours.entries())
    expect(Number(mended[at])).toBeCloseTo(Number(value), 4);
});

test('an outlier that is moved along the chart crowds the others', async ({ page, site }) => {
  await open(page, site, id, 'outlier', { outlier: '1' });
  const before = Number((await tensorOf(page, 'outlier.min_max_scale.output'))[9]);
  await page.locator('nl-chart').first().getByRole('slider').press('End');
  await settle(page);
  const after = Number((await tensorOf(page, 'outlier.min_max_scale.output'))[9]);
  expect(before).toBeGreaterThan(0.5);
  expect(after).toBeLessThan(0.02);
});

test('a table of the reader’s own has its own labels, at any size', async ({ page, site }) => {
  await open(page, site, id, 'standardize');
  await expect(grid(page, 'table')).toContainText(say(`${id}.column`, { which: 'age', n: 1 }));
  for (const [rows, columns] of [
    [1, 1],
    [9, 3],
    [512, 512],
  ]) {
    await labOf(page).evaluate(
      (lab, size) => {
        /** @type {NormLab} */ (lab).inputs = {
          table: Array.from({ length: size[0] }, (_, i) =>
            Array.from({ length: size[1] }, (_unused, j) => i * j + (i % 5)),
          ),
        };
      },
      [rows, columns],
    );
    await settle(page);
    await expect(grid(page, 'table')).toContainText(say(`${id}.column`, { which: 'other', n: 1 }));
    await expect(cell(page, 'standardize.output', '0,0')).toBeVisible();
  }
});
