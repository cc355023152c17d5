/** What a reader does in a way in to the lab, and what has to be right then. */
import { expect } from '@playwright/test';
import { frameFits } from './frame-height.js';
import { Reader } from './reader.js';
import { whole, widgets } from './widgets.js';

/** @import { Browser } from './browsers/index.js' */

/** A whole walkthrough: its numbers, a change that runs through it, and what a number is made of. */
export async function useWhole(/** @type {Browser} */ browser) {
  const reader = new Reader(browser, whole.words);
  await reader.arrives();
  await reader.findsTheNumbersOf('embeddings', 'embedding');
  await reader.types('embedding', [1, 0], 5);
  await reader.goesOnTo('query-key-value', 'w_q', 'query', 'key', 'value');
  await reader.goesOnTo('scores', 'query', 'key', 'raw_scores');
  await reader.inspects('raw_scores', [1, 1]);
  return reader;
}

/** A post with three widgets: each has its own numbers, also after the first was used. */
export async function usePost(/** @type {Browser} */ browser) {
  const reader = await useWhole(browser);
  const tensors = ['embedding', 'layer_norm.normalized', 'normalized'];
  for (const [at, { words, title }] of widgets.entries()) {
    const other = new Reader(browser, words, at);
    await other.arrives();
    const { attributes, text } = await other.markup();
    expect(text).toBe(title);
    expect(new URLSearchParams(attributes.state ?? '').toString()).toBe(
      new URLSearchParams(String(words.state ?? '')).toString(),
    );
    if (at === 0) continue;
    await other.findsTheNumbersOf(String(words.step), tensors[at]);
    await other.inspects(tensors[at], [1, 1]);
    const steppers = await other.look('[data-part="steps"]');
    expect(steppers.length, 'a step alone has no stepper').toBe(words.single ? 0 : 1);
  }
  return reader;
}

/** A frame that is made as high as its page, before and after the page has grown. */
export async function useFrame(/** @type {Browser} */ browser) {
  await frameFits(browser);
  await browser.enter('iframe');
  const reader = await useWhole(browser);
  await browser.leave();
  await frameFits(browser);
  reader.did('height');
  return reader;
}
