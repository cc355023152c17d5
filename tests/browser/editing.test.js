/** Changing numbers, and going back on it. */
import { expect, test } from './fixtures.js';
import {
  button,
  cell,
  field,
  inspector,
  labOf,
  marked,
  open,
  say,
  settle,
  tensorOf,
  traceOf,
  type,
} from './lab.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 */

/** @param {Page} page @param {string} name @param {string} index */
const valueAt = async (page, name, index) =>
  Number(await cell(page, name, index).getAttribute('data-value'));

/** Pastes onto a cell. @param {Page} page @param {string} name @param {string} index @param {string} text */
async function paste(page, name, index, text) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await cell(page, name, index).click();
  await page.keyboard.press('Control+V');
  await settle(page);
}

test('whoever types on a computed number is told why nothing changes, and nothing moves', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'scores');
  const before = await traceOf(page);
  await cell(page, 'raw_scores', '0,1').click();
  const height = () => page.evaluate(() => document.documentElement.getBoundingClientRect().height);
  const high = await height();
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  const said = page
    .getByRole('alert')
    .filter({ hasText: say('matrix.computed', { name: 'raw_scores' }) });
  await expect(said).toBeVisible();
  expect(await height()).toBe(high);
  expect(await traceOf(page)).toEqual(before);
  await page.keyboard.press('ArrowLeft');
  await expect(said).toHaveCount(0);
});

test('a number typed onto a cell is taken with Enter and changes all that depends on it', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'query-key-value');
  const before = await traceOf(page);
  await cell(page, 'embedding', '1,0').click();
  await page.keyboard.type('2.5');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'embedding', '1,0')).toHaveAttribute('data-value', '2.5');
  await expect(cell(page, 'query', '1,0')).toHaveAttribute('data-value', '2.5');
  await expect(cell(page, 'embedding', '1,0')).toBeFocused();
  const after = await traceOf(page);
  for (const name of [
    'raw_scores',
    'attention_weights',
    'context',
    'comparison.context',
    'moved',
  ]) {
    expect(after.tensors[name], name).not.toEqual(before.tensors[name]);
  }
});

test('a word’s number changes wherever the word stands', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'embeddings', { sentence: 'bank by bank' });
  await type(page, 'embedding', '0,3', '-1');
  await expect(cell(page, 'embedding', '2,3')).toHaveAttribute('data-value', '-1');
  expect((await tensorOf(page, 'comparison.embedding'))[7]).toBe('-1');
});

test('Escape leaves a cell as it was', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'embeddings');
  const before = await traceOf(page);
  await cell(page, 'embedding', '1,0').click();
  await page.keyboard.press('Enter');
  await field(page).fill('77');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  expect(await traceOf(page)).toEqual(before);
  await expect(button(page, 'tools.undo')).toBeDisabled();
});

test('arrow keys in the field step by 0.1, by 1 with Shift, by 0.01 with Alt', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'embeddings');
  await cell(page, 'embedding', '1,0').click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  expect(await valueAt(page, 'embedding', '1,0')).toBeCloseTo(0.5, 6);
  await page.keyboard.press('Shift+ArrowUp');
  expect(await valueAt(page, 'embedding', '1,0')).toBeCloseTo(1.5, 6);
  await page.keyboard.press('Alt+ArrowDown');
  expect(await valueAt(page, 'embedding', '1,0')).toBeCloseTo(1.49, 6);
  await page.keyboard.press('Enter');
  await settle(page);
  expect(Number((await tensorOf(page, 'embedding'))[4])).toBeCloseTo(1.49, 6);
  await button(page, 'tools.undo').click();
  await expect(cell(page, 'embedding', '1,0')).toHaveAttribute('data-value', '0.4000000059604645');
  await expect(button(page, 'tools.undo')).toBeDisabled();
});

test('a number is dragged sideways, and the drag is undone as one change', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'embeddings');
  const before = await traceOf(page);
  const box = await cell(page, 'embedding', '0,1').boundingBox();
  if (!box) throw new Error('The cell is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 5 });
  await settle(page);
  const midway = await valueAt(page, 'embedding', '0,1');
  expect(midway).toBeGreaterThan(0);
  await page.mouse.move(x + 60, y, { steps: 5 });
  await page.mouse.up();
  await settle(page);
  expect(await valueAt(page, 'embedding', '0,1')).toBeGreaterThan(midway);
  await expect(field(page)).toHaveCount(0);
  await button(page, 'tools.undo').click();
  expect((await traceOf(page)).tensors).toEqual(before.tensors);
  await expect(button(page, 'tools.undo')).toBeDisabled();
});

test('what differs from the start is marked, and reset and undo take the mark away', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'query-key-value');
  const start = await traceOf(page);
  expect(await marked(page, 'edited')).toEqual([]);
  await expect(button(page, 'tools.reset')).toBeDisabled();
  await type(page, 'w_q', '2,1', '0.5');
  await type(page, 'embedding', '0,0', '3');
  expect((await marked(page, 'edited')).sort()).toEqual(['embedding[0,0]', 'w_q[2,1]']);
  await button(page, 'tools.undo').click();
  expect(await marked(page, 'edited')).toEqual(['w_q[2,1]']);
  await type(page, 'w_q', '2,1', '0');
  expect(await marked(page, 'edited')).toEqual([]);
  await type(page, 'w_q', '2,1', '9');
  await button(page, 'tools.reset').click();
  await settle(page);
  expect(await marked(page, 'edited')).toEqual([]);
  expect((await traceOf(page)).tensors).toEqual(start.tensors);
  await button(page, 'tools.undo').click();
  await expect(cell(page, 'w_q', '2,1')).toHaveAttribute('data-value', '9');
});

test('text that is no number stays in its cell and the page says why', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'embeddings');
  const before = await traceOf(page);
  await cell(page, 'embedding', '0,2').click();
  await page.keyboard.press('Enter');
  await field(page).fill('much water');
  await page.keyboard.press('Enter');
  const reason = say('matrix.invalid.not-a-number', { text: 'much water' });
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
  await expect(field(page)).toHaveValue('much water');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await button(page, 'steps.play').focus();
  await expect(cell(page, 'embedding', '0,2')).toHaveText('much water');
  await expect(cell(page, 'embedding', '0,2')).toHaveAttribute('aria-invalid', 'true');
  expect((await traceOf(page)).tensors).toEqual(before.tensors);
  await cell(page, 'embedding', '0,2').dblclick();
  await expect(field(page)).toHaveValue('much water');
  await field(page).fill('0,25');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'embedding', '0,2')).toHaveAttribute('data-value', '0.25');
  await expect(page.getByRole('alert').filter({ hasText: reason })).toHaveCount(0);
});

test('a pasted matrix of the right shape takes the place of the cells', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'query-key-value');
  await paste(page, 'w_q', '0,0', '1\t2\t3\t4\n5\t6\t7\t8\n9\t10\t11\t12\n13\t14\t15\t16');
  expect(await tensorOf(page, 'w_q')).toEqual(Array.from({ length: 16 }, (_, i) => String(i + 1)));
  await button(page, 'tools.undo').click();
  await settle(page);
  expect((await tensorOf(page, 'w_q')).slice(0, 2)).toEqual(['1', '0']);
  await paste(page, 'w_q', '2,2', '[[0.5, -1], [2, nan]]');
  const data = await tensorOf(page, 'w_q');
  expect([10, 11, 14, 15].map((at) => data[at])).toEqual(['0.5', '-1', '2', 'NaN']);
});

test('a pasted matrix of another shape changes nothing and the page says what fits', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'query-key-value');
  const before = await traceOf(page);
  await paste(page, 'w_q', '1,1', '1,2,3,4\n5,6,7,8\n9,10,11,12\n13,14,15,16');
  const sentence = say('paste.shape', { rows: 4, columns: 4, rowsLeft: 3, columnsLeft: 3 });
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  expect((await traceOf(page)).tensors).toEqual(before.tensors);
  await paste(page, 'w_q', '0,0', '1 2\n3 x');
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toHaveCount(0);
  await expect(page.locator('nl-matrix .error').filter({ hasText: 'x' })).toBeVisible();
  expect((await traceOf(page)).tensors).toEqual(before.tensors);
  await type(page, 'w_q', '0,0', '2');
  await expect(page.locator('nl-matrix .error').filter({ hasText: 'x' })).toHaveCount(0);
});

for (const [text, value, key] of [
  ['nan', 'NaN', 'nan-input'],
  ['inf', 'Infinity', 'infinity'],
  ['-inf', '-Infinity', 'infinity'],
]) {
  test(`${text} is taken as a number and explained`, async ({ page, site }) => {
    await open(page, site, 'padded-batch', 'embeddings');
    await type(page, 'sentence_1', '0,0', text);
    await expect(cell(page, 'sentence_1', '0,0')).toHaveAttribute('data-value', value);
    await expect(inspector(page)).toContainText(say(`inspector.why.${key}`));
    const context = await tensorOf(page, 'context');
    expect(context).toContain('NaN');
    for (const id of ['attention', 'batch-norm', 'layer-norm', 'difference']) {
      await labOf(page).evaluate((lab, step) => /** @type {NormLab} */ (lab).goTo(step), id);
      await settle(page);
      await expect(page.locator('[data-tensor-error]')).toHaveCount(0);
    }
    await cell(page, 'layer_norm.output', '0,0').click();
    await expect(inspector(page)).toContainText(say('inspector.why.nan'));
    await button(page, 'tools.reset').click();
    await settle(page);
    expect(await tensorOf(page, 'context')).not.toContain('NaN');
  });
}

for (const key of ['Control+Z', 'Meta+Z']) {
  test(`${key} undoes from a cell or a slider, and leaves a field of text alone`, async ({
    page,
    site,
  }) => {
    await open(page, site, 'gelu-and-relu', 'relu-slope');
    const start = await valueAt(page, 'input', '0,0');
    await type(page, 'input', '0,0', '-2.5');
    await cell(page, 'input', '0,0').focus();
    await page.keyboard.press(key);
    await settle(page);
    expect(await valueAt(page, 'input', '0,0')).toBe(start);
    await type(page, 'input', '0,0', '-2.5');
    await page.getByRole('slider').first().focus();
    await page.keyboard.press(key);
    await settle(page);
    expect(await valueAt(page, 'input', '0,0')).toBe(start);
    await type(page, 'input', '0,0', '-2.5');
    await page.keyboard.press('Enter');
    await page.keyboard.press(key);
    await settle(page);
    expect(await valueAt(page, 'input', '0,0')).toBe(-2.5);
  });
}

for (const [keys, text, reason] of /** @type {const} */ ([
  ['Delete', '', 'empty'],
  ['Backspace', '', 'empty'],
  ['abc', 'abc', 'not-a-number'],
])) {
  test(`${keys} on a cell opens its field, and the page says that a number is wanted`, async ({
    page,
    site,
  }) => {
    await open(page, site, 'river-bank', 'embeddings');
    await cell(page, 'embedding', '1,0').click();
    if (text === '') await page.keyboard.press(keys);
    else await page.keyboard.type(keys);
    await expect(field(page)).toHaveValue(text);
    await page.keyboard.press('Enter');
    const sentence = say(`matrix.invalid.${reason}`, { text });
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cell(page, 'embedding', '1,0')).toHaveText(/0\.400/);
  });
}

test('computed cells are no fields', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'scores');
  await cell(page, 'raw_scores', '0,0').dblclick();
  await page.keyboard.press('Enter');
  await page.keyboard.type('5');
  await expect(field(page)).toHaveCount(0);
  await expect(cell(page, 'raw_scores', '0,0')).toHaveAttribute('aria-readonly', 'true');
});

test('a mask is no field of the reader’s, and padding stays zero', async ({ page, site }) => {
  await open(page, site, 'padded-batch', 'pad');
  await expect(cell(page, 'embedding', '0,3,0')).toHaveAttribute('aria-readonly', 'true');
  await expect(cell(page, 'embedding', '0,1,0')).toHaveAttribute('aria-readonly', 'false');
  await type(page, 'embedding', '0,1,0', '8');
  await expect(cell(page, 'sentence_1', '1,0')).toHaveAttribute('data-value', '8');
});
