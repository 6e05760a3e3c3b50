import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { art } from './build/art.mjs';
import { spoken } from './build/languages.mjs';
import { letters } from './build/letters.mjs';

const server = process.env.TABLEE_URL ?? 'http://localhost:8080';

// The build goes where Maven picks it up and puts it into the jar; `npm run dev` talks to a running `./tablee serve` (TABLEE_URL names it).
export default defineConfig({
  plugins: [art(), letters(), spoken(), svelte()],
  build: {
    outDir: 'target/classes/web',
    emptyOutDir: true,
    // build/budget.mjs reads from it what belongs to which page.
    manifest: true,
    target: 'es2022',
    // The server forbids inline script, so nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // What a page loads lies beside it, wherever the folder was put (`tablee site`); the page itself is at the root of its server.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  worker: { format: 'es' },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    proxy: { '/api': { target: server, ws: true }, '/pictures': { target: server } },
  },
  // A busy machine is slow, not wrong.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
