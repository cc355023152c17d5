/**
 * docs/hugo-post.png: the post of the Hugo blog as a reader meets it. Runs when it is asked for:
 * NORMLAB_PICTURE=1 npx playwright test --config tests/hosting --project picture
 */
import { writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { inRoot } from '../../tools/shared/paths.js';
import { browsers } from './browsers/index.js';
import { Reader } from './reader.js';
import { hosts } from './set-up.js';
import { whole } from './widgets.js';

test('the post of the Hugo blog is pictured', async () => {
  const browser = await browsers.chromium();
  await browser.resize(1280, 1290);
  await browser.open(hosts().addresses['Hugo post']);
  const reader = new Reader(browser, whole.words);
  await reader.findsTheNumbersOf('embeddings', 'embedding');
  await reader.goesOnTo('query-key-value', 'query');
  await reader.goesOnTo('scores', 'raw_scores');
  await browser.evaluate(() => scrollTo(0, 0));
  await browser.click(5, 5);
  writeFileSync(inRoot('docs/hugo-post.png'), await browser.screenshot());
  await browser.close();
});
