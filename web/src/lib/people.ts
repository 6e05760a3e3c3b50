import type { Figures, History, NextPage } from '../../client';
import { call } from './api';

/** What of my games is asked for; what is empty does not matter. */
export interface Asked {
  game: string;
  won: '' | 'won' | 'lost';
  company: '' | 'people' | 'bots';
  with: string;
}

function query(asked: Partial<Asked> & Partial<NextPage> & { most?: number }): string {
  const filled = Object.entries(asked).flatMap(([name, value]) =>
    value === '' ? [] : [[name, String(value)] as [string, string]],
  );
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`;
}

export const people = {
  history: (asked: Asked, after?: NextPage) =>
    call<History>('GET', `/api/me/history${query({ ...asked, ...after })}`),
  csv: (asked: Asked): string => `/api/me/history.csv${query(asked)}`,
  json: (asked: Asked): string => `/api/me/history${query({ ...asked, most: 5_000 })}`,
  figures: (company: Asked['company']) => call<Figures>('GET', `/api/me/figures${query({ company })}`),
};
