import type { Component } from 'svelte';
import { byGame } from '../games/games';
import { api } from './api';
import { content } from './content.svelte';
import { i18n } from './i18n.svelte';
import { chairName } from './levels';
import type { Sitting, Frame, GameEvent, Now, Outcome } from './types';

/** A finished game as a keepsake is told it: what lay open to everybody, step by step. What only one seat saw is not here. */
export interface Told<N = Now, E = GameEvent> {
  game: string;
  /** Whose keepsake it is. */
  seat: string;
  seats: Sitting[];
  names: Record<string, string>;
  outcome: Outcome | undefined;
  frames: Frame<N, E>[];
  /** The table when all was over. */
  end: N;
  /** When it ended, if anybody knows. */
  at: number | undefined;
}

export type Keepsake = Component<{ told: Told }>;

const KEEPSAKES = byGame(import.meta.glob<{ default: Keepsake }>('../games/*/Keepsake.svelte'));
const CHUNK = 200;

/** The keepsake of a game; one without its own has a plain one. */
export async function keepsakeOf(game: string): Promise<Keepsake> {
  const load =
    KEEPSAKES[game] ?? (() => import('../art/paper/Plain.svelte') as Promise<{ default: Keepsake }>);
  return (await load()).default;
}

/** Reads the game as somebody without a seat saw it: a sheet that hangs on a fridge is read by anybody. */
export async function tell(id: string, seat: string): Promise<Told> {
  const first = await api.frames(id, 'spectator', 0, CHUNK - 1);
  const frames = [...first.frames];
  while (frames.length > 0 && frames.length <= first.steps) {
    const more = await api.frames(id, 'spectator', frames.length, frames.length + CHUNK - 1);
    if (more.frames.length === 0) {
      break;
    }
    frames.push(...more.frames);
  }
  content.use(first.game, first.content);
  await content.load(first.game);
  return {
    game: first.game,
    seat: first.seats.some((chair) => chair.seat === seat) ? seat : (first.seats[0]?.seat ?? 'A'),
    seats: first.seats,
    names: Object.fromEntries(first.seats.map((chair) => [chair.seat, chairName(chair, i18n.t)])),
    outcome: first.outcome,
    frames,
    end: frames.at(-1)?.now ?? {},
    at: first.ended,
  };
}

/** The last line of the score sheet by seat: what the pad makes of it all. */
export function totalOf(told: Pick<Told, 'outcome' | 'seats'>, seat: string): number | undefined {
  return told.outcome?.sheet.at(-1)?.values[told.seats.findIndex((chair) => chair.seat === seat)];
}

export function rankOf(told: Pick<Told, 'outcome' | 'seats'>, seat: string): number | undefined {
  return told.outcome?.ranks[told.seats.findIndex((chair) => chair.seat === seat)];
}
