/** A program on the page: its inputs in place, and what it prints. */
import { expect, test } from './fixtures.js';
import { button, inspector, open, say, settle, traceOf } from './lab.js';

/** @import { Page } from '@playwright/test' */

/** What each line prints, those that print nothing left out. @param {Page} page */
const printed = (page) =>
  page
    .locator('nl-snippet .printed')
    .evaluateAll((lines) =>
      lines
        .map((line) =>
          [...line.querySelectorAll('button')]
            .map(({ textContent }) => textContent?.trim())
            .join(' '),
        )
        .filter(Boolean),
    );

/** The fields of one input. @param {Page} page @param {string} input */
const fields = (page, input) => page.locator(`nl-snippet [data-input="${input}"]`);

test('a number changed in the code changes what is printed beside it, and in all places', async ({
  page,
  site,
}) => {
  await open(page, site, 'batch-vs-layer', 'program');
  expect((await printed(page))[0]).toBe('3.052 5.207');
  await fields(page, 'columns').last().fill('3');
  await fields(page, 'columns').last().press('Enter');
  await settle(page);
  await expect(fields(page, 'columns').first()).toHaveValue('3');
  const { x, x_mean, x_std } = (await traceOf(page)).tensors;
  expect(x.shape).toEqual([4, 3]);
  const [all, ...norms] = await printed(page);
  expect(all).toBe(`${Number(x_mean.data[0]).toFixed(3)} ${Number(x_std.data[0]).toFixed(3)}`);
  expect(norms.map((line) => line.split(' ').length)).toEqual([3, 3, 4, 4]);
  await fields(page, 'unbiased').first().selectOption('True');
  await settle(page);
  expect((await printed(page))[2]).toBe('1.155 1.155 1.155');
});

test('arrow keys move a number in the code, and one undo takes all of it back', async ({
  page,
  site,
}) => {
  await open(page, site, 'batch-vs-layer', 'program');
  await fields(page, 'seed').focus();
  for (let times = 0; times < 3; times++) await page.keyboard.press('ArrowUp');
  await settle(page);
  await expect(fields(page, 'seed')).toHaveValue('3');
  const moved = await printed(page);
  expect(moved[0]).not.toBe('3.052 5.207');
  await button(page, 'tools.undo').click();
  await settle(page);
  expect((await printed(page))[0]).toBe('3.052 5.207');
});

test('what a field cannot take is said below its line, and the numbers stay', async ({
  page,
  site,
}) => {
  await open(page, site, 'batch-vs-layer', 'program');
  await fields(page, 'rows').fill('13');
  await fields(page, 'rows').press('Enter');
  const why = say('number.range', { value: '13', min: 1, max: 12 });
  await expect(page.locator('nl-snippet .fault')).toHaveText(why);
  await expect(fields(page, 'rows')).toHaveAttribute('aria-invalid', 'true');
  expect((await printed(page))[0]).toBe('3.052 5.207');
});

test('a printed number says how it was made, and the copied text is the program', async ({
  page,
  site,
}) => {
  await open(page, site, 'batch-vs-layer', 'program', { rows: '3', cells: '0.1:-2.5' });
  await page.locator('nl-snippet [data-source="layer_norm.row_std[2,0]"]').click();
  await expect(inspector(page)).toContainText('layer_norm.row_std');
  await button(page, 'snippet.copy').click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('x = torch.randn(3, 6) * 5 + 3\nx[0, 1] = -2.5\nprint(');
});

test('with one row the program stops where batch norm stands', async ({ page, site }) => {
  await open(page, site, 'batch-vs-layer', 'program', { rows: '1' });
  await expect(page.locator('nl-snippet .refusal')).toContainText(/batchNorm.*2 or more/);
  expect(await printed(page)).toHaveLength(1);
});
