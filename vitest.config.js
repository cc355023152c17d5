import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/web/**/*.test.js', 'tests/tools/**/*.test.js'],
    environment: 'node',
    testTimeout: 20_000,
  },
});
