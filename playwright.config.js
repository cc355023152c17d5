import { defineConfig } from '@playwright/test';
import { which } from './tools/shared/processes.js';

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.test.js',
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    launchOptions: {
      executablePath: which('chromium'),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
