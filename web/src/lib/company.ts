import type { Friends, Link, Queued } from '../../client';
import { call } from './api';

export interface Wish {
  game: string;
  seats: number;
  preset: string;
  pace: 'calm' | 'quick' | 'slow';
  /** Seconds before bots fill the chairs. */
  wait: number;
}

const FRIENDS = '/api/me/friends';

export const company = {
  friends: () => call<Friends>('GET', FRIENDS),
  ask: (badge: string) => call<Friends>('POST', FRIENDS, { badge }),
  follow: (secret: string) => call<Friends>('POST', FRIENDS, { secret }),
  link: async () => (await call<Link>('POST', `${FRIENDS}/link`, {})).url,
  part: (badge: string) => call<Friends>('DELETE', `${FRIENDS}/${badge}`),
  block: (badge: string) => call<Friends>('POST', `${FRIENDS}/${badge}/block`, {}),
  invite: (table: string, badge: string) => call<unknown>('POST', `/api/tables/${table}/ask`, { badge }),
  decline: (table: string) => call<unknown>('DELETE', `/api/me/invites/${table}`),
  want: (wish: Wish) => call<Queued>('POST', '/api/queue', wish),
  queued: () => call<Queued>('GET', '/api/queue'),
  leave: () => call<Queued>('DELETE', '/api/queue'),
};
