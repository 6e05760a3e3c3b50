import { house } from './house.svelte';
import { SITE } from './site';

/** The games that were taken along on this device: they are played here, with or without a network. */
const KEY = 'tablee.along';
/** The game that somebody played last against bots. */
const LAST = 'tablee.last';
const KEEPS = 'tablee.local';
/** Who looks at a box for so long may want to play it; who passes by with the mouse does not. */
const NEAR = 250;

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Somebody who pays for every byte loads nothing that they did not ask for. */
function saves(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

class Along {
  games = $state.raw<string[]>(kept());
  /** Games whose program this page has loaded, or tried to. */
  private readonly loading = new Map<string, Promise<boolean>>();
  private loaded = $state.raw<string[]>([]);
  private waiting: ReturnType<typeof setTimeout> | undefined;

  has(game: string): boolean {
    return this.games.includes(game);
  }

  set(game: string, taken: boolean): void {
    this.games = [...this.games.filter((other) => other !== game), ...(taken ? [game] : [])];
    localStorage.setItem(KEY, JSON.stringify(this.games));
  }

  /** Whether a game against bots begins on this device: without a round trip, and at no server's cost. */
  beginsHere(game: string): boolean {
    return SITE || this.has(game) || this.loaded.includes(game);
  }

  /** Loads a game's program in the background, where the host allows it. Until it is there, the server plays. */
  async prepare(game: string): Promise<boolean> {
    await house.ensure();
    if (!(SITE || (house.local && !saves()))) {
      return false;
    }
    const known = this.loading.get(game) ?? import('../local/house').then(({ prepare }) => prepare(game));
    this.loading.set(game, known);
    if (await known) {
      this.loaded = [...this.loaded, game];
    }
    return known;
  }

  /** Somebody looks at this game. */
  near(game: string): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.prepare(game).catch(() => undefined), NEAR);
  }

  /** Something was kept on this device: only then the list of games looks for more. */
  keeps(): void {
    localStorage.setItem(KEEPS, 'yes');
  }

  get hasTables(): boolean {
    return SITE || localStorage.getItem(KEEPS) !== null;
  }

  /** What was played last may be played again. */
  played(game: string): void {
    localStorage.setItem(LAST, game);
    void this.prepare(game).catch(() => undefined);
  }

  get last(): string | undefined {
    return localStorage.getItem(LAST) ?? undefined;
  }
}

export const along = new Along();
