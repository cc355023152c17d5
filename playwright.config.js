import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './tools/shared/chromium-flags.js';
import { which } from './tools/shared/processes.js';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.test.js',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A shared machine may stall for seconds: what passes the second time is told as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    launchOptions: {
      executablePath: which('chromium'),
      args: chromiumFlags,
    },
  },
});
