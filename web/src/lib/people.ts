import { call } from './api';

/** A seat of a game that is over. */
export interface Ended {
  seat: string;
  name: string;
  bot: boolean;
  mine: boolean;
  place: number;
  points?: number;
  /** Stands for a person, for me alone. */
  badge?: string;
}

/** One of my finished games. */
export interface Result {
  table: string;
  game: string;
  endedAt: number;
  place: number;
  of: number;
  points?: number;
  /** Whether it is my own result: no bot ended it for me, and I sat on one chair. */
  counts: boolean;
  people: Ended[];
}

export interface GameFigures {
  game: string;
  played: number;
  won: number;
  averagePlace: number;
  longestStreak: number;
  streak: number;
  cards: { name: string; times: number }[];
}

export interface Met {
  badge: string;
  name: string;
  games: number;
  ahead: number;
  behind: number;
  lastAt: number;
}

/** What of my games is asked for; what is empty does not matter. */
export interface Asked {
  game: string;
  won: '' | 'won' | 'lost';
  company: '' | 'people' | 'bots';
  with: string;
}

export interface After {
  before: number;
  beforeTable: string;
}

function query(asked: Partial<Asked> & Partial<After>): string {
  const filled = Object.entries(asked).flatMap(([name, value]) =>
    value === '' ? [] : [[name, String(value)] as [string, string]],
  );
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`;
}

export const people = {
  history: (asked: Asked, after?: After) =>
    call<{ games: Result[]; next?: After }>('GET', `/api/me/history${query({ ...asked, ...after })}`),
  csv: (asked: Asked): string => `/api/me/history.csv${query(asked)}`,
  figures: (company: Asked['company']) =>
    call<{ games: GameFigures[]; people: Met[] }>('GET', `/api/me/figures${query({ company })}`),
};
