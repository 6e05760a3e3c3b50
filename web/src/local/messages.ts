/** Through which workers and pages of this device tell each other which tables have moved. */
export const CHANNEL = 'tablee.local';

/** The game of a table of this device, which its id names. */
export const gameOf = (table: string): string => table.split('-')[1] ?? '';

/** What a page asks of its worker, and hears from it. */
export type Asked =
  | {
      ask: 'call';
      id: number;
      game: string;
      method: string;
      path: string;
      query: Record<string, string>;
      body: string;
      who: Who;
    }
  | { ask: 'join'; connection: number; game: string; table: string; since: number; who: Who }
  | { ask: 'hear'; connection: number; text: string; who: Who }
  | { ask: 'leave'; connection: number }
  /** Loads a game's program ahead; the answer is 200 when tables can be played and kept here. */
  | { ask: 'prepare'; id: number; game: string };

/** Who sits at this device, and how they are spoken to. */
export interface Who {
  name: string;
  lang: string;
  /** How long an expert may think, in milliseconds. */
  think: number;
}

export type Heard =
  | { tell: 'answer'; id: number; status: number; text: string }
  | { tell: 'message'; connection: number; text: string }
  | { tell: 'joined'; connection: number }
  | { tell: 'ended'; connection: number; code: number };

/** What the compiled table says has to be done; see `tablee.offline.Outbox`. */
export interface Effects {
  status?: number;
  body?: string;
  lines: Line[];
  rows: Row[];
  told: { to: number; text: string }[];
  wake: Record<string, number>;
}

export interface Line {
  table: string;
  seq: number;
  at: number;
  body: string;
}

/** A table in the list of games, as the server's list has it. */
export interface Row {
  id: string;
  game: string;
  [field: string]: unknown;
}
