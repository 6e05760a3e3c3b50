/* What a seat sees, and what happened there; views and events have the shapes of their game. */

/** An event as this viewer saw it; its shape belongs to the game. */
export interface GameEvent {
  kind: string;
  seat?: string;
  say?: string;
  clauses?: string[];
  /** What a log may keep of it, in a game that asks people to remember. */
  kept?: GameEvent;
  [field: string]: unknown;
}

/**
 * What a game tells (the types in its `forms.ts`) as it travels: with its sentence. A board, a keepsake and the moments of a game are
 * found by its name, and from there on its events and views have their own types.
 */
export type Spoken<E> = E & Pick<GameEvent, 'say' | 'clauses' | 'kept'>;

/** What a viewer sees; its shape belongs to the game. */
export type Now = Record<string, unknown>;

export interface Move {
  do: string;
  say: string;
}

/** The table as one seat sees it at one moment. */
export interface SeatView {
  seat: string;
  now: Now;
  awaited: string[];
  asked: string;
  question?: string;
  legal: Move[];
  undo?: boolean;
}

export interface Auto {
  seat: string;
  why: 'forced' | 'standing' | 'absent';
}

/** Something that came true while this browser was away. */
export interface Missed {
  seq: number;
  events: GameEvent[];
  auto?: Auto[];
  undone?: string;
  hinted?: string;
  nudged?: string;
}

/** A spectator's view has no list of moves. */
export type SentView = Omit<SeatView, 'legal'> & { legal?: Move[]; missed?: Missed[] };
