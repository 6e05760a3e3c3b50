/** What travels between the server and this client; see docs/api.md. Sentences come in the reader's language. */
export type Language = 'fr' | 'en';

export interface OptionSpec {
  name: string;
  label: string;
  help: string;
  standard: string;
  clause: string;
  advanced: boolean;
  kind: 'range' | 'choice' | 'flag';
  least?: number;
  most?: number;
  also?: number[];
  values?: { value: string; label: string }[];
}

export interface Preset {
  name: string;
  label: string;
  seats: number;
  options: Record<string, string>;
}

export interface GameSummary {
  id: string;
  title: string;
  blurb: string;
  leastSeats: number;
  mostSeats: number;
}

export interface GameDetails extends GameSummary {
  options: OptionSpec[];
  presets: Preset[];
  /** Cards and places by id. */
  names: Record<string, string>;
  /** What cards say, by id, for games whose views name them by number. */
  faces: Record<string, unknown>;
}

export interface TableSummary {
  id: string;
  game: string;
  phase: Phase;
  seats: number;
  free: number;
  mine?: string[];
  waitsForMe?: boolean;
}

/** The rules in our own words; empty for a game whose book is not written yet. */
export interface RuleBook {
  title: string;
  sections: { clause: string; heading?: string; text: string }[];
}

export type Phase = 'open' | 'playing' | 'over' | 'closed';

export interface Chair {
  seat: string;
  name?: string;
  kind: 'person' | 'bot' | 'open';
  ready?: boolean;
  level?: string;
  substitute?: boolean;
  resigned?: boolean;
  vanishedUntil?: number;
}

export interface Outcome {
  ranks: number[];
  reason: string;
  sheet: { label: string; values: number[] }[];
}

export interface TableInfo {
  id: string;
  game: string;
  phase: Phase;
  settings: { seats: number; options: Record<string, string> };
  seats: Chair[];
  commitment?: string;
  undo?: { seat: string; steps: number; agreed: string[] };
  outcome?: Outcome;
  seed?: string;
  rematch?: string;
}

/** An event as this viewer saw it; its shape belongs to the game. */
export interface GameEvent {
  kind: string;
  seat?: string;
  say?: string;
  clauses?: string[];
  [field: string]: unknown;
}

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
  legal: Move[];
  undo?: boolean;
}

export interface TableMessage {
  t: 'table';
  seq: number;
  you: { seats: string[]; host?: boolean };
  table: TableInfo;
  views?: (SeatView & { missed?: { seq: number; events: GameEvent[] }[] })[];
}

export interface UpdateMessage extends SeatView {
  t: 'update';
  seq: number;
  events?: GameEvent[];
  auto?: { seat: string; why: string }[];
  undone?: string;
  table?: TableInfo;
}
