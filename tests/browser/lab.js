/** What a reader does in the lab and reads off the page. */
import { expect } from '@playwright/test';
import { loadMessages, localeOf } from '../../web/locales/index.js';
import { walkthroughs } from '../../web/walkthroughs/index.js';

/**
 * @import { Locator, Page } from '@playwright/test'
 * @import { NormLab } from '../../web/elements/norm-lab.js'
 * @import { Site } from './server.js'
 */

/** The walkthroughs that the lab offers. */
export const courses = await Promise.all(walkthroughs.map(({ load }) => load()));

/** All that the lab says. */
const messages = await loadMessages(
  'en',
  ...Object.keys(localeOf('en').parts),
  ...walkthroughs.map(({ id }) => id),
);

/** @param {string} key @param {Record<string, any>} [params] */
export function say(key, params) {
  if (!messages.has(key)) throw new Error(`There is no message "${key}".`);
  return messages(key, params);
}

/**
 * Opens a walkthrough at a step and waits for its numbers.
 *
 * @param {Page} page
 * @param {Site} site
 * @param {string} walkthrough
 * @param {string} [step]
 * @param {Record<string, string>} [state]
 */
export async function open(page, site, walkthrough, step = '', state = {}) {
  const query = new URLSearchParams(state).toString();
  await page.goto(
    `${site.origin}/index.html#/${walkthrough}/${step}${query === '' ? '' : `?${query}`}`,
  );
  await ready(page);
}

/** @param {Page | Locator} page */
export const ready = (page) => page.locator('[data-part="stage"]').first().waitFor();

/** @param {Page} page */
export const labOf = (page) => page.locator('norm-lab').first();

/** Waits until everything that was asked for is painted. @param {Page} page */
export const settle = (page) =>
  labOf(page).evaluate(async (lab) => {
    await /** @type {NormLab} */ (lab).updateComplete;
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  });

/** @param {Page} page @param {string} name of the message, exact */
export const button = (page, name) => page.getByRole('button', { name: say(name), exact: true });

/** Buttons of the step list. @param {Page} page */
export const stepButtons = (page) => page.locator('[data-part="steps"]').getByRole('button');

/** Goes to a step by the step list. @param {Page} page @param {number} at */
export async function goTo(page, at) {
  await stepButtons(page).nth(at).click();
  await expect(stepButtons(page).nth(at)).toHaveAttribute('aria-current', 'step');
  await settle(page);
}

/** The id of the step that is shown. @param {Page} page */
export const stepOf = (page) => labOf(page).evaluate((lab) => /** @type {NormLab} */ (lab).step);

/**
 * What `<norm-lab>` says that it has computed, its numbers as text.
 *
 * @param {Page} page
 * @returns {Promise<{
 *   walkthrough: string,
 *   step: string,
 *   tensors: Record<string, { shape: number[], data: string[] }>,
 * }>}
 */
export const traceOf = (page) =>
  labOf(page).evaluate((lab) => {
    const trace = /** @type {NormLab} */ (lab).trace;
    if (!trace) throw new Error('Nothing was computed.');
    const { walkthrough, step, tensors } = trace;
    /** As text, since JSON has no NaN, infinities or −0. @param {ArrayLike<number>} data */
    const texts = (data) =>
      Array.from(data, (value) => (Object.is(value, -0) ? '-0' : String(value)));
    const plain = Object.entries(tensors).map(([name, { shape, data }]) => [
      name,
      { shape, data: texts(data) },
    ]);
    return { walkthrough, step, tensors: Object.fromEntries(plain) };
  });

/**
 * One tensor of the trace, its numbers as text.
 *
 * @param {Page} page
 * @param {string} name
 * @returns {Promise<string[]>}
 */
export const tensorOf = async (page, name) => (await traceOf(page)).tensors[name].data;

/** @param {Page} page @param {string} name */
export const grid = (page, name) => page.locator(`[role="grid"][data-tensor="${name}"]`);

/** @param {Page} page @param {string} name @param {string} index */
export const cell = (page, name, index) =>
  grid(page, name).locator(`[role="gridcell"][data-index="${index}"]`);

/**
 * The tensors that are on the page: `data-value` by `data-index`.
 *
 * @param {Page} page
 * @returns {Promise<{ name: string, cells: [index: string, value: string][] }[]>}
 */
export const shown = (page) =>
  page.locator('[role="grid"][data-tensor]').evaluateAll((grids) =>
    grids.map((element) => ({
      name: element.getAttribute('data-tensor') ?? '',
      cells: [...element.querySelectorAll('[role="gridcell"]')].map((one) => [
        one.getAttribute('data-index') ?? '',
        one.getAttribute('data-value') ?? '',
      ]),
    })),
  );

/**
 * Cells of the page that carry a mark, as `tensor[index]`.
 *
 * @param {Page} page
 * @param {'edited' | 'source' | 'group' | 'padding' | 'masked'} mark
 */
export async function marked(page, mark) {
  const word = say(`matrix.${mark}`);
  return page.locator('[role="grid"] [role="gridcell"]').evaluateAll(
    (cells, wanted) =>
      cells
        .filter((one) => one.getAttribute('aria-description')?.split(', ').includes(wanted))
        .map((one) => {
          const name = one.closest('[role="grid"]')?.getAttribute('data-tensor');
          return `${name}[${one.getAttribute('data-index')}]`;
        }),
    word,
  );
}

/** The selected cell, as `tensor:index`, which need not be on stage. @param {Page} page */
export const selected = (page) =>
  labOf(page).evaluate((lab) => new URLSearchParams(/** @type {NormLab} */ (lab).link).get('cell'));

/**
 * Types a number into a cell. A click opens the cell that is selected already; F2 opens any other.
 *
 * @param {Page} page
 * @param {string} name
 * @param {string} index
 * @param {string} text
 */
export async function type(page, name, index, text) {
  await cell(page, name, index).click();
  await page.keyboard.press('F2');
  await field(page).fill(text);
  await page.keyboard.press('Enter');
  await settle(page);
}

/** The field of the cell that is edited. @param {Page} page */
export const field = (page) => page.locator('input[data-part="field"]');

/** @param {Page} page */
export const inspector = (page) => page.locator('[data-part="inspector"]');

/** A walkthrough by its id. @param {string} id */
export function courseOf(id) {
  const course = courses.find((one) => one.id === id);
  if (!course) throw new Error(`There is no walkthrough "${id}".`);
  return course;
}

/** Copies with one of the tools. @param {Page} page @param {'pytorch' | 'csv' | 'link'} what */
export async function copied(page, what) {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button(page, `tools.${what}`).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  return page.evaluate(() => navigator.clipboard.readText());
}
