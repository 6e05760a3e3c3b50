import { defineConfig } from 'vitest/config';

// Browser tests: a real server, a real Chromium, one file after the other.
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
