/** Tests that drive one of the three engines. */
import { test as base } from '@playwright/test';
import { browsers } from './browsers/index.js';

/** @import { Browser } from './browsers/index.js' */

/** Every test of a worker drives one browser, that of its project. */
export const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<{}, { driven: Browser }, {}, import('@playwright/test').PlaywrightWorkerArgs>} */ ({
    driven: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in the pattern.
      async ({}, use, { project }) => {
        const browser = await browsers[project.name]();
        await use(browser);
        await browser.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  }),
);
