import { byGame } from '../games/games';
import type { Language } from '../lib/types';
import type { Script } from './walk';

const SCRIPTS = byGame(import.meta.glob<Script>('../games/*/guide.ts', { import: 'script' }));
const FRENCH = byGame(
  import.meta.glob<Record<string, string>>('../games/*/guide.fr.json', { import: 'default' }),
);
const ENGLISH = byGame(
  import.meta.glob<Record<string, string>>('../games/*/guide.en.json', { import: 'default' }),
);

/** How one is shown a game: what happens when, and what is said meanwhile. */
export interface Lesson {
  script: Script;
  texts: Record<Language, Record<string, string>>;
}

/** A game's guide, if it has one; nobody loads those of other games. */
export async function lesson(game: string): Promise<Lesson | undefined> {
  const [script, fr, en] = await Promise.all([SCRIPTS[game]?.(), FRENCH[game]?.(), ENGLISH[game]?.()]);
  return script && fr && en ? { script, texts: { fr, en } } : undefined;
}

/** The games that have a guide. */
export const GUIDED = Object.keys(SCRIPTS);
