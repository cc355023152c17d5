/** Charts: read by pointer, by keys and as a table; and moved, where x is an input. */
import { expect, test } from './fixtures.js';
import { button, labOf, open, say, settle } from './lab.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 */

/** @param {Page} page */
const plotOf = (page) => page.locator('nl-chart').getByRole('slider');

/** What the legend says. @param {Page} page */
const legend = (page) => page.locator('nl-chart .legend output');

/** @param {Page} page @returns {Promise<number>} */
const paddingOf = (page) =>
  labOf(page).evaluate((lab) => /** @type {NormLab} */ (lab).inputs.padding);

/** Where the plot begins and ends on the screen. @param {Page} page */
async function edgesOf(page) {
  await plotOf(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = /** @type {any} */ (await plotOf(page).boundingBox());
  return { left: x + 56, right: x + width - 16, middle: y + height / 2 };
}

test('pointing at a chart reads its values there, and moves nothing', async ({ page, site }) => {
  await open(page, site, 'padded-batch', 'difference');
  const { left, right, middle } = await edgesOf(page);
  const before = await legend(page).allInnerTexts();
  await page.mouse.move((left + right) / 2, middle);
  await expect(plotOf(page).locator('.hair-name')).toHaveText('30');
  const there = await legend(page).allInnerTexts();
  expect(there[0]).not.toBe(before[0]);
  expect(there[2]).toBe(before[2]);
  await expect(plotOf(page)).toHaveAttribute('aria-valuetext', new RegExp(`^30, .*${there[0]}`));
  await page.mouse.move(0, 0);
  await expect(legend(page)).toHaveText(before);
  expect(await paddingOf(page)).toBe(0);
});

test('dragging along a chart sets its input, and one undo takes the drag back', async ({
  page,
  site,
}) => {
  await open(page, site, 'padded-batch', 'difference');
  const { left, right, middle } = await edgesOf(page);
  await page.mouse.move(left + 5, middle);
  await page.mouse.down();
  await page.mouse.move(left + 100, middle, { steps: 4 });
  await page.mouse.move(right + 300, middle, { steps: 4 });
  await page.mouse.up();
  await settle(page);
  expect(await paddingOf(page)).toBe(60);
  await expect(plotOf(page)).toHaveAttribute('aria-valuenow', '60');
  await button(page, 'tools.undo').click();
  expect(await paddingOf(page)).toBe(0);
  await expect(button(page, 'tools.undo')).toBeDisabled();
});

test('arrow keys, pages and ends move along a chart and change the numbers', async ({
  page,
  site,
}) => {
  await open(page, site, 'padded-batch', 'more-padding');
  await plotOf(page).focus();
  for (const [key, padding] of /** @type {[string, number][]} */ ([
    ['ArrowRight', 1],
    ['PageUp', 11],
    ['ArrowDown', 10],
    ['End', 60],
    ['ArrowRight', 60],
    ['Home', 0],
  ])) {
    await page.keyboard.press(key);
    await settle(page);
    expect(await paddingOf(page), key).toBe(padding);
    await expect(plotOf(page)).toHaveAttribute('aria-valuenow', String(padding));
  }
});

test('a locked lab lets charts be read but not moved', async ({ page, site }) => {
  await open(page, site, 'padded-batch', 'difference');
  await labOf(page).evaluate((lab) => lab.setAttribute('lock', ''));
  await settle(page);
  await plotOf(page).focus();
  await page.keyboard.press('End');
  await expect(plotOf(page)).toHaveAttribute('aria-valuenow', '60');
  await expect(plotOf(page).locator('.hair-name')).toHaveText('60');
  expect(await paddingOf(page)).toBe(0);
});

test('reading and moving shift nothing on the page', async ({ page, site }) => {
  await open(page, site, 'padded-batch', 'difference');
  const place = () => button(page, 'chart.show-table').boundingBox();
  await plotOf(page).focus();
  const before = await place();
  const width = (await legend(page).first().boundingBox())?.width;
  for (const key of ['End', 'PageDown', 'Home']) {
    await page.keyboard.press(key);
    await settle(page);
    expect((await place())?.x).toBe(before?.x);
    expect((await legend(page).first().boundingBox())?.width).toBe(width);
  }
});

test('a chart has gaps where the kernels refuse, and its other lines stand', async ({
  page,
  site,
}) => {
  await open(page, site, 'padded-batch', 'difference', { sentences: 'wow' });
  await button(page, 'chart.show-table').click();
  const first = page.locator('nl-chart').getByRole('row').nth(1);
  await expect(first.getByRole('cell')).toHaveText(['NaN', 'NaN', /\d\.\d{3}/]);
  await expect(page.getByText(say('chart.empty'))).toHaveCount(0);
});

test('a bar is read anywhere on it, and counts in the table', async ({ page, site }) => {
  await open(page, site, 'recurrent-steps', 'ending');
  const { left, right, middle } = await edgesOf(page);
  const bar = (right - left) / 7;
  for (const share of [0.1, 0.9]) {
    await page.mouse.move(left + (1 + share) * bar, middle);
    await expect(plotOf(page).locator('.hair-name')).toHaveText('2');
    await expect(legend(page)).toHaveText(['5']);
  }
  await button(page, 'chart.show-table').click();
  const cells = page.locator('nl-chart').getByRole('cell');
  await expect(cells).toHaveText(['6', '5', '4', '3', '3', '2', '1']);
  await expect(page.locator('nl-chart').getByRole('rowheader').first()).toHaveText('1');
});

test('a band is read as its two ends, by keys and in the table', async ({ page, site }) => {
  await open(page, site, 'review-traffic', 'traffic');
  const ends = /(0\.\d{3}) to (0\.\d{3})/;
  await expect(legend(page).first()).toHaveText(ends);
  await plotOf(page).focus();
  await page.keyboard.press('End');
  await settle(page);
  const [, low, high] = ends.exec((await legend(page).first().textContent()) ?? '') ?? [];
  expect(Number(low)).toBeLessThan(Number(high));
  await expect(plotOf(page)).toHaveAttribute('aria-valuetext', new RegExp(`${low} to ${high}`));
  await button(page, 'chart.show-table').click();
  const last = page.locator('nl-chart').getByRole('row').last();
  await expect(last.getByRole('rowheader')).toHaveText('200');
  await expect(last.getByRole('cell').first()).toHaveText(`${low} to ${high}`);
});

test('two charts of a step stand side by side where there is room, and below each other where not', async ({
  page,
  site,
}) => {
  await open(page, site, 'recurrent-steps', 'noisier');
  const places = async () => {
    const [one, other] = await page.locator('nl-chart').all();
    return [await one.boundingBox(), await other.boundingBox()];
  };
  const [left, right] = await places();
  expect(right?.y).toBe(left?.y);
  expect(Number(right?.x)).toBeGreaterThan(Number(left?.x) + Number(left?.width));
  await page.setViewportSize({ width: 360, height: 800 });
  await settle(page);
  const [above, below] = await places();
  expect(below?.x).toBe(above?.x);
  expect(Number(below?.y)).toBeGreaterThan(Number(above?.y) + Number(above?.height));
});
