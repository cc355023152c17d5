/** Several exercises, one after the other: their bar, their result, the teacher's lock. */
import { seedWithin } from '../../web/exercises/seed.js';
import { findings } from './axe.js';
import { fields, part, title, variant } from './exercise.js';
import { expect, test } from './fixtures.js';
import { heard, host } from './host.js';
import { say } from './lab.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 */

const ids = ['row-mean', 'mean-and-spread', 'steps-in-order'];
const set = ids.join('+');
const seed = 7;

/** @param {Page} page @param {string} key @param {Record<string, any>} [params] */
const button = (page, key, params) =>
  page.getByRole('button', { name: say(key, params), exact: true });

/** The marks of the bar, as they are heard. @param {Page} page */
const marks = (page) =>
  part(page, 'set')
    .locator('li button:not(.end)')
    .evaluateAll((buttons) => buttons.map((one) => one.getAttribute('aria-label')));

/** @param {('open' | 'partly' | 'solved' | 'missed')[]} states */
async function markedAs(...states) {
  const titles = await Promise.all(ids.map(async (id) => (await variant(id)).text('title')));
  return states.map((state, index) =>
    say('exercise.set.mark', {
      ...{ at: index + 1, count: ids.length, title: titles[index] },
      state: say(`exercise.state.${state}`),
    }),
  );
}

/** Types the right mean. @param {Page} page @param {number} of seed of its variant */
async function solveMean(page, of) {
  const { answer } = await variant('row-mean', of);
  await fields(page).fill(String(answer[0]));
  await page.keyboard.press('Enter');
  await expect(part(page, 'verdict')).toContainText(say('exercise.verdict.right'));
}

/** @param {Page} page @param {import('./server.js').Site} site @param {string} hash */
async function visit(page, site, hash) {
  await page.goto('about:blank');
  await page.goto(`${site.origin}/index.html#/exercises/${hash}`);
  await part(page, 'set').waitFor();
}

test('a link opens several, one at a time, each with its own numbers from the one seed', async ({
  page,
  site,
}) => {
  await visit(page, site, `${set}?seed=${seed}`);
  await expect(page).toHaveTitle(/^3 /);
  expect(await marks(page)).toEqual(await markedAs('open', 'open', 'open'));
  const seeds = ids.map((id) => seedWithin(seed, id));
  expect(new Set(seeds).size).toBe(ids.length);
  for (const [at, id] of ids.entries()) {
    await expect(title(page)).toHaveText((await variant(id)).text('title'));
    await expect(page.locator('.seed')).toHaveText(
      say('exercise.seed', { seed: String(seeds[at]) }),
    );
    await button(page, 'exercise.set.next').click();
  }
  await expect(page.getByRole('heading', { name: say('exercise.set.came') })).toBeFocused();
  await expect(page).toHaveURL(/seed=7&step=result$/);
  await page.goBack();
  await expect(title(page)).toHaveText((await variant(ids[2])).text('title'));
});

test('by keyboard alone: solve one, leave one, see what was missed, and go back to it', async ({
  page,
  site,
}) => {
  await visit(page, site, `${set}?seed=${seed}`);
  const own = seedWithin(seed, 'row-mean');
  await solveMean(page, own);
  expect(await marks(page)).toEqual(await markedAs('solved', 'open', 'open'));
  await button(page, 'exercise.set.next').focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await part(page, 'set')
    .getByRole('button', { name: say('exercise.set.result') })
    .focus();
  await page.keyboard.press('Enter');
  const result = part(page, 'set-result');
  await expect(result).toContainText(say('exercise.set.score', { solved: 1, count: 3, score: 33 }));
  const missed = (await variant('mean-and-spread')).text('title');
  await result.getByRole('button', { name: missed }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(missed);
  await expect(title(page)).toBeFocused();
});

test('what was done is there after a reload, which begins at the first that is left', async ({
  page,
  site,
}) => {
  await visit(page, site, `${set}?seed=${seed}`);
  await solveMean(page, seedWithin(seed, 'row-mean'));
  await visit(page, site, `${set}?seed=${seed}`);
  await expect(title(page)).toHaveText((await variant(ids[1])).text('title'));
  expect(await marks(page)).toEqual(await markedAs('solved', 'open', 'open'));
  // Another seed is another set.
  await visit(page, site, `${set}?seed=8`);
  expect(await marks(page)).toEqual(await markedAs('open', 'open', 'open'));
});

test('without a seed each reader has numbers of their own, drawn once', async ({ page, site }) => {
  await visit(page, site, set);
  const drawn = await page.locator('.seed').textContent();
  await fields(page).fill('1');
  await button(page, 'exercise.set.next').click();
  await visit(page, site, set);
  await expect(page.locator('.seed')).toHaveText(String(drawn));
  await expect(fields(page)).toHaveValue('1');
});

test('locked: no solution and no other numbers before handing in; then solutions, and no way to change', async ({
  page,
  site,
}) => {
  await visit(page, site, `${set}?seed=${seed}&lock`);
  await fields(page).fill('1234');
  await page.keyboard.press('Enter');
  await expect(part(page, 'verdict')).toContainText(say('exercise.verdict.wrong'));
  await expect(part(page, 'give-up')).toHaveCount(0);
  await expect(part(page, 'solution')).toHaveCount(0);
  await solveMean(page, seedWithin(seed, 'row-mean'));
  await expect(part(page, 'another')).toHaveCount(0);
  await part(page, 'set')
    .getByRole('button', { name: say('exercise.set.result') })
    .click();
  await part(page, 'hand-in').click();
  await expect(part(page, 'set-result')).toContainText(say('exercise.set.sure', { left: 2 }));
  await button(page, 'exercise.set.hand-in.later').click();
  expect(await marks(page)).toEqual(await markedAs('solved', 'open', 'open'));
  await part(page, 'hand-in').click();
  await button(page, 'exercise.set.hand-in.sure').click();
  await expect(part(page, 'set-result')).toContainText(say('exercise.set.over'));
  expect(await marks(page)).toEqual(await markedAs('solved', 'missed', 'missed'));

  // After a reload it is still handed in.
  await visit(page, site, `${set}?seed=${seed}&lock&step=mean-and-spread`);
  await expect(part(page, 'solution')).toBeVisible();
  await expect(part(page, 'another')).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('exercise.check') })).toHaveCount(0);
  expect(await marks(page)).toEqual(await markedAs('solved', 'missed', 'missed'));
});

test('an element tells the page of each answer, and of what is handed in unsolved', async ({
  page,
  site,
}) => {
  await host(
    page,
    site,
    `<norm-lab id="one" exercise="${ids.join(' ')}" seed="${seed}" lock></norm-lab>`,
  );
  await part(page, 'answer').waitFor();
  await solveMean(page, seedWithin(seed, 'row-mean'));
  const lab = page.locator('#one');
  await lab.evaluate((element) => /** @type {NormLab} */ (element).goTo('result'));
  await part(page, 'hand-in').click();
  await button(page, 'exercise.set.hand-in.sure').click();
  const events = await heard(page);
  const answers = events.filter(({ type }) => type === 'answer').map(({ detail }) => detail);
  expect(
    answers.map(({ exercise, correct, score, done }) => [exercise, correct, score, done]),
  ).toEqual([
    ['row-mean', true, 1, true],
    ['mean-and-spread', false, 0, true],
    ['steps-in-order', false, 0, true],
  ]);
  expect(answers.map((one) => one.seed)).toEqual(ids.map((id) => seedWithin(seed, id)));
  expect(events.some(({ type, detail }) => type === 'step' && detail.step === 'result')).toBe(true);
  await expect(lab).toHaveAttribute('seed', String(seed));
});

test('a file of the page’s stands in a set beside those of the course', async ({ page, site }) => {
  const { exercise } = await variant('row-mean');
  const text = { en: { ...exercise.text.en, title: 'My own mean' } };
  const { id, ...rest } = JSON.parse(
    await (await page.request.get(`${site.origin}/exercises/row-mean.json`)).text(),
  );
  site.pages.set('/mine.json', JSON.stringify({ ...rest, id: `my-${id}`, text }));
  await host(page, site, '<norm-lab id="one" exercise="row-mean ./mine.json"></norm-lab>');
  await part(page, 'answer').waitFor();
  await button(page, 'exercise.set.next').click();
  await expect(title(page)).toHaveText('My own mean');
});

test('a file of a set that is not there is said, and takes the others not with it', async ({
  page,
  site,
  quiet,
}) => {
  quiet.expected = /404/;
  const words = 'row-mean ./nowhere.json who-shares-the-mean';
  await host(page, site, `<norm-lab id="one" exercise="${words}"></norm-lab>`);
  await part(page, 'answer').waitFor();
  await expect(page.locator('.lost')).toContainText(
    say('exercise.source.lost', { address: './nowhere.json' }),
  );
  await button(page, 'exercise.set.next').click();
  await expect(title(page)).toHaveText((await variant('who-shares-the-mean')).text('title'));
});

test('an exercise that is asked for twice is shown once, and that is said', async ({
  page,
  site,
}) => {
  await host(page, site, '<norm-lab id="one" exercise="row-mean row-mean"></norm-lab>');
  await part(page, 'answer').waitFor();
  await expect(page.locator('.lost')).toContainText(
    say('exercise.source.twice', { word: 'row-mean' }),
  );
  await expect(page.locator('nl-exercise-set')).toHaveCount(0);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`nothing of a set is out of reach in ${colorScheme}, nor wider than a phone`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const step of ['row-mean', 'result']) {
        await visit(page, site, `${set}?seed=${seed}&lock&step=${step}`);
        expect(await findings(page), `${step}, ${width} px`).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${step}, ${width} px`).toBe(width);
      }
    }
  });
}
