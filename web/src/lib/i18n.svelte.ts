import { LANGUAGES } from 'virtual:languages';
import { fill, typeset } from './sentence';
import type { Language } from './types';

const KEY = 'tablee.language';
/** In which everything is said: what another language lacks is borrowed from it when the client is built. */
const ENGLISH = 'en';

/** The one that was chosen here, or the first of ours that the browser likes. */
function first(): Language {
  const kept = localStorage.getItem(KEY);
  if (kept !== null && kept in LANGUAGES) {
    return kept;
  }
  const liked = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  return liked.find((code) => code in LANGUAGES) ?? ENGLISH;
}

/** The reader's language, switchable at any time. The server says its own sentences in it; these are the page's. */
class I18n {
  language = $state<Language>(ENGLISH);
  private wanted: Language = ENGLISH;
  private words = $state.raw<Record<string, string>>({});
  /** What is said in English keeps its grammar. */
  private borrowed = new Set<string>();
  /** How dates and numbers are written. */
  readonly locale = $derived(LANGUAGES[this.language]?.locale ?? this.language);
  /** Names that are lent to whoever has not said theirs. */
  readonly lent = $derived(LANGUAGES[this.language]?.lent ?? []);

  /** All there are, as they call themselves, by code. */
  readonly all: [Language, string][] = Object.entries(LANGUAGES).map(([code, { name }]) => [code, name]);

  /** The page stays as it is until the words are there, and where they cannot be had; a choice made meanwhile wins. */
  async choose(language: Language): Promise<void> {
    this.wanted = language;
    const said = await LANGUAGES[language]?.load().catch(() => undefined);
    if (!said || this.wanted !== language) {
      return;
    }
    this.borrowed = new Set(said.borrowed);
    [this.language, this.words] = [language, said.words];
    localStorage.setItem(KEY, language);
    document.documentElement.lang = language;
  }

  /** A text that came in several languages, in the reader's or in one it can be read in. */
  word(words: Record<string, string>): string;
  word(words: Record<string, string> | undefined): string | undefined;
  word(words: Record<string, string> | undefined): string | undefined {
    return words && (words[this.language] ?? words[ENGLISH] ?? Object.values(words)[0]);
  }

  get hasWords(): boolean {
    return Object.keys(this.words).length > 0;
  }

  /** A day as the reader writes it. */
  date(at: number): string {
    return new Date(at).toLocaleDateString(this.language === 'fr' ? 'fr-FR' : 'en-GB');
  }

  /** Bound, so that it can be handed on to what has no face. */
  readonly t = (key: string, ...args: (string | number)[]): string =>
    typeset(fill(this.words[key] ?? key, args, this.borrowed.has(key) ? ENGLISH : this.language));
}

export const i18n = new I18n();
// Whoever says something waits for the words: nothing of the page is shown before they are there.
for (const code of [first(), ENGLISH, ...Object.keys(LANGUAGES)]) {
  if (!i18n.hasWords) {
    await i18n.choose(code);
  }
}
