import type { Chair, Outcome, Share } from './table';
import type { Auto, GameEvent, Now } from './view';

/* What is read again: the story of a table, and of a finished game its replay, its draws and what can be learnt from it. */

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
