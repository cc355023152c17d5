/** Asking a number how it was made. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plain } from '../../web/render/digits.js';
import { expect, test } from './fixtures.js';
import {
  button,
  cell,
  courseOf,
  courses,
  goTo,
  inspector,
  marked,
  open,
  say,
  selected,
  settle,
  shown,
  traceOf,
} from './lab.js';

/** @import { Page } from '@playwright/test' */

/** Buttons that lead on to a source. @param {Page} page */
const sources = (page) => inspector(page).locator('button[data-source]');

/** @param {Page} page @param {string} source */
const terms = (page, source) => inspector(page).locator(`math [data-source="${source}"]`);

/** Three decimals, as the page prints them. @param {string} value */
const printed = (value) => Number(value).toFixed(3).replace('-', '−');

test('a selected score shows its formula with the numbers put in', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'scores');
  await cell(page, 'raw_scores', '0,1').click();
  const { tensors } = await traceOf(page);
  const math = inspector(page).locator('math');
  await expect(math).toBeVisible();
  for (let j = 0; j < 4; j++) {
    await expect(terms(page, `query[0,${j}]`)).toContainText(printed(tensors.query.data[j]));
    await expect(terms(page, `key[1,${j}]`)).toContainText(printed(tensors.key.data[4 + j]));
  }
  await expect(math.locator('mtr').last()).toContainText(printed(tensors.raw_scores.data[1]));
  await expect(inspector(page).locator('header .value')).toHaveText(
    printed(tensors.raw_scores.data[1]),
  );
});

test('the numbers as printed give the result as printed, or the page says how many it carried', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'scores');
  for (const index of ['0,0', '0,1', '1,0', '1,1']) {
    await cell(page, 'raw_scores', index).click();
    const math = inspector(page).locator('math');
    const [row, column] = index.split(',');
    let sum = 0;
    for (let j = 0; j < 4; j++) {
      const query = await numberIn(page, `query[${row},${j}]`);
      const key = await numberIn(page, `key[${column},${j}]`);
      sum += query * key;
    }
    const result = Number(
      (await math.locator('mtr').last().locator('mn').textContent())?.replace('−', '-'),
    );
    expect(sum.toFixed(3)).toBe(result.toFixed(3));
  }
});

/** @param {Page} page @param {string} source */
async function numberIn(page, source) {
  const text = (await terms(page, source).first().textContent()) ?? '';
  return Number(text.replace(/[^\d.−]/g, '').replace('−', '-'));
}

test('the cells that it is made of light up in their matrices, and no others', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'scores');
  await cell(page, 'raw_scores', '1,0').click();
  await settle(page);
  const wanted = [0, 1, 2, 3].flatMap((j) => [`key[0,${j}]`, `query[1,${j}]`]);
  expect((await marked(page, 'source')).sort()).toEqual(wanted.sort());
  await expect(cell(page, 'raw_scores', '1,0')).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[aria-selected="true"]')).toHaveCount(1);
});

test('cells that share a statistic are outlined together', async ({ page, site }) => {
  await open(page, site, 'padded-batch', 'layer-norm');
  await cell(page, 'layer_norm.output', '5,1').click();
  await settle(page);
  expect((await marked(page, 'group')).sort()).toEqual(
    ['stacked[5,0]', 'stacked[5,1]', 'stacked[5,2]'].sort(),
  );
  await cell(page, 'layer_norm.mean', '5,0').click();
  await settle(page);
  expect(await marked(page, 'group')).toHaveLength(3);
});

test('the way leads down to the inputs, and back again', async ({ page, site }) => {
  await open(page, site, 'padded-batch', 'masked-batch-norm');
  await cell(page, 'masked_batch_norm.output', '6,1').click();
  const path = [await selected(page)];
  const isInput = inspector(page).getByText(say('inspector.input'));
  while (!(await isInput.isVisible())) {
    expect(path.length, path.join(' → ')).toBeLessThan(30);
    await sources(page).first().click();
    await settle(page);
    path.push(await selected(page));
  }
  expect(path.at(-1)).toMatch(/^(sentence_\d|w_[qkv]|key_padding_mask)/);
  expect(new Set(path).size).toBe(path.length);
  const back = button(page, 'inspector.back');
  for (const before of path.slice(0, -1).reverse()) {
    await back.click();
    await settle(page);
    expect(await selected(page)).toBe(before);
  }
});

test('the same is said as one sentence with the numbers in it', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'softmax');
  await cell(page, 'attention_weights', '0,1').click();
  const { tensors } = await traceOf(page);
  const sentence = inspector(page).locator('.spoken');
  await expect(sentence).toContainText(printed(tensors.attention_weights.data[1]));
  await expect(sentence).toContainText('attention_weights');
  await expect(sentence).not.toContainText(/\b(say\.|undefined|\[object)/);
  const label = await inspector(page).locator('math').getAttribute('aria-label');
  expect((await sentence.textContent())?.trim()).toBe(label?.trim());
});

test('the C++ code shown is the text of the compiled reference', async ({ page, site }) => {
  const root = join(import.meta.dirname, '../..');
  await open(page, site, 'padded-batch', 'layer-norm');
  for (const [step, name, index, region] of [
    ['layer-norm', 'layer_norm.output', '0,0', 'layer_norm'],
    ['batch-norm', 'batch_norm.var', '1', 'batch_norm'],
    ['attention', 'attention_weights', '0,0,0', 'attention'],
    ['query-key-value', 'query', '0,0,0', 'matmul'],
  ]) {
    await goTo(
      page,
      courseOf('padded-batch').steps.findIndex(({ id }) => id === step),
    );
    await cell(page, name, index).click();
    const details = inspector(page).locator('details.code');
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
    const note = details.locator('p');
    const file = (await note.textContent())?.match(/cpp\/reference\/\w+\.[ch]pp/)?.[0];
    if (!file) throw new Error(`${name}: no file is named.`);
    const text = await readFile(join(root, file), 'utf8');
    const between = text.split(`// begin: ${region}\n`)[1]?.split(`// end: ${region}`)[0];
    expect(await details.locator('pre').textContent()).toBe(between?.trimEnd());
    await details.locator('summary').click();
  }
});

test('pointing at a term lights its cell alone, and pointing at a cell its terms', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'scores');
  await cell(page, 'raw_scores', '1,0').click();
  await terms(page, 'query[1,2]').first().hover();
  await settle(page);
  expect(await marked(page, 'source')).toEqual(['query[1,2]']);
  await cell(page, 'key', '0,3').hover();
  await settle(page);
  await expect(terms(page, 'key[0,3]').first()).toHaveClass(/\blit\b/);
  await expect(inspector(page).locator('math .lit')).toHaveCount(1);
  await page.mouse.move(2, 2);
  await settle(page);
  await expect(inspector(page).locator('math .lit')).toHaveCount(0);
  expect(await marked(page, 'source')).toHaveLength(8);
});

test('a long formula breaks into lines that fit the inspector', async ({ page, site }) => {
  await open(page, site, 'gelu-and-relu', 'tanh-form');
  for (const index of ['0,0', '1,0', '7,0']) {
    await cell(page, 'gelu_tanh.output', index).click();
    await settle(page);
    const [room, wide] = await inspector(page)
      .locator('.formula')
      .evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
    expect(wide).toBeLessThanOrEqual(room);
  }
});

test('each source says its place in full, so that no two look alike', async ({ page, site }) => {
  await open(page, site, 'normalization-axes', 'batch-size');
  const places = sources(page).locator('span:first-child');
  await expect(places).toHaveCount(8);
  const seen = await places.evaluateAll((spans) =>
    spans.map((span) => ({
      text: span.textContent,
      isCut: span.scrollWidth > span.clientWidth && getComputedStyle(span).overflow !== 'visible',
    })),
  );
  expect(seen.filter(({ isCut }) => isCut)).toEqual([]);
  expect(new Set(seen.map(({ text }) => text)).size).toBe(8);
});

test('focusing a source by keyboard lights its cell too', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'scores');
  await cell(page, 'raw_scores', '1,0').click();
  await sources(page).nth(1).focus();
  await settle(page);
  const source = await sources(page).nth(1).getAttribute('data-source');
  expect(await marked(page, 'source')).toEqual([source]);
});

test('a long sum shows its beginning, its last term and how many lie between, and opens', async ({
  page,
  site,
}) => {
  await open(page, site, 'padded-batch', 'batch-norm');
  await cell(page, 'batch_norm.mean', '0').click();
  const rows = inspector(page).locator('math [data-source]');
  const few = await rows.count();
  expect(few).toBeLessThan(8);
  const skipped = inspector(page).locator('[data-skipped]').first();
  expect(Number(await skipped.getAttribute('data-skipped'))).toBe(8 - few);
  await button(page, 'formula.open').click();
  await expect(rows).toHaveCount(8);
  await expect(inspector(page).locator('[data-skipped]')).toHaveCount(0);
});

for (const { id, steps } of courses) {
  test(`every tensor on stage in ${id} tells how its first and its last number was made`, async ({
    page,
    site,
  }) => {
    await open(page, site, id);
    for (const position of steps.keys()) {
      await goTo(page, position);
      for (const { name, cells } of await shown(page)) {
        for (const [index] of [cells[0], cells[cells.length - 1]]) {
          const one = cell(page, name, index);
          await one.click();
          const part = inspector(page);
          await expect(part.locator('h2')).toContainText(name);
          const how = part
            .locator('math')
            .or(part.getByText(say('inspector.input')))
            .or(part.getByText(say('inspector.given')));
          await expect(how.first()).toBeVisible();
          const text = (await one.textContent())?.trim() ?? '';
          expect(text).not.toBe('');
          const isCompact = await one.evaluate((cell) =>
            /** @type {ShadowRoot} */ (cell.getRootNode()).host.hasAttribute('compact'),
          );
          const value = Number(await one.getAttribute('data-value'));
          await expect(part.locator('header .value')).toHaveText(isCompact ? plain(value) : text);
        }
      }
    }
  });
}
