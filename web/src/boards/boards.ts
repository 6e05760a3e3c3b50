import type { Component } from 'svelte';
import { byGame } from '../games/games';
import { api } from '../lib/api';
import type { GameEvent, Now } from '../lib/types';

/** What every board gets. It shows `now`, animates `events`, and offers exactly what `legal` lists. */
export interface BoardProps<N = Now, E = GameEvent> {
  /** Whose board it is. */
  game?: string;
  now: N;
  legal: string[];
  me: string | undefined;
  names: Record<string, string>;
  events: E[];
  act: (action: string) => void;
  /** The server's own sentence for each legal move, where the shell hands it on. */
  says?: Record<string, string> | undefined;
}

export type BoardComponent = Component<BoardProps>;

const BOARDS = byGame(import.meta.glob<{ default: BoardComponent }>('../games/*/Board.svelte'));

/**
 * The board of a game, loaded when it is first needed. A game that this client does not know may bring a board of its own (a script of the
 * same server); otherwise it is shown as a plain table.
 */
export async function boardOf(game: string): Promise<BoardComponent> {
  const load = BOARDS[game] ?? ((await bringsBoard(game)) ? OUTSIDE : PLAIN);
  return (await load()).default;
}

const PLAIN = (): Promise<{ default: BoardComponent }> => import('./plain/Board.svelte');
const OUTSIDE = (): Promise<{ default: BoardComponent }> => import('./outside/Board.svelte');

async function bringsBoard(game: string): Promise<boolean> {
  try {
    return (await api.game(game)).board !== undefined;
  } catch {
    return false;
  }
}
