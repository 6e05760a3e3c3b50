/** What travels between the server and this client; see docs/api.md. */
export type Language = 'fr' | 'en';
export type Words = Record<Language, string>;

/** A sentence not yet in any language. */
export interface Message {
  key: string;
  args: Arg[];
}
export type Arg = number | string | { seat: string } | { words: Words } | Message;

export interface OptionSpec {
  name: string;
  kind: 'range' | 'choice' | 'flag';
  standard: string;
  least?: number;
  most?: number;
  also?: number[];
  values?: string[];
  clause: string;
  advanced: boolean;
  label: Words;
  help: Words;
  valueLabels?: Record<string, Words>;
}

export interface Preset {
  name: string;
  seats: number;
  values: Record<string, string>;
  label: Words;
}

export interface GameInfo {
  id: string;
  title: Words;
  blurb: Words;
  seats: { least: number; most: number };
  options: OptionSpec[];
  presets: Preset[];
  levels: string[];
}

export interface SeatInfo {
  seat: string;
  kind: 'person' | 'bot' | 'open';
  name: string;
  level?: string;
  ready: boolean;
  connected: boolean;
  mine: boolean;
  host: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  phase: 'open' | 'playing' | 'over' | 'closed';
  settings: { seats: number; options: Record<string, string> };
  seats: SeatInfo[];
  host: boolean;
  mySeats: string[];
  spectators: boolean;
  seq: number;
  commitment?: string;
  rematch?: string;
  outcome?: Outcome;
}

export interface Outcome {
  ranks: number[];
  sheet: { label: Message; values: number[] }[];
  reason: Message;
}

/** An event as this viewer saw it; its shape belongs to the game. */
export interface GameEvent {
  kind: string;
  seat?: string;
  [field: string]: unknown;
}

export interface ToldEvent {
  event: GameEvent;
  told: Message;
  clauses: string[];
}

/** What a viewer sees; its shape belongs to the game. */
export type Now = Record<string, unknown>;

export interface Update {
  type: 'update' | 'snapshot';
  seq: number;
  step: number;
  viewer: string;
  events?: ToldEvent[];
  recap?: { told: Message }[];
  now: Now;
  asked: Message;
  awaited: string[];
  legal: string[];
  /** What to write on the buttons, in the order of `legal`; left out when there are many. */
  said?: Message[];
  undo: boolean;
  outcome?: Outcome;
}
