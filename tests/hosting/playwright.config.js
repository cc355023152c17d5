import { defineConfig } from '@playwright/test';
import { browsers } from './browsers/index.js';

/**
 * Playwright runs these tests and drives no browser: the project `files` needs none, each of the
 * others is one of the three engines.
 */
export default defineConfig({
  globalSetup: './set-up.js',
  outputDir: '../../test-results/hosting',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  forbidOnly: true,
  // A shared machine may stall for seconds: what passes the second time is told as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['./table-reporter.js']],
  projects: [
    ...(process.env.NORMLAB_PICTURE ? [{ name: 'picture', testMatch: 'picture.test.js' }] : []),
    { name: 'files', testMatch: ['files.test.js', 'recipes.test.js'] },
    ...Object.keys(browsers).map((name) => ({
      name,
      testMatch: ['hosting.test.js', 'offline.test.js', 'exercises.test.js', 'code.test.js'],
    })),
  ],
});
