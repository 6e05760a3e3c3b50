import en from '../i18n/en.json';
import fr from '../i18n/fr.json';
import houseEn from '../i18n/house.en.json';
import houseFr from '../i18n/house.fr.json';
import shellEn from '../i18n/shell.en.json';
import shellFr from '../i18n/shell.fr.json';
import { fill, typeset } from './sentence';
import type { Language } from './types';

const KEY = 'tablee.language';
/** The words of all games: each knows only its own, and their names begin with it. */
const GAMES: Record<Language, Record<string, string>> = {
  fr: joined(
    import.meta.glob<Record<string, string>>('../games/*/words.fr.json', { eager: true, import: 'default' }),
  ),
  en: joined(
    import.meta.glob<Record<string, string>>('../games/*/words.en.json', { eager: true, import: 'default' }),
  ),
};
const SHELL: Record<Language, Record<string, string>> = {
  fr: { ...fr, ...shellFr, ...houseFr, ...GAMES.fr },
  en: { ...en, ...shellEn, ...houseEn, ...GAMES.en },
};

function joined(words: Record<string, Record<string, string>>): Record<string, string> {
  return Object.assign({}, ...Object.values(words)) as Record<string, string>;
}

function first(): Language {
  const kept = localStorage.getItem(KEY);
  if (kept === 'fr' || kept === 'en') {
    return kept;
  }
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** The reader's language, switchable at any time. The server says its own sentences in it; these are the page's. */
class I18n {
  language = $state<Language>(first());

  choose(language: Language): void {
    this.language = language;
    localStorage.setItem(KEY, language);
    document.documentElement.lang = language;
  }

  /** Words that come with a part of the page which is not there from the beginning. */
  learn(words: Record<Language, Record<string, string>>): void {
    Object.assign(SHELL.fr, words.fr);
    Object.assign(SHELL.en, words.en);
  }

  /** A day as the reader writes it. */
  date(at: number): string {
    return new Date(at).toLocaleDateString(this.language === 'fr' ? 'fr-FR' : 'en-GB');
  }

  /** Bound, so that it can be handed on to what has no face. */
  readonly t = (key: string, ...args: (string | number)[]): string =>
    typeset(fill(SHELL[this.language][key] ?? key, args, this.language));
}

export const i18n = new I18n();
