/** The reader's own words, in any script. */
import { expect, test } from './fixtures.js';
import { grid, open, say, settle, shown, stepButtons, traceOf } from './lab.js';

/** @import { Page } from '@playwright/test' */

/** @param {Page} page */
const box = (page) => page.getByLabel(say('river-bank.inputs.sentence'));

/** Words of the strip, each with where its numbers come from. @param {Page} page */
const strip = (page) =>
  page
    .locator('nl-words-strip')
    .first()
    .locator('li')
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('bdi')?.textContent,
        item.querySelector('.from')?.textContent?.trim(),
      ]),
    );

/** @param {Page} page @param {string} text */
async function read(page, text) {
  await box(page).fill(text);
  await settle(page);
  return (await strip(page)).map(([word]) => word);
}

test('words of the table and others are told apart', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'words');
  await read(page, 'river zebra');
  const [[, known], [, unknown]] = await strip(page);
  expect(known).toBe(say('words.from.table'));
  expect(unknown).toMatch(/\d{3,}/);
  const before = (await traceOf(page)).tensors.embedding;
  await read(page, 'river');
  await read(page, 'RIVER Zebra');
  expect((await traceOf(page)).tensors.embedding).toEqual(before);
});

for (const [name, text, words] of /** @type {[string, string, string[]][]} */ ([
  ['punctuation falls away', '“River”, (bank)! — money?', ['River', 'bank', 'money']],
  ['an apostrophe stays within its word', "the bank's don’t", ['the', "bank's", 'don’t']],
  ['capitals are kept as they are typed', 'RIVER Bank', ['RIVER', 'Bank']],
  ['Arabic is read', 'ضفة النهر', ['ضفة', 'النهر']],
  ['an emoji is a word', '🏦 river 👩‍👩‍👧', ['🏦', 'river', '👩‍👩‍👧']],
  ['numbers are words', '2 banks 3.5', ['2', 'banks', '3.5']],
  ['accents and umlauts stay', 'Flügelhorn à côté', ['Flügelhorn', 'à', 'côté']],
  ['a seventh word is left out', 'a b c d e f g', ['a', 'b', 'c', 'd', 'e', 'f']],
])) {
  test(name, async ({ page, site }) => {
    await open(page, site, 'river-bank', 'words');
    expect(await read(page, text)).toEqual(words);
    await expect(box(page)).toHaveValue(text);
    await stepButtons(page).nth(1).click();
    await expect(grid(page, 'embedding').getByRole('rowheader').first()).toHaveText(words[0]);
    const [{ cells }] = await shown(page);
    expect(cells).toHaveLength(4 * words.length);
  });
}

test('Burmese, which is written without spaces, is cut into words', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'words');
  const text = 'မြစ်ကမ်းနဘေး';
  const words = await read(page, text);
  expect(words.length).toBeGreaterThan(0);
  expect(words.length).toBeLessThan(7);
  expect(text.startsWith(words.join('').slice(0, 3))).toBe(true);
  await expect(box(page)).toHaveValue(text);
});

test('what is left out is said', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'words');
  await read(page, 'one two three four five six seven eight');
  const note = page.locator('nl-controls .note').first();
  await expect(note).toContainText('seven');
  await expect(note).toContainText('eight');
});

test('an empty line keeps the words from before and says so', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'words');
  const before = await traceOf(page);
  for (const text of ['', '   ', '… ?!']) {
    expect(await read(page, text)).toEqual(['river', 'bank']);
    await expect(box(page)).toHaveValue(text);
    await expect(page.getByText(say('words.none'))).toBeVisible();
    await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await traceOf(page)).toEqual(before);
  await read(page, 'boat');
  await expect(page.getByText(say('words.none'))).toHaveCount(0);
});

test('a word of 10,000 characters is cut, and what was typed stays in the field', async ({
  page,
  site,
}) => {
  await open(page, site, 'river-bank', 'words');
  const text = `river ${'a'.repeat(10_000)} bank`;
  const words = await read(page, text);
  expect(words).toHaveLength(3);
  expect(words[0]).toBe('river');
  expect(words[1]?.length).toBeLessThan(100);
  expect(words[2]).toBe('bank');
  await expect(box(page)).toHaveValue(text);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBe(0);
});

test('ten thousand words are read in time, and the first six are taken', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'words');
  const text = 'word '.repeat(10_000);
  await box(page).fill(text);
  await expect.poll(async () => (await strip(page)).length).toBe(6);
  await expect(box(page)).toHaveValue(text);
});

test('going on and coming back loses nothing that was typed', async ({ page, site }) => {
  await open(page, site, 'river-bank', 'words');
  await read(page, 'River,  BANK!');
  await stepButtons(page).nth(3).click();
  await stepButtons(page).nth(0).click();
  await settle(page);
  expect((await strip(page)).map(([word]) => word)).toEqual(['River', 'BANK']);
  await expect(box(page)).toHaveValue(/River.*BANK/);
});

test('reviews are added, written and removed, one to four', async ({ page, site }) => {
  await open(page, site, 'padded-batch', 'sentences');
  const field = (/** @type {number} */ n) =>
    page.getByLabel(say('sentences.item', { n }), { exact: true });
  const add = page.getByRole('button', { name: say('sentences.add') });
  await add.click();
  await field(3).fill('never again 🙂');
  await add.click();
  await field(4).fill('wow');
  await expect(add).toHaveCount(0);
  await settle(page);
  expect((await traceOf(page)).tensors.embedding.shape).toEqual([4, 4, 3]);
  expect((await traceOf(page)).tensors.sentence_3.shape).toEqual([3, 3]);
  await page.getByRole('button', { name: say('sentences.remove', { n: 1 }) }).click();
  await settle(page);
  await expect(field(2)).toHaveValue('never again 🙂');
  expect((await traceOf(page)).tensors.embedding.shape).toEqual([3, 4, 3]);
});
