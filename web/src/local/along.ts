import { along } from '../lib/along.svelte';
import { i18n } from '../lib/i18n.svelte';
import { file, written } from '../lib/site';
import { ask } from '../lib/transport';
import type { GameDetails } from '../lib/types';
import { hasWasm, type Index, type Kept } from './core';
import { keepUnpacked } from './pack';

/** Takes a game along: everything that playing it needs goes into a cache, from which the service worker answers where there is no network. */
const CACHE = 'tablee-along';
const AT_ONCE = 6;

/** The game's program as this browser runs it, and what starts it. */
function programs(index: Index, game: string): Kept[] {
  const program = index.games[game];
  return program === undefined ? [] : hasWasm() ? [index.runtime, program.wasm] : [program.js];
}

/** Files, and what they weigh as they travel. */
interface List {
  files: string[];
  gzip: number;
}

/** What belongs to the page of each game, with its words by language, and the file in which its parts travel together. */
interface Lists {
  page: string;
  games: Record<string, List & { said: Record<string, List> }>;
}

async function read<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(address);
  }
  return (await answer.json()) as T;
}

/** A rule book comes last of what is said in a language: where it lies, all of that does. */
const book = (game: string, code: string): string => {
  const address = `/api/games/${game}/book?lang=${code}`;
  return written(address) ?? address;
};

/** The reader's language, and those in which the game was taken along before. */
async function languages(game: string): Promise<string[]> {
  const cache = await caches.open(CACHE);
  const kept = await Promise.all(
    i18n.all.map(async ([code]) => (await cache.match(book(game, code))) && code),
  );
  return [...new Set([i18n.language, ...kept.filter((code) => code !== undefined)])];
}

async function parts(game: string) {
  const [lists, index, details] = await Promise.all([
    read<Lists>(file('/along.json')),
    read<Index>(file('/offline/index.json')),
    ask('GET', `/api/games/${game}?lang=${i18n.language}`, undefined, {}),
  ]);
  const own = lists.games[game];
  return {
    page: lists.page,
    own,
    said: (await languages(game)).flatMap((code) => own?.said[code] ?? []),
    program: programs(index, game),
    details: JSON.parse(details.text) as GameDetails,
  };
}

/** What is fetched, in bytes as they travel; texts come on top. Nothing for a game that cannot be taken along. */
export async function weight(game: string): Promise<number> {
  const { own, said, program, details } = await parts(game);
  return own && program.length > 0
    ? [...program, ...said].reduce((sum, { gzip }) => sum + gzip, own.gzip) + (details.gallery?.gzip ?? 0)
    : 0;
}

/** Everything that is kept, in this order: what never changes, what may, and last of all the page that names it. */
async function plan(game: string) {
  const { page, own, said, program, details } = await parts(game);
  if (!own || program.length === 0) {
    throw new Error(game);
  }
  const pictures = Object.values(details.pictures ?? {}).flatMap(([, name]) => name ?? []);
  const told = (await languages(game)).flatMap((code) => [
    ...[`/api/games?lang=${code}`, `/api/house?lang=${code}`, `/api/games/${game}?lang=${code}`].map(
      (address) => written(address) ?? address,
    ),
    book(game, code),
  ]);
  const shown = [...new Set(pictures.map((name) => file(`/pictures/${name}`)))];
  const files = [
    ...[own, ...said].flatMap((list) => list.files.map((name) => `/${name}`)),
    ...program.map(({ file: name }) => `/offline/${name}`),
  ].map(file);
  const addresses = [
    ...[...files, ...shown].sort((one, other) => Number(isForEver(other)) - Number(isForEver(one))),
    ...told,
    ...['/along.json', '/offline/index.json', '/'].map(file),
  ];
  const packs = [
    { pack: file(`/${page}`), folder: file('/'), files },
    ...(details.gallery
      ? [{ pack: file(`/pictures/${details.gallery.file}`), folder: file('/pictures/'), files: shown }]
      : []),
  ];
  return { addresses, packs };
}

/** What has a hash in its name never changes; everything else is fetched anew. */
const isForEver = (address: string): boolean =>
  /^\.?\/(assets|pictures)\/|^\.?\/offline\/.*-[0-9a-f]{12}\./.test(address);

/**
 * Fetches what is missing. A game counts as taken along when all of it is there; what goes wrong in between leaves it as it was.
 *
 * @param progress how much of it is there, between 0 and 1
 */
export async function take(game: string, progress: (share: number) => void = () => undefined): Promise<void> {
  await navigator.serviceWorker.register(file('/sw.js'));
  const { addresses: wanted, packs } = await plan(game);
  const cache = await caches.open(CACHE);
  // What travels together is there in a moment; whatever is in none of the packs is fetched by itself.
  await Promise.all(packs.map(({ pack, folder, files }) => keepUnpacked(cache, pack, folder, files)));
  let done = 0;
  const fetchAll = async (queue: string[]): Promise<void> => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      if (!(isForEver(address) && (await cache.match(address)))) {
        await cache.add(new Request(address, { cache: isForEver(address) ? 'default' : 'no-cache' }));
      }
      progress(++done / wanted.length);
    }
  };
  const forEver = wanted.filter(isForEver);
  await Promise.all(Array.from({ length: AT_ONCE }, () => fetchAll(forEver)));
  await fetchAll(wanted.filter((address) => !isForEver(address)));
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

/** A newer page may have come since, or a reader of another language: what was taken along follows, in the background, and what it leaves behind goes. */
export async function refresh(): Promise<void> {
  const cache = await caches.open(CACHE);
  const [known, now] = await Promise.all([
    cache.match(file('/along.json')).then((answer) => answer?.text()),
    fetch(file('/along.json'), { cache: 'no-cache' }).then((answer) => answer.text()),
  ]);
  const said = await Promise.all(along.games.map((game) => cache.match(book(game, i18n.language))));
  if (known === now && said.every((answer) => answer !== undefined)) {
    return;
  }
  for (const game of along.games) {
    await take(game);
  }
  const wanted = (await Promise.all(along.games.map(plan))).flatMap(({ addresses }) => addresses);
  const addressed = new Set(wanted.map((address) => new URL(address, location.href).href));
  const old = (await cache.keys()).filter(({ url }) => !addressed.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}
