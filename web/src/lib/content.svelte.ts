import { api } from './api';
import { i18n } from './i18n.svelte';
import type { GameDetails } from './types';

/** What the server says about a game, fetched once for each language. */
class Content {
  private known = $state<Record<string, GameDetails>>({});
  private readonly asked = new Set<string>();

  async load(game: string): Promise<void> {
    const key = `${game}/${i18n.language}`;
    if (!this.asked.has(key)) {
      this.asked.add(key);
      try {
        this.known[key] = await api.game(game);
      } catch (problem) {
        // The next one who needs it asks again.
        this.asked.delete(key);
        throw problem;
      }
    }
  }

  details(game: string): GameDetails | undefined {
    return this.known[`${game}/${i18n.language}`];
  }

  /** The name of a card or place in the reader's language; the id itself where there is none. */
  name(game: string, id: string): string {
    return this.details(game)?.names[id] ?? id;
  }

  /** What the cards of a game say, by id; nothing before the game is loaded. */
  faces(game: string): Record<string, unknown> {
    return this.details(game)?.faces ?? {};
  }
}

export const content = new Content();
