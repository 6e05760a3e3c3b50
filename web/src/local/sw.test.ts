import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The service worker as it lies beside the page, with a network and a cache of the test. */
const SOURCE = readFileSync(resolve(import.meta.dirname, '../../public/sw.js'), 'utf8');
const KEPT = 'http://localhost/api/games?lang=fr';

const network = vi.fn<(request: Request) => Promise<Response>>();
let listening: Record<string, (event: unknown) => void>;

beforeEach(() => {
  vi.useFakeTimers();
  listening = {};
  const self = {
    location: { href: 'http://localhost/sw.js' },
    addEventListener: (name: string, listener: (event: unknown) => void) => (listening[name] = listener),
  };
  const match = (address: Request | string): Promise<Response | undefined> => {
    const url = typeof address === 'string' ? address : address.url;
    return Promise.resolve(url === KEPT ? new Response('kept') : undefined);
  };
  const caches = { match, open: () => Promise.resolve({ match }) };
  (new Function('self', 'caches', 'fetch', SOURCE) as (...around: unknown[]) => void)(self, caches, network);
});
afterEach(() => {
  vi.useRealTimers();
  network.mockReset();
});

async function ask(url: string): Promise<string> {
  let answer: Promise<Response> | undefined;
  const respondWith = (promised: Promise<Response>): void => void (answer = promised);
  listening.fetch?.({ request: new Request(url), respondWith });
  await vi.advanceTimersByTimeAsync(5_000);
  return (await Promise.race([answer, new Response('nothing yet')]))?.text() ?? 'not asked';
}

it('shows what the server says while it says something', async () => {
  network.mockResolvedValue(new Response('fresh'));
  expect(await ask(KEPT)).toBe('fresh');
  network.mockResolvedValue(new Response('gone', { status: 404 }));
  expect(await ask(KEPT)).toBe('gone');
});

it('takes a network that fails, is answered for, or never answers for none', async () => {
  network.mockRejectedValue(new TypeError('no network'));
  expect(await ask(KEPT)).toBe('kept');
  network.mockResolvedValue(new Response('bad gateway', { status: 502 }));
  expect(await ask(KEPT)).toBe('kept');
  network.mockReturnValue(new Promise(() => undefined));
  expect(await ask(KEPT)).toBe('kept');
});

it('waits for the network where nothing was taken along', async () => {
  network.mockReturnValue(new Promise(() => undefined));
  expect(await ask('http://localhost/api/games?lang=en')).toBe('nothing yet');
});
