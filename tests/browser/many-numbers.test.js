/** As many numbers as a matrix may hold: they scroll, and a change of one shows at once. */
import { bytesOf, npyBytes } from '../web/render/npy-bytes.js';
import { expect, test } from './fixtures.js';
import { button, cell, grid, labOf, open, settle, traceOf, type } from './lab.js';

/** @import { NlLab } from '../../web/elements/lab.js' */

const length = 512;
const numbers = Float32Array.from({ length: length * length }, (_, at) => Math.sin(at));
const file = {
  name: 'many.npy',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(npyBytes("'<f4'", [length, length], bytesOf(numbers))),
};

test('512 × 512 numbers are opened, scrolled through, edited and taken back', async ({
  page,
  site,
}) => {
  await open(page, site, 'standardize-and-scale');
  const chooser = page.waitForEvent('filechooser');
  await page
    .locator('nl-matrix')
    .filter({ has: grid(page, 'table') })
    .locator('.open')
    .click();
  await (await chooser).setFiles(file);
  await expect(page.locator('.notice').filter({ hasText: file.name })).toBeVisible();
  await settle(page);

  const frame = grid(page, 'table');
  await expect(frame).toHaveAttribute('aria-rowcount', String(length + 1));
  expect(await frame.getByRole('gridcell').count()).toBeLessThan(1000);
  await cell(page, 'table', '1,1').click();
  await page.keyboard.press('Control+End');
  await settle(page);
  const last = cell(page, 'table', `${length - 1},${length - 1}`);
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('data-value', String(numbers.at(-1)));

  for (const [left, top] of [
    [900, 0],
    [930, 35],
    [20000, 9000],
    [20060, 9000],
    [19980, 8990],
  ]) {
    await frame.evaluate((element, [x, y]) => element.scrollTo(x, y), [left, top]);
    await settle(page);
    const wrong = await frame.getByRole('gridcell').evaluateAll((cells) => {
      const out = cells[0].closest('[role="grid"]')?.getBoundingClientRect();
      return cells.filter((one) => {
        const [row, column] = String(one.getAttribute('data-index')).split(',').map(Number);
        const { left: x } = one.getBoundingClientRect();
        const heads = cells.filter((other) =>
          other.getAttribute('data-index')?.endsWith(`,${column}`),
        );
        const isAligned = heads.every(
          (other) => Math.abs(other.getBoundingClientRect().left - x) < 1,
        );
        return (
          !out ||
          !isAligned ||
          Math.fround(Math.sin(row * 512 + column)) !== Number(one.getAttribute('data-value'))
        );
      }).length;
    });
    expect(wrong, `${left}, ${top}`).toBe(0);
    const first = await frame.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const at = element.getRootNode();
      const hit = /** @type {ShadowRoot} */ (at).elementFromPoint(box.right - 40, box.bottom - 60);
      return hit?.getAttribute('data-index') ?? null;
    });
    expect(first, 'the frame is filled').not.toBeNull();
  }

  await frame.evaluate((element) => element.scrollTo(0, 0));
  await settle(page);
  await type(page, 'table', '3,3', '7.5');
  await expect(cell(page, 'table', '3,3')).toHaveAttribute('data-value', '7.5');
  const edit = await labOf(page).evaluate(async (element) => {
    const lab = /** @type {NlLab} */ (element.shadowRoot?.querySelector('nl-lab'));
    const times = [];
    for (let at = 0; at < 7; at++) {
      const start = performance.now();
      lab.session?.edit('table', [at, 0], at + 0.5);
      lab.revision++;
      await lab.updateComplete;
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[3];
  });
  expect(edit, 'milliseconds for one number').toBeLessThan(150);
  for (let back = 0; back < 9; back++) await button(page, 'tools.undo').click();
  await settle(page);
  expect((await traceOf(page)).tensors.table.shape).toEqual([6, 2]);
});
