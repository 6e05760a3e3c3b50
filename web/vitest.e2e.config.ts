import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = existsSync(chromium);
if (!browser) {
  console.log(
    `Browser tests skipped: no Chromium at ${chromium} (Debian: apt install chromium; or set CHROMIUM).`,
  );
}

/** Pictures are taken when they are asked for, and then nothing else is done. The check of the wire format needs no browser. */
const files = process.env.SHOTS ? 'e2e/shots.test.ts' : browser ? 'e2e/**/*.test.ts' : 'e2e/wire.test.ts';

// A real server, and a real Chromium for each worker, which keeps it and what is loaded from file to file.
export default defineConfig({
  test: {
    include: [files],
    exclude: process.env.SHOTS ? [] : ['e2e/shots.test.ts'],
    isolate: false,
    globalSetup: 'e2e/setup.ts',
    testTimeout: 400_000,
    hookTimeout: 240_000,
    // What is waited for comes; how soon is the machine's business.
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // People at different tables do not disturb each other, and most of the time they wait: what is `concurrent` goes on side by side.
    maxConcurrency: 2,
    execArgv: ['--experimental-websocket'],
  },
});
