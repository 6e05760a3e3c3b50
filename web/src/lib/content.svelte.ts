import { api } from './api';
import { i18n } from './i18n.svelte';
import type { GameDetails } from './types';

/** No set has this name. */
const TRIED = '?';

type Tried = Omit<GameDetails, 'gallery'>;

/** A picture: the scene it stands on (none if empty), and its file under `/pictures`. */
interface Shown {
  scene: string;
  file: string;
}

/** What the server says about a game, fetched once for each language. */
class Content {
  private known = $state<Record<string, GameDetails>>({});
  /** The content set of the table one looks at, where it is not the game's own. */
  private sets = $state<Record<string, string>>({});
  private readonly asked = new Set<string>();
  /** What came last of a game and its set, whatever the language. */
  private last = $state<Record<string, string>>({});

  /** From now on this game means this set: a label as tables carry it, its name before a slash. */
  use(game: string, label: string): void {
    const set = label.split('/')[0] ?? '';
    this.sets[game] = ['', 'none', 'house'].includes(set) ? '' : set;
  }

  /** From now on this game means a set that is only tried. */
  tried(game: string, details: Tried): void {
    this.sets[game] = TRIED;
    this.known[this.key(game)] = { ...details, gallery: { file: '', gzip: 0 } };
  }

  private box(game: string): string {
    return `${game}/${this.sets[game] ?? ''}`;
  }

  private key(game: string): string {
    return `${this.box(game)}/${i18n.language}`;
  }

  async load(game: string): Promise<void> {
    const [key, box] = [this.key(game), this.box(game)];
    if (!this.asked.has(key)) {
      this.asked.add(key);
      try {
        this.known[key] = await api.game(game, this.sets[game]);
        this.last[box] = key;
      } catch (problem) {
        // The next one who needs it asks again.
        this.asked.delete(key);
        throw problem;
      }
    }
  }

  /** In the reader's language; until that has come, as it was said before: a name in another language is a name, and pictures have none. */
  details(game: string): GameDetails | undefined {
    return this.known[this.key(game)] ?? this.known[this.last[this.box(game)] ?? ''];
  }

  /** The name of a card or place in the reader's language; the id itself where there is none. */
  name(game: string, id: string): string {
    return this.details(game)?.names[id] ?? id;
  }

  /** What a card or place looks like; nothing before the game is loaded, or where its set has no picture. */
  picture(game: string, id: string): Shown | undefined {
    const [scene, file] = this.details(game)?.pictures?.[id] ?? [];
    return scene === undefined || file === undefined ? undefined : { scene, file };
  }

  /** What the cards of a game say, by id; nothing before the game is loaded. */
  faces(game: string): Record<string, unknown> {
    return this.details(game)?.faces ?? {};
  }
}

export const content = new Content();
