/** One review in company: alone, and among so many that they scroll. */
import { expect, test } from './fixtures.js';
import { cell, grid, open, settle, tensorOf } from './lab.js';

test('alone, a review is refused by batch norm on screen, and judged by the others', async ({
  page,
  site,
}) => {
  await open(page, site, 'review-traffic', 'traffic', { size: '1' });
  await expect(page.locator('[data-tensor-error="verdict.batch_norm"]')).toContainText(
    /1 value per channel/,
  );
  for (const norm of ['running_batch_norm', 'layer_norm'])
    await expect(cell(page, `verdict.${norm}`, '0,0')).toHaveAttribute('data-value', /^0\.\d+$/);
  await expect(page.locator('nl-chart')).not.toContainText('NaN');
});

test('another day moves the verdict by the batch alone, and the chart’s band with it', async ({
  page,
  site,
}) => {
  await open(page, site, 'review-traffic', 'traffic');
  const norms = ['batch_norm', 'running_batch_norm', 'layer_norm'];
  const verdicts = () => Promise.all(norms.map((norm) => tensorOf(page, `verdict.${norm}`)));
  const band = page.locator('nl-chart path.band');
  const shape = await band.getAttribute('d');
  const [batch, ...others] = await verdicts();
  await page.getByRole('radio', { name: 'A launch' }).check();
  await settle(page);
  await expect.poll(() => band.getAttribute('d')).not.toBe(shape);
  const [moved, ...stayed] = await verdicts();
  expect(Number(moved)).toBeLessThan(Number(batch) - 0.3);
  expect(stayed).toEqual(others);
});

test('two hundred reviews scroll within their frame', async ({ page, site }) => {
  await open(page, site, 'review-traffic', 'neighbours', { size: '200' });
  const { height } = /** @type {{ height: number }} */ (await grid(page, 'batch').boundingBox());
  expect(height).toBeLessThan(800);
  await cell(page, 'batch', '0,0').focus();
  await page.keyboard.press('Control+End');
  await expect(cell(page, 'batch', '199,3')).toBeInViewport();
});
