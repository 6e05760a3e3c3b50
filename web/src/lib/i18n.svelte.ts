import en from '../i18n/en.json';
import fr from '../i18n/fr.json';
import houseEn from '../i18n/house.en.json';
import houseFr from '../i18n/house.fr.json';
import shellEn from '../i18n/shell.en.json';
import shellFr from '../i18n/shell.fr.json';
import { fill, typeset } from './sentence';
import type { Language } from './types';

const KEY = 'tablee.language';
const SHELL: Record<Language, Record<string, string>> = {
  fr: { ...fr, ...shellFr, ...houseFr },
  en: { ...en, ...shellEn, ...houseEn },
};

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

  /** Bound, so that it can be handed on to what has no face. */
  readonly t = (key: string, ...args: (string | number)[]): string =>
    typeset(fill(SHELL[this.language][key] ?? key, args, this.language));
}

export const i18n = new I18n();
