/** Mini-batches that stream by, and what is remembered of them. */
import { expect, test } from './fixtures.js';
import { cell, grid, inspector, open, say, selected, settle } from './lab.js';

test('the inspector stays with the running mean while the stream moves on', async ({
  page,
  site,
}) => {
  await open(page, site, 'train-vs-inference', 'running-mean');
  const slider = page.getByRole('slider', { name: say('train-vs-inference.inputs.seen') }).first();
  await slider.focus();
  for (const [key, batch] of /** @type {const} */ ([
    ['ArrowRight', 21],
    ['ArrowRight', 22],
    ['ArrowLeft', 21],
  ])) {
    await page.keyboard.press(key);
    await settle(page);
    expect(await selected(page)).toBe(`batch_${batch}.running_mean:0`);
    await expect(inspector(page)).toContainText(`batch_${batch}.running_mean`);
    await expect(grid(page, `batch_${batch - 1}.running_mean`)).toBeVisible();
  }
  await page.keyboard.press('Home');
  await settle(page);
  await expect(cell(page, 'batch_0.running_mean', '0')).toHaveAttribute('data-value', '0');
});

test('mini-batches of one row are refused in words, said once on stage and meant in the chart too, until more come', async ({
  page,
  site,
}) => {
  await open(page, site, 'train-vs-inference', 'gap');
  const rows = (/** @type {string} */ count) =>
    page.getByRole('radio', { name: count, exact: true }).check();
  await rows('1');
  await settle(page);
  const refused = (/** @type {string} */ name) => page.locator(`[data-tensor-error="${name}"]`);
  await expect(refused('inference.output')).toContainText(/1 value per channel/);
  for (const other of [refused('gap'), page.locator('nl-chart')])
    await expect(other).toContainText(say('matrix.refused-too'));
  await rows('16');
  await settle(page);
  await expect(grid(page, 'gap')).toBeVisible();
  expect(await selected(page)).toBe('gap:0,0');
});
