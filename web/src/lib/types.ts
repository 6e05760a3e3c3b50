/**
 * What travels between the server and this client; see docs/api.md. Sentences come in the reader's language. `e2e/wire.test.ts` holds
 * these types against what a running server really sends.
 */
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
  rules: string;
  content: string;
  leastSeats: number;
  mostSeats: number;
  /** The address of the board that the game brings with it, for one this client does not know. */
  board?: string;
}

export interface GameDetails extends GameSummary {
  options: OptionSpec[];
  presets: Preset[];
  /** Cards and places by id. */
  names: Record<string, string>;
  /** Content sets a table may use instead of the game's own. */
  contents?: string[];
  /** What cards say, by id, for games whose views name them by number. */
  faces: Record<string, unknown>;
  /** Scene and file of each picture, by card or place. */
  pictures?: Record<string, string[]>;
}

/** Somebody at a table, for a list of games. */
export interface Player {
  seat: string;
  /** Left out for a free chair. */
  name?: string;
  bot?: boolean;
  points?: number;
  /** How it ended for them, 1 is best. */
  rank?: number;
  /** When their time runs out. */
  dueAt?: number;
}

export interface TableSummary {
  id: string;
  game: string;
  phase: Phase;
  seats: number;
  free: number;
  openedAt?: number;
  movedAt?: number;
  mine?: string[];
  waitsForMe?: boolean;
  /** In the list of my games only; empty for tables of long ago. */
  people?: Player[];
  /** A game that came as a file to this device: there is a replay of it, and no table. */
  file?: boolean;
}

/** The rules in our own words; empty for a game whose book is not written yet. */
export interface RuleBook {
  title: string;
  sections: RuleSection[];
}

export interface RuleSection {
  clause: string;
  heading?: string;
  text: string;
}

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

export interface TableMessage {
  t: 'table';
  seq: number;
  at: number;
  you: { seats: string[]; host?: boolean };
  table: TableInfo;
  views?: SentView[];
}

/** A spectator's update has no `seat`; before the game there is no view in it. */
export interface UpdateMessage extends Partial<SeatView> {
  t: 'update';
  seq: number;
  at: number;
  events?: GameEvent[];
  auto?: Auto[];
  undone?: string;
  /** Who asked a bot for advice. */
  hinted?: string;
  /** Whom the host asks to look. */
  nudged?: string;
  table?: TableInfo;
}

export interface ChatLine {
  seq: number;
  at: number;
  name: string;
  /** Stands for whoever said it, at this table only. */
  badge: string;
  /** Empty for words of somebody who was forgotten. */
  text: string;
  seats?: string[];
}

export interface SaidMessage extends ChatLine {
  t: 'said';
}

/** Who of the table's people is here, and who looks on. */
export interface HereMessage {
  t: 'here';
  seats: string[];
  lookers: { count: number; names: string[] };
}

/** Somebody took my seat by its link. */
export interface TakenMessage {
  t: 'taken';
  seq: number;
  seat: string;
  name: string;
}

export interface RefusedMessage {
  t: 'refused';
  id?: string;
  clause: string;
  say: string;
}

export interface AckMessage {
  t: 'ack';
  id: string;
  seq: number;
}

/** Everything the server says over the socket, by its `t`. */
export type Message =
  | TableMessage
  | UpdateMessage
  | SaidMessage
  | HereMessage
  | TakenMessage
  | RefusedMessage
  | AckMessage
  | { t: 'announce'; text: string }
  | { t: 'held'; say: string }
  | { t: 'pong' };

/** A line of the log as this person saw it. */
export interface StoryLine {
  seq: number;
  at: number;
  kind: string;
  seat?: string;
  name?: string;
  level?: string;
  why?: string;
  ready?: boolean;
  agrees?: boolean;
  steps?: number;
  until?: number;
  table?: string;
  /** Of `ruled`: chat or lock, on or off. */
  rule?: string;
  on?: boolean;
  /** Of the beginning: seats that did not reveal in time. */
  leftOut?: string[];
  events?: GameEvent[];
  auto?: Auto[];
}

/** How things stood after one step of a finished game. */
export interface Frame<N = Now, E = GameEvent> {
  step: number;
  seat?: string;
  do?: string;
  draw?: string;
  say?: string;
  now?: N;
  awaited: string[];
  events: E[];
  position?: Now;
  views?: { seat: string; now: Now }[];
}

export interface FramesAnswer {
  game: string;
  content: string;
  steps: number;
  /** When it was over; a file that no table wrote does not know. */
  ended?: number;
  settings?: { seats: number; options: Record<string, string> };
  seats: Chair[];
  outcome?: Outcome;
  frames: Frame[];
}

export interface Draw {
  number: number;
  step: number;
  kind: 'shuffle' | 'throw' | 'pick';
  name: string;
  cards?: string[];
  dice?: number;
  faces?: string[];
  from?: string[];
  drawn: string;
  values: string[];
  undone?: boolean;
  given?: boolean;
}

export interface DrawsAnswer {
  algorithm: string;
  table: string;
  seed: string;
  commitment: string;
  /** Of draws made the old way. */
  nonces?: Record<string, string>;
  shares?: Record<string, Share>;
  draws: Draw[];
  given?: number;
  from?: unknown;
}

export interface Hint {
  seat: string;
  do: string;
  say: string;
  /** What speaks for it, in one sentence. */
  why: string;
}

/** A dear decision: what was played, and what the bots think was better. */
export interface Choice {
  step: number;
  seat: string;
  played: string;
  playedSay: string;
  better: string;
  betterSay: string;
  /** What speaks for the better one, where the bots have words for it. */
  why?: string;
  cost: number;
  error: number;
}

/** A moment that decided something: a choice of this seat, or the luck that moved its chance most. */
export interface Turning {
  step: number;
  seat: string;
  before: number;
  after: number;
  choice?: Choice;
}

/** A look back at a finished game; chances are between 0 and 1, one for each seat. */
export interface AnalysisAnswer {
  start: number[];
  moments: { step: number; seat?: string; do?: string; draw?: string; chances: number[]; choice?: Choice }[];
  seats: {
    seat: string;
    start: number;
    end: number;
    decisions: number;
    decisionsError: number;
    luck: number;
    others: number;
  }[];
  costly: Choice[];
  decisive: Turning[];
}
