import { byGame } from '../games/games';
import type { Language } from '../lib/types';
import type { Script } from './walk';

/** One guide for each game that has one. */
export const SCRIPTS: Record<string, Script> = byGame(
  import.meta.glob<Script>('../games/*/guide.ts', { eager: true, import: 'script' }),
);

const TEXTS = import.meta.glob<Record<string, string>>('../games/*/guide.*.json', { import: 'default' });

/** What a game’s guide says: in English where this language has none, all of it, because a story is told in one. */
export async function guideTexts(game: string, language: Language): Promise<Record<string, string>> {
  const load = TEXTS[`../games/${game}/guide.${language}.json`] ?? TEXTS[`../games/${game}/guide.en.json`];
  return (await load?.()) ?? {};
}
