/** What a reader does in an exercise, and what stands there. */
import { loadEngine } from '../../web/engine/index.js';
import { exercises } from '../../web/exercises/course.js';
import { textsOf } from '../../web/exercises/text.js';
import { variantOf } from '../../web/exercises/variant.js';
import { translator } from '../../web/locales/index.js';
import { walkthroughs } from '../../web/walkthroughs/index.js';
import { host } from './host.js';

/**
 * @import { Page } from '@playwright/test'
 * @import { Site } from './server.js'
 */

/** An exercise of each kind, by which they are tried. */
export const samples = {
  number: 'row-mean',
  cells: 'who-shares-the-mean',
  choose: 'mean-and-spread',
  order: 'steps-in-order',
  predict: 'predict-first-value',
};

const seed = 7;

/**
 * What a page with the same exercise and seed shows, computed here.
 * @param {string} id
 * @param {number} [of] seed of its numbers
 */
export async function variant(id, of = seed) {
  const exercise = exercises.find((one) => one.id === id);
  if (!exercise) throw new Error(`There is no exercise "${id}".`);
  const walkthrough = await walkthroughs.find((one) => one.id === exercise.walkthrough)?.load();
  const engine = await loadEngine({ variant: 'js' });
  const { lang, texts } = textsOf(exercise);
  return {
    ...variantOf(exercise, of, { engine, walkthrough }),
    text: translator(lang, texts),
  };
}

/** @param {string} id */
export const markup = (id) => `<norm-lab id="one" exercise="${id}" seed="${seed}"></norm-lab>`;

/**
 * Opens a page that holds an exercise.
 *
 * @param {Page} page
 * @param {Site} site
 * @param {string} id
 */
export async function openExercise(page, site, id) {
  await host(page, site, markup(id));
  await part(page, 'answer').waitFor();
}

/** @param {Page} page @param {string} name */
export const part = (page, name) => page.locator(`[data-part="${name}"]`);

/** The fields of a number's answer. @param {Page} page */
export const fields = (page) => part(page, 'answer').locator('input');

/** The title of the exercise. @param {Page} page */
export const title = (page) => page.locator('nl-exercise h2');

/** All that an element's markup holds, its shadow roots included. @param {import('@playwright/test').Locator} element */
export const wholeMarkup = (element) =>
  element.evaluate((root) => {
    /** @type {(node: Element) => string} */
    const markupOf = (node) => {
      const within = [...node.children, ...(node.shadowRoot?.children ?? [])].map(markupOf);
      const texts = [node, node.shadowRoot].flatMap((one) =>
        [...(one?.childNodes ?? [])]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ textContent }) => textContent),
      );
      return [...texts, ...[...node.attributes].map(({ value }) => value), ...within].join(' ');
    };
    return markupOf(root);
  });
