/** Any state is a link, and the address follows the reader. */
import { expect, test } from './fixtures.js';
import {
  button,
  cell,
  copied,
  courseOf,
  courses,
  labOf,
  open,
  ready,
  say,
  selected,
  settle,
  stepOf,
  traceOf,
  type,
} from './lab.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 */

/** @param {Page} page */
const addressOf = (page) => new URL(page.url()).hash;

/** @param {Page} page */
async function expectAddressIsLink(page) {
  const { hash } = new URL(await copied(page, 'link'));
  await expect.poll(() => addressOf(page)).toBe(hash);
}

/** Opens a copied link in a new page and compares all there is. @param {Page} page */
async function expectSameElsewhere(page) {
  const link = await copied(page, 'link');
  const other = await page.context().newPage();
  await other.goto(link);
  await ready(other);
  await settle(other);
  expect(await traceOf(other)).toEqual(await traceOf(page));
  expect(await selected(other)).toBe(await selected(page));
  const inputs = (/** @type {Page} */ where) =>
    labOf(where).evaluate((lab) => {
      /** Numbers as the engine sees them. @type {(key: string, value: unknown) => unknown} */
      const rounded = (_key, value) =>
        typeof value === 'number' ? String(Math.fround(value)) : value;
      return JSON.stringify(/** @type {NormLab} */ (lab).inputs, rounded);
    });
  expect(await inputs(other)).toBe(await inputs(page));
  await other.close();
}

test('a copied link opens the same state: words, edits, projections, step and cell', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'words');
  await page.getByLabel(say('river-bank.inputs.sentence')).fill('မြစ် 🏦 River & bank?');
  await page.getByLabel(say('river-bank.inputs.comparison')).fill('ضفة النهر');
  await labOf(page).evaluate((lab) => /** @type {NormLab} */ (lab).goTo('query-key-value'));
  await page.getByLabel(say('river-bank.inputs.weights.learned')).check();
  await type(page, 'embedding', '1,0', '1/3');
  await type(page, 'w_v', '0,0', '-0.1234567');
  await cell(page, 'key', '0,1').click();
  await expectSameElsewhere(page);
});

test('a copied link holds reviews, padding, NaN and infinities', async ({ page, site }) => {
  await open(page, site, 'padded-batch', 'sentences');
  await page.getByLabel(say('sentences.item', { n: 1 }), { exact: true }).fill('50% off: meh/10');
  await labOf(page).evaluate((lab) => /** @type {NormLab} */ (lab).goTo('pad'));
  await button(page, 'number.add.padding').click();
  await type(page, 'embedding', '0,0,0', 'nan');
  await type(page, 'embedding', '0,1,1', '-inf');
  await type(page, 'embedding', '1,0,2', '1e-30');
  await cell(page, 'key_padding_mask', '1,8').click();
  await expectSameElsewhere(page);
});

test('the address itself is that link, whatever was done last', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'scores');
  await cell(page, 'query', '0,2').click();
  await settle(page);
  await expectAddressIsLink(page);
  await button(page, 'steps.next').click();
  await labOf(page).evaluate((lab) => {
    /** @type {NormLab} */ (lab).inputs = { sentence: ['muddy', 'bank'] };
  });
  await settle(page);
  await expectAddressIsLink(page);
  await page.reload();
  await ready(page);
  await expect(cell(page, 'scores', '0,0')).toBeVisible();
  expect((await traceOf(page)).tensors.embedding.shape).toEqual([2, 4]);
  expect(addressOf(page)).toContain('muddy');
});

test('an address that gives a cell opens with it selected', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'scores', {
    sentence: 'the river bank',
    cell: 'raw_scores:2,1',
  });
  await expect(cell(page, 'raw_scores', '2,1')).toHaveAttribute('aria-selected', 'true');
});

test('the browser’s back and forward go through the steps', async ({ page, site }) => {
  await open(page, site, 'river-bank');
  const ids = courseOf('river-bank').steps.map(({ id }) => id);
  await button(page, 'steps.next').click();
  await button(page, 'steps.next').click();
  await type(page, 'embedding', '0,0', '2');
  await button(page, 'steps.next').click();
  await expect.poll(() => stepOf(page)).toBe(ids[3]);
  await page.goBack();
  await expect.poll(() => stepOf(page)).toBe(ids[2]);
  await expect(cell(page, 'embedding', '0,0')).toHaveAttribute('data-value', '2');
  await page.goBack();
  await expect.poll(() => stepOf(page)).toBe(ids[1]);
  await page.goBack();
  await expect.poll(() => stepOf(page)).toBe(ids[0]);
  await page.goForward();
  await expect.poll(() => stepOf(page)).toBe(ids[1]);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => stepOf(page)).toBe(ids[3]);
  expect((await traceOf(page)).tensors.embedding.data[0]).toBe('2');
});

test('home, a walkthrough, the other: back and forward lead through all', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/index.html`);
  for (const { id } of courses) {
    await page.getByRole('link', { name: say(`${id}.title`) }).click();
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`${id}.title`));
    await page.getByRole('link', { name: say('lab.pages.home'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('home.lead'));
  }
  await page.goBack();
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say(`${courses[courses.length - 1].id}.title`),
  );
  expect((await traceOf(page)).walkthrough).toBe(courses[courses.length - 1].id);
});

test('from one walkthrough straight to another by the address', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'softmax', { sentence: 'lake' });
  await page.goto(`${site.origin}/index.html#/padded-batch/attention`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('padded-batch.title'));
  await ready(page);
  expect((await traceOf(page)).walkthrough).toBe('padded-batch');
  expect(await stepOf(page)).toBe('attention');
  expect((await traceOf(page)).tensors.embedding.shape).toEqual([2, 4, 3]);
});

test('an unknown walkthrough is named and the list is there', async ({ page, site }) => {
  await page.goto(`${site.origin}/index.html#/no-such-thing/step`);
  await expect(page.getByRole('alert')).toHaveText(say('home.unknown', { place: 'no-such-thing' }));
  await page.getByRole('link', { name: say('river-bank.title') }).click();
  await ready(page);
});

test('an unknown step is named and the walkthrough starts at the first', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'no-such-step');
  const shown = say(`river-bank.steps.${courseOf('river-bank').steps[0].id}.title`);
  const sentence = say('lab.unknown-step', { id: 'no-such-step', shown });
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  expect(await stepOf(page)).toBe(courseOf('river-bank').steps[0].id);
});

for (const query of [
  '%E0%A4%A&sentence=%',
  'sentence=&comparison=...&weights=nonsense&w_q=1,2;3&vectors=:::;;a:1&cell=raw_scores:9,9',
  'cell=nothing:0&sentence&=&&&',
  'cell=raw_scores:-1,x&__proto__=1&constructor=2&vectors=__proto__:1,2,3,4',
  `sentence=${'x'.repeat(5000)}`,
  'sentences=////&padding=1e9&padding=-3',
  'padding=NaN&weights=learned&w_v=a,b,c;d,e,f;g,h,i',
]) {
  test(`a garbled link still opens the walkthrough: ${query.slice(0, 40)}`, async ({
    page,
    site,
  }) => {
    for (const id of ['river-bank', 'padded-batch']) {
      await page.goto('about:blank');
      await page.goto(`${site.origin}/index.html#/${id}/query-key-value?${query}`);
      await ready(page);
      await expect(cell(page, 'query', id === 'river-bank' ? '0,0' : '0,0,0')).toBeVisible();
      expect((await traceOf(page)).tensors.query.data.every((value) => value !== 'NaN')).toBe(true);
    }
  });
}

test('a link of which a part is refused says which', async ({ page, site }) => {
  await open(page, site, 'padded-batch', 'pad', { padding: '1000', weights: 'learned' });
  const reason = say('number.range', { value: '1000', min: 0, max: 60 });
  const sentence = say('link.refused', { reason });
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  expect((await traceOf(page)).tensors.embedding.shape).toEqual([2, 4, 3]);
  expect((await traceOf(page)).tensors.w_q.data[0]).not.toBe('1');
});

test('hundreds of changes one after another leave the address right and the browser calm', async ({
  page,
  site,
}) => {
  await open(page, site, 'padded-batch', 'pad');
  const slider = page.getByRole('slider', { name: say('padded-batch.inputs.padding') });
  await slider.evaluate(async (element) => {
    const input = /** @type {HTMLInputElement} */ (element);
    for (let turn = 0; turn < 300; turn++) {
      input.value = String(turn % 61);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((later) => setTimeout(later, 2));
    }
    input.value = '33';
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle(page);
  await expect.poll(() => addressOf(page)).toContain('padding=33');
});
