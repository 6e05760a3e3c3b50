import { byGame } from '../games/games';
import type { Language } from '../lib/types';
import type { Script } from './walk';

const SCRIPTS = byGame(import.meta.glob<Script>('../games/*/guide.ts', { import: 'script' }));
const TEXTS = import.meta.glob<Record<string, string>>('../games/*/guide.*.json', { import: 'default' });

/** The games that have a guide. */
export const GUIDED = Object.keys(SCRIPTS);

/** How a game is shown, if it has a guide; nobody loads those of other games. */
export async function guideScript(game: string): Promise<Script | undefined> {
  return SCRIPTS[game]?.();
}

/** What a game’s guide says: in English where this language has none, all of it, because a story is told in one. */
export async function guideTexts(game: string, language: Language): Promise<Record<string, string>> {
  const load = TEXTS[`../games/${game}/guide.${language}.json`] ?? TEXTS[`../games/${game}/guide.en.json`];
  return (await load?.()) ?? {};
}
