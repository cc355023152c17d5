/** What a reader does where code is written, and reads there. */
import { expect } from '@playwright/test';
import { loadEngine } from '../../web/engine/index.js';
import { exercises } from '../../web/exercises/course.js';
import { variantOf } from '../../web/exercises/variant.js';
import { loadMessages } from '../../web/locales/index.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { Site } from './server.js'
 */

const seed = 3;

export const words = await loadMessages('en', 'code');

/** An exercise of the course, and its solution. @param {string} id */
export function exerciseOf(id) {
  const found = exercises.find((one) => one.id === id);
  if (!found) throw new Error(`There is no exercise "${id}".`);
  return found;
}

/** The exercise's numbers as the page has them. @param {string} id */
export async function variantOn(id) {
  return variantOf(exerciseOf(id), seed, { engine: await loadEngine({ variant: 'simd' }) });
}

/**
 * Opens a page of somebody else with one exercise in it.
 * @param {Page} page
 * @param {Site} site
 * @param {string} id
 * @param {{ html?: string, attributes?: string }} [options]
 */
export async function openCode(page, site, id, { html = 'lang="en"', attributes = '' } = {}) {
  site.pages.set(
    '/code.html',
    `<!doctype html><html ${html}><head><title>Host</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"></head><body><main>
    <h1>A lecture</h1><norm-lab exercise="${id}" seed="${seed}" ${attributes}></norm-lab></main>
    <script type="module" src="./normlab.js"></script></body></html>`,
  );
  await page.goto(`${site.origin}/code.html`);
  await editor(page).waitFor();
}

/** @param {Page} page */
export const editor = (page) => page.locator('nl-code-editor').getByRole('textbox');

/** @param {Page} page @param {string} name of a part */
export const part = (page, name) => page.locator(`nl-exercise-code [data-part="${name}"]`);

/** The text in the editor. @param {Page} page */
export const textIn = (page) =>
  page.locator('nl-code-editor').evaluate((one) => /** @type {any} */ (one).code);

/** Writes code over what is there, by the keyboard. @param {Page} page @param {string} code */
export async function write(page, code) {
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

/** Runs the code, and waits for what comes of it. @param {Page} page */
export async function run(page) {
  await expect(part(page, 'run')).toBeEnabled();
  await editor(page).focus();
  await page.keyboard.press('Control+Enter');
  await expect(part(page, 'summary')).not.toHaveText(words('code.running'), { timeout: 20_000 });
  await expect(part(page, 'run')).toBeEnabled();
}

/** Writes and runs code. @param {Page} page @param {string} code */
export async function submit(page, code) {
  await write(page, code);
  await run(page);
}

/** What is said of the tests: how many of them pass. @param {number} passed @param {number} count */
export const passed = (passed, count) => words('code.passed', { passed, count });

/** What the code printed. @param {Page} page */
export const printed = (page) => part(page, 'printed').locator('pre').allTextContents();
