import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = existsSync(chromium);
if (!browser) {
  console.log(
    `Browser tests skipped: no Chromium at ${chromium} (Debian: apt install chromium; or set CHROMIUM).`,
  );
}

/** Asked for by name, and then nothing else is done: pictures, and a game on a server that is given from outside (`.ci/bare`). */
const apart = { SHOTS: 'e2e/shots.test.ts', TABLEE_URL: 'e2e/bare.test.ts' };
const asked = Object.entries(apart).find(([name]) => process.env[name])?.[1];
/** The checks of the wire format and of the client package need no browser. */
const files = asked ?? (browser ? 'e2e/**/*.test.ts' : 'e2e/{wire,client}.test.ts');

// A real server, and a real Chromium for each worker, which keeps it and what is loaded from file to file.
export default defineConfig({
  test: {
    include: [files],
    exclude: asked ? [] : Object.values(apart),
    isolate: false,
    globalSetup: 'e2e/setup.ts',
    testTimeout: 400_000,
    hookTimeout: 240_000,
    // What is waited for comes; how soon is the machine's business.
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // People at different tables do not disturb each other, and most of the time they wait: what is `concurrent` goes on side by side.
    maxConcurrency: 2,
    // Deals are drawn by the server and never the same: what fails is tried once more and reported as tried twice.
    retry: 1,
    execArgv: ['--experimental-websocket'],
  },
});
