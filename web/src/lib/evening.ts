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

export const evenings = {
  all: async () => (await call<{ evenings: EveningRow[] }>('GET', EVENINGS)).evenings,
  make: (wanted: NewEvening) => call<Evening>('POST', EVENINGS, wanted),
  one: (id: string) => call<Evening>('GET', `${EVENINGS}/${id}`),
  comparison: (id: string) => call<EveningComparison>('GET', `${EVENINGS}/${id}/comparison`),
  ask: (id: string, what: 'join' | 'leave' | 'next' | 'stop') =>
    call<Evening>('POST', `${EVENINGS}/${id}/${what}`, {}),
  out: (id: string, badge: string) => call<Evening>('POST', `${EVENINGS}/${id}/out`, { badge }),
};
