import { along } from '../lib/along.svelte';
import type { GameDetails } from '../lib/types';
import { hasWasm, type Index, type Kept } from './core';

/** Takes a game along: everything that playing it needs goes into a cache, from which the service worker answers where there is no network. */
const CACHE = 'tablee-along';
const LANGUAGES = ['fr', 'en'];
const AT_ONCE = 6;

/** The game's program as this browser runs it, and what starts it. */
function programs(index: Index, game: string): Kept[] {
  const program = index.games[game];
  return program === undefined ? [] : hasWasm() ? [index.runtime, program.wasm] : [program.js];
}

type Lists = Record<string, { files: string[]; gzip: number }>;

async function read<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(address);
  }
  return (await answer.json()) as T;
}

/** What is fetched before anything is begun, in bytes as they travel; pictures come on top. Nothing for a game that cannot be taken along. */
export async function weight(game: string): Promise<number> {
  const [lists, index] = await Promise.all([read<Lists>('/along.json'), read<Index>('/offline/index.json')]);
  const own = lists[game];
  const program = programs(index, game);
  return own && program.length > 0 ? program.reduce((sum, { gzip }) => sum + gzip, own.gzip) : 0;
}

async function addresses(game: string): Promise<string[]> {
  const [lists, index] = await Promise.all([read<Lists>('/along.json'), read<Index>('/offline/index.json')]);
  const own = lists[game];
  const program = programs(index, game);
  if (!own || program.length === 0) {
    throw new Error(game);
  }
  const details = await read<GameDetails>(`/api/games/${game}?lang=fr`);
  const pictures = Object.values(details.pictures ?? {}).flatMap(([, file]) => file ?? []);
  return [
    '/',
    '/along.json',
    '/offline/index.json',
    ...own.files.map((file) => `/${file}`),
    ...program.map(({ file }) => `/offline/${file}`),
    ...LANGUAGES.flatMap((lang) => [
      `/api/games?lang=${lang}`,
      `/api/house?lang=${lang}`,
      `/api/games/${game}?lang=${lang}`,
      `/api/games/${game}/book?lang=${lang}`,
    ]),
    ...new Set(pictures.map((file) => `/pictures/${file}`)),
  ];
}

/** What has a hash in its name never changes; everything else is fetched anew. */
const isForEver = (address: string): boolean =>
  /^\/(assets|pictures)\/|^\/offline\/.*-[0-9a-f]{12}\./.test(address);

/**
 * Fetches what is missing. A game counts as taken along when all of it is there; what goes wrong in between leaves it as it was.
 *
 * @param progress how much of it is there, between 0 and 1
 */
export async function take(game: string, progress: (share: number) => void = () => undefined): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const wanted = await addresses(game);
  const cache = await caches.open(CACHE);
  let done = 0;
  const queue = [...wanted];
  const fetchNext = async (): Promise<void> => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      if (!(isForEver(address) && (await cache.match(address)))) {
        await cache.add(new Request(address, { cache: isForEver(address) ? 'default' : 'no-cache' }));
      }
      progress(++done / wanted.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
  await navigator.serviceWorker.ready;
  along.set(game, true);
  // Browsers throw away first what nobody asked them to keep.
  await navigator.storage?.persist?.().catch(() => false);
}

/** Leaves a game behind; tables that were begun stay, and go on while there is a network. */
export async function leave(game: string): Promise<void> {
  along.set(game, false);
  if (along.games.length === 0) {
    await caches.delete(CACHE);
  }
}

/** A newer page may have come since: what was taken along follows, in the background. */
export async function refresh(): Promise<void> {
  for (const game of along.games) {
    await take(game).catch(() => undefined);
  }
}
