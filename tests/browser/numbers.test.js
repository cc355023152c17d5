/** Every figure on the page is PyTorch's. */

import { states } from '../web/walkthroughs/states.js';
import { expect, test } from './fixtures.js';
import {
  cell,
  copied,
  courses,
  goTo,
  labOf,
  open,
  say,
  settle,
  shown,
  traceOf,
  type,
} from './lab.js';
import { differences } from './same-numbers.js';
import { Torch } from './torch.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 */

/** @param {Page} page @param {string} text */
const sentence = (page, text) => page.getByLabel(say('river-bank.inputs.sentence')).fill(text);

/** @param {Page} page */
async function learned(page) {
  await page.getByLabel(say('river-bank.inputs.weights.learned')).check();
  await settle(page);
}

/** Puts these reviews in place of those that stand. @param {Page} page @param {string[]} reviews */
async function write(page, reviews) {
  const remove = page.getByRole('button', { name: say('sentences.remove', { n: 2 }) });
  while (await remove.isVisible()) await remove.click();
  for (const [n, text] of reviews.entries()) {
    if (n > 0) await page.getByRole('button', { name: say('sentences.add') }).click();
    await page.getByLabel(say('sentences.item', { n: n + 1 }), { exact: true }).fill(text);
  }
}

/** @param {Page} page @param {number} count */
async function pad(page, count) {
  const box = page.getByRole('textbox', { name: say('padded-batch.inputs.padding') });
  await box.fill(String(count));
  await box.press('Enter');
  await settle(page);
}

/**
 * What readers change, where, and what then stands in the prose of a test's name.
 *
 * @type {Record<string, [name: string, step: string, change: (page: Page) => Promise<unknown>][]>}
 */
const changes = {
  'river-bank': [
    ['as it starts', 'words', async () => {}],
    ['with words of the table', 'words', (page) => sentence(page, 'The boat sat near the bridge.')],
    ['with words of nobody', 'words', (page) => sentence(page, 'zebra quantum flügelhorn')],
    ['with a single word', 'words', (page) => sentence(page, 'bank')],
    ['with projections as if learned', 'query-key-value', learned],
    ['with an embedding edited', 'embeddings', (page) => type(page, 'embedding', '0,1', '-2.75')],
    ['with a weight edited', 'query-key-value', (page) => type(page, 'w_k', '3,0', '1/3')],
  ],
  'padded-batch': [
    ['as it starts', 'sentences', async () => {}],
    ['with one review', 'sentences', (page) => write(page, ['never so bored'])],
    ['with one word', 'sentences', (page) => write(page, ['wow'])],
    [
      'with four reviews',
      'sentences',
      (page) => write(page, ['loved', 'hated the loud music in it', 'not bad', 'the film was fun']),
    ],
    ['with projections as if learned', 'query-key-value', learned],
    ['with an embedding edited', 'embeddings', (page) => type(page, 'sentence_2', '1,2', '4')],
    ['with 7 padding positions', 'pad', (page) => pad(page, 7)],
    ['with 60 padding positions', 'pad', (page) => pad(page, 60)],
  ],
};

/**
 * The first states of a walkthrough that has no list of its own.
 * @type {(id: string, step: string) => [name: string, step: string, change: (page: Page) => Promise<unknown>][]}
 */
const changesOf = (id, step) =>
  states[id].slice(0, 2).map(({ name, changes: inputs }, at) => [
    at === 0 ? 'as it starts' : `with ${name}`,
    step,
    (page) =>
      labOf(page).evaluate((lab, given) => {
        /** @type {NormLab} */ (lab).inputs = given;
      }, inputs),
  ]);

test.beforeAll(async () => {
  test.skip(!(await Torch.isThere()), 'PyTorch is not on this machine.');
});

for (const { id, steps } of courses) {
  test.describe(id, () => {
    for (const [name, step, change] of changes[id] ?? changesOf(id, steps[0].id)) {
      test(`${name} shows PyTorch's numbers at every step`, async ({ page, site, torch }) => {
        await open(page, site, id, step);
        const before = await traceOf(page);
        await change(page);
        await settle(page);
        const trace = await traceOf(page);
        if (name !== 'as it starts') expect(trace.tensors).not.toEqual(before.tensors);

        const script = await copied(page, 'pytorch');
        const single = await torch.run(script);
        const double = await torch.run(script, { double: true });
        expect(Object.keys(single).sort()).toEqual(Object.keys(trace.tensors).sort());
        for (const [tensor, { shape, data }] of Object.entries(trace.tensors)) {
          expect(shape, tensor).toEqual(single[tensor].shape);
          expect(
            differences(tensor, data, single[tensor].data, double[tensor].data),
            `${tensor} of the trace`,
          ).toEqual([]);
        }

        for (const at of steps.keys()) {
          await goTo(page, at);
          for (const { name: tensor, cells } of await shown(page)) {
            const { shape } = single[tensor];
            const flat = cells.map(([index]) => flatOf(shape, index));
            const values = cells.map(([, value]) => value);
            const wanted = flat.map((position) => single[tensor].data[position]);
            const truth = flat.map((position) => double[tensor].data[position]);
            expect(cells.length, `cells of ${tensor} on the page`).toBeGreaterThan(0);
            expect(new Set(flat).size, `cells of ${tensor} are all different`).toBe(flat.length);
            expect(
              differences(tensor, values, wanted, truth),
              `${tensor} on the page at ${steps[at].id}`,
            ).toEqual([]);
          }
          const refused = page.locator('[data-tensor-error]');
          for (const one of await refused.all()) {
            expect(trace.tensors).not.toHaveProperty([
              `${await one.getAttribute('data-tensor-error')}`,
            ]);
          }
        }
      });
    }
  });
}

test('the cells hold the full float32, of which they print three decimals', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'softmax');
  const [value] = (await traceOf(page)).tensors.attention_weights.data;
  const one = cell(page, 'attention_weights', '0,0');
  await expect(one).toHaveAttribute('data-value', value);
  await expect(one).toHaveText(Number(value).toFixed(3));
});

test('the figures in the prose are read from the same numbers', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'softmax');
  const prose = page.locator('[data-part="story"] p').first();
  const lab = labOf(page);
  const weight = () =>
    lab.evaluate((element) => {
      const { trace } = /** @type {NormLab} */ (element);
      return (trace?.tensors.attention_weights.data[2] ?? Number.NaN).toFixed(3);
    });
  await expect(prose).toContainText(await weight());
  await lab.evaluate((element) => {
    /** @type {NormLab} */ (element).inputs = { weights: 'learned' };
  });
  await settle(page);
  await expect(prose).toContainText(await weight());
});

/** @param {number[]} shape @param {string} index as in `data-index` */
function flatOf(shape, index) {
  const positions = index === '' ? [] : index.split(',').map(Number);
  return positions.reduce((flat, position, axis) => flat * shape[axis] + position, 0);
}
