import type {
  Evening,
  EveningComparison,
  EveningRow,
  EveningStanding,
  EveningTable,
  NewEvening,
} from '../../client';
import { call } from './api';

export type { Evening, EveningComparison, EveningRow, EveningStanding, EveningTable, NewEvening };

const EVENINGS = '/api/evenings';

/** The table of an evening to which this device was led last, so that there is a way back from it. */
const LED = 'tablee.evening';

export function remember(evening: string, table: string): void {
  localStorage.setItem(LED, JSON.stringify({ evening, table }));
}

/** The evening that led to this table; empty for none. */
export function eveningOf(table: string): string {
  try {
    const led = JSON.parse(localStorage.getItem(LED) ?? '{}') as { evening?: string; table?: string };
    return led.table === table ? (led.evening ?? '') : '';
  } catch {
    return '';
  }
}

export const evenings = {
  all: async () => (await call<{ evenings: EveningRow[] }>('GET', EVENINGS)).evenings,
  make: (wanted: NewEvening) => call<Evening>('POST', EVENINGS, wanted),
  one: (id: string, wall = false) => call<Evening>('GET', `${EVENINGS}/${id}${wall ? '?wall=1' : ''}`),
  comparison: (id: string) => call<EveningComparison>('GET', `${EVENINGS}/${id}/comparison`),
  ask: (id: string, what: 'join' | 'leave' | 'next' | 'stop') =>
    call<Evening>('POST', `${EVENINGS}/${id}/${what}`, {}),
  out: (id: string, badge: string) => call<Evening>('POST', `${EVENINGS}/${id}/out`, { badge }),
};
