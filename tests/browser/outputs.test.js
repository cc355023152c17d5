/** What a reader takes along: CSV, pictures, scripts. */
import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.js';
import {
  button,
  cell,
  copied,
  courseOf,
  courses,
  goTo,
  open,
  say,
  shown,
  tensorOf,
} from './lab.js';

/** @import { Page } from '@playwright/test' */

/** Saves the picture of the step and reads it. @param {Page} page */
async function picture(page) {
  const download = page.waitForEvent('download');
  await button(page, 'tools.svg').click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/**
 * What a browser sees in an SVG text.
 *
 * @param {Page} page
 * @param {string} text
 */
const parsed = (page, text) =>
  page.evaluate((source) => {
    const tree = new DOMParser().parseFromString(source, 'image/svg+xml');
    return {
      root: tree.documentElement.nodeName,
      isFaulty: tree.querySelector('parsererror') !== null,
      texts: [...tree.querySelectorAll('text')].map((one) => one.textContent ?? ''),
      away: [...tree.querySelectorAll('script, image, foreignObject, style')].length,
    };
  }, text);

test('CSV holds every number of the selected tensor to the last figure', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'softmax');
  await cell(page, 'attention_weights', '0,0').click();
  const lines = (await copied(page, 'csv')).trimEnd().split('\r\n');
  expect(lines[0]).toBe(',river,bank');
  const rows = lines.slice(1).map((line) => line.split(','));
  expect(rows.map(([label]) => label)).toEqual(['river', 'bank']);
  const numbers = rows.flatMap(([, ...values]) =>
    values.map((value) => Math.fround(Number(value))),
  );
  expect(numbers.map(String)).toEqual(await tensorOf(page, 'attention_weights'));
});

test('CSV of a tensor with planes, of a vector and of a mask', async ({ page, site }) => {
  await open(page, site, 'padded-batch', 'pad');
  await cell(page, 'embedding', '1,3,2').click();
  const planes = (await copied(page, 'csv')).trimEnd().split('\r\n');
  const head = planes[0].startsWith(',') ? 1 : 0;
  expect(planes).toHaveLength(8 + head);
  expect(planes[head + 1]).toContain('it');
  expect(planes.at(-1)).toMatch(/slow.*,0\.7,0\.2,0\.9$/);
  await cell(page, 'key_padding_mask', '0,3').click();
  expect(await copied(page, 'csv')).toMatch(/0,0,1,1\r\n/);
  await goTo(
    page,
    courseOf('padded-batch').steps.findIndex(({ id }) => id === 'batch-norm'),
  );
  await cell(page, 'batch_norm.mean', '2').click();
  const line = (await copied(page, 'csv')).trimEnd().split('\r\n').at(-1) ?? '';
  const numbers = line.split(',').map((value) => String(Math.fround(Number(value))));
  expect(numbers).toEqual(await tensorOf(page, 'batch_norm.mean'));
});

for (const { id, steps } of courses) {
  test(`the picture of every step of ${id} is a sound SVG with the step's numbers`, async ({
    page,
    site,
  }) => {
    await open(page, site, id);
    for (const [at, step] of steps.entries()) {
      await goTo(page, at);
      const tensors = await shown(page);
      const { name, text } = await picture(page);
      expect(name).toBe(`${id}-${step.id}.svg`);
      const { root, isFaulty, texts, away } = await parsed(page, text);
      expect({ root, isFaulty, away }, step.id).toEqual({ root: 'svg', isFaulty: false, away: 0 });
      expect(text).toContain(say(`${id}.steps.${step.id}.title`).slice(0, 12).replace('√', '√'));
      const all = texts.map((one) => one.trim());
      for (const chart of step.charts ?? []) {
        expect(all, step.id).toContain(say(chart.title));
        expect(all, step.id).toContain(say(chart.x));
      }
      const isCompact = tensors.some(({ cells }) => cells[0]?.[0].split(',').length > 3);
      const decimals = isCompact ? 2 : 3;
      for (const tensor of tensors) {
        expect(all.join('\n'), step.id).toContain(tensor.name);
        for (const [, value] of tensor.cells) {
          const number = Number(value);
          const wanted = Number.isInteger(number)
            ? [`${number}`, number.toFixed(decimals)]
            : [number.toFixed(decimals)];
          if (!Number.isFinite(number) || Math.abs(number) < 0.5 / 10 ** decimals) continue;
          expect(
            wanted.some((one) => all.includes(one.replace('-', '−'))),
            `${tensor.name}: ${value}`,
          ).toBe(true);
        }
      }
    }
  });
}

test('a picture with awkward words is still sound', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'embeddings', { sentence: 'မြစ် 🏦 ضفة a&b <c>' });
  const { text } = await picture(page);
  const { isFaulty, texts } = await parsed(page, text);
  expect(isFaulty).toBe(false);
  expect(texts.some((one) => one.includes('🏦'))).toBe(true);
});

test('where the clipboard is closed, the text stands on the page to be copied', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await open(page, site, 'river-bank', 'scores');
  await button(page, 'tools.pytorch').click();
  const text = page.getByRole('textbox', { name: say('tools.manual') });
  await expect(text).toHaveValue(/import torch[\s\S]*raw_scores/);
  await button(page, 'tools.close').click();
  await expect(text).toHaveCount(0);
});
