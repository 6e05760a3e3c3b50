// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { along } from '../lib/along.svelte';
import { i18n } from '../lib/i18n.svelte';
import { refresh, take } from './along';

/** A server that counts what it is asked for, and a browser's cache. */
let answers: Record<string, string>;
const asked: string[] = [];
const kept = new Map<string, string>();

const HERE = location.href;
const path = (request: string | Request): string =>
  (typeof request === 'string' ? request : request.url).replace(HERE, '/');

async function answer(request: string | Request): Promise<Response> {
  const address = path(request);
  asked.push(address);
  const text = answers[address] ?? answers[address.replace(/\?.*/, '')];
  return text === undefined ? new Response('', { status: 404 }) : new Response(text);
}

const cache = {
  match: async (address: string) => (kept.has(address) ? new Response(kept.get(address)) : undefined),
  put: async (address: string, response: Response) => void kept.set(address, await response.text()),
  add: async (request: Request) => void kept.set(path(request), await (await answer(request)).text()),
  keys: async () => [...kept.keys()].map((address) => ({ url: new URL(address, HERE).href })),
  delete: async ({ url }: { url: string }) => kept.delete(path(url)),
};

/** A page of this version: its script, the pack it travels in, one picture that stays. */
function version(number: number): Record<string, string> {
  const script = `assets/index-${number}.js`;
  return {
    '/along.json': JSON.stringify({
      page: `assets/page-${number}.json`,
      games: {
        cabo: {
          files: [script, 'assets/letters.woff2'],
          gzip: 1,
          said: {
            en: { files: ['assets/en.js'], gzip: 1 },
            fr: { files: ['assets/fr.js'], gzip: 1 },
            de: { files: ['assets/de.js'], gzip: 1 },
          },
        },
      },
    }),
    '/offline/index.json': JSON.stringify({
      runtime: { file: 'runtime-00000000000a.js', gzip: 1 },
      games: {
        cabo: {
          wasm: { file: `cabo-00000000000${number}.wasm`, gzip: 1 },
          js: { file: `cabo-00000000000${number}.js`, gzip: 1 },
        },
      },
    }),
    '/api/games/cabo': JSON.stringify({
      pictures: { '1': ['night', 'a.svg'], '2': ['night', 'own.png'] },
      gallery: { file: 'all.json', gzip: 1 },
    }),
    [`/assets/page-${number}.json`]: JSON.stringify({
      shared: [],
      files: { [script]: [`version ${number}`] },
    }),
    '/pictures/all.json': JSON.stringify({ shared: ['<path/>'], files: { 'a.svg': ['<svg>', 0, '</svg>'] } }),
    '/assets/en.js': 'words',
    '/assets/fr.js': 'mots',
    '/assets/de.js': 'Worte',
    '/pictures/own.png': 'own',
    '/assets/letters.woff2': 'letters',
    '/offline/runtime-00000000000a.js': 'runtime',
    [`/offline/cabo-00000000000${number}.wasm`]: `program ${number}`,
    [`/offline/cabo-00000000000${number}.js`]: `program ${number}`,
    '/api/games': '{}',
    '/api/house': '{}',
    '/api/games/cabo/book': '{}',
    '/': `page ${number}`,
  };
}

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('navigator', {
    serviceWorker: { register: async () => undefined, ready: Promise.resolve() },
  });
  vi.stubGlobal(
    'Request',
    class {
      url: string;
      constructor(address: string) {
        this.url = new URL(address, HERE).href;
      }
    },
  );
});

it('keeps every file under its own address, and fetches what travels together only together', async () => {
  answers = version(1);
  await take('cabo');
  expect(along.has('cabo')).toBe(true);
  expect(kept.get('/assets/index-1.js')).toBe('version 1');
  expect(kept.get('/pictures/a.svg')).toBe('<svg><path/></svg>');
  expect(kept.get('/pictures/own.png')).toBe('own');
  expect(asked).not.toContain('/assets/index-1.js');
  expect(asked).not.toContain('/pictures/a.svg');
});

it('follows a newer page, and lets go of what only the older one needed', async () => {
  answers = version(1);
  await take('cabo');
  answers = version(2);
  asked.length = 0;
  await refresh();
  expect(kept.get('/')).toBe('page 2');
  expect(kept.get('/assets/index-2.js')).toBe('version 2');
  expect([...kept.keys()].filter((address) => /index-1|00000001|page-/.test(address))).toEqual([]);
  expect(asked).not.toContain('/pictures/all.json');
  expect(asked).not.toContain('/assets/letters.woff2');
  asked.length = 0;
  await refresh();
  expect(asked).toEqual(['/along.json']);
});

it('takes along what its reader reads, and another language once it was read here', async () => {
  const said = (): string[] => [...kept.keys()].filter((address) => /lang=|\/(en|fr|de)\.js/.test(address));
  answers = version(1);
  await i18n.choose('fr');
  await take('cabo');
  expect(said()).toContain('/assets/fr.js');
  expect(said()).toContain('/api/games/cabo/book?lang=fr');
  expect(said().filter((address) => /en|de/.test(address))).toEqual([]);
  await i18n.choose('en');
  await refresh();
  expect(said()).toContain('/assets/en.js');
  expect(said()).toContain('/api/games/cabo/book?lang=en');
  // What was there stays, also with a newer page.
  answers = version(2);
  await refresh();
  expect(said()).toContain('/assets/fr.js');
  expect(said().filter((address) => /lang=de|de\.js/.test(address))).toEqual([]);
});
