import type { Phase } from './table';

/* What stands on the shelf: games with their options and rule books, and tables in a list. */

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
  /** All of them in one file, for whoever takes the game along, and what it weighs packed. */
  gallery?: { file: string; gzip: number };
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
