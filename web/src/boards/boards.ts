import type { Component } from 'svelte';
import type { GameEvent, Now } from '../lib/types';

/** What every board gets. It shows `now`, animates `events`, and offers exactly what `legal` lists. */
export interface BoardProps {
  now: Now;
  legal: string[];
  me: string | undefined;
  names: Record<string, string>;
  events: GameEvent[];
  act: (action: string) => void;
  /** The server's own sentence for each legal move, where the shell hands it on. */
  says?: Record<string, string> | undefined;
}

export type BoardComponent = Component<BoardProps>;

const BOARDS: Record<string, () => Promise<{ default: BoardComponent }>> = {
  cabo: () => import('./cabo/Board.svelte') as Promise<{ default: BoardComponent }>,
  cv: () => import('./cv/Board.svelte') as Promise<{ default: BoardComponent }>,
  metro: () => import('./metro/Board.svelte') as Promise<{ default: BoardComponent }>,
  hasard: () => import('./hasard/Board.svelte') as Promise<{ default: BoardComponent }>,
};

/** The board of a game, loaded when it is first needed; a game without one is shown as a plain table. */
export async function boardOf(game: string): Promise<BoardComponent> {
  const load = BOARDS[game] ?? (() => import('./plain/Board.svelte') as Promise<{ default: BoardComponent }>);
  return (await load()).default;
}
