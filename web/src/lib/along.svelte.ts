/** The games that were taken along on this device: they are played here, with or without a network. */
const KEY = 'tablee.along';

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

class Along {
  games = $state.raw<string[]>(kept());

  has(game: string): boolean {
    return this.games.includes(game);
  }

  set(game: string, taken: boolean): void {
    this.games = [...this.games.filter((other) => other !== game), ...(taken ? [game] : [])];
    localStorage.setItem(KEY, JSON.stringify(this.games));
  }
}

export const along = new Along();
