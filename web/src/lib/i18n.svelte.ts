import en from '../i18n/en.json';
import fr from '../i18n/fr.json';
import { fill } from './sentence';
import type { Arg, Language, Message, Words } from './types';

const KEY = 'tablee.language';
const SHELL: Record<Language, Record<string, string>> = { fr, en };

function first(): Language {
  const kept = localStorage.getItem(KEY);
  if (kept === 'fr' || kept === 'en') {
    return kept;
  }
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** The reader's language, switchable at any time: sentences are filled here, not on the server. */
class I18n {
  language = $state<Language>(first());
  /** Sentences of the games that were opened, by game and language. */
  private games = $state<Record<string, Partial<Record<Language, Record<string, string>>>>>({});

  choose(language: Language): void {
    this.language = language;
    localStorage.setItem(KEY, language);
    document.documentElement.lang = language;
  }

  /** A sentence of the shell. */
  t(key: string, ...args: (string | number)[]): string {
    return fill(SHELL[this.language][key] ?? key, args, this.language);
  }

  words(words: Words): string {
    return words[this.language];
  }

  async load(game: string): Promise<void> {
    for (const language of ['fr', 'en'] as const) {
      if (!this.games[game]?.[language]) {
        const answer = await fetch(`/api/games/${game}/texts/${language}`);
        if (answer.ok) {
          const sentences = (await answer.json()) as Record<string, string>;
          this.games[game] = { ...this.games[game], [language]: sentences };
        }
      }
    }
  }

  /** A message of a game, with people's names for the seats. */
  say(game: string, message: Message, names: Record<string, string> = {}): string {
    const sentence = this.games[game]?.[this.language]?.[message.key];
    const args = message.args.map((arg) => this.word(game, arg, names));
    return sentence === undefined ? message.key : fill(sentence, args, this.language);
  }

  /** A sentence of a game by its key. */
  game(game: string, key: string, ...args: (string | number)[]): string {
    return this.say(game, { key, args });
  }

  private word(game: string, arg: Arg, names: Record<string, string>): string | number {
    if (typeof arg === 'number' || typeof arg === 'string') {
      return arg;
    }
    if ('seat' in arg) {
      return names[arg.seat] ?? arg.seat;
    }
    if ('words' in arg) {
      return this.words(arg.words);
    }
    return this.say(game, arg, names);
  }
}

export const i18n = new I18n();
