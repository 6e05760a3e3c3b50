import type { Friends } from '../../client';
import { typed } from './api';

export interface Wish {
  game: string;
  seats: number;
  preset: string;
  pace: 'calm' | 'quick' | 'slow';
  /** Seconds before bots fill the chairs. */
  wait: number;
}

/** Whether this device has seen friends of its person: whoever has none is not asked for by pages that are not about them. */
const SEEN = 'tablee.friends';

export function hasFriends(): boolean {
  try {
    return localStorage.getItem(SEEN) !== null;
  } catch {
    return false;
  }
}

function noted(all: Friends): Friends {
  if (all.friends.length > 0) {
    localStorage.setItem(SEEN, 'yes');
  } else {
    localStorage.removeItem(SEEN);
  }
  return all;
}

export const company = {
  friends: async () => noted(await typed('GET /api/me/friends')),
  ask: (badge: string) => typed('POST /api/me/friends', { body: { badge } }),
  follow: async (secret: string) => noted(await typed('POST /api/me/friends', { body: { secret } })),
  link: async () => (await typed('POST /api/me/friends/link', { body: {} })).url,
  part: (badge: string) => typed('DELETE /api/me/friends/{badge}', { path: { badge } }),
  block: (badge: string) => typed('POST /api/me/friends/{badge}/block', { path: { badge }, body: {} }),
  invite: (id: string, badge: string) =>
    typed('POST /api/tables/{id}/ask', { path: { id }, body: { badge } }),
  decline: (table: string) => typed('DELETE /api/me/invites/{table}', { path: { table } }),
  want: (wish: Wish) => typed('POST /api/queue', { body: wish }),
  queued: () => typed('GET /api/queue'),
  leave: () => typed('DELETE /api/queue'),
};
