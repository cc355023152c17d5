/** The reader's own numbers: files dropped and chosen, tables pasted, rows added. */
import { readFile } from 'node:fs/promises';
import { bytesOf, npyBytes } from '../web/render/npy-bytes.js';
import { expect, test } from './fixtures.js';
import {
  button,
  cell,
  copied,
  grid,
  labOf,
  marked,
  open,
  say,
  settle,
  traceOf,
  type,
} from './lab.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 */

/** @param {Page} page @param {string} name */
const matrix = (page, name) => page.locator('nl-matrix').filter({ has: grid(page, name) });

/**
 * A file in the hand of the pointer.
 *
 * @param {Page} page
 * @param {string} name
 * @param {string | Uint8Array} content
 */
const held = (page, name, content) =>
  page.evaluateHandle(
    ([file, bytes]) => {
      const transfer = new DataTransfer();
      transfer.items.add(
        new File([Uint8Array.from(/** @type {number[]} */ (bytes))], String(file)),
      );
      return transfer;
    },
    [name, [...(typeof content === 'string' ? new TextEncoder().encode(content) : content)]],
  );

/**
 * Drops a file onto a matrix and waits until the page has said what came of it.
 *
 * @param {Page} page
 * @param {string} onto
 * @param {string} name
 * @param {string | Uint8Array} content
 */
async function drop(page, onto, name, content) {
  const dataTransfer = await held(page, name, content);
  await grid(page, onto).dispatchEvent('dragover', { dataTransfer });
  await grid(page, onto).dispatchEvent('drop', { dataTransfer });
  await expect(page.locator('.notice, .error').filter({ hasText: name }).first()).toBeVisible();
  await settle(page);
}

/** @param {Page} page @param {string} name */
const numbers = async (page, name) => (await traceOf(page)).tensors[name];

const floats = (/** @type {number[]} */ ...values) => bytesOf(Float32Array.from(values));

for (const [name, content] of /** @type {[string, string | Uint8Array][]} */ ([
  ['people.csv', ',f1,f2\r\nAda,1.5,-2\r\nBob,3,4e-3\r\n'],
  ['people.tsv', '1,5\t−2\n3\t0,004'],
  ['people.json', '{"shape": [2, 2], "data": [1.5, -2, 3, 0.004]}'],
  [
    'people.npy',
    new Uint8Array(npyBytes("'<f4'", [2, 2], floats(1.5, 3, -2, 0.004), { fortran: true })),
  ],
])) {
  test(`${name} takes the place of a matrix whose size is free, and undo takes it back at once`, async ({
    page,
    site,
  }) => {
    await open(page, site, 'batch-norm');
    const before = await numbers(page, 'input');
    await drop(page, 'input', name, content);
    const small = String(Math.fround(0.004));
    expect(await numbers(page, 'input')).toEqual({
      shape: [2, 2],
      data: ['1.5', '-2', '3', small],
    });
    expect((await numbers(page, 'z')).shape).toEqual([2, 3]);
    await expect(page.locator('.notice').first()).toContainText(
      say('own.done', { name: 'input', shape: '2 × 2', source: say('own.file', { file: name }) }),
    );
    await button(page, 'tools.undo').click();
    await settle(page);
    expect(await numbers(page, 'input')).toEqual(before);
    await expect(button(page, 'tools.undo')).toBeDisabled();
  });
}

test('what does not fit is refused with the row and column at fault, and changes nothing', async ({
  page,
  site,
}) => {
  await open(page, site, 'batch-norm');
  const before = await traceOf(page);
  const error = matrix(page, 'input').locator('.error');
  await drop(page, 'input', 'bad.csv', 'f1,f2\n1,2\n3,four');
  await expect(error).toContainText('Row 3, column 2 of “bad.csv”: “four” is not a number.');
  await drop(page, 'input', 'wide.csv', '1,2,3\n4,5,6');
  await expect(error).toContainText(say('own.nothing'));
  await drop(page, 'input', 'short.npy', new Uint8Array(npyBytes("'<f8'", [2, 2], floats(1))));
  await expect(error).toContainText('32 bytes are wanted, 4 are there');
  await drop(page, 'weight', 'small.json', '[[1, 2]]');
  await expect(matrix(page, 'weight').locator('.error')).toContainText('3 × 2');
  await expect(error).toBeEmpty();
  expect(await traceOf(page)).toEqual(before);
  await type(page, 'weight', '0,0', '5');
  await expect(matrix(page, 'weight').locator('.error')).toBeEmpty();
});

test('a matrix of fixed size takes a file of exactly its shape, and what is copied as CSV', async ({
  page,
  site,
}) => {
  await open(page, site, 'batch-norm');
  await cell(page, 'weight', '0,0').click();
  const csv = await copied(page, 'csv');
  await type(page, 'weight', '0,0', '7');
  await type(page, 'weight', '2,1', '-3');
  expect((await marked(page, 'edited')).sort()).toEqual(['weight[0,0]', 'weight[2,1]']);
  await drop(page, 'weight', 'weight.csv', csv);
  expect(await marked(page, 'edited')).toEqual([]);
});

test('a file over the page shows where it may be dropped, and beside that nothing happens', async ({
  page,
  site,
}) => {
  await open(page, site, 'batch-norm');
  const dataTransfer = await held(page, 'x.csv', '1,2');
  const title = page.getByRole('heading', { level: 2 }).first();
  await expect(page.getByText(say('own.drop'))).toHaveCount(0);
  await title.dispatchEvent('dragover', { dataTransfer });
  await expect(matrix(page, 'input').getByText(say('own.drop'))).toBeVisible();
  await expect(matrix(page, 'z').getByText(say('own.drop'))).toHaveCount(0);
  const address = page.url();
  const isKept = await title.evaluate((element, transfer) => {
    const event = new DragEvent('drop', {
      dataTransfer: transfer,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  }, dataTransfer);
  expect(isKept).toBe(true);
  expect(page.url()).toBe(address);
  await expect(page.getByText(say('own.drop'))).toHaveCount(0);
});

test('the button that opens a file is reached by keys and does the same', async ({
  page,
  site,
}) => {
  // Listened for from the start: Chromium hands choosers over a while after it was asked to.
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
  await open(page, site, 'batch-norm');
  await cell(page, 'input', '0,0').click();
  await page.keyboard.press('Tab');
  const opener = matrix(page, 'input').getByRole('button', { name: say('own.open') });
  await expect(opener).toBeFocused();
  await expect(opener).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({
    name: 'rows.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('5,6\n7,8\n9,10'),
  });
  await expect(cell(page, 'input', '2,1')).toHaveAttribute('data-value', '10');
});

test('a table that is pasted and larger than what is there takes the place of the whole', async ({
  page,
  site,
}) => {
  await open(page, site, 'batch-norm');
  await page.evaluate(() => navigator.clipboard.writeText('1\t2\n3\t4\n5\t6\n7\t8\n9\t10\n11\t12'));
  await cell(page, 'input', '2,0').click();
  await page.keyboard.press('Control+V');
  await settle(page);
  const { shape, data } = await numbers(page, 'input');
  expect(shape).toEqual([6, 2]);
  expect(data.at(-1)).toBe('12');
  await button(page, 'tools.undo').click();
  await settle(page);
  expect((await numbers(page, 'input')).shape).toEqual([5, 2]);
});

test('a table of another size, pasted with its last cell selected and undone, shows its own figures', async ({
  page,
  site,
}) => {
  await open(page, site, 'standardize-and-scale', 'table');
  const { shape } = await numbers(page, 'table');
  const last = shape.map((length) => length - 1).join(',');
  const texts = () => grid(page, 'table').getByRole('gridcell').allTextContents();
  const before = await texts();
  await page.evaluate(() => navigator.clipboard.writeText('a,b,c\n1,2,3\n4,5,6\n7,8,9'));
  await cell(page, 'table', last).click();
  await page.keyboard.press('Control+V');
  await settle(page);
  expect((await numbers(page, 'table')).shape).toEqual([3, 3]);
  await page.keyboard.press('ArrowLeft');
  await button(page, 'tools.undo').click();
  await settle(page);
  expect(await texts()).toEqual(before);
});

test('a table too large for the link is said to be so, once', async ({ page, site }) => {
  await open(page, site, 'standardize-and-scale', 'table');
  const table = (/** @type {number} */ start) =>
    Array.from({ length: 200 }, (_, i) =>
      Array.from({ length: 60 }, (_, j) => start + i + j / 60).join('\t'),
    ).join('\n');
  const notice = page.locator('.notice').first();
  await page.evaluate((text) => navigator.clipboard.writeText(text), table(0));
  await cell(page, 'table', '0,0').click();
  await page.keyboard.press('Control+V');
  await expect(notice).toHaveText(say('own.too-long', { name: 'table' }));
  await page.evaluate((text) => navigator.clipboard.writeText(text), table(1));
  await page.keyboard.press('Control+V');
  await expect(cell(page, 'table', '0,0')).toHaveAttribute('data-value', '1');
  await expect(notice).toHaveText('');
});

test('where nothing can be edited no file is taken', async ({ page, site }) => {
  await open(page, site, 'batch-norm');
  await labOf(page).evaluate((lab) => {
    /** @type {NormLab} */ (lab).lock = true;
  });
  await settle(page);
  await expect(page.getByRole('button', { name: say('own.open') })).toHaveCount(0);
  const before = await traceOf(page);
  const dataTransfer = await held(page, 'x.csv', '1,2');
  await grid(page, 'input').dispatchEvent('drop', { dataTransfer });
  await settle(page);
  expect(await traceOf(page)).toEqual(before);
});

test('numbers too many for a link are left out of it, said so, and saved as a file that is read back', async ({
  page,
  site,
}) => {
  await open(page, site, 'batch-norm');
  const rows = Array.from({ length: 500 }, (_, i) => `${Math.fround(Math.sin(i))},${i / 7}`);
  await drop(page, 'input', 'many.csv', rows.join('\n'));
  const many = await numbers(page, 'input');
  expect(many.shape).toEqual([500, 2]);
  const link = await copied(page, 'link');
  expect(link.length).toBeLessThan(1000);
  expect(link).toContain('input=*');
  await expect(page.locator('.notice').filter({ hasText: 'too large for a link' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: say('tools.link.save', { name: 'input' }) }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('input.json');
  const content = await readFile(await saved.path(), 'utf8');

  await page.getByRole('button', { name: say('steps.next'), exact: true }).click();
  await settle(page);
  await page.goBack();
  await settle(page);
  expect((await numbers(page, 'input')).shape).toEqual([500, 2]);

  await page.goto('about:blank');
  await page.goto(link);
  await expect(
    page.locator('.notice').filter({ hasText: say('link.left-out', { name: 'input' }) }),
  ).toBeVisible();
  expect((await numbers(page, 'input')).shape).toEqual([5, 2]);
  await drop(page, 'input', 'input.json', content);
  expect(await numbers(page, 'input')).toEqual(many);
});

test('rows are added and removed, the selected one or the last, down to one', async ({
  page,
  site,
}) => {
  await open(page, site, 'batch-norm');
  const remove = page.getByRole('button', { name: 'Remove row' });
  await button(page, 'matrix.row.add').click();
  await settle(page);
  expect((await numbers(page, 'input')).data.slice(-2)).toEqual(['0', '0']);
  await cell(page, 'input', '1,0').click();
  await expect(remove).toHaveText(say('matrix.row.remove', { place: 'row 2' }));
  await remove.press('Enter');
  await settle(page);
  expect((await numbers(page, 'input')).data).toEqual('2 3 5 4 6 2 7 1 0 0'.split(' '));
  await cell(page, 'z', '0,0').click();
  await expect(remove).toHaveText(say('matrix.row.remove', { place: 'row 5' }));
  for (let rows = 5; rows > 1; rows--) await remove.click();
  await expect(remove).toBeDisabled();
  expect((await numbers(page, 'input')).data).toEqual(['2', '3']);
  for (let back = 0; back < 6; back++) await button(page, 'tools.undo').click();
  await settle(page);
  expect((await numbers(page, 'input')).shape).toEqual([5, 2]);
  await expect(button(page, 'tools.undo')).toBeDisabled();
});
