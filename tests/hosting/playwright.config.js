import { defineConfig } from '@playwright/test';
import { browsers } from './browsers/index.js';

/** Playwright runs these tests and drives no browser: each project is one of the three engines. */
export default defineConfig({
  testMatch: '*.test.js',
  globalSetup: './set-up.js',
  outputDir: '../../test-results/hosting',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  forbidOnly: true,
  reporter: [['list'], ['./table-reporter.js']],
  projects: Object.keys(browsers).map((name) => ({ name })),
});
