/** Every kind of exercise by the keyboard alone: what is asked, the verdict, and what is announced. */
import { fields, openExercise, part, samples, variant, wholeMarkup } from './exercise.js';
import { expect, test } from './fixtures.js';
import { heard } from './host.js';
import { button, cell, say } from './lab.js';

/** @import { Page } from '@playwright/test' */

/** Tab until something has the focus. @type {(page: Page, target: import('@playwright/test').Locator, key?: string) => Promise<void>} */
async function tabTo(page, target, key = 'Tab') {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press(key);
  }
  throw new Error('Tab does not get there.');
}

/** Shift+Tab until something has the focus. @param {Page} page @param {import('@playwright/test').Locator} target */
const tabBack = (page, target) => tabTo(page, target, 'Shift+Tab');

/** The events of answers so far. @param {Page} page */
const answers = async (page) =>
  (await heard(page)).filter(({ type }) => type === 'answer').map(({ detail }) => detail);

/** @param {Page} page */
const verdict = (page) => part(page, 'verdict').getByRole('heading');

test('number: what can’t be read is said where it stands and stays; a known mistake gets its hint; “4/3” is read', async ({
  page,
  site,
}) => {
  const { answer, mistakes, text } = await variant(samples.number);
  await openExercise(page, site, samples.number);
  const field = fields(page);
  await tabTo(page, field);
  await page.keyboard.type('1.2.3.x');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('1.2.3.x');
  await expect(part(page, 'answer').getByRole('alert')).toHaveText(
    say('exercise.number.unreadable', { text: '1.2.3.x' }),
  );
  expect(await answers(page)).toEqual([]);

  const [{ id, answer: wrong }] = mistakes;
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${wrong[0]}`);
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText(say('exercise.verdict.wrong'));
  await expect(part(page, 'verdict')).toContainText(text(`mistake.${id}`));
  await expect(part(page, 'verdict')).toHaveAttribute('role', 'status');
  await expect(field).toBeFocused();

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${4 * answer[0]}/4`);
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText(say('exercise.verdict.right'));
  await expect(field).toHaveValue(`${4 * answer[0]}/4`);
  await expect(part(page, 'solution').locator('[data-part="inspector"]')).toBeVisible();
  const common = { exercise: samples.number, seed: 7, hints: 0 };
  expect(await answers(page)).toEqual([
    { ...common, correct: false, score: 0, mistake: id, tries: 1, done: false },
    { ...common, correct: true, score: 1, mistake: null, tries: 2, done: true },
  ]);
});

test('number: the place that is asked for has a field; all other places of its tensor are covered', async ({
  page,
  site,
}) => {
  const { ask } = await variant(samples.number);
  await openExercise(page, site, samples.number);
  await expect(fields(page)).toHaveCount(1);
  await expect(fields(page)).toHaveAttribute('data-index', String(ask.indices[0]));
  await expect(part(page, 'answer').locator('td .covered')).toHaveText(['?']);
  await expect(page.locator(`[data-tensor="${ask.tensor}"]`)).toHaveCount(0);
});

test('cells: Space chooses and takes back, Shift with arrows chooses a run, and the count is said', async ({
  page,
  site,
}) => {
  const { ask, answer } = await variant(samples.cells);
  await openExercise(page, site, samples.cells);
  const first = cell(page, ask.tensor, '0,0');
  await tabTo(page, first);
  await expect(page.locator(`[data-tensor="${ask.tensor}"]`)).toHaveAttribute(
    'aria-multiselectable',
    'true',
  );
  const count = part(page, 'answer').getByRole('status');
  await page.keyboard.press('Space');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(count).toHaveText(say('exercise.cells.count', { count: 1 }));
  await page.keyboard.press('Shift+ArrowDown');
  await expect(count).toHaveText(say('exercise.cells.count', { count: 2 }));
  await tabTo(page, button(page, 'exercise.check'));
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText(say('exercise.verdict.wrong'));
  await expect(first).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(count).toHaveText(say('exercise.cells.count', { count: 0 }));
  const columns = ask.shape[1];
  const row = Math.floor(answer[0] / columns);
  for (let at = 0; at < row; at++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await tabTo(page, button(page, 'exercise.check'));
  await page.keyboard.press('Enter');
  await expect(part(page, 'verdict')).toContainText(
    say('exercise.verdict.lacks', { kind: 'cells' }),
  );
  await tabBack(page, page.locator(`[data-tensor="${ask.tensor}"] [tabindex="0"]`));
  for (let at = 1; at < columns; at++) await page.keyboard.press('Shift+ArrowRight');
  const chosen = page.locator(`[data-tensor="${ask.tensor}"] [aria-selected="true"]`);
  await expect(chosen).toHaveCount(answer.length);
  await tabTo(page, button(page, 'exercise.check'));
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText(say('exercise.verdict.right'));
  // The button that was pressed is gone.
  await expect(verdict(page)).toBeFocused();
});

test('choose: what was chosen in error says why; once solved, all do', async ({ page, site }) => {
  const { ask, answer, text } = await variant(samples.choose);
  await openExercise(page, site, samples.choose);
  const boxes = part(page, 'answer').getByRole('checkbox');
  await tabTo(page, boxes.first());
  for (const id of ask.options) {
    if (!answer.includes(id)) await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
  }
  await tabTo(page, button(page, 'exercise.check'));
  await page.keyboard.press('Enter');
  const [wrong] = ask.options.filter((/** @type {string} */ id) => !answer.includes(id));
  await expect(part(page, 'answer').locator('.why')).toHaveCount(
    ask.options.length - answer.length,
  );
  await expect(part(page, 'answer')).toContainText(text(`why.${wrong}`));
  await expect(part(page, 'verdict')).toContainText(text(`mistake.${wrong}`));

  for (let at = ask.options.length - 1; at >= 0; at--) {
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
  }
  await tabTo(page, button(page, 'exercise.check'));
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText(say('exercise.verdict.right'));
  await expect(part(page, 'answer').locator('.why')).toHaveCount(ask.options.length);
});

test('order: a step is picked up, moved, put back and put down by keys; every move is said', async ({
  page,
  site,
}) => {
  const { ask, answer, text } = await variant(samples.order);
  await openExercise(page, site, samples.order);
  const steps = part(page, 'answer').locator('.step');
  const said = part(page, 'answer').locator('[aria-live="assertive"]');
  const texts = (/** @type {string[]} */ ids) => ids.map((id) => text(`item.${id}`));
  await expect(steps).toHaveText(texts(ask.items));
  await tabTo(page, steps.first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  const place = say('exercise.order.place', { at: 2, count: ask.items.length });
  await expect(said).toHaveText(
    say('exercise.order.said.moved', { step: text(`item.${ask.items[0]}`), place }),
  );
  await page.keyboard.press('Escape');
  await expect(steps).toHaveText(texts(ask.items));
  await expect(steps.first()).toBeFocused();

  // The steps that are used are brought to their places, the first one first; the rest goes below.
  const order = [...ask.items];
  for (const [to, id] of answer.entries()) {
    const from = order.indexOf(id);
    for (let at = 0; at < order.length; at++) await page.keyboard.press('ArrowUp');
    for (let at = 0; at < from; at++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    for (let at = from; at > to; at--) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    order.splice(to, 0, ...order.splice(from, 1));
    await expect(steps).toHaveText(texts(order));
  }
  for (const { length } of [ask.unused]) {
    for (let at = 0; at < order.length; at++) await page.keyboard.press('ArrowDown');
    for (let at = 0; at < length; at++) {
      await page.keyboard.press('Space');
      for (let moves = 0; moves <= at; moves++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
    }
  }
  await expect(part(page, 'answer').locator('ol .step')).toHaveText(texts(answer));
  await tabTo(page, button(page, 'exercise.check'));
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText(say('exercise.verdict.right'));
});

test('order: the buttons up and down move a step and keep the focus', async ({ page, site }) => {
  const { ask, text } = await variant(samples.order);
  await openExercise(page, site, samples.order);
  const steps = part(page, 'answer').locator('.step');
  const step = text(`item.${ask.items[0]}`);
  const down = page.getByRole('button', { name: say('exercise.order.down', { step }) });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(steps.nth(1)).toHaveText(step);
  await expect(down).toBeFocused();
});

test('order: a step is dragged to another place, and over the line', async ({ page, site }) => {
  const { ask, text } = await variant(samples.order);
  await openExercise(page, site, samples.order);
  const steps = part(page, 'answer').locator('.step');
  const step = text(`item.${ask.items[0]}`);
  /** @param {import('@playwright/test').Locator} target @param {number} below */
  const drag = async (target, below) => {
    const held = steps.filter({ hasText: step });
    const [from, to] = [await held.boundingBox(), await target.boundingBox()];
    if (!from || !to) throw new Error('There is nothing to drag, or nowhere to.');
    await page.mouse.move(from.x + 30, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 30, to.y + to.height / 2 + below, { steps: 6 });
    await page.mouse.up();
  };
  await drag(steps.nth(3), 4);
  await expect(steps.nth(3)).toHaveText(step);
  await expect(steps.nth(3)).toHaveAttribute('aria-pressed', 'false');
  await drag(part(page, 'answer').locator('h3'), 40);
  await expect(part(page, 'answer').locator('ul .step')).toHaveText([step]);
});

test('number: NaN and infinities can be typed, and the question does not hint at them', async ({
  page,
  site,
}) => {
  await openExercise(page, site, samples.number);
  await expect(part(page, 'answer').locator('.how')).toContainText('4/3');
  expect(await wholeMarkup(page.locator('nl-exercise'))).not.toMatch(/\b(nan|inf)\b/i);
  for (const typed of ['nan', '−∞', 'inf']) {
    await fields(page).fill(typed);
    await fields(page).press('Enter');
    await expect(verdict(page)).toContainText(say('exercise.verdict.wrong'));
    await expect(fields(page)).toHaveValue(typed);
  }
  expect((await answers(page)).map(({ tries }) => tries)).toEqual([1, 2, 3]);
});

test('predict: the number and all that follows from it are nowhere on the page before the guess', async ({
  page,
  site,
}) => {
  const { ask, answer, tape } = await variant(samples.predict);
  await openExercise(page, site, samples.predict);
  const index = String(ask.indices[0]);
  const asked = cell(page, ask.tensor, index);
  await expect(asked).toHaveText('?');
  await expect(asked).not.toHaveAttribute('data-value');
  await expect(page.locator('[data-part="inspector"]')).toHaveCount(0);
  const printed = Math.abs(answer[0]).toFixed(3);
  const exercise = page.locator('nl-exercise');
  expect(await wholeMarkup(exercise)).not.toContain(printed);

  await tabTo(page, fields(page));
  await page.keyboard.type(`${Math.round(10 * answer[0]) / 10}`);
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText(say('exercise.verdict.right'));
  await expect(asked.first()).toHaveAttribute(
    'data-value',
    String(tape.at(ask.tensor, ask.indices[0])),
  );
  await expect(part(page, 'verdict')).toContainText(printed);
  expect(await wholeMarkup(exercise)).toContain(printed);
});

test('planes beside each other are small, as in the lab: on a phone all of them are in sight', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(`${site.origin}/index.html#/exercises/one-channel-of-every-sample?seed=3`);
  const frame = page.locator('nl-exercise-cells [role="grid"]');
  await expect(frame).toBeVisible();
  expect(await frame.evaluate((grid) => grid.scrollWidth - grid.clientWidth)).toBe(0);
});

test('a single number has no column number above it, neither where it is asked nor where it is shown', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/index.html#/exercises/larger-weights?seed=3`);
  await expect(page.locator('nl-exercise-number th')).toHaveText(['row']);
});
