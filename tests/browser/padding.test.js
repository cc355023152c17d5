/** What padding does to the norms: the point of the padded batch. */
import { expect, test } from './fixtures.js';
import {
  button,
  cell,
  courseOf,
  goTo,
  grid,
  labOf,
  open,
  say,
  settle,
  tensorOf,
  traceOf,
} from './lab.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 */

const { steps } = courseOf('padded-batch');

/** @param {Page} page @param {string} id */
const goToStep = (page, id) =>
  goTo(
    page,
    steps.findIndex((step) => step.id === id),
  );

/** @param {Page} page */
const box = (page) => page.getByRole('textbox', { name: say('padded-batch.inputs.padding') });

/** @param {Page} page @param {number} count */
async function pad(page, count) {
  await box(page).fill(String(count));
  await box(page).press('Enter');
  await settle(page);
}

/**
 * Rows of a matrix on the page, scrolled to, as `data-value` strings.
 *
 * @param {Page} page
 * @param {string} name
 * @param {number[]} rows
 */
async function rowsOf(page, name, rows) {
  const found = [];
  for (const row of rows) {
    await page.locator('nl-matrix').evaluateAll(
      (matrices, [wanted, position]) => {
        for (const matrix of /** @type {any[]} */ (matrices)) {
          if (matrix.name === wanted) matrix.focusCell([position, 0]);
        }
      },
      /** @type {const} */ ([name, row]),
    );
    for (const column of [0, 1, 2]) {
      found.push(await cell(page, name, `${row},${column}`).getAttribute('data-value'));
    }
  }
  return found;
}

test('layer norm’s rows of words keep their bits from 0 to 60 padding positions, batch norm’s means move', async ({
  page,
  site,
}) => {
  await open(page, site, 'padded-batch', 'sentences');
  await page.getByLabel(say('sentences.item', { n: 1 }), { exact: true }).fill('never so bored');
  await page
    .getByLabel(say('sentences.item', { n: 2 }), { exact: true })
    .fill('the music was great but long');
  await goToStep(page, 'layer-norm');
  /** @type {Set<string>} */
  const means = new Set();
  /** @type {(string | null)[] | undefined} */
  let first;
  const lengths = [0, 1, 2, 5, 17, 40, 60];
  for (const padding of lengths) {
    await pad(page, padding);
    const length = 6 + padding;
    const rows = [0, 1, 2, ...Array.from({ length: 6 }, (_, i) => length + i)];
    const values = await rowsOf(page, 'layer_norm.output', rows);
    expect(values.every((value) => value !== null && value !== '')).toBe(true);
    first ??= values;
    expect(values, `${padding} positions`).toEqual(first);
    const mean = await tensorOf(page, 'batch_norm.mean');
    means.add(mean[0]);
  }
  expect(means.size).toBe(lengths.length);
});

test('at every one of the 61 lengths the real rows of layer norm and masked batch norm are the same to the bit', async ({
  page,
  site,
}) => {
  await open(page, site, 'padded-batch', 'layer-norm', { weights: 'learned' });
  const found = await labOf(page).evaluate((element) => {
    const lab = /** @type {NormLab} */ (element);
    return Array.from({ length: 61 }, (_, padding) => {
      lab.inputs = { padding };
      const tensors = lab.trace?.tensors ?? {};
      const valid = [...tensors.valid_mask.data];
      /** @param {string} name */
      const rows = (name) =>
        [...new Uint32Array(tensors[name].data.slice().buffer)].filter(
          (_bits, flat) => valid[Math.floor(flat / 3)],
        );
      return {
        layer: String(rows('layer_norm.output')),
        masked: String(rows('masked_batch_norm.output')),
        context: String(rows('stacked')),
        mean: String([...tensors['batch_norm.mean'].data]),
      };
    });
  });
  expect(found).toHaveLength(61);
  expect(found[0].layer.split(',')).toHaveLength(18);
  expect(new Set(found.map(({ context }) => context)).size).toBe(1);
  expect(new Set(found.map(({ layer }) => layer)).size).toBe(1);
  expect(new Set(found.map(({ masked }) => masked)).size).toBe(1);
  expect(new Set(found.map(({ mean }) => mean)).size).toBe(61);
});

test('the slider, its field and the button that adds five move together', async ({
  page,
  site,
}) => {
  await open(page, site, 'padded-batch', 'more-padding');
  const slider = page.getByRole('slider', { name: say('padded-batch.inputs.padding') });
  await slider.fill('12');
  await settle(page);
  await expect(box(page)).toHaveValue('12');
  expect((await traceOf(page)).tensors.embedding.shape).toEqual([2, 16, 3]);
  await button(page, 'number.add.padding').click();
  await expect(box(page)).toHaveValue('17');
  await expect(slider).toHaveValue('17');
  await slider.press('ArrowRight');
  await expect(box(page)).toHaveValue('18');
  await button(page, 'tools.undo').click();
  await expect(box(page)).toHaveValue('17');
  await expect(slider).toHaveValue('17');
});

test('a number of positions that is none, or too many, stays in the field and is explained', async ({
  page,
  site,
}) => {
  await open(page, site, 'padded-batch', 'more-padding');
  for (const [text, sentence] of [
    ['many', say('number.not-a-number', { text: 'many' })],
    ['2.5', say('number.whole', { value: '2.5' })],
    ['61', say('number.range', { value: '61', min: 0, max: 60 })],
    ['-1', say('number.range', { value: '-1', min: 0, max: 60 })],
  ]) {
    await pad(page, /** @type {any} */ (text));
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(box(page)).toHaveValue(text);
    await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
    expect((await traceOf(page)).tensors.embedding.shape).toEqual([2, 4, 3]);
  }
  await pad(page, 3);
  await expect(page.locator('nl-controls [aria-invalid]')).toHaveCount(0);
});

test('the chart has mean and variance at every length, also as a table and by keys', async ({
  page,
  site,
}) => {
  await open(page, site, 'padded-batch', 'more-padding');
  const chart = page.locator('nl-chart');
  await button(page, 'chart.show-table').click();
  const rows = chart.getByRole('row');
  await expect(rows).toHaveCount(62);
  for (const padding of [0, 7, 60]) {
    await pad(page, padding);
    const wanted = [];
    for (const name of ['batch_norm.mean', 'batch_norm.var']) {
      wanted.push(
        Number((await tensorOf(page, name))[0])
          .toFixed(3)
          .replace('-', '−'),
      );
    }
    expect(
      await rows
        .nth(padding + 1)
        .getByRole('cell')
        .allInnerTexts(),
    ).toEqual(wanted);
    await expect(chart.locator('.legend output').first()).toHaveText(wanted[0]);
  }
  const plot = chart.getByRole('slider');
  await plot.focus();
  await plot.press('Home');
  await expect(plot).toHaveAttribute('aria-valuenow', '0');
  await plot.press('ArrowRight');
  await expect(plot).toHaveAttribute('aria-valuenow', '1');
  await plot.press('End');
  await expect(plot).toHaveAttribute('aria-valuenow', '60');
  await expect(plot).toHaveAttribute('aria-valuetext', /\d\.\d{3}/);
  await button(page, 'chart.hide-table').click();
  await expect(chart.getByRole('table')).toHaveCount(0);
});

test('one review of one word: batch norm refuses, and the page says why and goes on', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = /^$/;
  await open(page, site, 'padded-batch', 'batch-norm', { sentences: 'wow' });
  const refusal = page.getByRole('alert').filter({ hasText: 'batchNorm' }).first();
  await expect(refusal).toBeVisible();
  await goToStep(page, 'layer-norm');
  await expect(grid(page, 'layer_norm.output')).toBeVisible();
  const { tensors } = await traceOf(page);
  expect(tensors['layer_norm.output'].data).toHaveLength(3);
  expect(tensors['batch_norm.mean']).toBeUndefined();
  await pad(page, 1);
  await goToStep(page, 'batch-norm');
  await expect(grid(page, 'batch_norm.mean')).toBeVisible();
});
