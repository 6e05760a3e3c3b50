import { byGame } from '../games/games';
import type { Script } from './walk';

/** One guide for each game that has one. */
export const SCRIPTS: Record<string, Script> = byGame(
  import.meta.glob<Script>('../games/*/guide.ts', { eager: true, import: 'script' }),
);

/** What the guides say, by language and game. */
export const TEXTS: Record<'fr' | 'en', Record<string, Record<string, string>>> = {
  fr: byGame(
    import.meta.glob<Record<string, string>>('../games/*/guide.fr.json', { eager: true, import: 'default' }),
  ),
  en: byGame(
    import.meta.glob<Record<string, string>>('../games/*/guide.en.json', { eager: true, import: 'default' }),
  ),
};
