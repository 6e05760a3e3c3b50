import { i18n } from './i18n.svelte';
import type { Words } from './types';

/** Names of cards and places by id, fetched once for each game. */
class Content {
  private names = $state<Record<string, Record<string, Words>>>({});
  private readonly asked = new Set<string>();

  async load(game: string): Promise<void> {
    if (!this.asked.has(game)) {
      this.asked.add(game);
      const answer = await fetch(`/api/games/${game}/names`);
      if (answer.ok) {
        this.names[game] = (await answer.json()) as Record<string, Words>;
      }
    }
  }

  /** The name in the reader's language; the id itself where there is none. */
  name(game: string, id: string): string {
    const words = this.names[game]?.[id];
    return words ? i18n.words(words) : id;
  }
}

export const content = new Content();
