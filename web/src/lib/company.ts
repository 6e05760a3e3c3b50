import { call } from './api';

/** Somebody, as far as I know them. */
export interface Known {
  badge: string;
  name: string;
}

export interface Invite extends Known {
  table: string;
  game: string;
}

export interface Friends {
  friends: (Known & { here: boolean })[];
  /** Whom I have asked, and who asks me. */
  asked: Known[];
  asking: Known[];
  blocked: Known[];
  /** With whom I have played. */
  met: Known[];
  invites: Invite[];
}

export interface Queued {
  waiting: boolean;
  until?: number;
  table?: string;
}

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
  link: async () => (await call<{ url: string }>('POST', `${FRIENDS}/link`, {})).url,
  part: (badge: string) => call<Friends>('DELETE', `${FRIENDS}/${badge}`),
  block: (badge: string) => call<Friends>('POST', `${FRIENDS}/${badge}/block`, {}),
  invite: (table: string, badge: string) => call<unknown>('POST', `/api/tables/${table}/ask`, { badge }),
  decline: (table: string) => call<unknown>('DELETE', `/api/me/invites/${table}`),
  want: (wish: Wish) => call<Queued>('POST', '/api/queue', wish),
  queued: () => call<Queued>('GET', '/api/queue'),
  leave: () => call<Queued>('DELETE', '/api/queue'),
};
