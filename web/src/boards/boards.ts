import type { Component } from 'svelte';
import { byGame } from '../games/games';
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

const BOARDS = byGame(import.meta.glob<{ default: BoardComponent }>('../games/*/Board.svelte'));

/** The board of a game, loaded when it is first needed; a game without one is shown as a plain table. */
export async function boardOf(game: string): Promise<BoardComponent> {
  const load = BOARDS[game] ?? (() => import('./plain/Board.svelte') as Promise<{ default: BoardComponent }>);
  return (await load()).default;
}
