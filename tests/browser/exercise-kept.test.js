/** What stays of an exercise when its page is left: what was typed, what was said of it, and whose it is. */
import { exerciseOf, openCode, submit } from './code.js';
import { fields, openExercise, part, samples, title, variant } from './exercise.js';
import { expect, test } from './fixtures.js';
import { host } from './host.js';
import { button, say } from './lab.js';

/** @import { Page } from '@playwright/test' */

/** Answers wrong, in more than one part where there are several. @type {Record<string, (page: Page) => Promise<void>>} */
const fail = {
  number: (page) => fields(page).first().fill('123'),
  cells: async (page) => {
    const { answer } = await variant(samples.cells);
    const all = part(page, 'answer').locator('[role="gridcell"]');
    for (const flat of [answer[0], [0, 1, 2, 3, 4, 5, 6].find((one) => !answer.includes(one))])
      await all.nth(flat).click();
  },
  choose: async (page) => {
    for (const box of await part(page, 'answer').getByRole('checkbox').all()) await box.check();
  },
  order: async () => {},
};

/** What is said of the answer, and what of it is marked. @param {Page} page */
const said = async (page) => ({
  verdict: await part(page, 'verdict').textContent(),
  marks: await part(page, 'answer')
    .locator('.wrong, .right, .mistaken')
    .evaluateAll((all) => all.map((one) => one.textContent?.trim())),
});

/** @param {number} tries */
const counted = (tries) => say('exercise.verdict.count', { tries, hints: 0 });

for (const [kind, answer] of Object.entries(fail)) {
  test(`${kind}: what was said of a wrong answer stands after a reload, and the same again is no other try`, async ({
    page,
    site,
  }) => {
    await openExercise(page, site, /** @type {any} */ (samples)[kind]);
    await answer(page);
    await button(page, 'exercise.check').click();
    await expect(part(page, 'verdict')).toContainText(say('exercise.verdict.wrong'));
    await expect(part(page, 'verdict')).toContainText(counted(1));
    const before = await said(page);
    expect(before.marks.length).toBeGreaterThan(0);

    await page.reload();
    await expect(part(page, 'verdict')).toContainText(counted(1));
    expect(await said(page)).toEqual(before);
    await button(page, 'exercise.check').click();
    await expect(part(page, 'verdict')).toContainText(counted(1));
    expect(await said(page)).toEqual(before);
  });
}

test('an answer that was changed after its check is not marked after a reload', async ({
  page,
  site,
}) => {
  await openExercise(page, site, samples.number);
  await fields(page).fill('123');
  await button(page, 'exercise.check').click();
  await expect(fields(page)).toHaveAttribute('aria-invalid', 'true');
  await fields(page).fill('124');
  await page.reload();
  await expect(part(page, 'verdict')).toContainText(counted(1));
  await expect(fields(page)).toHaveValue('124');
  await expect(fields(page)).not.toHaveAttribute('aria-invalid');
  await button(page, 'exercise.check').click();
  await expect(part(page, 'verdict')).toContainText(counted(2));
});

test('what is typed after a reload stays, whatever is asked for or said', async ({
  page,
  site,
}) => {
  await openExercise(page, site, samples.number);
  await fields(page).fill('123');
  await button(page, 'exercise.check').click();
  await page.reload();
  await expect(fields(page)).toHaveValue('123');
  await fields(page).fill('124');
  await part(page, 'hint').click();
  await expect(fields(page)).toHaveValue('124');
  await fields(page).fill('125');
  await button(page, 'exercise.check').click();
  await expect(part(page, 'verdict')).toContainText(
    say('exercise.verdict.count', { tries: 2, hints: 1 }),
  );
  await expect(fields(page)).toHaveValue('125');
  await expect(fields(page)).toHaveAttribute('aria-invalid', 'true');
});

test('what is chosen after a reload stays chosen', async ({ page, site }) => {
  const boxes = part(page, 'answer').getByRole('checkbox');
  await openExercise(page, site, samples.choose);
  await fail.choose(page);
  await button(page, 'exercise.check').click();
  await page.reload();
  await expect(boxes.first()).toBeChecked();
  await boxes.first().uncheck();
  await button(page, 'exercise.check').click();
  await expect(part(page, 'verdict')).toContainText(counted(2));
  await expect(boxes.first()).not.toBeChecked();
});

test('what is typed right before the page is left is kept', async ({ page, site }) => {
  await openExercise(page, site, samples.number);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await fields(page).fill('7,25');
  await page.reload();
  await page.clock.resume();
  await expect(fields(page)).toHaveValue('7,25');
});

test('code: what was said of it stands after a reload', async ({ page, site }) => {
  const id = 'write-layer-norm';
  await openCode(page, site, id);
  await submit(page, `function ${exerciseOf(id).ask.name}(x) {\n  return x;\n}`);
  await expect(part(page, 'verdict')).toContainText(counted(1));
  const verdict = await part(page, 'verdict').textContent();
  await page.reload();
  await expect(part(page, 'verdict')).toContainText(counted(1));
  expect(await part(page, 'verdict').textContent()).toBe(verdict);
});

test('files with the id of another exercise have a record of their own', async ({ page, site }) => {
  const response = await page.request.get(`${site.origin}/exercises/${samples.number}.json`);
  const file = await response.json();
  const named = (/** @type {string} */ words) =>
    JSON.stringify({ ...file, text: { en: { ...file.text.en, title: words } } });
  site.pages.set('/mine.json', named('Mine'));
  site.pages.set('/theirs.json', named('Theirs'));
  const open = async (/** @type {string} */ words) => {
    await host(page, site, `<norm-lab id="one" exercise="${words}"></norm-lab>`);
    await part(page, 'answer').waitFor();
  };
  for (const [words, typed] of [
    [samples.number, '11'],
    ['./mine.json', '22'],
    ['./theirs.json', '33'],
  ]) {
    await open(words);
    await expect(fields(page)).toHaveValue('');
    await fields(page).fill(typed);
    await fields(page).press('Enter');
    await expect(part(page, 'verdict')).toContainText(counted(1));
  }
  await open(samples.number);
  await expect(fields(page)).toHaveValue('11');

  // In one set, too.
  await open('./mine.json ./theirs.json');
  await expect(title(page)).toHaveText('Mine');
  await expect(fields(page)).toHaveValue('22');
  await button(page, 'exercise.set.next').click();
  await expect(title(page)).toHaveText('Theirs');
  await expect(fields(page)).toHaveValue('33');

  await page.goto(`${site.origin}/index.html#/record`);
  const rows = page.locator('nl-record tbody th');
  const { text } = await variant(samples.number);
  await expect(rows).toHaveText([
    text('title'),
    say('record.from-file', { id: samples.number, file: `${site.origin}/mine.json` }),
    say('record.from-file', { id: samples.number, file: `${site.origin}/theirs.json` }),
  ]);
});
