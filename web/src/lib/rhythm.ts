import { byGame } from '../games/games';
import type { Mark } from './marks';
import type { Sound } from './sound';
import type { GameEvent } from './types';

/** How fast a table is shown; chosen by the reader, remembered by the browser. */
export type Speed = 'relaxed' | 'normal' | 'brisk' | 'instant';
export const SPEEDS: readonly Speed[] = ['relaxed', 'normal', 'brisk', 'instant'];

/** How many times slower than normal; 0 is at once. */
export const TEMPO: Record<Speed, number> = { relaxed: 1.7, normal: 1, brisk: 0.45, instant: 0 };
/** How long one thing travels, in milliseconds. */
export const MOTION: Record<Speed, number> = { relaxed: 600, normal: 350, brisk: 180, instant: 0 };
/**
 * How long the server lets a bot wait at most at a table opened at this speed; it waits at least two thirds of that. At normal speed a step comes
 * every 0.9 to 1.4 s, as it is shown: a page that gets steps faster than it shows them hurries turn after turn, and no speed is what it says.
 */
export const PACE: Record<Speed, number> = { relaxed: 2_300, normal: 1_400, brisk: 630, instant: 0 };

/** What a game says about its events: how they sound, how long they are looked at, what they leave marked. */
export interface GameMoments<E extends { kind: string } = GameEvent> {
  sounds: Partial<Record<E['kind'], Sound>>;
  /** Milliseconds at normal speed, where the usual beat does not fit. */
  beats: Partial<Record<E['kind'], number>>;
  /** Events that stay on screen until the reader presses on. */
  reveals: readonly E['kind'][];
  /** A move that throws the reader's own dice. */
  throws?: RegExp;
  /** What an event of somebody else leaves marked on the board until the reader moves. */
  marks: (event: E) => Mark[];
  /** The card or place an event is about, as pictures are named; nothing where it is not to be seen. */
  picture?: (event: E) => string | undefined;
}

/** What may be shown of a step beside its words, the best first: what its last event is about, else such an event as it is drawn. */
export function picturesOf<E extends { kind: string }>(
  events: readonly E[],
  { picture }: Pick<GameMoments<E>, 'picture'>,
): string[] {
  return events.toReversed().flatMap((event) => {
    const id = picture?.(event);
    return [...(id === undefined ? [] : [id]), `event.${event.kind}`];
  });
}

export const NO_MOMENTS: GameMoments = { sounds: {}, beats: {}, reveals: [], marks: () => [] };

const FILES = byGame(import.meta.glob<GameMoments>('../games/*/moments.ts', { import: 'moments' }));

/** What a game says, loaded with its board; a game that says nothing has a plain beat. */
export async function momentsOf(game: string): Promise<GameMoments> {
  return (await FILES[game]?.()) ?? NO_MOMENTS;
}

const FIRST = 900;
const FURTHER = 130;
const LONGEST = 1_400;

/**
 * How long what happened stays on screen, in milliseconds at normal speed. Each thing that is told takes a little; a step of nothing but
 * light things (somebody is ready) is lighter than a beat.
 */
export function beatOf(events: readonly GameEvent[], { beats }: Pick<GameMoments, 'beats'>): number {
  const told = events.filter((event) => event.say);
  const own = told.map((event) => beats[event.kind]);
  if (own.every((beat) => beat !== undefined)) {
    return Math.max(0, ...own);
  }
  const usual = Math.min(LONGEST, FIRST + (told.length - 1) * FURTHER);
  return Math.max(usual, ...own.map((beat) => beat ?? 0));
}
