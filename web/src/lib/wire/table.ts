/* One table: its people, terms, draws and end. */

export type Phase = 'open' | 'playing' | 'over' | 'closed';

export interface Chair {
  seat: string;
  name?: string;
  kind: 'person' | 'bot' | 'open';
  ready?: boolean;
  level?: string;
  program?: boolean;
  substitute?: boolean;
  resigned?: boolean;
  vanishedUntil?: number;
  /** Milliseconds in reserve, with a live clock. */
  reserve?: number;
  /** Since when this seat is awaited, with a clock. */
  askedAt?: number;
  /** When its time runs out. */
  dueAt?: number;
}

export interface Outcome {
  ranks: number[];
  reason: string;
  sheet: { label: string; values: number[] }[];
}

export type Clock =
  { kind: 'none' } | { kind: 'live'; turn: number; reserve: number } | { kind: 'slow'; days: number };

export interface Terms {
  clock: Clock;
  overtime: string;
  spectators: boolean;
  listed: boolean;
  hotSeat: boolean;
  forced: boolean;
  pace: number;
  substitute: string;
  absence: number;
  aids: boolean;
  hints: 'off' | 'solo' | 'on';
}

/** What the host of a table has ruled. */
export interface TableHouse {
  chat: boolean;
  locked: boolean;
  out: { badge: string; name: string }[];
}

/** One seat's part in the draws. */
export interface Share {
  commitment?: string;
  nonce?: string;
  /** The server knew it beforehand. */
  open?: boolean;
  revealed?: boolean;
  leftOut?: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  content: string;
  phase: Phase;
  settings: { seats: number; options: Record<string, string> };
  terms: Terms;
  seats: Chair[];
  house: TableHouse;
  /** The seat of whoever opened the table, if they sit. */
  host?: string;
  steps: number;
  commitment?: string;
  /** How this table draws. */
  draws?: string;
  /** When everybody is ready: what they are bound to, and who has revealed. */
  bound?: Record<string, Share>;
  /** When the game has begun: what went into the key of its draws. */
  shares?: Record<string, Share>;
  undo?: { seat: string; steps: number; agreed: string[] };
  outcome?: Outcome;
  seed?: string;
  rematch?: string;
  before?: string;
  /** Nobody is there: nothing goes on until somebody is back. */
  resting?: boolean;
  /** The game asks people to remember: nothing shows them again what they have seen. */
  remember?: boolean;
  /** Of a game played on from another: that game and the step. */
  from?: { table: string; step: number };
}
