/** Eight layers with and without normalization. */
import { expect, test } from './fixtures.js';
import { button, cell, open, say, settle, tensorOf } from './lab.js';

test('the scale tilts the bare net and leaves the normalized one, in cells and on the chart', async ({
  page,
  site,
}) => {
  await open(page, site, 'activations-grow', 'side-by-side', { scale: '1' });
  const last = async (/** @type {string} */ name) =>
    Number(await cell(page, name, '8,0').getAttribute('data-value'));
  const [bare, normed] = [await last('size'), await last('normed.size')];
  await page.getByRole('textbox', { name: say('activations-grow.inputs.scale') }).fill('2');
  await page.keyboard.press('Enter');
  await settle(page);
  expect(await last('size')).toBe(bare * 2 ** 8);
  expect(await last('normed.size')).toBeCloseTo(normed, 4);
});

test('raw inputs reach the net at once, and standardized ones come back by undo', async ({
  page,
  site,
}) => {
  await open(page, site, 'activations-grow', 'raw-inputs');
  const before = await tensorOf(page, 'input');
  await page
    .getByRole('radio', { name: say('activations-grow.inputs.entry.raw'), exact: true })
    .check();
  await settle(page);
  expect(await tensorOf(page, 'input')).toEqual(['22', '21000', '1', '4', '0', '1']);
  await button(page, 'tools.undo').click();
  await settle(page);
  expect(await tensorOf(page, 'input')).toEqual(before);
});
