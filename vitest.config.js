import { defineConfig } from 'vitest/config';
import { exerciseIndex } from './tools/build/exercise-index.js';

export default defineConfig({
  plugins: [exerciseIndex()],
  test: {
    include: ['tests/web/**/*.test.js', 'tests/tools/**/*.test.js'],
    environment: 'node',
    testTimeout: 20_000,
  },
});
